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
    // Without a trace of it: every call would cost a function and a list.
    renderChunk: (code) =>
      code.replaceAll('__vitePreload(() => ', '(').replaceAll(', __VITE_PRELOAD__)', ')'),
    generateBundle(_, bundle) {
      if (this.environment.config.consumer !== 'client') return;
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.isDynamicEntry) continue;
        const styles = file.viteMetadata?.importedCss;
        // Otherwise Astro puts the styles of the search into pages that have no search.
        if (TAKES_OVER.test(file.facadeModuleId ?? '')) styles?.clear();
        else if (styles?.size)
          this.error(`${file.fileName} is imported on demand: import its stylesheet from a page instead.`);
      }
    },
  };
}
