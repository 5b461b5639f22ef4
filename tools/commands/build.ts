/** Checks the content and builds the site into `dist/`. */
import { buildSite } from '../build/build-site.ts';
import { runCommand } from '../command-error.ts';
import { writeEditorSchemas } from '../content/editor-schemas.ts';
import { describeLostMessages } from '../identity/delivery-note.ts';
import { stopOnWrongContent } from '../identity/wrong-content.ts';

const outDir = process.env.SITE_OUT_DIR ?? 'dist';

await runCommand(async () => {
  writeEditorSchemas();
  await stopOnWrongContent();
  const started = performance.now();
  await buildSite({ outDir });
  const { business } = await import('../../src/site/business.ts');
  const note = describeLostMessages(business);
  if (note) console.log(note);
  console.log(`Built ${outDir}/ in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}, `${outDir}/ is unchanged.`);
