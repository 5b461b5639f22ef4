import type { Plugin } from 'vite';

/** Takes over elements that the page was built with, so the page has their styles already. */
const TAKES_OVER = /\.client\.tsx$/;
const HELPER = '\0vite/preload-helper.js';

/**
 * Leaves `import('./later.ts')` as it is written.
 *
 * Vite wraps it in 600 bytes (brotli) of code, and a list of file names, that fetch what the imported file
 * imports at the same time. Every page would carry that, for the few visitors who touch what needs it.
 *
 * @throws Error at build when code imported on demand brings a stylesheet, which would then never arrive
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } } }),
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const styled =
          file.type === 'chunk' &&
          file.isDynamicEntry &&
          !TAKES_OVER.test(file.facadeModuleId ?? '') &&
          (file.viteMetadata?.importedCss.size ?? 0) > 0;
        if (styled && this.environment.config.consumer === 'client')
          this.error(`${file.fileName} is imported on demand: import its stylesheet from a page instead.`);
      }
    },
  };
}
