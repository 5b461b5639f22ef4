/**
 * New York's clock by arithmetic alone, to check what `Intl` says: five hours behind UTC, four from the
 * second Sunday of March to the first Sunday of November, both at 2 am (Energy Policy Act of 2005, 15 U.S.C. 260a).
 */

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Midnight in UTC of the n-th Sunday of a month, January being 0. */
function nthSunday(year: number, month: number, n: number): number {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((7 - first) % 7) + 7 * (n - 1));
}

/** The two instants of a year at which clocks are changed: forward at 7:00 UTC, back at 6:00 UTC. */
export const clockChanges = (year: number): readonly [forward: number, back: number] => [
  nthSunday(year, 2, 2) + 7 * HOUR,
  nthSunday(year, 10, 1) + 6 * HOUR,
];

/** What the clock shows at an instant, as milliseconds since 1970 would be if it stood in UTC. */
export function wallClock(instant: number): number {
  const [forward, back] = clockChanges(new Date(instant).getUTCFullYear());
  return instant - (instant >= forward && instant < back ? 4 : 5) * HOUR;
}

/** The first instant at which the clock shows this or later, where the time is skipped. */
export function instantOf(wall: number): number {
  const [early, late] = [wall + 4 * HOUR, wall + 5 * HOUR];
  return wallClock(early) >= wall ? early : late;
}
