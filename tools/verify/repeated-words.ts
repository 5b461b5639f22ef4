/**
 * Finds texts that two pages share, because search engines then show only one of the pages, and readers stop reading.
 */
import type { ContentFile } from '../../src/lib/content/read-content.ts';
import { listWords, sharedRuns, wordRuns } from '../../src/lib/text/copy-metrics.ts';
import type { ContentFiles } from '../../src/site/content-files.ts';
import { listEnglishFiles, listSiteTexts } from './site-texts.ts';

/** Share of common five-word sequences above which two pages of a kind are too similar. */
const MOST_SHARED = 0.2;
/** Minimum number of words in a paragraph; shorter texts are labels. */
const SHORTEST_PARAGRAPH = 8;

/** Returns one sentence for each paragraph that repeats an earlier one, word for word. */
function findRepeatedParagraphs(files: readonly ContentFile<unknown>[]): string[] {
  const seen = new Map<string, string>();
  return files.flatMap((file) =>
    listSiteTexts(file).flatMap(({ path, text }) => {
      if (listWords(text).length < SHORTEST_PARAGRAPH) return [];
      const earlier = seen.get(text);
      seen.set(text, file.path);
      return earlier === undefined ? [] : [file.describe(path, `says the same as ${earlier}, word for word`)];
    }),
  );
}

/** Returns one sentence for each pair of files that are too similar. */
function findLikePages(files: readonly ContentFile<unknown>[]): string[] {
  const runs = files.map((file) => wordRuns(listSiteTexts(file).map(({ text }) => text)));
  return files.flatMap((file, index) =>
    files.slice(0, index).flatMap((earlier, place) => {
      const share = sharedRuns(runs[index] ?? new Set(), runs[place] ?? new Set());
      const percent = `${Math.round(share * 100)} percent`;
      return share > MOST_SHARED
        ? [file.describe([], `shares ${percent} of its wording with ${earlier.path}; say what differs`)]
        : [];
    }),
  );
}

/** Returns advice on repeated texts, one sentence each. */
export function adviseOnRepeatedWords(content: ContentFiles): string[] {
  return [
    ...findRepeatedParagraphs(listEnglishFiles(content)),
    ...findLikePages(content.services.files),
    ...findLikePages(content.boroughs.files),
    ...findLikePages(content.languages.files),
  ];
}
