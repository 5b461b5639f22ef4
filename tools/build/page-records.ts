/** Compares the pages that Astro wrote with those that the code knows. */
import { CommandError } from '../command-error.ts';

const RECORD = 'src/content/top-pages.ts';
const PAGES = 'src/pages';

/**
 * Refuses a built page without a record, which would be missing from menus and the sitemap. Also refuses a record
 * without a built page.
 *
 * @param written - paths of the pages that were built
 * @param known - paths of the page records, the services, the areas, the owner's own pages, and the languages
 * @throws CommandError with a sentence for each of these, which says what to do
 */
export function assertPagesRecorded(written: readonly string[], known: readonly string[]): void {
  const unrecorded = written.filter((path) => !known.includes(path));
  const missing = known.filter((path) => !written.includes(path));
  const sentences = [
    ...unrecorded.map(
      (path) => `${path} has no record: add it to ${RECORD}, or delete its file in ${PAGES}/.`,
    ),
    ...missing.map((path) => `${path} has no page: add its file to ${PAGES}/, or remove it from ${RECORD}.`),
  ];
  if (sentences.length > 0) throw new CommandError(sentences.join('\n'));
}
