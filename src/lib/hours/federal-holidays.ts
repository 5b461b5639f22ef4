/** The public holidays of the United States (5 U.S.C. 6103 (a) and (b); Executive Order 11582 for Sundays). */

/** A date and its name. */
export interface NamedDate {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly name: string;
}

const SATURDAY = 6;
const LAST = -1;

/** A holiday on a fixed date; January is 1. */
type Fixed = readonly [name: string, month: number, day: number];
/** A holiday such as the third Monday of a month. For a Monday, `weekday` is 1; for the last one, `n` is `LAST`. */
type Floating = readonly [name: string, month: number, weekday: number, n: number];

const FIXED: readonly Fixed[] = [
  ['New Year’s Day', 1, 1],
  ['Juneteenth', 6, 19],
  ['Independence Day', 7, 4],
  ['Veterans Day', 11, 11],
  ['Christmas Day', 12, 25],
];
const FLOATING: readonly Floating[] = [
  ['Martin Luther King Jr. Day', 1, 1, 3],
  ['Presidents’ Day', 2, 1, 3],
  ['Memorial Day', 5, 1, LAST],
  ['Labor Day', 9, 1, 1],
  ['Columbus Day', 10, 1, 2],
  ['Thanksgiving Day', 11, 4, 4],
];

const dateOf = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day));

function findWeekday(year: number, [, month, weekday, n]: Floating): Date {
  if (n === LAST) {
    const end = dateOf(year, month + 1, 0);
    return dateOf(year, month + 1, -((end.getUTCDay() - weekday + 7) % 7));
  }
  const first = dateOf(year, month, 1).getUTCDay();
  return dateOf(year, month, 1 + ((weekday - first + 7) % 7) + 7 * (n - 1));
}

/** Lists a holiday and, if it is on a weekend, the nearest weekday, on which it is observed. */
function listObserved(name: string, date: Date): (readonly [string, Date])[] {
  const weekday = date.getUTCDay();
  if (weekday !== 0 && weekday !== SATURDAY) return [[name, date]];
  const nearest = new Date(date);
  nearest.setUTCDate(date.getUTCDate() + (weekday === SATURDAY ? -1 : 1));
  return [
    [name, date],
    [`${name}, observed`, nearest],
  ];
}

/** Lists the eleven holidays of a year, and the weekdays on which weekend holidays are observed, in order. */
export function listFederalHolidays(year: number): NamedDate[] {
  const fixed = FIXED.flatMap(([name, month, day]) => listObserved(name, dateOf(year, month, day)));
  const floating = FLOATING.map((rule) => [rule[0], findWeekday(year, rule)] as const);
  return [...fixed, ...floating]
    .map(([name, date]) => ({ date: date.toISOString().slice(0, 10), name }))
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** Lists the holidays of the twelve months that begin on a date. @param today - `YYYY-MM-DD` */
export function listComingHolidays(today: string): NamedDate[] {
  const year = Number(today.slice(0, 4));
  const end = `${year + 1}${today.slice(4)}`;
  return [year, year + 1].flatMap(listFederalHolidays).filter(({ date }) => date >= today && date < end);
}
