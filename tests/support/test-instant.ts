/**
 * The one instant at which tests run and test sites are built, so that they give the same result on every date. With
 * `TEST_INSTANT=now` they read the machine's clock instead, as they do in the weekly run.
 */

/** Monday noon in New York in winter: the office is open, and the sky is a day's. */
const FIXED = '2026-12-07T12:00:00-05:00';

const chosen = process.env.TEST_INSTANT || FIXED;

/** False if the tests read the machine's clock. */
export const IS_CLOCK_STOPPED = chosen !== 'now';

/** The instant of the tests and of the browsers that they open, in ms since 1970. */
export const TEST_INSTANT = IS_CLOCK_STOPPED ? new Date(chosen).getTime() : Date.now();

if (Number.isNaN(TEST_INSTANT))
  throw new RangeError(`Expected TEST_INSTANT to be “now” or like ${FIXED}, not “${chosen}”.`);

/** The instant at which test sites are built. It stays the same if `TEST_INSTANT` chooses another one for a run. */
export const BUILD_INSTANT = IS_CLOCK_STOPPED ? Date.parse(FIXED) : TEST_INSTANT;

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
