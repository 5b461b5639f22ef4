/** Finds what is left to do after a service was copied: texts, and names in other languages. */

import type { ContentFiles } from '../../src/site/content-files.ts';
import { findMissingNames, listSlugs } from '../../src/site/content-references.ts';
import { listSiteTexts } from './site-texts.ts';

/** Length from which a repeated text counts as a copy; shorter texts, such as names of parts, may repeat. */
const SHORTEST_COPY = 60;
/** Number of quoted characters, enough to find a text. */
const QUOTE = 50;

/** Returns one sentence for each text of a service that is also in another service's file. */
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
          file.describe(path, `“${text.slice(0, QUOTE)}…” is in ${earlier}, too; write it for this service`),
        ];
      }),
  );
}

/** Returns one sentence for each service without a name in another language, which then shows its English name. */
export const adviseOnNames = ({
  services,
  languages,
}: Pick<ContentFiles, 'services' | 'languages'>): string[] =>
  languages.files.flatMap((file) =>
    file.value ? findMissingNames(file, ['services'], file.value.services, listSlugs(services.files)) : [],
  );
