/** Formats opening hours in any language; the caller supplies the words that `Intl` lacks. */
import { DAY } from './new-york-clock.ts';
import {
  type DayHours,
  formatTime,
  groupHours,
  isAllDay,
  NBSP,
  toMinutes,
  WEEKDAYS,
  type Weekday,
  type WeekHours,
} from './week-hours.ts';

interface HoursWords {
  /** BCP 47 tag with a region: `es-US`. */
  readonly locale: string;
  /** The word between the first and the last of several days, and between two times: `lunes a viernes`. */
  readonly to: string;
  /** The word between two days or two spans of a day: `sábado y domingo`. */
  readonly and: string;
  readonly closed: string;
  /** The words for “all day” within a line: `todo el día`. */
  readonly allDay: string;
}

export const ENGLISH_HOURS: HoursWords = {
  locale: 'en-US',
  to: 'to',
  and: 'and',
  closed: 'closed',
  allDay: 'all day',
};

/** January 3, 2000 was a Monday. */
const MONDAY = Date.UTC(2000, 0, 3);

const capitalize = (word: string, locale: string): string =>
  word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);

/** Formats a time: `07:00` → `7 am` in English, `7 a.m.` in Spanish; the result never wraps. */
export function formatTimeIn(locale: string, time: string): string {
  if (locale === ENGLISH_HOURS.locale) return formatTime(time);
  const minutes = toMinutes(time);
  const options: Intl.DateTimeFormatOptions = { hour: 'numeric', timeZone: 'UTC' };
  const format = new Intl.DateTimeFormat(locale, minutes % 60 ? { ...options, minute: '2-digit' } : options);
  return format.format(MONDAY + minutes * 60_000).replace(/\s/g, NBSP);
}

/** Formats a weekday: `lunes`, or `lun` if short. */
export function formatWeekday(locale: string, day: Weekday, weekday: 'long' | 'short'): string {
  const date = MONDAY + WEEKDAYS.indexOf(day) * DAY;
  return new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(date).replace(/\.$/, '');
}

/** @param space - the space between the words of a span, such as a no-break space */
function formatDayHoursIn(
  { locale, to, and, closed, allDay }: HoursWords,
  hours: DayHours,
  space: string,
): string {
  if (hours.length === 0) return closed;
  if (isAllDay(hours)) return allDay.replaceAll(' ', space);
  return hours
    .map(({ opens, closes }) => [formatTimeIn(locale, opens), to, formatTimeIn(locale, closes)].join(space))
    .join(` ${and} `);
}

/** Formats a day’s hours, wrapping only between spans: `6 am to noon and 1 pm to 10 pm`, `All day` or `Closed`. */
export const localizeDay = (hours: DayHours, words: HoursWords): string =>
  capitalize(formatDayHoursIn(words, hours, NBSP), words.locale);

/** Returns the names of the first and the last of several days. */
const nameEnds = (days: readonly Weekday[], locale: string, weekday: 'long' | 'short'): string[] =>
  days.filter((_, i) => i === 0 || i === days.length - 1).map((day) => formatWeekday(locale, day, weekday));

/** Returns table rows. Ranges have words instead of dashes, because screen readers skip dashes. */
export function localizeHours(
  week: WeekHours,
  words: HoursWords,
): { readonly days: string; readonly hours: string }[] {
  const { locale, to, and } = words;
  return groupHours(week).map(({ days, hours }) => ({
    days: capitalize(nameEnds(days, locale, 'long').join(` ${days.length === 2 ? and : to} `), locale),
    hours: localizeDay(hours, words),
  }));
}

/** Returns the open days as a line that wraps anywhere except within times: `Lun a vie 7 a.m. a 5 p.m.`. */
export function localizeWeek(week: WeekHours, words: HoursWords): string {
  const { locale, to } = words;
  const groups = groupHours(week).flatMap(({ days, hours }) => {
    if (hours.length === 0) return [];
    const ends = nameEnds(days, locale, 'short');
    return [`${ends.join(` ${to} `)} ${formatDayHoursIn(words, hours, ' ')}`];
  });
  return capitalize(groups.join(', '), locale);
}
