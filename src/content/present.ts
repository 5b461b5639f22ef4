/** The time at which content is checked and pages are built. */

/**
 * Returns the present. The environment variable `SITE_INSTANT` sets another time, such as `2026-12-07T17:00:00Z`; only
 * tests set it, so that they check and build the same on every date. `npm run deploy` uploads nothing while it is set.
 *
 * @throws RangeError if the variable is not a date
 */
export function readNow(): Date {
  // The forms read the schemas in a browser, which has no environment.
  const chosen = globalThis.process?.env.SITE_INSTANT;
  if (!chosen) return new Date();
  if (Number.isNaN(Date.parse(chosen)))
    throw new RangeError(`SITE_INSTANT is “${chosen}”, but it must be a date.`);
  return new Date(chosen);
}
