/** Finds statements in the content that nothing backs, and gives advice on style. */
import type { ContentFile } from '../../src/lib/content/read-content.ts';
import type { Business } from '../../src/lib/identity/business-schema.ts';
import { listWords, splitSentences } from '../../src/lib/text/copy-metrics.ts';
import type { ContentFiles } from '../../src/site/content-files.ts';
import { describeMissingBacking } from './backing.ts';
import {
  BRITISH_WORDS,
  FORBIDDEN_WORDS,
  LONGEST_SENTENCE,
  listUnbackedRules,
  MONEY,
  SIGNS,
} from './copy-rules.ts';
import { isAboutRebates, listEnglishFiles, listSiteTexts, type SiteText } from './site-texts.ts';

/** Fields of `pages/home.yaml` that are only shown next to an authorized brand. */
const SHOWN_IF_BACKED = ['brands.certified', 'brands.badge'];

/** “Free” in languages common in the city. */
const FREE =
  /\b(?:gratis|gratuit\w*|grátis|kostenlos\w*|darmow\w*|falas|free)\b|бесплатн|безкоштовн|免费|免費|무료|مجان/i;
/** Field for the sentence on free estimates, which is shown only with `freeEstimates: true`. */
const SHOWN_IF_FREE = 'cost.estimates';

/** Returns one sentence for each text in another language that says “free”, unless estimates are free. */
function findFreeElsewhere({ languages }: ContentFiles, { freeEstimates }: Business): string[] {
  if (freeEstimates) return [];
  return languages.files.flatMap((file) =>
    listSiteTexts(file)
      .filter(({ path }) => path.join('.') !== SHOWN_IF_FREE)
      .flatMap(({ path, text }) => {
        const words = text.match(FREE)?.[0];
        return words ? [file.describe(path, describeMissingBacking(words, 'freeEstimates'))] : [];
      }),
  );
}

/** Returns one sentence for each statement about the company that `company.yaml` does not back. */
export function findUnbackedStatements(content: ContentFiles, company: Business): string[] {
  const rules = listUnbackedRules(company);
  const inEnglish = listEnglishFiles(content).flatMap((file) =>
    listSiteTexts(file)
      .filter(({ path }) => !SHOWN_IF_BACKED.includes(path.join('.')))
      .flatMap(({ path, text }) =>
        rules.flatMap(({ pattern, backedBy }) => {
          const words = backedBy && text.match(pattern)?.[0];
          return words ? [file.describe(path, describeMissingBacking(words, backedBy))] : [];
        }),
      ),
  );
  return [...inEnglish, ...findFreeElsewhere(content, company)];
}

/** Whether a field is a list of words for the search rather than a sentence. */
const isWordList = (path: SiteText['path']): boolean =>
  path.includes('otherTrades') && path.at(-1) === 'words';

/** Returns advice on long sentences, forbidden words, British spelling, and typewriter characters. */
function adviseOnText(file: ContentFile<unknown>, { path, text }: SiteText): string[] {
  const long = splitSentences(text)
    .map((sentence) => listWords(sentence).length)
    .filter((count) => count > LONGEST_SENTENCE && !isWordList(path))
    .map((count) =>
      file.describe(path, `has a sentence of ${count} words; two sentences are easier to read`),
    );
  const rules = [...FORBIDDEN_WORDS, BRITISH_WORDS, ...SIGNS].filter(
    (rule) => !rule.backedBy && !(rule === MONEY && isAboutRebates(file, path)),
  );
  const found = rules.flatMap(({ pattern, reason }) => {
    const words = text.match(pattern)?.[0];
    return words ? [file.describe(path, `says “${words}” (${reason})`)] : [];
  });
  return [...long, ...found];
}

/** Returns advice on style, which owners may ignore, one sentence each. */
export function adviseOnStyle(content: ContentFiles): string[] {
  return listEnglishFiles(content).flatMap((file) =>
    listSiteTexts(file).flatMap((text) => adviseOnText(file, text)),
  );
}
