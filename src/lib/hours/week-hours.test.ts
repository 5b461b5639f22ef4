import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DayHours,
  formatDayHours,
  formatDays,
  formatTime,
  formatWeek,
  groupHours,
  WEEKDAYS,
  type WeekHours,
} from './week-hours.ts';

const NBSP = '\u00a0';
const two = (value: number): string => String(value).padStart(2, '0');
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
const day: fc.Arbitrary<DayHours> = fc.array(fc.record({ opens: time, closes: time }), { maxLength: 3 });
/** Few different days, so that neighbors often share their hours. */
const week: fc.Arbitrary<WeekHours> = fc
  .tuple(fc.array(day, { minLength: 1, maxLength: 3 }), fc.array(fc.nat(), { minLength: 7, maxLength: 7 }))
  .map(
    ([days, picks]) =>
      Object.fromEntries(
        WEEKDAYS.map((name, index) => [name, days[(picks[index] ?? 0) % days.length] ?? []]),
      ) as WeekHours,
  );

/** Returns the minutes since midnight of `8 am`, `12:30 pm` or `noon`. */
function minutesOf(shown: string): number {
  if (shown === 'midnight') return 0;
  if (shown === 'noon') return 12 * 60;
  const [, hour = '', minute = '0', half] = /^(\d{1,2})(?::(\d{2}))?\u00a0(am|pm)$/.exec(shown) ?? [];
  return ((Number(hour) % 12) + (half === 'pm' ? 12 : 0)) * 60 + Number(minute);
}

describe('a time of day', () => {
  test('is shown in a form that can be read back exactly', () => {
    fc.assert(
      fc.property(time, (value) => {
        const [hour = 0, minute = 0] = value.split(':').map(Number);
        expect(minutesOf(formatTime(value))).toBe(hour * 60 + minute);
      }),
    );
  });

  test.each([
    ['08:00', '8 am'],
    ['00:00', 'midnight'],
    ['24:00', 'midnight'],
    ['12:00', 'noon'],
    ['00:30', '12:30 am'],
    ['12:30', '12:30 pm'],
    ['18:05', '6:05 pm'],
  ])('%s is shown as %s', (value, shown) => {
    expect(formatTime(value)).toBe(shown.replace(' ', NBSP));
  });
});

describe('a week', () => {
  test('puts every day in exactly one group, Monday first', () => {
    fc.assert(
      fc.property(week, (value) => {
        expect(groupHours(value).flatMap(({ days }) => days)).toEqual([...WEEKDAYS]);
      }),
    );
  });

  test('is grouped so that each group has its days’ hours and differs from the group before', () => {
    fc.assert(
      fc.property(week, (value) => {
        const groups = groupHours(value);
        for (const { days, hours } of groups) for (const name of days) expect(value[name]).toEqual(hours);
        groups.forEach(({ hours }, index) => {
          if (index > 0) expect(hours).not.toEqual(groups[index - 1]?.hours);
        });
      }),
    );
  });

  test('names its open days, and no closed ones, in one line', () => {
    fc.assert(
      fc.property(week, (value) => {
        const open = groupHours(value).filter(({ hours }) => hours.length > 0);
        const line = formatWeek(value);
        expect(line === '' ? [] : line.split(', ')).toHaveLength(open.length);
        for (const { hours } of open) expect(line).toContain(formatDayHours(hours));
      }),
    );
  });

  test('reads Mon to Fri, Sat in one line', () => {
    const weekday = [{ opens: '07:30', closes: '16:00' }];
    const value: WeekHours = {
      monday: weekday,
      tuesday: weekday,
      wednesday: weekday,
      thursday: weekday,
      friday: weekday,
      saturday: [{ opens: '10:00', closes: '14:00' }],
      sunday: [],
    };
    const line = 'Mon to Fri 7:30 am to 4 pm, Sat 10 am to 2 pm';
    expect(formatWeek(value).replaceAll(NBSP, ' ')).toBe(line);
    for (const part of formatWeek(value).split(', ')) expect(part).not.toContain(' ');
  });
});

describe('words for days', () => {
  test('one day is alone, two are joined by “and”, more by “to”', () => {
    expect(formatDays(['saturday'])).toBe('Saturday');
    expect(formatDays(['saturday', 'sunday'])).toBe('Saturday and Sunday');
    expect(formatDays(['monday', 'tuesday', 'wednesday'])).toBe('Monday to Wednesday');
  });

  test('no day at all is refused', () => {
    expect(() => formatDays([])).toThrow(RangeError);
  });

  test('a closed day says so, and so does a day that is open around the clock', () => {
    expect(formatDayHours([])).toBe('Closed');
    expect(formatDayHours([{ opens: '00:00', closes: '24:00' }])).toBe('All day');
    const always = Object.fromEntries(
      WEEKDAYS.map((name) => [name, [{ opens: '00:00', closes: '24:00' }]]),
    ) as unknown as WeekHours;
    expect(formatWeek(always).replaceAll(NBSP, ' ')).toBe('Mon to Sun all day');
  });

  test('a lunch break is named, and a line wraps only at the “and”', () => {
    const text = formatDayHours([
      { opens: '08:00', closes: '12:00' },
      { opens: '13:00', closes: '02:00' },
    ]);
    expect(text.replaceAll(NBSP, ' ')).toBe('8 am to noon and 1 pm to 2 am');
    expect(text.split(' ')).toHaveLength(3);
  });
});
