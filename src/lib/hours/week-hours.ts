/** Opening hours by weekday: their types, the format of times, and groups of days with the same hours. */

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** From opening to closing, `hh:mm`. `24:00` is the end of the day; a `closes` before `opens` is on the next day. */
export interface TimeSpan {
  readonly opens: string;
  readonly closes: string;
}

/** The spans of a day in order, with breaks between them; empty if the day is closed. */
export type DayHours = readonly TimeSpan[];

export type WeekHours = Readonly<Record<Weekday, DayHours>>;

interface HoursGroup {
  readonly days: readonly Weekday[];
  readonly hours: DayHours;
}

export const NBSP = '\u00a0';
const MINUTES_PER_DAY = 24 * 60;

export const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Converts a time to minutes since midnight: `08:30` → 510. */
export function toMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** Returns both ends of a span in minutes from midnight of its day; an overnight span ends at 1,440 or later. */
export function toMinuteSpan({ opens, closes }: TimeSpan): readonly [opens: number, closes: number] {
  const [start, end] = [toMinutes(opens), toMinutes(closes)];
  return [start, end > start ? end : end + MINUTES_PER_DAY];
}

/** Whether a day is open from midnight to midnight. */
export function isAllDay([first, ...others]: DayHours): boolean {
  return first?.opens === '00:00' && first.closes === '24:00' && others.length === 0;
}

/** Formats minutes since midnight as a time of day: 360 → `6 am`, 1,320 → `10 pm`; the result never wraps. */
export function formatMinutes(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  if (minute === 0 && hour % 12 === 0) return hour === 0 ? 'midnight' : 'noon';
  const minutesShown = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutesShown}${NBSP}${hour < 12 ? 'am' : 'pm'}`;
}

/** Formats a time of day: `06:00` → `6 am`, `22:00` → `10 pm`, `12:00` → `noon`. */
export const formatTime = (time: string): string => formatMinutes(toMinutes(time));

const isSame = (one: DayHours, other: DayHours): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Groups runs of days with the same hours, Monday first. */
export function groupHours(week: WeekHours): HoursGroup[] {
  const groups: { days: Weekday[]; hours: DayHours }[] = [];
  for (const day of WEEKDAYS) {
    const hours = week[day];
    const last = groups.at(-1);
    if (last && isSame(last.hours, hours)) last.days.push(day);
    else groups.push({ days: [day], hours });
  }
  return groups;
}
