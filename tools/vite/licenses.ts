import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** File with the licenses of the code and the typeface that the site sends to browsers. */
export const LICENSES = 'licenses.txt';
/** License of the typeface, whose text must be included (SIL Open Font License 1.1, condition 2). */
const FONT_LICENSE = 'src/drawings/fonts/OFL.txt';
const isPackage = (module: string): boolean => module.includes('/node_modules/');

/** Publishes the licenses. Each script that contains code of a package names their file in its first line. */
export function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              license: { fileName: LICENSES },
              rolldownOptions: {
                output: {
                  postBanner: ({ moduleIds }) =>
                    moduleIds.some(isPackage) ? `/*! Licenses: /${LICENSES} */` : '',
                },
              },
            },
          }
        : undefined,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const file = bundle[LICENSES];
        if (file?.type !== 'asset') return;
        file.source = `${file.source}\n## Libre Franklin\n\n${readFileSync(FONT_LICENSE, 'utf8')}`;
      },
    },
  };
}
