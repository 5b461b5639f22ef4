/** Says in another language whether the company is open. English pages need no `Intl`, with `describeOpenState`. */
import type { OpenState } from './open-state.ts';

/** The words around the time, and the locale in which the time and the day are formatted. */
export interface StateWords {
  /** BCP 47 tag with a region: `es-US`. */
  readonly locale: string;
  readonly openUntil: string;
  readonly closedUntil: string;
  readonly openAllDay: string;
}

const NBSP = '\u00a0';
/** Milliseconds. */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Describes the state by the same rules as the brief form of `describeOpenState`: `Cerrado hasta mié, 7 a.m.`. */
export function describeOpenStateIn(
  { locale, openUntil, closedUntil, openAllDay }: StateWords,
  { open, now, turn }: OpenState,
): string {
  if (turn === null) return openAllDay;
  const format = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
      .format(turn)
      // WebKit writes “a. m.”, which is too wide for a phone’s bar.
      .replace(/(?<=\.)\s(?=\p{L}\.)/gu, '')
      .replace(/\s/g, NBSP);
  const daysAhead = Math.floor(turn / DAY) - Math.floor(now / DAY);
  const time = format({ hour: 'numeric', ...(turn % HOUR === 0 ? {} : { minute: '2-digit' }) });
  const words = open ? openUntil : closedUntil;
  if (open ? turn - now < DAY : daysAhead === 0) return `${words} ${time}`;
  return daysAhead < 7
    ? // The comma tells the Spanish Tuesday, “mar”, from March.
      `${words} ${format({ weekday: 'short' })},${NBSP}${time}`
    : `${words} ${format({ month: 'short', day: 'numeric' })}, ${time}`;
}
