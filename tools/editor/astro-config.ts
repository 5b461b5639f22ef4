/** The development server with the forms of Keystatic at /keystatic; `npm run edit` alone uses it. */
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import site from '../../astro.config.ts';
import { restoreComments } from '../content/restore-comments.ts';
import { FOLDER_FORMS } from './content-forms.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const ROUTES = {
  '/keystatic/[...params]': 'keystatic-astro-page.astro',
  '/api/keystatic/[...params]': 'keystatic-api.js',
};

const VITE = {
  /** Apart from `npm run dev`, which prepares other packages. */
  cacheDir: '.cache/vite-editor',
  optimizeDeps: { entries: ['tools/editor/keystatic-config.ts', 'tools/editor/preload.ts'] },
  resolve: {
    alias: { 'virtual:keystatic-config': here('keystatic-config.ts') },
    dedupe: ['react', 'react-dom'],
  },
  // Packages may stand behind a link.
  server: { fs: { allow: [resolve('.'), realpathSync('node_modules'), realpathSync(here('node_modules'))] } },
};

/** The schema of each folder's files, which a new one names in its first line. */
const SCHEMAS = new Map(FOLDER_FORMS.map(({ folder, schema }) => [folder, schema]));

/** What the package's own integration does, with the packages and the configuration of this folder. */
const keystatic: AstroIntegration = {
  name: 'keystatic',
  hooks: {
    'astro:config:setup': ({ injectRoute, updateConfig }) => {
      updateConfig({ vite: VITE });
      for (const [pattern, page] of Object.entries(ROUTES)) {
        const entrypoint = here(`node_modules/@keystatic/astro/internal/${page}`);
        injectRoute({ pattern, entrypoint, prerender: false });
      }
    },
    'astro:server:setup': ({ server }) => restoreComments('content', SCHEMAS, server),
    'astro:server:start': ({ address, logger }) => {
      logger.info(`Forms: http://localhost:${address.port}/keystatic (stop with Ctrl+C)`);
    },
  },
};

export default { ...site, integrations: [...(site.integrations ?? []), keystatic] };
