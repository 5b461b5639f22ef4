/** Builds the site into `dist/`, after a look at its content. */
import { buildSite } from '../build/build-site.ts';
import { describeLostMessages } from '../identity/delivery-note.ts';
import { stopOnWrongContent } from '../identity/wrong-content.ts';

const outDir = process.env.SITE_OUT_DIR ?? 'dist';

await stopOnWrongContent();
const started = performance.now();
try {
  await buildSite({ outDir });
  const { business } = await import('../../src/site/business.ts');
  const note = describeLostMessages(business);
  if (note) console.log(note);
  console.log(`Built ${outDir}/ in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
