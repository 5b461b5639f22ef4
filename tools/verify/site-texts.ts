/** Lists the texts that an owner writes for pages, file by file. */
import { basename, dirname } from 'node:path';
import type { FieldPath } from '../../src/lib/content/field-path.ts';
import type { ContentFile } from '../../src/lib/content/read-content.ts';
import { listTextFields } from '../../src/lib/content/schema-fields.ts';
import { textOfRichText } from '../../src/lib/text/parse-rich-text.ts';
import { type ContentFiles, listFiles } from '../../src/site/content-files.ts';

interface SiteText {
  readonly path: FieldPath;
  /** The text as readers see it, without the URLs of links. */
  readonly text: string;
}

/** Field with words that people type into the search; no page shows it. */
const UNSEEN = 'keywords';
/** Fields that become part of a URL, which does not change after publication. */
const ADDRESSES: readonly unknown[] = ['slug', 'id', 'service'];

/** Folders to skip, because the rules are for English, and customers' own words need no rules. */
const OTHER_WORDS = ['languages', 'reviews'];

/** Lists all files. */
export const listAllFiles = (content: ContentFiles): ContentFile<unknown>[] => [
  content.company,
  ...listFiles(content),
];

/** Lists the files with the company's own English texts. */
export const listEnglishFiles = (content: ContentFiles): ContentFile<unknown>[] =>
  listAllFiles(content).filter(({ path }) => !OTHER_WORDS.includes(basename(dirname(path))));

/** Lists the texts of a file in order; none if the file is invalid. */
export function listSiteTexts({ schema, value }: ContentFile<unknown>): SiteText[] {
  return listTextFields(schema, value)
    .filter(({ path }) => !path.includes(UNSEEN) && !ADDRESSES.includes(path.at(-1)))
    .map(({ path, text, isRunning }) => ({ path, text: isRunning ? textOfRichText(text) : text }));
}

/**
 * Judges each text of some files, and returns sentences that begin with its place.
 *
 * @param judge - returns the ends of these sentences; `field` is the path with dots, such as `brands.badge`
 */
export const judgeTexts = (
  files: readonly ContentFile<unknown>[],
  judge: (text: string, field: string) => readonly string[],
): string[] =>
  files.flatMap((file) =>
    listSiteTexts(file).flatMap(({ path, text }) =>
      judge(text, path.join('.')).map((end) => file.describe(path, end)),
    ),
  );
