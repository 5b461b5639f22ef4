/** Proposes federal holidays that the company's file does not list; each company decides when it closes. */
import { openContentFile } from '../../src/lib/content/read-content.ts';
import { listComingHolidays, type NamedDate } from '../../src/lib/hours/federal-holidays.ts';
import { businessSchema } from '../../src/lib/identity/business-schema.ts';
import { IDENTITY_FILE } from './identity-file.ts';

/**
 * Returns the federal holidays of the twelve months that begin with `today`, without those in `listed`.
 *
 * @param listed - dates in the company's file, `YYYY-MM-DD`
 * @param today - `YYYY-MM-DD`
 */
export const proposeHolidays = (listed: readonly string[], today: string): NamedDate[] =>
  listComingHolidays(today).filter(({ date }) => !listed.includes(date));

/** Formats the proposal as lines to paste below `holidays` in the company's file. */
export function printProposal(proposal: readonly NamedDate[]): string {
  if (proposal.length === 0) return `${IDENTITY_FILE} lists every federal holiday of the next twelve months.`;
  const lines = proposal.map(
    ({ date, name }) => `  - { date: ${date}, name: ${JSON.stringify(name)}, hours: closed }`,
  );
  return [
    `Federal holidays of the next twelve months that ${IDENTITY_FILE} does not list.`,
    'Below “holidays”, paste the days on which you close:',
    ...lines,
  ].join('\n');
}

/**
 * Returns the proposal for a file, ready to print; undefined if the file lists all these holidays or is invalid.
 *
 * @param today - `YYYY-MM-DD`
 */
export function offerHolidays(path: string, today: string): string | undefined {
  const { value } = openContentFile(path, businessSchema);
  const proposal = value
    ? proposeHolidays(
        value.holidays.map(({ date }) => date),
        today,
      )
    : [];
  return proposal.length > 0 ? printProposal(proposal) : undefined;
}
