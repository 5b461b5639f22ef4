import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { business } from './src/site/business.ts';
import { schedule } from './src/site/contact-details.ts';
import { cascadeOrder } from './tools/cascade-order.ts';
import { shortClassNames } from './tools/class-names.ts';
import { plainImports } from './tools/plain-imports.ts';
import { catalogRoute } from './tools/vite/catalog-route.ts';

/** Written by `tools/commands/build.ts` first and moved into place only when everything succeeded. */
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
    plugins: [cascadeOrder(), shortClassNames(), plainImports()],
  },
});
