/** Playwright settings shared by the browser suites that read one built site. */
import { availableParallelism } from 'node:os';
import { basename, resolve } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../tools/machine/chromium.ts';
import { assertSiteBuilt, switchTo, type TestedCompany } from './tested-company.ts';
import { byThoroughness } from './thoroughness.ts';
import { TEST_LIMIT, WAIT_LIMIT } from './time-limits.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * True if motion is reduced. Smooth scrolling delays every click, so only `npm test -- --full` has motion. The option
 * `--force-prefers-reduced-motion` below applies to every context of the browser.
 */
const STILL = byThoroughness({ sample: true, full: false });

const launch = (...switches: string[]) =>
  browserLaunchOptions([...(STILL ? ['--force-prefers-reduced-motion'] : []), ...switches]);

/**
 * Options of tests that look at no picture: drawings are half of the work of opening a page. The switch replaces
 * Playwright’s of the same name, so it repeats its settings of a mouse.
 */
export const WITHOUT_PICTURES = {
  launchOptions: launch(
    '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false',
  ),
};

/** Settings of every Playwright suite. */
export const COMMON: PlaywrightTestConfig = {
  forbidOnly: Boolean(process.env.CI),
  timeout: TEST_LIMIT,
  expect: { timeout: WAIT_LIMIT },
  reporter: [['list', { printSteps: false }]],
  use: { timezoneId: 'America/New_York', locale: 'en-US', serviceWorkers: 'block' },
};

interface SuiteOptions {
  readonly company: TestedCompany;
  /** Folder of the tests. */
  readonly testDir: string;
  /** A port that no other suite uses, so that this suite never reads another site. */
  readonly port: number;
  /** Folder of the served site; by default, the company's. */
  readonly site?: string;
}

/** Returns the settings of a suite that reads a company's site. */
export function siteConfig({ company, testDir, port, site }: SuiteOptions): PlaywrightTestConfig {
  switchTo(company);
  assertSiteBuilt();
  return {
    ...COMMON,
    testDir,
    fullyParallel: true,
    retries: process.env.CI ? 1 : 0,
    // Uses at least three workers, so that two cores stay busy while a test waits.
    workers: Math.max(3, Math.floor(availableParallelism() / 2)),
    // `npm test` skips tests with this tag, because a test without it covers the behavior with another key, width or
    // fault.
    ...byThoroughness({ sample: { grepInvert: /@full/ }, full: {} }),
    outputDir: resolve(root, 'test-results', `${company}-${basename(testDir)}`),
    use: {
      ...COMMON.use,
      actionTimeout: WAIT_LIMIT,
      baseURL: `http://localhost:${port}`,
      viewport: { width: 1440, height: 900 },
      launchOptions: launch(),
      contextOptions: { reducedMotion: STILL ? 'reduce' : 'no-preference' },
    },
    webServer: {
      command: 'node tests/support/serve-site.ts',
      cwd: root,
      env: { PORT: String(port), ...(site && { SITE_DIST: site }) },
      url: `http://localhost:${port}/robots.txt`,
      reuseExistingServer: false,
      timeout: TEST_LIMIT,
    },
  };
}
