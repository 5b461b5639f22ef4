import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../tools/machine/chromium.ts';
import { COMMON } from '../support/site-config.ts';
import { switchTo } from '../support/tested-company.ts';

switchTo('fixture');

/** Runs the checks that build and serve their own sites. */
export default defineConfig(COMMON, {
  testDir: '.',
  workers: 1,
  outputDir: '../../test-results',
  use: { launchOptions: browserLaunchOptions() },
});
