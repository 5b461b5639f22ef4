/** Opening hours in other languages; the caller supplies the words that `Intl` does not know. */
import { type DayHours, groupHours, WEEKDAYS, type Weekday, type WeekHours } from './week-hours.ts';

export interface HoursWords {
  /** BCP 47 with region: `es-US`. */
  readonly locale: string;
  /** Between the first and the last of several days: `lunes a viernes`. */
  readonly to: string;
  /** Between two days: `sábado y domingo`. */
  readonly and: string;
  readonly closed: string;
}

const NBSP = '\u00a0';
/** January 3, 2000 was a Monday. */
const MONDAY = Date.UTC(2000, 0, 3);
const DAY = 24 * 60 * 60 * 1000;

const capitalize = (word: string, locale: string): string =>
  word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);

/** `07:00` → `7 a.m.`, `19:30` → `7:30 p.m.` in Spanish; never broken over two lines. */
export function formatTimeIn(locale: string, time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const options: Intl.DateTimeFormatOptions = { hour: 'numeric', timeZone: 'UTC' };
  const format = new Intl.DateTimeFormat(locale, minute ? { ...options, minute: '2-digit' } : options);
  return format.format(MONDAY + (hour * 60 + minute) * 60_000).replace(/\s/g, NBSP);
}

/** `lunes`, or `lun` when short. */
export function formatWeekday(locale: string, day: Weekday, weekday: 'long' | 'short'): string {
  const date = MONDAY + WEEKDAYS.indexOf(day) * DAY;
  return new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(date).replace(/\.$/, '');
}

function formatDayHoursIn({ locale, to }: HoursWords, hours: DayHours): string {
  return [formatTimeIn(locale, hours.opens), to, formatTimeIn(locale, hours.closes)].join(NBSP);
}

/** Rows of a table: days and hours in words. */
export function localizeHours(
  week: WeekHours,
  words: HoursWords,
): { readonly days: string; readonly hours: string }[] {
  const { locale, to, and, closed } = words;
  return groupHours(week).map(({ days, hours }) => {
    const names = days.map((day) => formatWeekday(locale, day, 'long'));
    const ends = [...new Set([names[0] ?? '', names.at(-1) ?? ''])];
    return {
      days: capitalize(ends.join(` ${names.length === 2 ? and : to} `), locale),
      hours: hours ? formatDayHoursIn(words, hours) : closed,
    };
  });
}

/** The open days in one line that breaks between groups only: `Lun a vie 7 a.m. a 5 p.m.`. */
export function localizeWeek(week: WeekHours, words: HoursWords): string {
  const { locale, to } = words;
  const groups = groupHours(week).flatMap(({ days, hours }) => {
    if (!hours) return [];
    const names = days.map((day) => formatWeekday(locale, day, 'short'));
    const ends = [...new Set([names[0] ?? '', names.at(-1) ?? ''])];
    return [`${ends.join(`${NBSP}${to}${NBSP}`)}${NBSP}${formatDayHoursIn(words, hours)}`];
  });
  return capitalize(groups.join(', '), locale);
}
