import type { Schedule } from '../../lib/hours/open-state.ts';

/**
 * Returns a script for `<head>` that marks the document as open or closed before the first paint, so that buttons,
 * hours and the shop in a drawing do not change after it. `open-now.client.ts` keeps the mark up to date. The script
 * computes New York time without `Intl`, which is slow on phones (15 U.S.C. 260a gives the dates of daylight saving
 * time).
 *
 * @param schedule - opening hours in minutes from midnight, Sunday first, and the hours of single dates
 */
export const writeOfficeCode = ({ week, holidays }: Schedule): string => `{
const week = ${JSON.stringify(week)};
const holidays = ${JSON.stringify(holidays)};
const [HOUR, DAY] = [3600000, 86400000];
const instant = new Date();
const findSunday = (month, nth) => {
const year = instant.getUTCFullYear();
return Date.UTC(year, month, 7 * nth + 1 - (new Date(Date.UTC(year, month)).getUTCDay() || 7));
};
const isSummer = instant >= findSunday(2, 2) + 7 * HOUR && instant < findSunday(10, 1) + 6 * HOUR;
const now = instant - (isSummer ? 4 : 5) * HOUR;
const isOpen = [0, DAY].some((back) => {
const day = new Date(now - back);
const minutes = (now % DAY + back) / 60000;
const spans = holidays[day.toISOString().slice(0, 10)] || week[day.getUTCDay()];
return spans.some(([opens, closes]) => opens <= minutes && minutes < closes);
});
document.documentElement.dataset.office = isOpen ? 'open' : 'closed';
}`;
