/** Opening hours per weekday, and how they read in a line or a table. */

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

/** Opening and closing time of a day, `hh:mm`. */
export interface DayHours {
  readonly opens: string;
  readonly closes: string;
}

/** A week; `null` means closed all day. */
export type WeekHours = Readonly<Record<Weekday, DayHours | null>>;

/** Neighboring days with the same hours. */
export interface HoursGroup {
  readonly days: readonly Weekday[];
  readonly hours: DayHours | null;
}

const NBSP = '\u00a0';

export const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const shortName = (day: Weekday): string => capitalize(day).slice(0, 3);

/** `06:00` → `6 am`, `22:00` → `10 pm`; never broken over two lines. */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes}${NBSP}${hour < 12 ? 'am' : 'pm'}`;
}

/** `6 am to 10 pm`, or `Closed`; in words, because screen readers pass over a dash. */
export function formatDayHours(hours: DayHours | null): string {
  return hours ? `${formatTime(hours.opens)}${NBSP}to${NBSP}${formatTime(hours.closes)}` : 'Closed';
}

/** Runs of days, Monday first, that share their hours. */
export function groupHours(week: WeekHours): HoursGroup[] {
  const groups: { days: Weekday[]; hours: DayHours | null }[] = [];
  for (const day of WEEKDAYS) {
    const hours = week[day];
    const last = groups.at(-1);
    const same = last && last.hours?.opens === hours?.opens && last.hours?.closes === hours?.closes;
    if (same) last.days.push(day);
    else groups.push({ days: [day], hours });
  }
  return groups;
}

/** `Monday to Friday`, or `Saturday` alone. */
export function formatDays(days: readonly Weekday[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new RangeError('A group of days cannot be empty');
  if (first === last) return capitalize(first);
  return `${capitalize(first)} ${days.length === 2 ? 'and' : 'to'} ${capitalize(last)}`;
}

function formatShortDays(days: readonly Weekday[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new RangeError('A group of days cannot be empty');
  return first === last ? shortName(first) : `${shortName(first)}${NBSP}to${NBSP}${shortName(last)}`;
}

/** The open days in one line that breaks between groups only: `Mon to Fri 6 am to 10 pm`. */
export function formatWeek(week: WeekHours): string {
  return groupHours(week)
    .flatMap(({ days, hours }) => (hours ? [`${formatShortDays(days)}${NBSP}${formatDayHours(hours)}`] : []))
    .join(', ');
}
