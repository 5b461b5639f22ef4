import { expect, test } from 'vitest';
import { formatTime, NBSP } from './week-hours.ts';

test.each([
  ['08:00', '8 am'],
  ['00:00', 'midnight'],
  ['24:00', 'midnight'],
  ['12:00', 'noon'],
  ['00:30', '12:30 am'],
  ['12:30', '12:30 pm'],
  ['18:05', '6:05 pm'],
])('the time %s is shown as %s', (value, shown) => {
  expect(formatTime(value)).toBe(shown.replace(' ', NBSP));
});
