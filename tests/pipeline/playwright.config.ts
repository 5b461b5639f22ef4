import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../tools/machine/chromium.ts';
import { switchToSample } from '../sample/sample-site.ts';

switchToSample();

/** Thorough checks that serve their pages themselves. */
export default defineConfig({
  testDir: '.',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  timeout: 120_000,
  reporter: [['list', { printSteps: false }]],
  outputDir: '../../test-results',
  use: { timezoneId: 'America/New_York', locale: 'en-US', launchOptions: browserLaunchOptions() },
});
