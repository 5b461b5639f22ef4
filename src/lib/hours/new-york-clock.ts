/**
 * New York's clock by arithmetic. `Intl` knows it too, but its first use in a page reads the tables of all zones and
 * languages: 20 ms of a desktop's time, 80 of a phone's, in one piece (docs/benchmarks.md).
 */

const HOUR = 3_600_000;

/** Midnight in UTC of the n-th Sunday of a month, January being 0. */
function nthSunday(year: number, month: number, n: number): number {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((7 - first) % 7) + 7 * (n - 1));
}

/**
 * What the clock shows at an instant: five hours behind UTC, four from the second Sunday of March to the first Sunday
 * of November, both at 2 am (15 U.S.C. 260a, as amended by the Energy Policy Act of 2005; in force since 2007).
 *
 * @returns a date whose parts in UTC are those of the clock
 */
export function readClock(instant: Date): Date {
  const year = instant.getUTCFullYear();
  const time = instant.getTime();
  const isSummer = time >= nthSunday(year, 2, 2) + 7 * HOUR && time < nthSunday(year, 10, 1) + 6 * HOUR;
  return new Date(time - (isSummer ? 4 : 5) * HOUR);
}
