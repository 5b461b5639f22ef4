import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './tools/machine/chromium.ts';

const port = Number(process.env.TEST_PORT ?? 8799);

/** The built site on the engine of production. */
export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  timeout: 60_000,
  reporter: [['list', { printSteps: false }]],
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/New_York',
    locale: 'en-US',
    launchOptions: browserLaunchOptions(),
  },
  webServer: {
    command: 'node tools/commands/serve.ts',
    cwd: import.meta.dirname,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/robots.txt`,
    reuseExistingServer: !process.env.CI,
    timeout: 120_000,
  },
});
