import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockChanges, HOUR, MINUTE, wallClock } from '../../../tests/support/new-york-clock.ts';
import { byThoroughness } from '../../../tests/support/thoroughness.ts';
import { readClock, readDate, startOfDate } from './new-york-clock.ts';

/** The law on clock changes has been in force since 2007; for future years, `Intl` applies the law at its release. */
const YEARS = Array.from({ length: 40 }, (_, index) => 2007 + index);

test.each(byThoroughness({ sample: YEARS.slice(15, 25), full: YEARS }))(
  'agrees with Intl around both clock changes of %d',
  (year) => {
    for (const change of clockChanges(year)) {
      for (let instant = change - 3 * HOUR; instant <= change + 3 * HOUR; instant += 5 * MINUTE) {
        for (const at of [instant - 1, instant]) {
          expect(readClock(new Date(at)).getTime(), new Date(at).toISOString()).toBe(wallClock(at));
        }
      }
    }
  },
);

test('finds the instant at which a date begins', () => {
  fc.assert(
    fc.property(fc.integer({ min: 14_000, max: 28_000 }), (day) => {
      const midnight = day * 24 * HOUR;
      const date = new Date(midnight).toISOString().slice(0, 10);
      expect(wallClock(startOfDate(date).getTime())).toBe(midnight);
    }),
    { numRuns: byThoroughness({ sample: 500, full: 5000 }) },
  );
});

test.each([
  ['2027-11-26T04:59:59Z', '2027-11-25'],
  ['2027-11-26T05:00:00Z', '2027-11-26'],
  ['2027-07-05T03:59:59Z', '2027-07-04'],
])('at %s, the date in New York is %s', (instant, date) => {
  expect(readDate(new Date(instant))).toBe(date);
});
