/** Words that two pages share: search engines show one of the two, and readers stop reading. */
import type { ContentFile } from '../../src/lib/content/read-content.ts';
import { listWords, sharedRuns, wordRuns } from '../../src/lib/text/copy-metrics.ts';
import type { ContentFiles } from '../../src/site/content-files.ts';
import { listEnglishFiles, listSiteTexts } from './site-texts.ts';

/** Share of five-word runs from which on two pages of one kind read alike. */
const MOST_SHARED = 0.2;
/** Texts from this number of words on are paragraphs; shorter ones are labels. */
const SHORTEST_PARAGRAPH = 8;

/** One sentence for each paragraph that stands in an earlier file, word for word. */
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

/** One sentence for each file whose words are too often those of an earlier one. */
function findLikePages(files: readonly ContentFile<unknown>[]): string[] {
  const runs = files.map((file) => wordRuns(listSiteTexts(file).map(({ text }) => text)));
  return files.flatMap((file, index) =>
    files.slice(0, index).flatMap((earlier, place) => {
      const share = sharedRuns(runs[index] ?? new Set(), runs[place] ?? new Set());
      const percent = `${Math.round(share * 100)} percent`;
      return share > MOST_SHARED
        ? [file.describe([], `shares ${percent} of its words with ${earlier.path}; say what differs`)]
        : [];
    }),
  );
}

/** Advice on words that are there twice, one sentence each. */
export function adviseOnRepeatedWords(content: ContentFiles): string[] {
  return [
    ...findRepeatedParagraphs(listEnglishFiles(content)),
    ...findLikePages(content.services.files),
    ...findLikePages(content.boroughs.files),
    ...findLikePages(content.languages.files),
  ];
}
