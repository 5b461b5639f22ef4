import { parseDayHours } from '../../src/lib/hours/parse-hours.ts';
import { WEEKDAYS, type Weekday, type WeekHours } from '../../src/lib/hours/week-hours.ts';

/** Returns a week with the usual hours, except on some days; all written as owners write them. */
export function makeWeek(usual: string, exceptions: Partial<Record<Weekday, string>> = {}): WeekHours {
  const days = WEEKDAYS.map((day) => [day, parseDayHours(exceptions[day] ?? usual)]);
  return Object.fromEntries(days) as WeekHours;
}
