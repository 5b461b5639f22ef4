/**
 * The browser tests in stock Firefox. Playwright speaks to it over WebDriver BiDi, which lacks some of what it can do
 * with Chromium; tests that need that carry the tag `@chromium`, and files of such tests alone are left out here.
 */
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { findFirefox } from '../../tools/machine/other-engines.ts';

const executablePath = findFirefox();
if (!executablePath)
  throw new Error('Firefox is not installed: npm run test:engines installs it where apt can.');

export default defineConfig({
  ...base,
  outputDir: resolve(import.meta.dirname, '../../test-results/firefox'),
  // What every single address answers is the server's matter, not the engine's.
  grepInvert: [/@chromium/, /every route/],
  use: {
    ...base.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath },
  },
  projects: [
    { name: 'paper', testDir: 'firefox', testMatch: 'print.spec.ts' },
    {
      name: 'firefox',
      testDir: '../browser',
      testIgnore: [
        // Rules of markup and color, which hold in every engine or in none.
        'accessibility/**',
        // JavaScript is switched off by a preference of the browser instead; see below.
        'no-javascript.spec.ts',
        // Shifts of the layout are counted by Chromium alone.
        'faults-shift.spec.ts',
        // Counts what Chromium asks for.
        'budget.spec.ts',
      ],
    },
    {
      name: 'without JavaScript',
      testDir: 'firefox',
      testMatch: 'no-javascript.spec.ts',
      use: { launchOptions: { executablePath, firefoxUserPrefs: { 'javascript.enabled': false } } },
    },
  ],
});
