import react from '@astrojs/react';
import globalData from '@csstools/postcss-global-data';
import { defineConfig } from 'astro/config';
import customMedia from 'postcss-custom-media';
import { adminRoute } from './tools/admin/admin-route.ts';
import { contentReload } from './tools/vite/content-reload.ts';
import { folderLayers } from './tools/vite/folder-layers.ts';
import { licenses } from './tools/vite/licenses.ts';
import { openingHours } from './tools/vite/opening-hours.ts';
import { plainImports } from './tools/vite/plain-imports.ts';
import { shortClassNames } from './tools/vite/short-class-names.ts';

/** `tools/build/build-site.ts` sets a temporary folder, which it moves to `dist` only if everything succeeds. */
const outDir = process.env.SITE_OUT_DIR || './dist';

export default defineConfig({
  outDir,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', assets: '_astro' },
  compressHTML: true,
  prerenderConflictBehavior: 'error',
  devToolbar: { enabled: false },
  integrations: [react(), adminRoute()],
  vite: {
    // Inlines constants from other modules, because their names cost bytes on every page.
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 2 } } },
    },
    environments: {
      // Short hashes of few characters, because the script of every page contains ten file names, and random letters
      // hardly compress.
      client: {
        build: {
          rolldownOptions: { output: { chunkFileNames: '_astro/[name].[hash:6].js', hashCharacters: 'hex' } },
        },
      },
    },
    // Every stylesheet may use the media queries that `breakpoints.css` names.
    css: {
      postcss: {
        plugins: [folderLayers(), globalData({ files: ['src/styles/breakpoints.css'] }), customMedia()],
      },
    },
    // Builds write there, also that of the admin page while the server runs.
    server: { watch: { ignored: ['**/.cache/**'] } },
    plugins: [shortClassNames(), plainImports(), licenses(), openingHours(), contentReload()],
  },
});
