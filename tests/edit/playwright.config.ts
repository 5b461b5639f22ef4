import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../tools/machine/chromium.ts';
import { COMMON } from '../support/site-config.ts';
import { switchTo } from '../support/tested-company.ts';

switchTo('sample');

/** Tests `npm run edit` in a copy of the project. The first form waits while Vite pre-bundles packages. */
export default defineConfig(COMMON, {
  testDir: '.',
  workers: 1,
  outputDir: '../../test-results/edit',
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: browserLaunchOptions(),
    screenshot: 'only-on-failure',
  },
});
