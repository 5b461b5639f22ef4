/** Checks the content and builds the site into `dist/`. */

import { writeEditorSchemas } from '../admin/editor-schemas.ts';
import { buildSite } from '../build/build-site.ts';
import { runCommand } from '../command-error.ts';
import { describeLostMessages } from '../identity/unfinished.ts';

const outDir = process.env.SITE_OUT_DIR || 'dist';

await runCommand(async () => {
  const started = performance.now();
  writeEditorSchemas();
  await buildSite(outDir);
  console.log(`Built ${outDir}/ in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  // Imported after the build has checked the content, because this module throws if the content is wrong.
  const { business } = await import('../../src/site/business.ts');
  const note = describeLostMessages(business);
  if (note) console.log(note);
}, `${outDir}/ is unchanged.`);
