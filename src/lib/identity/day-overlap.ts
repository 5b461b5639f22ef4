import { toMinuteSpan, toMinutes, WEEKDAYS, type Weekday, type WeekHours } from '../hours/week-hours.ts';

const DAY = 24 * 60;

/** Finds the first day whose last span runs into the next day’s hours; Monday follows Sunday. */
export function findOverlappingDay(week: WeekHours): Weekday | undefined {
  return WEEKDAYS.find((day, index) => {
    const last = week[day].at(-1);
    const next = week[WEEKDAYS[(index + 1) % WEEKDAYS.length] ?? day][0];
    return last && next && toMinuteSpan(last)[1] > toMinutes(next.opens) + DAY;
  });
}
