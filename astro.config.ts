import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { business } from './src/site/business.ts';
import { schedule } from './src/site/contact-details.ts';
import { contentReload } from './tools/vite/content-reload.ts';
import { customMedia } from './tools/vite/custom-media.ts';
import { plainImports } from './tools/vite/plain-imports.ts';
import { shortClassNames } from './tools/vite/short-class-names.ts';
import { styleGuideRoute } from './tools/vite/style-guide-route.ts';

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
  integrations: [react(), styleGuideRoute()],
  vite: {
    define: { SCHEDULE: JSON.stringify(schedule) },
    build: { assetsInlineLimit: 0 },
    css: { postcss: { plugins: customMedia() } },
    plugins: [shortClassNames(), plainImports(), contentReload()],
  },
});
