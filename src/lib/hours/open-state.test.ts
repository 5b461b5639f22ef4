import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeWeek } from '../../../tests/support/make-week.ts';
import { DAY, instantOf, MINUTE, wallClock } from '../../../tests/support/new-york-clock.ts';
import { buildSchedule, describeOpenState, findOpenState, type Holiday } from './open-state.ts';
import { type DayHours, toMinuteSpan, toMinutes, WEEKDAYS, type WeekHours } from './week-hours.ts';

const FIRST_YEAR = 2026;
const YEARS = Array.from({ length: 10 }, (_, index) => FIRST_YEAR + index);
const START = Date.UTC(FIRST_YEAR, 0, 1, 5);
const END = Date.UTC(FIRST_YEAR + 10, 0, 1, 5);

const isoDate = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

/** Looks up the hours of a wall-clock date by brute force. */
function hoursOn(wall: number, week: WeekHours, holidays: readonly Holiday[]): DayHours {
  const today = isoDate(wall);
  const holiday = holidays.find(({ date }) => date === today);
  const weekday = WEEKDAYS[(new Date(wall).getUTCDay() + 6) % 7];
  return holiday ? holiday.hours : weekday ? week[weekday] : [];
}

/** How many days the brute-force check looks ahead. */
const DAYS_TRIED = 20;

/** Computes the expected state from a list of all spans around the instant, with adjacent spans joined. */
function expectedState(instant: number, week: WeekHours, holidays: readonly Holiday[]) {
  const now = Math.floor(wallClock(instant) / MINUTE) * MINUTE;
  const midnight = Math.floor(now / DAY) * DAY;
  const joined: [opens: number, closes: number][] = [];
  for (let day = midnight - DAY; day < midnight + DAYS_TRIED * DAY; day += DAY) {
    // Later spans cannot change the result.
    if (joined.slice(0, -1).some(([, closes]) => closes > now)) break;
    for (const span of hoursOn(day, week, holidays)) {
      const [opens, closes] = toMinuteSpan(span).map((minutes) => day + minutes * MINUTE) as [number, number];
      const last = joined.at(-1);
      if (last && opens <= last[1]) last[1] = Math.max(last[1], closes);
      else joined.push([opens, closes]);
    }
  }
  const current = joined.find(([, closes]) => closes > now);
  if (!current || current[1] > now + (DAYS_TRIED - 3) * DAY) return undefined;
  const open = current[0] <= now;
  return { open, now: wallClock(instant), turn: open ? current[1] : current[0] };
}

/** Realistic shop hours; one day is open during the hour in which the clocks change. */
const shop = makeWeek('07:30-17:00', {
  thursday: '07:30-20:15',
  friday: '00:00-23:59',
  saturday: 'closed',
  sunday: '01:30-02:30',
});
/** Overnight, split and all-day hours. */
const night = makeWeek('closed', {
  monday: '18:00-02:00',
  wednesday: '08:00-12:00, 13:00-24:00',
  friday: 'open all day',
  saturday: '00:00-10:00',
});
const closed: Holiday[] = YEARS.flatMap((year) => [
  { date: `${year}-12-24`, name: 'Christmas Eve', hours: [{ opens: '07:30', closes: '13:00' }] },
  { date: `${year}-12-25`, name: 'Christmas Day', hours: [] },
  { date: `${year}-07-04`, name: 'Independence Day', hours: [] },
]);
const schedule = buildSchedule(shop, closed);

describe('the state at an instant', () => {
  test.each([
    ['shop', shop],
    ['office with overnight hours', night],
  ])('of a %s is right in the minutes around every opening and closing of ten years', (_, hours) => {
    const days = buildSchedule(hours, closed);
    const wrong: string[] = [];
    let open = 0;
    for (let midnight = wallClock(START); midnight < wallClock(END); midnight += DAY) {
      for (const boundary of hoursOn(midnight, hours, closed).flatMap(toMinuteSpan)) {
        const at = instantOf(midnight + boundary * MINUTE);
        for (const instant of [at - 1, at, at + MINUTE]) {
          const state = findOpenState(days, new Date(instant));
          if (state.open) open++;
          if (JSON.stringify(state) !== JSON.stringify(expectedState(instant, hours, closed)))
            wrong.push(new Date(instant).toISOString());
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(open).toBeGreaterThan(4_000);
  });

  test('is open forever for a company that never closes', () => {
    const state = findOpenState(buildSchedule(makeWeek('open all day'), []), new Date(START));
    expect(state).toMatchObject({ open: true, turn: null });
    expect(describeOpenState(state)).toBe('Open all day');
  });

  test('throws for a company that never opens', () => {
    const never = buildSchedule(makeWeek('closed'), []);
    expect(() => findOpenState(never, new Date(START))).toThrow(RangeError);
  });
});

test.each(['Pacific/Kiritimati', 'Asia/Kolkata'])(
  'a visitor in the time zone %s reads what a New Yorker reads',
  (zone) => {
    onTestFinished(() => void vi.unstubAllEnvs());
    /** Describes the states at 400 instants, a bit more than an hour apart. */
    const describeStates = (): string[] =>
      Array.from({ length: 400 }, (_, index) => {
        const instant = new Date(Date.UTC(2026, 9, 25) + index * 3_700_000);
        return describeOpenState(findOpenState(schedule, instant));
      });
    const offset = (): number => new Date(START).getTimezoneOffset();
    vi.stubEnv('TZ', 'America/New_York');
    const [home, homeOffset] = [describeStates(), offset()];
    vi.stubEnv('TZ', zone);
    expect(offset()).not.toBe(homeOffset);
    expect(describeStates()).toEqual(home);
  },
);

describe('the words', () => {
  const at = (date: string, time: string): Date =>
    new Date(instantOf(Date.parse(date) + toMinutes(time) * MINUTE));
  const describeAt = (instant: Date, hours = schedule, brief = false): string =>
    describeOpenState(findOpenState(hours, instant), brief).replaceAll('\u00a0', ' ');

  test.each([
    ['2026-11-18', '07:30', 'Open until 5 pm', 'Open until 5 pm'],
    ['2026-11-18', '17:00', 'Closed until Thursday 7:30 am', 'Closed until Thu 7:30 am'],
    ['2026-12-24', '12:00', 'Open until 1 pm', 'Open until 1 pm'],
  ])('on %s at %s are “%s”, and in brief “%s”', (date, time, words, brief) => {
    expect(describeAt(at(date, time))).toBe(words);
    expect(describeAt(at(date, time), schedule, true)).toBe(brief);
  });

  test.each([
    ['2026-11-23', '12:00', 'Closed until 6 pm'],
    ['2026-11-24', '02:00', 'Closed until Wednesday 8 am'],
    ['2026-11-27', '00:00', 'Open until Saturday 10 am'],
    ['2026-11-27', '11:00', 'Open until 10 am'],
  ])('for overnight, split and all-day hours on %s at %s are “%s”', (date, time, words) => {
    expect(describeAt(at(date, time), buildSchedule(night, []))).toBe(words);
  });

  test('name the date if the weekday alone would be mistaken for this week’s', () => {
    const vacation = Array.from({ length: 14 }, (_, index) => ({
      date: isoDate(Date.UTC(2026, 11, 21 + index)),
      name: 'Vacation',
      hours: [],
    }));
    for (const brief of [false, true])
      expect(describeAt(new Date('2026-12-22T17:00:00Z'), buildSchedule(shop, vacation), brief)).toBe(
        'Closed until Jan 4, 7:30 am',
      );
  });
});
