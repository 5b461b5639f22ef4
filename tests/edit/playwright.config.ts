import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../tools/machine/chromium.ts';
import { switchToSample } from '../sample/sample-site.ts';

switchToSample();

/** `npm run edit` in a copy of the project. The first form waits for Vite to prepare the packages of the forms. */
export default defineConfig({
  testDir: '.',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 60_000 },
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
