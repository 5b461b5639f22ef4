/** Whether the company is open at an instant, by the clock of New York, wherever the visitor is. */

import { readClock } from './new-york-clock.ts';
import {
  capitalize,
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

/** When the office opens or closes next. */
export interface Turn {
  /** Midnight of its date in UTC. */
  readonly day: Date;
  /** Minutes from that midnight. */
  readonly minutes: number;
  /** Days from today to that date: 0 is today. */
  readonly daysAhead: number;
  /** True when the same time of day comes first on another date, so that the time alone would mislead. */
  readonly isBeyondOneDay: boolean;
}

/** Open until a turn, or at all hours; or closed until a turn. */
export type OpenState =
  | { readonly open: true; readonly turn: Turn | null }
  | { readonly open: false; readonly turn: Turn };

const MINUTE = 60_000;
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

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Open from the opening minute on until the minute before closing. Spans that meet at midnight are one.
 *
 * @throws RangeError when no day within 400 days is open
 */
export function findOpenState({ week, holidays }: Schedule, instant: Date): OpenState {
  const clock = readClock(instant).getTime();
  const today = clock - (clock % DAY);
  const now = Math.floor((clock - today) / MINUTE);
  const turnAt = (time: number): Turn => {
    const daysAhead = Math.floor(time / MINUTES_PER_DAY);
    return {
      day: new Date(today + daysAhead * DAY),
      minutes: time - daysAhead * MINUTES_PER_DAY,
      daysAhead,
      isBeyondOneDay: time - now >= MINUTES_PER_DAY,
    };
  };
  let closes: number | undefined;
  // Yesterday's hours may run into today.
  for (let daysAhead = -1; daysAhead < MOST_DAYS; daysAhead++) {
    const day = new Date(today + daysAhead * DAY);
    for (const span of holidays[day.toISOString().slice(0, 10)] ?? week[day.getUTCDay()] ?? []) {
      const [start, end] = span.map((time) => time + daysAhead * MINUTES_PER_DAY) as [number, number];
      if (start > (closes ?? now))
        return closes === undefined
          ? { open: false, turn: turnAt(start) }
          : { open: true, turn: turnAt(closes) };
      if (end > (closes ?? now)) closes = end;
    }
  }
  if (closes === undefined) throw new RangeError('Never open');
  return { open: true, turn: null };
}

const dayName = (date: Date): string => capitalize(WEEKDAYS[(date.getUTCDay() + 6) % 7] ?? '');

/** The day of a turn: a weekday within a week, a date later than that. */
function describeDay({ day, daysAhead }: Turn, brief: boolean): string {
  const isThisWeek = daysAhead < 7;
  const word = (isThisWeek ? dayName(day) : MONTHS[day.getUTCMonth()]) ?? '';
  const name = brief ? word.slice(0, 3) : word;
  return isThisWeek ? name : `${name} ${day.getUTCDate()},`;
}

/**
 * `Open until 5 pm`, `Open until Friday 5 pm` when that is more than a day ahead, `Open all day` without an end;
 * `Closed, opens at 7 am` for today, `Closed, opens Monday 7 am` within a week, and `Closed, opens January 4, 7 am`
 * later than that, where a weekday alone would name the wrong week. In brief, where there is little room:
 * `Opens Mon 7 am`.
 */
export function describeOpenState({ open, turn }: OpenState, brief = false): string {
  if (!turn) return 'Open all day';
  const time = formatMinutes(turn.minutes);
  if (open) return `Open until ${turn.isBeyondOneDay ? `${describeDay(turn, brief)} ` : ''}${time}`;
  const day = turn.daysAhead === 0 ? 'at' : describeDay(turn, brief);
  return `${brief ? 'Opens' : 'Closed, opens'} ${day} ${time}`;
}
