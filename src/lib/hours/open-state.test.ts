import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clockChanges,
  DAY,
  HOUR,
  instantOf,
  MINUTE,
  wallClock,
} from '../../../tests/support/new-york-clock.ts';
import { byThoroughness } from '../../../tests/support/thoroughness.ts';
import {
  buildSchedule,
  describeOpenState,
  findOpenState,
  type Holiday,
  type OpenState,
} from './open-state.ts';
import { type DayHours, WEEKDAYS, type WeekHours } from './week-hours.ts';

const FIRST_YEAR = 2026;
const YEARS = Array.from({ length: 10 }, (_, index) => FIRST_YEAR + index);
const START = Date.UTC(FIRST_YEAR, 0, 1, 5);
const END = Date.UTC(FIRST_YEAR + 10, 0, 1, 5);

const two = (value: number): string => String(value).padStart(2, '0');
const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const isoDate = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

/** Hours of the date on which the wall clock stands, looked up the long way. */
function hoursOn(wall: number, week: WeekHours, holidays: readonly Holiday[]): DayHours | null {
  const holiday = holidays.find(({ date }) => date === isoDate(wall));
  const weekday = WEEKDAYS[(new Date(wall).getUTCDay() + 6) % 7];
  return holiday ? holiday.hours : weekday ? week[weekday] : null;
}

/** The same answer by minutes and arithmetic. */
function expectedState(instant: number, week: WeekHours, holidays: readonly Holiday[]): OpenState {
  const wall = wallClock(instant);
  const midnight = Math.floor(wall / DAY) * DAY;
  const now = Math.floor((wall - midnight) / MINUTE);
  const today = hoursOn(wall, week, holidays);
  if (today && minutesOf(today.opens) <= now && now < minutesOf(today.closes))
    return { open: true, until: today.closes };
  for (let daysAhead = 0; ; daysAhead++) {
    const hours = hoursOn(midnight + daysAhead * DAY, week, holidays);
    if (!hours || (daysAhead === 0 && minutesOf(hours.opens) <= now)) continue;
    return {
      open: false,
      opensOn: isoDate(midnight + daysAhead * DAY),
      opensAt: hours.opens,
      daysAhead,
    };
  }
}

const span: fc.Arbitrary<DayHours> = fc
  .tuple(fc.integer({ min: 0, max: 1438 }), fc.integer({ min: 1, max: 1439 }))
  .map(([one, length]) => ({ opens: timeOf(one), closes: timeOf(Math.min(1439, one + length)) }));
const week: fc.Arbitrary<WeekHours> = fc
  .tuple(fc.array(fc.option(span), { minLength: 6, maxLength: 6 }), span, fc.nat(6))
  .map(
    ([days, certain, at]) =>
      Object.fromEntries(
        [...days.slice(0, at), certain, ...days.slice(at)].map((hours, index) => [WEEKDAYS[index], hours]),
      ) as WeekHours,
  );
const dates = fc.integer({ min: 0, max: 3651 }).map((days) => isoDate(START + days * DAY));
const holidays: fc.Arbitrary<Holiday[]> = fc.uniqueArray(
  fc.record({ date: dates, name: fc.constant('Holiday'), hours: fc.option(span) }),
  { selector: ({ date }) => date, maxLength: 40 },
);

/** Shops keep such hours; one day is open at the hour in which clocks change. */
const shop: WeekHours = {
  monday: { opens: '07:30', closes: '17:00' },
  tuesday: { opens: '07:30', closes: '17:00' },
  wednesday: { opens: '07:30', closes: '17:00' },
  thursday: { opens: '07:30', closes: '20:15' },
  friday: { opens: '00:00', closes: '23:59' },
  saturday: null,
  sunday: { opens: '01:30', closes: '02:30' },
};
const closed: Holiday[] = YEARS.flatMap((year) => [
  { date: `${year}-12-24`, name: 'Christmas Eve', hours: { opens: '07:30', closes: '13:00' } },
  { date: `${year}-12-25`, name: 'Christmas Day', hours: null },
  { date: `${year}-07-04`, name: 'Independence Day', hours: null },
]);
const schedule = buildSchedule(shop, closed);

describe('the state at an instant', () => {
  test('is right in the minutes around every boundary of ten years', () => {
    const wrong: string[] = [];
    let open = 0;
    for (let midnight = wallClock(START); midnight < wallClock(END); midnight += DAY) {
      const hours = hoursOn(midnight, shop, closed);
      for (const boundary of hours ? [hours.opens, hours.closes] : ['00:00']) {
        const at = instantOf(midnight + minutesOf(boundary) * MINUTE);
        for (const instant of [at - 1, at, at + MINUTE]) {
          const state = findOpenState(schedule, new Date(instant));
          if (state.open) open++;
          if (JSON.stringify(state) !== JSON.stringify(expectedState(instant, shop, closed)))
            wrong.push(new Date(instant).toISOString());
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(open).toBeGreaterThan(4_000);
  }, 30_000);

  test.each(byThoroughness({ sample: YEARS.slice(0, 2), full: YEARS }))(
    'is right in every minute of both nights in which clocks change in %d',
    (year) => {
      for (const change of clockChanges(year)) {
        for (let instant = change - 8 * HOUR; instant < change + 16 * HOUR; instant += MINUTE) {
          const state = findOpenState(schedule, new Date(instant));
          if (JSON.stringify(state) !== JSON.stringify(expectedState(instant, shop, closed)))
            throw new Error(`${new Date(instant).toISOString()}: ${JSON.stringify(state)}`);
        }
      }
    },
  );

  test('is right for any hours, any holidays and any instant of ten years', () => {
    fc.assert(
      fc.property(week, holidays, fc.integer({ min: START, max: END - 1 }), (hours, exceptions, instant) => {
        const state = findOpenState(buildSchedule(hours, exceptions), new Date(instant));
        expect(state).toEqual(expectedState(instant, hours, exceptions));
      }),
      { numRuns: byThoroughness({ sample: 200, full: 2000 }) },
    );
  });

  test('turns to open at the minute it announces, and to closed at the minute it announces', () => {
    fc.assert(
      fc.property(fc.integer({ min: START, max: END - 1 }), (instant) => {
        const state = findOpenState(schedule, new Date(instant));
        const [date, time] = state.open
          ? [isoDate(wallClock(instant)), state.until]
          : [state.opensOn, state.opensAt];
        const announced = instantOf(Date.parse(date) + minutesOf(time) * MINUTE);
        expect(findOpenState(schedule, new Date(announced)).open).toBe(!state.open);
        if (announced > instant) {
          expect(findOpenState(schedule, new Date(announced - MINUTE)).open).toBe(state.open);
        }
      }),
      {
        numRuns: byThoroughness({ sample: 200, full: 1000 }),
        // Half an hour before the clock skips the hour in which the company would close.
        examples: [[Date.UTC(2035, 2, 11, 6, 30)]],
      },
    );
  });

  test('is refused for a company that never opens', () => {
    const never = Object.fromEntries(WEEKDAYS.map((day) => [day, null])) as WeekHours;
    expect(() => findOpenState(buildSchedule(never, []), new Date(START))).toThrow(RangeError);
  });
});

describe('a visitor elsewhere', () => {
  /** Says the states of 400 instants, an hour and a bit apart, as a browser with this clock would. */
  function statesIn(zone: string): string {
    const code = `
      import { describeOpenState, findOpenState } from './src/lib/hours/open-state.ts';
      const schedule = ${JSON.stringify(schedule)};
      for (let i = 0; i < 400; i++) {
        const instant = new Date(${Date.UTC(2026, 9, 25)} + i * 3_700_000);
        console.log(describeOpenState(findOpenState(schedule, instant)));
      }
      console.log('offset', new Date(${START}).getTimezoneOffset());`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      encoding: 'utf8',
      env: { ...process.env, TZ: zone },
    });
    if (!stdout) throw new Error(stderr);
    return stdout;
  }

  const [home, homeOffset] = statesIn('America/New_York').split('offset');

  test.each([
    'Pacific/Kiritimati',
    'Asia/Kolkata',
    'Europe/London',
    'UTC',
    'America/St_Johns',
    'Pacific/Pago_Pago',
    'Australia/Lord_Howe',
  ])('in %s reads what a New Yorker reads', (zone) => {
    const [there, offset] = statesIn(zone).split('offset');
    expect(there).toBe(home);
    expect(offset).not.toBe(homeOffset);
  });
});

describe('the words', () => {
  const at = (date: string, time: string, brief = false): string =>
    describeOpenState(
      findOpenState(schedule, new Date(instantOf(Date.parse(date) + minutesOf(time) * MINUTE))),
      brief,
    ).replaceAll('\u00a0', ' ');

  test.each([
    ['2026-11-18', '07:30', 'Open until 5 pm'],
    ['2026-11-18', '16:59', 'Open until 5 pm'],
    ['2026-11-19', '19:00', 'Open until 8:15 pm'],
    ['2026-11-18', '06:00', 'Closed, opens at 7:30 am'],
    ['2026-11-18', '17:00', 'Closed, opens Thursday 7:30 am'],
    ['2026-11-21', '12:00', 'Closed, opens Sunday 1:30 am'],
    ['2026-11-22', '12:00', 'Closed, opens Monday 7:30 am'],
    ['2026-12-24', '12:00', 'Open until 1 pm'],
    ['2026-12-24', '13:00', 'Closed, opens Sunday 1:30 am'],
  ])('on %s at %s are “%s”', (date, time, words) => {
    expect(at(date, time)).toBe(words);
  });

  test.each([
    ['2026-11-18', '07:30', 'Open until 5 pm'],
    ['2026-11-18', '06:00', 'Opens at 7:30 am'],
    ['2026-11-18', '17:00', 'Opens Thu 7:30 am'],
  ])('on %s at %s are in brief “%s”', (date, time, words) => {
    expect(at(date, time, true)).toBe(words);
  });

  test('name the date where the weekday would be taken for this week’s', () => {
    const vacation = Array.from({ length: 14 }, (_, index) => ({
      date: isoDate(Date.UTC(2026, 11, 21 + index)),
      name: 'Vacation',
      hours: null,
    }));
    const state = findOpenState(buildSchedule(shop, vacation), new Date('2026-12-22T17:00:00Z'));
    expect(describeOpenState(state).replaceAll('\u00a0', ' ')).toBe('Closed, opens January 4, 7:30 am');
    expect(describeOpenState(state, true).replaceAll('\u00a0', ' ')).toBe('Opens Jan 4, 7:30 am');
  });
});
