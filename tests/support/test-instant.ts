/**
 * The one instant at which tests run and test sites are built, so that both give the same result on every date. Tests
 * read the time only from here, or name another instant. With `TEST_CLOCK=machine` in the environment, tests and builds
 * read the machine's clock.
 */
import { stopClock } from '../../tools/verify/stopped-clock.ts';

export const IS_CLOCK_STOPPED = process.env.TEST_CLOCK !== 'machine';

/** Monday noon in New York in winter, in ms since 1970: the office is open, and the sky is a day's. */
export const TEST_INSTANT = IS_CLOCK_STOPPED ? Date.parse('2026-12-07T12:00:00-05:00') : Date.now();

/** The variable that gives builds and other child processes this time (`src/content/present.ts`). */
export const BUILD_ENVIRONMENT: Readonly<Record<string, string>> = IS_CLOCK_STOPPED
  ? { SITE_INSTANT: new Date(TEST_INSTANT).toISOString() }
  : {};

/** A script that stops the clock of a page whose browser no shared `test` has opened; empty if nothing stops it. */
export const CLOCK_CODE = IS_CLOCK_STOPPED ? `(${stopClock.toString()})(${TEST_INSTANT});` : '';
