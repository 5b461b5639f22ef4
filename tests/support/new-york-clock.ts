/** New York's clock as `Intl` knows it, to check what the site computes. */

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

/** What the clock shows at an instant, as milliseconds since 1970 would be if it stood in UTC. */
export function wallClock(instant: number): number {
  const parts = Object.fromEntries(
    CLOCK.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts;
  // Zones differ by whole minutes, so what is less than a minute is the same everywhere.
  return Date.UTC(year, month - 1, day, hour, minute) + (((instant % MINUTE) + MINUTE) % MINUTE);
}

/** The two instants of a year at which clocks are changed, found hour by hour: forward, then back. */
export function clockChanges(year: number): number[] {
  const changes: number[] = [];
  for (let instant = Date.UTC(year, 0, 2); instant < Date.UTC(year, 11, 31); instant += HOUR) {
    if (wallClock(instant) - wallClock(instant - HOUR) !== HOUR) changes.push(instant);
  }
  return changes;
}

/** The first instant at which the clock shows this, or later where the time is skipped. */
export function instantOf(wall: number): number {
  const [early, late] = [wall + 4 * HOUR, wall + 5 * HOUR];
  if (wallClock(early) >= wall) return early;
  if (wallClock(late) === wall) return late;
  let instant = early;
  while (wallClock(instant) < wall) instant += MINUTE;
  return instant;
}
