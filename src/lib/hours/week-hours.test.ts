import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DayHours, formatTime, groupHours, WEEKDAYS, type WeekHours } from './week-hours.ts';

const NBSP = '\u00a0';
const two = (value: number): string => String(value).padStart(2, '0');
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
const day: fc.Arbitrary<DayHours> = fc.array(fc.record({ opens: time, closes: time }), { maxLength: 3 });
/** A week with few distinct days, so that neighboring days often have the same hours. */
const week: fc.Arbitrary<WeekHours> = fc
  .tuple(fc.array(day, { minLength: 1, maxLength: 3 }), fc.array(fc.nat(), { minLength: 7, maxLength: 7 }))
  .map(
    ([days, picks]) =>
      Object.fromEntries(
        WEEKDAYS.map((name, index) => [name, days[(picks[index] ?? 0) % days.length] ?? []]),
      ) as WeekHours,
  );

/** Returns the minutes since midnight for a time such as `8 am`, `12:30 pm` or `noon`. */
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
  test('has every day in exactly one group, Monday first', () => {
    fc.assert(
      fc.property(week, (value) => {
        expect(groupHours(value).flatMap(({ days }) => days)).toEqual([...WEEKDAYS]);
      }),
    );
  });

  test('has groups of days with the same hours, and neighboring groups with different hours', () => {
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
});
