/**
 * Runs the journeys in stock Firefox. Playwright drives Firefox over WebDriver BiDi, which lacks some features that
 * Playwright has in Chromium; tests that need those features have the tag `@chromium`. The tag `@once` marks tests that
 * need to run in only one engine, such as tests of a menu's text or of requests. It also marks tests of behavior that
 * each engine has a separate test for.
 */
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findFirefox } from '../../tools/machine/other-engines.ts';
import { siteConfig } from '../support/site-config.ts';

const executablePath = findFirefox();
if (!executablePath) throw new Error('Firefox is not installed.');

/**
 * Files of `tests/browser` that also run in Firefox, because each engine has its own popovers, scroll timelines, form
 * validation, pointer capture, key events in lists, `:has()`, `details` and line breaks.
 */
const JOURNEYS = [
  'journeys/navigation-bar.spec.ts',
  'journeys/menus.spec.ts',
  'journeys/mobile-menu.spec.ts',
  'journeys/contact-form.spec.ts',
  'journeys/toast.spec.ts',
  'journeys/search.spec.ts',
  'journeys/questions.spec.ts',
  'journeys/symptom-lights.spec.ts',
  'journeys/street-ride.spec.ts',
  'layout/menu-words.spec.ts',
];

/**
 * Sends wheel events through Firefox's scrolling code, like those of a visitor. Otherwise WebDriver sends them directly
 * to the page, where Firefox ignores `overscroll-behavior`.
 */
const firefoxUserPrefs = { 'remote.events.async.wheel.enabled': true };

const base = siteConfig({
  company: 'sample',
  testDir: resolve(import.meta.dirname, '../browser'),
  port: Number(process.env.FIREFOX_PORT ?? 8797),
});

export default defineConfig({
  ...base,
  outputDir: resolve(import.meta.dirname, '../../test-results/firefox'),
  grepInvert: [/@chromium/, /@once/, /@full/],
  use: {
    ...base.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath, firefoxUserPrefs },
  },
  projects: [
    { name: 'journeys', testDir: '../browser', testMatch: JOURNEYS },
    { name: 'pages', testDir: 'firefox', testMatch: 'pages.spec.ts' },
  ],
});
