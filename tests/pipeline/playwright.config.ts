import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../tools/machine/chromium.ts';
import { switchTo } from '../support/tested-company.ts';
import { TEST_LIMIT } from '../support/time-limits.ts';

switchTo('fixture');

/** Runs the checks that build and serve their own sites. */
export default defineConfig({
  testDir: '.',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  timeout: TEST_LIMIT,
  reporter: [['list', { printSteps: false }]],
  outputDir: '../../test-results',
  use: { timezoneId: 'America/New_York', locale: 'en-US', launchOptions: browserLaunchOptions() },
});
