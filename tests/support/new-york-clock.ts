/** Computes New York time with `Intl`, as a reference for the site's own computation. */

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const CLOCK = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

/** Returns the local time at an instant as a UTC timestamp: milliseconds since 1970, as if it were UTC. */
export function wallClock(instant: number): number {
  const parts = Object.fromEntries(
    CLOCK.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts;
  // Time zone offsets are whole minutes, so seconds are the same everywhere.
  return Date.UTC(year, month - 1, day, hour, minute) + (((instant % MINUTE) + MINUTE) % MINUTE);
}

/** Returns the two daylight saving changes of a year, forward and back, by testing every hour. */
export function clockChanges(year: number): number[] {
  const changes: number[] = [];
  for (let instant = Date.UTC(year, 0, 2); instant < Date.UTC(year, 11, 31); instant += HOUR) {
    if (wallClock(instant) - wallClock(instant - HOUR) !== HOUR) changes.push(instant);
  }
  return changes;
}

/**
 * Returns the first instant at which clocks in New York show a local time, or a later time if daylight saving skips it.
 *
 * @param wall - local time as `wallClock` returns it
 */
export function instantOf(wall: number): number {
  const [early, late] = [wall + 4 * HOUR, wall + 5 * HOUR];
  if (wallClock(early) >= wall) return early;
  if (wallClock(late) === wall) return late;
  let instant = early;
  while (wallClock(instant) < wall) instant += MINUTE;
  return instant;
}
