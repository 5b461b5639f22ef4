import type { Plugin } from 'vite';

/** Scripts that render into the page. The page already has the styles for what they render. */
const RENDERS = /\.client\.tsx$/;
const HELPER = '\0vite/preload-helper.js';

/**
 * Keeps Vite from changing `import('./later.ts')`.
 *
 * To preload what the imported file imports, Vite adds a list of file names and 600 bytes (brotli) of code. Every page
 * would contain them, although few visitors need the imported file.
 *
 * @throws Error at build time if code imported on demand has a stylesheet, which would then never load
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } } }),
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
    // Removes the wrapper from each call, because it would add a function and a list.
    renderChunk: (code) =>
      code.replaceAll('__vitePreload(() => ', '(').replaceAll(', __VITE_PRELOAD__)', ')'),
    generateBundle(_, bundle) {
      if (this.environment.config.consumer !== 'client') return;
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.isDynamicEntry) continue;
        const styles = file.viteMetadata?.importedCss;
        // Otherwise Astro adds the styles of the search to pages without a search.
        if (RENDERS.test(file.facadeModuleId ?? '')) styles?.clear();
        else if (styles?.size)
          this.error(
            `${file.fileName} is imported on demand, so its stylesheet would never load; import the stylesheet from a page instead.`,
          );
      }
    },
  };
}
