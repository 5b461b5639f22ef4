import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../tools/machine/chromium.ts';
import { switchTo } from '../support/tested-company.ts';
import { TEST_LIMIT, WAIT_LIMIT } from '../support/time-limits.ts';

switchTo('sample');

/** Tests `npm run edit` in a copy of the project. The first form waits while Vite pre-bundles packages. */
export default defineConfig({
  testDir: '.',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  timeout: TEST_LIMIT,
  expect: { timeout: WAIT_LIMIT },
  reporter: [['list', { printSteps: false }]],
  outputDir: '../../test-results/edit',
  use: {
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/New_York',
    locale: 'en-US',
    launchOptions: browserLaunchOptions(),
    screenshot: 'only-on-failure',
  },
});
