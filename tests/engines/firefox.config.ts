/**
 * Journeys in stock Firefox. Playwright speaks to it over WebDriver BiDi, which lacks some of what it can do with
 * Chromium; tests that need that carry the tag `@chromium`. The tag `@once` is on tests whose outcome cannot differ
 * between engines: which words a menu holds, which files are asked for, what another engine has a test of its own for.
 */
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findFirefox } from '../../tools/machine/other-engines.ts';
import { siteConfig } from '../support/site-config.ts';

const executablePath = findFirefox();
if (!executablePath)
  throw new Error('Firefox is not installed: npm test -- engines installs it where apt can.');

/** Files of `tests/browser` that Firefox is taken through, too: what a visitor does, where engines could differ. */
const JOURNEYS = [
  'journeys/navigation-bar.spec.ts',
  'journeys/menus.spec.ts',
  'journeys/mobile-menu.spec.ts',
  'journeys/routes.spec.ts',
  'journeys/contact-form.spec.ts',
  'journeys/contact-form-hydration.spec.ts',
  'journeys/toast.spec.ts',
  'journeys/search.spec.ts',
  'journeys/address-check.spec.ts',
  'journeys/open-now.spec.ts',
  'journeys/hero-hour.spec.ts',
  'journeys/questions.spec.ts',
  'journeys/symptom-lights.spec.ts',
  'journeys/street-ride.spec.ts',
  'layout/headline.spec.ts',
  'network/silence.spec.ts',
];

/** What goes by scroll timelines, which Firefox has from version 159 on, and before behind a switch. */
const SCROLL_JOURNEYS = ['journeys/navigation-bar.spec.ts', 'journeys/street-ride.spec.ts'];

/**
 * The wheel turns as a visitor's does, through the part of Firefox that scrolls. Otherwise WebDriver hands it to the page
 * directly, where Firefox does not know `overscroll-behavior`.
 */
const firefoxUserPrefs = { 'remote.events.async.wheel.enabled': true };

const base = siteConfig({
  company: 'sample',
  testDir: resolve(import.meta.dirname, '../browser'),
  port: Number(process.env.TEST_PORT ?? 8799),
});

export default defineConfig({
  ...base,
  outputDir: resolve(import.meta.dirname, '../../test-results/firefox'),
  grepInvert: [/@chromium/, /@once/],
  use: {
    ...base.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath, firefoxUserPrefs },
  },
  projects: [
    { name: 'journeys', testDir: '../browser', testMatch: JOURNEYS },
    {
      name: 'scroll timelines',
      testDir: '../browser',
      testMatch: SCROLL_JOURNEYS,
      use: {
        launchOptions: {
          executablePath,
          firefoxUserPrefs: { ...firefoxUserPrefs, 'layout.css.scroll-driven-animations.enabled': true },
        },
      },
    },
    { name: 'pages', testDir: 'firefox', testMatch: ['pages.spec.ts', 'print.spec.ts'] },
    {
      // A Firefox that has run for minutes sometimes keeps no page any more; options of its own bring a fresh one.
      name: 'back',
      testDir: 'firefox',
      testMatch: 'back.spec.ts',
      use: {
        launchOptions: {
          executablePath,
          firefoxUserPrefs: { ...firefoxUserPrefs, 'browser.sessionhistory.max_total_viewers': 8 },
        },
      },
    },
    {
      name: 'without JavaScript',
      testDir: 'firefox',
      testMatch: 'no-javascript.spec.ts',
      use: { launchOptions: { executablePath, firefoxUserPrefs: { 'javascript.enabled': false } } },
    },
  ],
});
