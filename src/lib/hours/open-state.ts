/** Whether the company is open at an instant, by the clock of New York, wherever the visitor is. */

import { readClock } from './new-york-clock.ts';
import {
  type DayHours,
  formatMinutes,
  MINUTES_PER_DAY,
  toMinuteSpan,
  WEEKDAYS,
  type WeekHours,
} from './week-hours.ts';

/** A date with other hours than its weekday. */
export interface Holiday {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly name: string;
  readonly hours: DayHours;
}

/** Minutes from midnight; a span that ends on the next day ends after 1,440. */
type MinuteSpan = readonly [opens: number, closes: number];

/** Hours in the compact form that is sent to the browser. */
export interface Schedule {
  /** Sunday first, as `Date` counts. */
  readonly week: readonly (readonly MinuteSpan[])[];
  /** By date, `YYYY-MM-DD`. */
  readonly holidays: Readonly<Record<string, readonly MinuteSpan[]>>;
}

/** By New York's clock: instants are milliseconds as they would be if that clock stood in UTC. */
export interface OpenState {
  readonly open: boolean;
  readonly now: number;
  /** When that changes; null for an office that never closes. */
  readonly turn: number | null;
}

/** Milliseconds. */
export const MINUTE = 60_000;
const DAY = MINUTES_PER_DAY * MINUTE;
/** Number of days searched for the next open one; the identity file allows far fewer closed days in a row. */
const MOST_DAYS = 400;

/** Hours of the identity file in compact form. */
export function buildSchedule(week: WeekHours, holidays: readonly Holiday[]): Schedule {
  return {
    week: [...WEEKDAYS.slice(6), ...WEEKDAYS.slice(0, 6)].map((day) => week[day].map(toMinuteSpan)),
    holidays: Object.fromEntries(holidays.map(({ date, hours }) => [date, hours.map(toMinuteSpan)])),
  };
}

/**
 * Open from the opening minute on until the minute before closing. Spans that meet at midnight are one.
 *
 * @throws RangeError when no day within 400 days is open
 */
export function findOpenState({ week, holidays }: Schedule, instant: Date): OpenState {
  const now = readClock(instant).getTime();
  let closes: number | undefined;
  // Yesterday's hours may run into today.
  for (let daysAhead = -1; daysAhead < MOST_DAYS; daysAhead++) {
    const day = now - (now % DAY) + daysAhead * DAY;
    const date = new Date(day);
    for (const span of holidays[date.toISOString().slice(0, 10)] ?? week[date.getUTCDay()] ?? []) {
      const [start, end] = span.map((minutes) => day + minutes * MINUTE) as [number, number];
      const reached = closes ?? now;
      if (start > reached) return { open: closes !== undefined, now, turn: closes ?? start };
      if (end > reached) closes = end;
    }
  }
  if (closes === undefined) throw new RangeError('Never open');
  return { open: true, now, turn: null };
}

/** Sunday first, as `Date` counts. */
const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A weekday within a week, a date later than that. */
function describeDay(turn: number, daysAhead: number, brief: boolean): string {
  const day = new Date(turn);
  // As in `Mon, 04 Jan 2027`, in English on every machine (ECMAScript, Date.prototype.toUTCString).
  const [weekday, date, month] = day.toUTCString().split(/,? /);
  if (daysAhead >= 7) return `${month} ${Number(date)},`;
  return (brief ? weekday : DAY_NAMES[day.getUTCDay()]) ?? '';
}

/**
 * `Open until 5 pm`, `Open until Friday 5 pm` when that is more than a day ahead, `Open all day` without an end;
 * `Closed until 7 am` for today, `Closed until Monday 7 am` within a week, and `Closed until Jan 4, 7 am` later than
 * that, where a weekday alone would name the wrong week. In brief, where there is little room: `Closed until Mon 7 am`.
 */
export function describeOpenState({ open, now, turn }: OpenState, brief = false): string {
  if (turn === null) return 'Open all day';
  const daysAhead = Math.floor(turn / DAY) - Math.floor(now / DAY);
  const isNear = open ? turn - now < DAY : !daysAhead;
  const day = isNear ? '' : `${describeDay(turn, daysAhead, brief)} `;
  return `${open ? 'Open' : 'Closed'} until ${day}${formatMinutes((turn % DAY) / MINUTE)}`;
}
