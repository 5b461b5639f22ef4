/** What the words of the content may not say without something to back them, and what reads better otherwise. */
import type { ContentFile } from '../../src/lib/content/read-content.ts';
import type { Business } from '../../src/lib/identity/business-schema.ts';
import { listWords, readingGrade, splitSentences } from '../../src/lib/text/copy-metrics.ts';
import type { ContentFiles } from '../../src/site/content-files.ts';
import { describeMissingBacking } from './backing.ts';
import { FORBIDDEN_WORDS, listUnbackedRules, MONEY, STYLE_LIMITS, TRADE_TERMS } from './copy-rules.ts';
import { isAboutRebates, listEnglishFiles, listSiteTexts, type SiteText } from './site-texts.ts';

/** Statements about the company that its file does not back, one sentence each. */
export function findUnbackedStatements(content: ContentFiles, company: Business): string[] {
  const rules = listUnbackedRules(company);
  return listEnglishFiles(content).flatMap((file) =>
    listSiteTexts(file).flatMap(({ path, text }) =>
      rules.flatMap(({ pattern, backedBy }) => {
        const words = backedBy && text.match(pattern)?.[0];
        return words ? [file.describe(path, describeMissingBacking(words, backedBy))] : [];
      }),
    ),
  );
}

/** Sentences that are too long, and words that promise what nobody can check. */
function adviseOnText(file: ContentFile<unknown>, { path, text }: SiteText): string[] {
  const long = splitSentences(text)
    .map((sentence) => listWords(sentence).length)
    .filter((count) => count > STYLE_LIMITS.sentenceWords)
    .map((count) => file.describe(path, `has a sentence of ${count} words; two sentences read easier`));
  const rules = FORBIDDEN_WORDS.filter(
    (rule) => !rule.backedBy && !(rule === MONEY && isAboutRebates(file, path)),
  );
  const bold = rules.flatMap(({ pattern, reason }) => {
    const words = text.match(pattern)?.[0];
    return words ? [file.describe(path, `says “${words}” (${reason})`)] : [];
  });
  return [...long, ...bold];
}

/** The running text of a file that is hard to read as a whole. */
function adviseOnGrade(file: ContentFile<unknown>, texts: readonly SiteText[]): string[] {
  const running = texts.filter(({ isRunning }) => isRunning).map(({ text }) => text);
  const grade = readingGrade(running, TRADE_TERMS);
  if (grade <= STYLE_LIMITS.grade) return [];
  const reached = grade.toFixed(1);
  return [
    file.describe([], `reads like grade ${reached} of school; shorter sentences and plainer words help`),
  ];
}

/** Advice on style, one sentence each; none of it has to be followed. */
export function adviseOnStyle(content: ContentFiles): string[] {
  return listEnglishFiles(content).flatMap((file) => {
    const texts = listSiteTexts(file);
    return [...texts.flatMap((text) => adviseOnText(file, text)), ...adviseOnGrade(file, texts)];
  });
}
