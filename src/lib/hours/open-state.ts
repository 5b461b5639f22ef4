/** Whether the company is open at an instant, by the clock of New York, wherever the visitor is. */

import { readClock } from './new-york-clock.ts';
import { capitalize, type DayHours, formatTime, WEEKDAYS, type WeekHours } from './week-hours.ts';

/** A date with other hours than its weekday; `null` means closed all day. */
export interface Holiday {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly name: string;
  readonly hours: DayHours | null;
}

type Span = readonly [opens: string, closes: string] | null;

/** Hours in the compact form that is sent to the browser. */
export interface Schedule {
  /** Sunday first, as `Date` counts. */
  readonly week: readonly Span[];
  /** By date, `YYYY-MM-DD`. */
  readonly holidays: Readonly<Record<string, Span>>;
}

export type OpenState =
  | { readonly open: true /** `hh:mm` */; readonly until: string }
  | {
      readonly open: false;
      /** `YYYY-MM-DD` */
      readonly opensOn: string;
      /** `hh:mm` */
      readonly opensAt: string;
      /** Days from today to that date: 0 is today. */
      readonly daysAhead: number;
    };

const DAY = 24 * 60 * 60 * 1000;
/** Number of days searched for the next open one; the identity file allows far fewer closed days in a row. */
const MOST_DAYS = 400;

/** Hours of the identity file in compact form. */
export function buildSchedule(week: WeekHours, holidays: readonly Holiday[]): Schedule {
  const toSpan = (hours: DayHours | null): Span => hours && [hours.opens, hours.closes];
  return {
    week: [...WEEKDAYS.slice(6), ...WEEKDAYS.slice(0, 6)].map((day) => toSpan(week[day])),
    holidays: Object.fromEntries(holidays.map(({ date, hours }) => [date, toSpan(hours)])),
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
 * Open from the opening minute on until the minute before closing.
 *
 * @throws RangeError when no day within 400 days is open
 */
export function findOpenState({ week, holidays }: Schedule, instant: Date): OpenState {
  const [today = '', time = ''] = readClock(instant).toISOString().slice(0, 16).split('T');
  for (let daysAhead = 0; daysAhead < MOST_DAYS; daysAhead++) {
    // A date without a time is midnight in UTC, where no day has 23 or 25 hours.
    const day = new Date(Date.parse(today) + daysAhead * DAY);
    const date = day.toISOString().slice(0, 10);
    const span = date in holidays ? holidays[date] : week[day.getUTCDay()];
    if (!span || (!daysAhead && time >= span[1])) continue;
    return !daysAhead && time >= span[0]
      ? { open: true, until: span[1] }
      : { open: false, opensOn: date, opensAt: span[0], daysAhead };
  }
  throw new RangeError('Never open');
}

const dayName = (date: Date): string => capitalize(WEEKDAYS[(date.getUTCDay() + 6) % 7] ?? '');

/** The day that the office opens on: `at` for today, a weekday within a week, a date later than that. */
function describeDay(opensOn: string, daysAhead: number, brief: boolean): string {
  if (daysAhead === 0) return 'at';
  const day = new Date(opensOn);
  const isThisWeek = daysAhead < 7;
  const word = (isThisWeek ? dayName(day) : MONTHS[day.getUTCMonth()]) ?? '';
  const name = brief ? word.slice(0, 3) : word;
  return isThisWeek ? name : `${name} ${day.getUTCDate()},`;
}

/**
 * `Open until 5 pm`; `Closed, opens at 7 am` for today, `Closed, opens Monday 7 am` within a week, and
 * `Closed, opens January 4, 7 am` later than that, where a weekday alone would name the wrong week.
 * In brief, where there is little room: `Opens Mon 7 am`.
 */
export function describeOpenState(state: OpenState, brief = false): string {
  if (state.open) return `Open until ${formatTime(state.until)}`;
  const day = describeDay(state.opensOn, state.daysAhead, brief);
  return `${brief ? 'Opens' : 'Closed, opens'} ${day} ${formatTime(state.opensAt)}`;
}
