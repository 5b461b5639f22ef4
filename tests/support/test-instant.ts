/**
 * The one instant at which tests run and test sites are built, so that both give the same result on every date. Tests
 * read the time only from here, or name another instant. With `TEST_CLOCK=machine` in the environment, tests and builds
 * read the machine's clock.
 */

export const IS_CLOCK_STOPPED = process.env.TEST_CLOCK !== 'machine';

/** Monday noon in New York in winter, in ms since 1970: the office is open, and the sky is a day's. */
export const TEST_INSTANT = IS_CLOCK_STOPPED ? Date.parse('2026-12-07T12:00:00-05:00') : Date.now();

/** The variable that gives builds and other child processes this time (`src/content/present.ts`). */
export const BUILD_ENVIRONMENT: Readonly<Record<string, string>> = IS_CLOCK_STOPPED
  ? { SITE_INSTANT: new Date(TEST_INSTANT).toISOString() }
  : {};

/**
 * Stops the clock of `Date`; timers and `performance.now()` run on. The function uses nothing from this module, because
 * its source is also sent to browsers.
 */
export function stopClock(instant: number): void {
  const now = (): number => instant;
  globalThis.Date = new Proxy(Date, {
    construct: (target, values, built) =>
      Reflect.construct(target, values.length > 0 ? values : [instant], built),
    apply: (target) => new target(instant).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}

/** Returns what each way to ask for the time says; runs in Node and in a page. */
export const readTimes = (): string[] =>
  [Date.now(), new Date(), Date()].map((time) => new Date(time).toISOString());
