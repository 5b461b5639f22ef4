import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../tools/machine/chromium.ts';
import { COMMON } from '../support/site-config.ts';
import { switchTo } from '../support/tested-company.ts';

switchTo('fixture');

/** Runs the check of the build pipeline, which builds and serves its own two sites. */
export default defineConfig(COMMON, {
  testDir: '.',
  workers: 1,
  outputDir: '../../test-results',
  use: { launchOptions: browserLaunchOptions() },
});
