import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { assertSampleBuilt, switchToSample } from './tests/sample/sample-site.ts';
import { byThoroughness } from './tests/support/thoroughness.ts';
import { browserLaunchOptions } from './tools/machine/chromium.ts';

switchToSample();
assertSampleBuilt();

const port = Number(process.env.TEST_PORT ?? 8799);

/**
 * Whether nothing moves. Pages that scroll smoothly keep every click waiting, and drawings that move are painted again
 * and again; `npm run test:full` has both move. Pictures hear the switch of the browser alone.
 */
const STILL = byThoroughness({ sample: true, full: false });

/** The sample's site on the engine of production. */
export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // One more than two cores: every journey waits now and then.
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  // Tests marked so try what a shorter one stands for in `npm test`: another key, another width, another fault.
  ...byThoroughness({ sample: { grepInvert: /@full/ }, full: {} }),
  timeout: 60_000,
  reporter: [['list', { printSteps: false }]],
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/New_York',
    locale: 'en-US',
    launchOptions: browserLaunchOptions(STILL ? ['--force-prefers-reduced-motion'] : []),
    contextOptions: { reducedMotion: STILL ? 'reduce' : 'no-preference' },
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
