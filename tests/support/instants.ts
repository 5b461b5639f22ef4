/** Named instants at which tests look at what depends on the time. Local times are those of New York. */
import { findOpenState } from '../../src/lib/hours/open-state.ts';
import { readSchedule } from '../../src/site/read-company.ts';
import { instantOf, MINUTE } from './new-york-clock.ts';
import { byThoroughness } from './thoroughness.ts';

const at = (local: string): number => instantOf(Date.parse(`${local}Z`));

/** A weekday in the middle of its hours, and the middle of the night after it. */
export const OPEN = at('2026-12-07T11:00');
export const NIGHT = at('2026-12-08T03:00');
/** The night before a Saturday in summer. */
export const SUMMER_NIGHT = at('2027-07-17T03:00');

/** The end of the hours on that weekday; a company that never closes has none. */
const { turn } = findOpenState(readSchedule(), new Date(OPEN));
const closing = turn === null ? OPEN : instantOf(turn);

const INSTANTS: Readonly<Record<string, number>> = {
  'on a weekday': OPEN,
  'a minute before closing': closing - MINUTE,
  'at closing': closing,
  'a minute after closing': closing + MINUTE,
  'at night': NIGHT,
  'on a Saturday': at('2026-12-05T12:00'),
  'on a Sunday night': at('2026-11-29T23:30'),
  'on Thanksgiving': at('2026-11-26T12:00'),
  'the day after Thanksgiving': at('2026-11-27T12:00'),
  'before clocks go forward': at('2027-03-14T01:59'),
  'after clocks went forward': at('2027-03-14T03:00'),
  'before clocks go back': at('2027-11-07T01:59'),
  'after clocks went back': at('2027-11-07T01:59') + MINUTE,
  'at the end of a year': at('2027-12-31T23:59'),
  'at the beginning of a year': at('2028-01-01T00:00'),
  'on February 29': at('2028-02-29T12:00'),
  'at noon in summer': at('2027-07-21T12:00'),
  'on a Saturday in summer': at('2027-07-17T14:00'),
  'at night in summer': SUMMER_NIGHT,
};

type NamedInstant = readonly [name: string, instant: number];

export const ALL_INSTANTS: readonly NamedInstant[] = Object.entries(INSTANTS);

/** For the quick run: open, just closed for the night, and closed for a day. */
const SOME = ['on a weekday', 'at closing', 'on Thanksgiving'];

export const TESTED_INSTANTS = byThoroughness({
  sample: ALL_INSTANTS.filter(([name]) => SOME.includes(name)),
  full: ALL_INSTANTS,
});
