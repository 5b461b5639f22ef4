/** What is left to do after a service was copied: its texts, and its names in other languages. */

import type { ContentFiles } from '../../src/site/content-files.ts';
import { findMissingNames, listSlugs } from '../../src/site/content-references.ts';
import { listSiteTexts } from './site-texts.ts';

/** A shorter text, such as the name of a part, may well stand twice. */
const SHORTEST_COPY = 60;
/** Letters of a text that are enough to find it. */
const QUOTE = 50;

/** Texts of a service that stand in the file of another one too, one sentence each. */
export function adviseOnCopies({ services }: Pick<ContentFiles, 'services'>): string[] {
  const seen = new Map<string, string>();
  return services.files.flatMap((file) =>
    listSiteTexts(file)
      .filter(({ text }) => text.length >= SHORTEST_COPY)
      .flatMap(({ path, text }) => {
        const earlier = seen.get(text);
        if (earlier === undefined) seen.set(text, file.path);
        if (earlier === undefined || earlier === file.path) return [];
        return [
          file.describe(path, `“${text.slice(0, QUOTE)}…” is in ${earlier} too; say it of this service`),
        ];
      }),
  );
}

/** Services without a name in another language, which show their English one there. */
export const adviseOnNames = ({
  services,
  languages,
}: Pick<ContentFiles, 'services' | 'languages'>): string[] =>
  languages.files.flatMap((file) =>
    file.value ? findMissingNames(file, ['services'], file.value.services, listSlugs(services.files)) : [],
  );
