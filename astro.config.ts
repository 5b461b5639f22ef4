import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { business } from './src/site/business.ts';
import { schedule } from './src/site/contact-details.ts';
import { catalogRoute } from './tools/vite/catalog-route.ts';
import { plainImports } from './tools/vite/plain-imports.ts';
import { shortClassNames } from './tools/vite/short-class-names.ts';

/** Written by `tools/build.ts` first and moved into place only when everything succeeded. */
const outDir = process.env.SITE_OUT_DIR ?? './dist';

export default defineConfig({
  site: business.siteUrl,
  outDir,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', assets: '_astro' },
  compressHTML: true,
  prerenderConflictBehavior: 'error',
  devToolbar: { enabled: false },
  integrations: [react(), catalogRoute()],
  vite: {
    define: { SCHEDULE: JSON.stringify(schedule) },
    build: { assetsInlineLimit: 0 },
    plugins: [shortClassNames(), plainImports()],
  },
});
