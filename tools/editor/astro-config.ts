/** Configures the development server with Keystatic's forms at /keystatic; only `npm run edit` uses it. */
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import site from '../../astro.config.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const ROUTES = {
  '/keystatic/[...params]': 'node_modules/@keystatic/astro/internal/keystatic-astro-page.astro',
  '/api/keystatic/[...params]': 'content-api.ts',
  '/undo': 'undo-page.ts',
};

/** Folders other than `node_modules` that the forms and the site may load files from. */
const SERVED = [
  '.cache/vite-editor',
  'content/schemas',
  'src',
  'tools/content',
  'tools/editor',
  'tools/vite',
];

/** Blocks a URL through which any web page can make Vite open a project file in a program on this computer. */
const refuseToOpen: Plugin = {
  name: 'refuse-to-open',
  configureServer: ({ middlewares }) => {
    middlewares.use('/__open-in-editor', (_, response) => {
      response.writeHead(403).end('The forms do not open files in other programs.');
    });
  },
};

const VITE = {
  plugins: [refuseToOpen],
  /** Not shared with `npm run dev`, which pre-bundles other packages. */
  cacheDir: '.cache/vite-editor',
  optimizeDeps: { entries: ['tools/editor/keystatic-config.ts', 'tools/editor/preload.ts'] },
  resolve: {
    alias: { 'virtual:keystatic-config': here('keystatic-config.ts') },
    dedupe: ['react', 'react-dom'],
  },
  server: {
    // Prevents pages of other local servers from reading this server's responses.
    cors: false,
    // Packages may be behind a symbolic link.
    fs: {
      allow: [
        ...SERVED.map((folder) => resolve(folder)),
        ...['node_modules', here('node_modules')].map((folder) => realpathSync(folder)),
      ],
    },
  },
};

/** Does the same as Keystatic's own integration, with this folder's packages and configuration. */
const keystatic: AstroIntegration = {
  name: 'keystatic',
  hooks: {
    'astro:config:setup': ({ injectRoute, updateConfig }) => {
      updateConfig({ vite: VITE });
      for (const [pattern, page] of Object.entries(ROUTES)) {
        injectRoute({ pattern, entrypoint: here(page), prerender: false });
      }
    },
    'astro:server:start': ({ address, logger }) => {
      const origin = `http://localhost:${address.port}`;
      logger.info(`Forms: ${origin}/keystatic (stop with Ctrl+C). Undo a save: ${origin}/undo`);
    },
  },
};

export default {
  ...site,
  // Prevents clickjacking: no page from another origin may frame the forms.
  server: { headers: { 'X-Frame-Options': 'SAMEORIGIN' } },
  integrations: [...(site.integrations ?? []), keystatic],
};
