/** Checks the content files for `npm run verify`, and returns mistakes and advice. */
import { readNow } from '../../src/content/present.ts';
import { readDate } from '../../src/lib/hours/new-york-clock.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { listContentProblems } from '../identity/wrong-content.ts';
import { findWrongWords } from './content-facts.ts';
import { findUnbackedStatements } from './content-words.ts';
import type { Findings } from './describe-findings.ts';
import { findDueDates } from './due-dates.ts';
import { findStaleMap, findStaleSampleLines } from './stale-statements.ts';

interface ContentFindings extends Findings {
  /** False if the site cannot be built. */
  readonly isBuildable: boolean;
}

/** Checks all content. If a file is invalid, returns only the mistakes that keep the site from being built. */
export async function verifyContent(): Promise<ContentFindings> {
  const mistakes = await listContentProblems();
  if (mistakes.length > 0) return { mistakes, advice: [], isBuildable: false };
  const { business } = await import('../../src/site/business.ts');
  const { claims } = await import('../../src/site/claims.ts');
  const { openContentFiles } = await import('../../src/site/content-files.ts');
  const content = openContentFiles(CONTENT_FOLDER);
  const today = readDate(readNow());
  const words = findWrongWords(content, { company: business, claims, today });
  const due = findDueDates(business, claims, today);
  return {
    mistakes: [
      ...due.mistakes,
      ...words.mistakes,
      ...findStaleMap(business),
      ...findUnbackedStatements(content, business),
      ...findStaleSampleLines(content),
    ],
    advice: [...due.advice, ...words.advice],
    isBuildable: true,
  };
}
