/** Determines whether the company is open at an instant, in New York time, wherever the visitor is. */
import { DAY, readClock } from './new-york-clock.ts';
import { type DayHours, formatMinutes, toMinuteSpan, WEEKDAYS, type WeekHours } from './week-hours.ts';

/** A date whose hours differ from its weekday's. */
export interface Holiday {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly name: string;
  readonly hours: DayHours;
}

/** Minutes from midnight; a span that ends on the next day ends at 1,440 or later. */
type MinuteSpan = readonly [opens: number, closes: number];

/** Hours in the compact form that is sent to the browser. */
export interface Schedule {
  /** Sunday first, as `Date` counts. */
  readonly week: readonly (readonly MinuteSpan[])[];
  /** Keyed by date, `YYYY-MM-DD`. */
  readonly holidays: Readonly<Record<string, readonly MinuteSpan[]>>;
}

/** Times are milliseconds on New York's wall clock, as if it were UTC. */
export interface OpenState {
  readonly open: boolean;
  readonly now: number;
  /** When the state changes; null for an office that never closes. */
  readonly turn: number | null;
}

/** Milliseconds. */
export const MINUTE = 60_000;
/** Number of days searched for the next change; `company.yaml` allows fewer closed days in a row. */
const MOST_DAYS = 400;

/** Converts the hours in `company.yaml` to the compact form. */
export function buildSchedule(week: WeekHours, holidays: readonly Holiday[]): Schedule {
  return {
    week: [...WEEKDAYS.slice(6), ...WEEKDAYS.slice(0, 6)].map((day) => week[day].map(toMinuteSpan)),
    holidays: Object.fromEntries(holidays.map(({ date, hours }) => [date, hours.map(toMinuteSpan)])),
  };
}

/**
 * Finds the state at an instant: open from the opening minute through the minute before closing. Spans that
 * meet or overlap count as one.
 *
 * @throws RangeError if no day within 400 days is open
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

/** Returns the weekday, or the date if that is a week or more away. The brief form does not wrap after a weekday. */
function describeDay(turn: number, daysAhead: number, brief: boolean): string {
  const day = new Date(turn);
  // Starts with `Mon, 04 Jan 2027`, in English on every machine (ECMAScript, Date.prototype.toUTCString).
  const [weekday, date, month] = day.toUTCString().split(/,? /);
  if (daysAhead >= 7) return `${month} ${Number(date)}, `;
  return brief ? `${weekday}\u00a0` : `${DAY_NAMES[day.getUTCDay()]} `;
}

/**
 * Describes the state:
 *
 * - `Open until 5 pm`, or `Open until Friday 5 pm` if that is a day or more ahead
 * - `Open all day` if the office never closes
 * - `Closed until 7 am` on the same day, or else `Closed until Monday 7 am`
 * - `Closed until Jan 4, 7 am` a week or more ahead, because a weekday alone would suggest the wrong week
 *
 * The brief form shortens weekdays: `Closed until Mon 7 am`.
 */
export function describeOpenState({ open, now, turn }: OpenState, brief = false): string {
  if (turn === null) return 'Open all day';
  const daysAhead = Math.floor(turn / DAY) - Math.floor(now / DAY);
  const isNear = open ? turn - now < DAY : !daysAhead;
  const day = isNear ? '' : describeDay(turn, daysAhead, brief);
  return `${open ? 'Open' : 'Closed'} until ${day}${formatMinutes((turn % DAY) / MINUTE)}`;
}
