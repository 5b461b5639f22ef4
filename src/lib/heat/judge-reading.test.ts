import { expect, test } from 'vitest';
import { HEAT_LIMITS, type Judgment } from '../../content/heat-limits.ts';
import { claims } from '../../site/claims.ts';
import { findDoubt, judgeReading, readClockAt, readDegrees } from './judge-reading.ts';

/** Local time in New York, as `readClock` returns it. */
const at = (local: string): Date => new Date(`${local}Z`);
const room = (degrees: number, outside?: number) => ({ measured: 'room', degrees, outside }) as const;

test.each<[when: string, local: string, degrees: number, outside: number | undefined, expected: Judgment]>([
  ['a minute before the day begins', '2026-12-07T05:59', 67, 30, 'legal-night'],
  ['when the day begins', '2026-12-07T06:00', 67, 30, 'violation-day'],
  ['at the limit of the day', '2026-12-07T12:00', 68, 30, 'legal-day'],
  ['just below it', '2026-12-07T12:00', 67.9, 30, 'violation-day'],
  ['a minute before the night begins', '2026-12-07T21:59', 67, 30, 'violation-day'],
  ['when the night begins', '2026-12-07T22:00', 67, 30, 'legal-night'],
  ['at the limit of the night', '2026-12-08T03:00', 62, 60, 'legal-night'],
  ['just below it, in any weather', '2026-12-08T03:00', 61, 60, 'violation-night'],
  ['on a mild day', '2026-12-07T12:00', 50, 55, 'mild-day'],
  ['on a day that is just cold enough', '2026-12-07T12:00', 50, 54.9, 'violation-day'],
  ['by day without the weather', '2026-12-07T12:00', 67, undefined, 'unknown-outside'],
  ['a minute before the season', '2027-09-30T23:59', 50, 30, 'no-season'],
  ['when the season begins', '2027-10-01T00:00', 50, 30, 'violation-night'],
  ['in the last minute of the season', '2027-05-31T23:59', 50, 30, 'violation-night'],
  ['a minute later', '2027-06-01T00:00', 50, 30, 'no-season'],
  ['as hot as a room may get', '2026-12-07T12:00', 89, 30, 'legal-day'],
  ['dangerously hot, or as hot as water', '2026-12-07T12:00', 90, 30, 'hot-room'],
])('judges a room %s', (_, local, degrees, outside, expected) => {
  expect(judgeReading(room(degrees, outside), at(local))).toBe(expected);
});

test.each(['2026-12-07T12:00', '2026-12-08T03:00', '2027-07-17T14:00'])(
  'judges hot water alike at any time: %s',
  (local) => {
    expect(judgeReading({ measured: 'water', degrees: 120 }, at(local))).toBe('legal-water');
    expect(judgeReading({ measured: 'water', degrees: 119 }, at(local))).toBe('violation-water');
    expect(judgeReading({ measured: 'water', degrees: 130 }, at(local))).toBe('scalding-water');
  },
);

test.each([
  ['in winter', '2026-12-07T11:00:00Z', '', '2026-12-07T06:00'],
  ['at a time that was yesterday', '2026-10-01T04:30:00Z', '23:00', '2026-09-30T23:00'],
  ['at a time earlier that day', '2026-12-08T04:30:00Z', '06:15', '2026-12-07T06:15'],
])('reads New York time %s', (_, instant, time, expected) => {
  expect(readClockAt(new Date(instant), time)).toEqual(at(expected));
});

test.each([
  ['64', 'room', 64],
  [' 64.5 °F ', 'room', 64.5],
  ['64 degrees', 'room', 64],
  ['20C', 'room', 68],
  ['18,5 °c', 'room', 65],
  ['14 grados centígrados', 'room', 57],
  ['20', 'room', undefined],
  ['', 'room', undefined],
  ['1200', 'room', undefined],
  ['131', 'room', undefined],
  ['-4', 'outside', -4],
  ['50', 'water', undefined],
  ['69', 'water', undefined],
  ['70', 'water', 70],
  ['50 C', 'water', 122],
] as const)('reads “%s” as a temperature (%s)', (typed, place, expected) => {
  expect(readDegrees(typed, place)).toBe(expected);
});

test.each([
  ['', 'room', 'number', ''],
  ['cold', 'room', 'number', ''],
  ['40', 'water', 'unit', '40'],
  ['-3', 'room', 'unit', '-3'],
  ['it is 58', 'room', 'unit', '58'],
  ['999', 'water', 'size', '999'],
  ['60 °C', 'room', 'size', '60'],
] as const)('names what is missing in “%s” (%s)', (typed, place, kind, number) => {
  expect(findDoubt(typed, place)).toEqual({ kind, number });
});

test('the limits are those of the claims', () => {
  const claimOf = (id: string): string => claims.find((claim) => claim.id === id)?.claim ?? '';
  const { day, night, water, season } = HEAT_LIMITS;
  expect(claimOf('heat-day-68')).toContain(`From ${day.from} am to ${day.to - 12} pm`);
  expect(claimOf('heat-day-68')).toContain(
    `at least ${day.degrees}°F when it is under ${day.below}°F outside`,
  );
  expect(claimOf('heat-night-62')).toContain(`From ${day.to - 12} pm to ${day.from} am`);
  expect(claimOf('heat-night-62')).toContain(`at least ${night.degrees}°F`);
  expect(claimOf('hot-water-120')).toContain(`at least ${water.degrees}°F all year`);
  const nameDay = (date: string): string =>
    new Date(`2026-${date}`).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' });
  expect(claimOf('heat-season-dates')).toContain(`from ${nameDay(season.begins)} to ${nameDay(season.ends)}`);
});
