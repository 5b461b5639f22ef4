/** Finds what becomes untrue over time: holidays that run out, and claims that begin, end or need a check. */
import type { Claim } from '../../src/content/claim-schema.ts';
import type { Business } from '../../src/lib/identity/business-schema.ts';
import { IDENTITY_FILE } from '../identity/unfinished.ts';
import type { Findings } from './describe-findings.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Advice begins this many days before the last holiday. */
const NOTICE_DAYS = 60;
const YEAR_DAYS = 365;
/** Advice begins this many days before a statement begins or ends. */
const CLAIM_NOTICE_DAYS = 90;

const REMEDY = 'add the next ones under “Today” on the admin page, or in the file';

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/**
 * Checks only the holidays of the next twelve months, because a single holiday in a later year must not hide that
 * others are missing.
 */
function findHolidayFaults({ holidays }: Business, today: string): Findings {
  const listed = holidays.map(({ date }) => date).sort();
  const say = (sentence: string): string[] => [`${IDENTITY_FILE}: ${sentence}; ${REMEDY}`];
  const advise = (sentence: string): Findings => ({ mistakes: [], advice: say(sentence) });
  if (listed.length === 0)
    return advise('holidays is empty, so the site says “open” on Christmas Day if it is a weekday');
  const last = listed.findLast((date) => date < addDays(today, YEAR_DAYS));
  if (last === undefined || last < today) {
    const before = last ? ` (the last was ${last})` : '';
    const sentence = `no holiday of the next twelve months is listed${before}, so the site says “open” on the next one`;
    return { mistakes: say(sentence), advice: [] };
  }
  return last < addDays(today, NOTICE_DAYS)
    ? advise(`the last holiday in your list for the next twelve months is ${last}`)
    : { mistakes: [], advice: [] };
}

/**
 * Checks statements that become true, or stop being true, on a known date. Starting 90 days before, somebody must check
 * the wording and the source; after that date, somebody must confirm them again.
 */
function findTurningClaims(claims: readonly Claim[], today: string): Findings {
  const near = claims.flatMap(({ begins, ends, ...claim }) =>
    [
      begins && { day: begins, turn: `begins on ${begins}` },
      ends && { day: addDays(ends, 1), turn: `ends on ${ends}` },
    ]
      .filter((one) => !!one)
      .filter(({ day }) => claim.checked < (today < day ? addDays(day, -CLAIM_NOTICE_DAYS) : day))
      .filter(({ day }) => addDays(today, CLAIM_NOTICE_DAYS) >= day)
      .map(({ day, turn }) => ({ isPast: today >= day, sentence: describeTurn(claim, turn) })),
  );
  const sentences = (isPast: boolean) =>
    near.filter((one) => one.isPast === isPast).map(({ sentence }) => sentence);
  return { mistakes: sentences(true), advice: sentences(false) };
}

const describeTurn = ({ id, words, url }: Claim, turn: string): string =>
  `src/content/claims.yaml, “${id}”: this statement ${turn}. Read ${url}, and compare it with ${words.map((one) => `“${one}”`).join(', ')} on the site; correct what has changed, and set “checked” to the day on which you compared them`;

/** Returns one sentence for each claim that should have been checked again before this day. */
function findDueClaims(claims: readonly Claim[], today: string): string[] {
  return claims
    .filter(({ checkAgainBy }) => checkAgainBy < today)
    .map(
      ({ id, checked, checkAgainBy, url }) =>
        `src/content/claims.yaml, “${id}”: this statement should have been checked again by ${checkAgainBy} (last checked ${checked}). Read ${url}, correct what has changed, and set new dates in “checked” and “checkAgainBy”`,
    );
}

/**
 * Finds holidays that end within 60 days, statements with a date within 90 days, and claims due for a check.
 *
 * @param today - `YYYY-MM-DD`
 */
export function findDueDates(company: Business, claims: readonly Claim[], today: string): Findings {
  const holidays = findHolidayFaults(company, today);
  const turning = findTurningClaims(claims, today);
  return {
    mistakes: [...holidays.mistakes, ...turning.mistakes],
    advice: [...holidays.advice, ...turning.advice, ...findDueClaims(claims, today)],
  };
}
