/** The development server with the forms of Keystatic at /keystatic; `npm run edit` alone uses it. */
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

/** Files that the forms and the pages beside them load from; the development server sends no others. */
const SERVED = [
  '.cache/vite-editor',
  'content/schemas',
  'src',
  'tools/content',
  'tools/editor',
  'tools/vite',
];

/** Vite would open any file of the project in a program of this computer, for whoever asks. */
const refuseToOpen: Plugin = {
  name: 'refuse-to-open',
  configureServer: ({ middlewares }) => {
    middlewares.use('/__open-in-editor', (_, response) => {
      response.writeHead(403).end('The forms open no files elsewhere.');
    });
  },
};

const VITE = {
  plugins: [refuseToOpen],
  /** Apart from `npm run dev`, which prepares other packages. */
  cacheDir: '.cache/vite-editor',
  optimizeDeps: { entries: ['tools/editor/keystatic-config.ts', 'tools/editor/preload.ts'] },
  resolve: {
    alias: { 'virtual:keystatic-config': here('keystatic-config.ts') },
    dedupe: ['react', 'react-dom'],
  },
  server: {
    // Pages of other servers at localhost may read nothing here.
    cors: false,
    // Packages may stand behind a link.
    fs: {
      allow: [
        ...SERVED.map((folder) => resolve(folder)),
        ...['node_modules', here('node_modules')].map((folder) => realpathSync(folder)),
      ],
    },
  },
};

/** What the package's own integration does, with the packages and the configuration of this folder. */
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
  // No other server's page shows the forms in a frame, where it could lead a click.
  server: { headers: { 'X-Frame-Options': 'SAMEORIGIN' } },
  integrations: [...(site.integrations ?? []), keystatic],
};
