/** Services without a name in another language, which show their English one there. */
import type { ContentFiles } from '../../src/site/content-files.ts';
import { findMissingNames, listSlugs } from '../../src/site/content-references.ts';

/** Advice on those names, one sentence each. */
export const adviseOnNames = ({
  services,
  languages,
}: Pick<ContentFiles, 'services' | 'languages'>): string[] =>
  languages.files.flatMap((file) =>
    file.value ? findMissingNames(file, ['services'], file.value.services, listSlugs(services.files)) : [],
  );
