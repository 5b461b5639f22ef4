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

type NamedInstant = readonly [name: string, instant: number];

/** Open, just closed for the night, and closed for a day; unit tests look at the turns of the clock and the year. */
export const TESTED_INSTANTS: readonly NamedInstant[] = [
  ['on a weekday', OPEN],
  ['at closing', closing],
  ['on Thanksgiving', at('2026-11-26T12:00')],
  ...byThoroughness<readonly NamedInstant[]>({
    sample: [],
    full: [
      ['a minute before closing', closing - MINUTE],
      ['on a Sunday night', at('2026-11-29T23:30')],
      ['at the end of a year', at('2027-12-31T23:59')],
    ],
  }),
];
