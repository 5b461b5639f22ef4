/** How the browser suites that read one built site are run. */
import { availableParallelism } from 'node:os';
import { basename, resolve } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../tools/machine/chromium.ts';
import { assertSiteBuilt, switchTo, type TestedCompany } from './tested-company.ts';
import { byThoroughness } from './thoroughness.ts';
import { TEST_LIMIT, WAIT_LIMIT } from './time-limits.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Whether nothing moves. Pages that scroll smoothly keep every click waiting, and drawings that move are painted again
 * and again; `npm run test:full` has both move. Pictures hear the switch of the browser alone.
 */
const STILL = byThoroughness({ sample: true, full: false });

/** The server ends what it has started itself, which a signal that cannot be heard would leave running. */
export const SERVER_END = { signal: 'SIGTERM', timeout: 20_000 } as const;

export interface SuiteOptions {
  readonly company: TestedCompany;
  /** The folder of the tests. */
  readonly testDir: string;
  /** One of its own, so that no other site is taken for this one. */
  readonly port: number;
}

/** Settings of a suite that reads a company's site on the engine of production. */
export function siteConfig({ company, testDir, port }: SuiteOptions): PlaywrightTestConfig {
  switchTo(company);
  assertSiteBuilt();
  return {
    testDir,
    fullyParallel: true,
    forbidOnly: Boolean(process.env.CI),
    retries: process.env.CI ? 1 : 0,
    // One more than two cores: every journey waits now and then.
    workers: Math.max(3, Math.floor(availableParallelism() / 2)),
    // Tests marked so try what a shorter one stands for in `npm test`: another key, another width, another fault.
    ...byThoroughness({ sample: { grepInvert: /@full/ }, full: {} }),
    timeout: TEST_LIMIT,
    expect: { timeout: WAIT_LIMIT },
    reporter: [['list', { printSteps: false }]],
    outputDir: resolve(root, 'test-results', `${company}-${basename(testDir)}`),
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
      cwd: root,
      env: { PORT: String(port) },
      url: `http://localhost:${port}/robots.txt`,
      reuseExistingServer: false,
      gracefulShutdown: SERVER_END,
      timeout: TEST_LIMIT,
    },
  };
}
