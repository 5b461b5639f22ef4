/** Finds services without a name in another language; the page in that language shows their English names. */
import type { ContentFiles } from '../../src/site/content-files.ts';
import { findMissingNames, listSlugs } from '../../src/site/content-references.ts';

/** Returns advice on the missing names, one sentence each. */
export const adviseOnNames = ({
  services,
  languages,
}: Pick<ContentFiles, 'services' | 'languages'>): string[] =>
  languages.files.flatMap((file) =>
    file.value ? findMissingNames(file, ['services'], file.value.services, listSlugs(services.files)) : [],
  );
