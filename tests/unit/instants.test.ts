/** Checks that the named instants are what their names say, in New York and at the fixture's office. */
import { expect, test } from 'vitest';
import { describeOpenState, findOpenState } from '../../src/lib/hours/open-state.ts';
import { readSchedule } from '../../src/site/read-schedule.ts';
import { ALL_INSTANTS } from '../support/instants.ts';
import { IS_CLOCK_STOPPED, TEST_INSTANT } from '../support/test-instant.ts';

const LOCAL = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'full',
  timeStyle: 'long',
});
const stateAt = (instant: number) => findOpenState(readSchedule(), new Date(instant));

test.runIf(IS_CLOCK_STOPPED)('the tests run on a weekday while the office is open', () => {
  expect(LOCAL.format(TEST_INSTANT)).toMatch(/^Monday, .* 12:00:00/);
  expect(stateAt(TEST_INSTANT).open).toBe(true);
});

test.each([
  ['on a weekday', /^Monday, .* 11:00:00 AM EST$/, true],
  ['a minute before closing', /^Monday, /, true],
  ['at closing', /^Monday, /, false],
  ['a minute after closing', /^Monday, /, false],
  ['at night', /^Tuesday, .* 3:00:00 AM/, false],
  ['on a Saturday', /^Saturday, /, true],
  ['on a Sunday night', /^Sunday, .* PM/, false],
  ['on Thanksgiving', /^Thursday, November 26/, false],
  ['the day after Thanksgiving', /^Friday, November 27/, true],
  ['before clocks go forward', /^Sunday, March 14, 2027 at 1:59:00 AM EST$/, false],
  ['after clocks went forward', /^Sunday, March 14, 2027 at 3:00:00 AM EDT$/, false],
  ['before clocks go back', /^Sunday, November 7, 2027 at 1:59:00 AM EDT$/, false],
  ['after clocks went back', /^Sunday, November 7, 2027 at 1:00:00 AM EST$/, false],
  ['at the end of a year', /^Friday, December 31, 2027 at 11:59:00 PM/, false],
  ['at the beginning of a year', /^Saturday, January 1, 2028 at 12:00:00 AM/, false],
  ['on February 29', /^Tuesday, February 29, 2028/, true],
  ['at noon in summer', /^Wednesday, .* 12:00:00 PM EDT$/, true],
  ['on a Saturday in summer', /^Saturday, .* EDT$/, false],
] as const)('%s', (name, local, isOpen) => {
  const instant = new Map(ALL_INSTANTS).get(name) ?? Number.NaN;
  expect(LOCAL.format(instant).replaceAll('\u202f', ' ')).toMatch(local);
  expect(describeOpenState(stateAt(instant))).toMatch(isOpen ? /^Open/ : /^Closed/);
});
