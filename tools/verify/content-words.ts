/** Finds statements in the content that nothing backs. */
import type { Business } from '../../src/lib/identity/business-schema.ts';
import type { ContentFiles } from '../../src/site/content-files.ts';
import { describeMissingBacking, FREE_ESTIMATES, listUnbackedRules } from './backing.ts';
import { judgeTexts, listEnglishFiles } from './site-texts.ts';

/** Fields of `pages/home.yaml` that are only shown next to an authorized brand. */
const SHOWN_IF_BACKED = ['brands.certified', 'brands.badge'];

/** Field for the sentence on free estimates, which is shown only with `freeEstimates: true`. */
const SHOWN_IF_FREE = 'cost.estimates';

/** Returns one sentence for each text in another language that says “free”, unless estimates are free. */
function findFreeElsewhere({ languages }: ContentFiles, { freeEstimates }: Business): string[] {
  if (freeEstimates) return [];
  return judgeTexts(languages.files, (text, field) => {
    const words = text.match(FREE_ESTIMATES.elsewhere)?.[0];
    const isWrong = words && field !== SHOWN_IF_FREE;
    return isWrong ? [describeMissingBacking(words, FREE_ESTIMATES.remedy)] : [];
  });
}

/** Returns one sentence for each statement about the company that `company.yaml` does not back. */
export function findUnbackedStatements(content: ContentFiles, company: Business): string[] {
  const rules = listUnbackedRules(company);
  const inEnglish = judgeTexts(listEnglishFiles(content), (text, field) =>
    rules.flatMap(({ pattern, remedy }) => {
      const words = text.match(pattern)?.[0];
      return words && !SHOWN_IF_BACKED.includes(field) ? [describeMissingBacking(words, remedy)] : [];
    }),
  );
  return [...inEnglish, ...findFreeElsewhere(content, company)];
}
