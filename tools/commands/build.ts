/** Checks the content and builds the site into `dist/`, unless it is up to date. */
import { describeSources, isUpToDate, recordBuild } from '../build/build-record.ts';
import { runCommand } from '../command-error.ts';

const outDir = process.env.SITE_OUT_DIR ?? 'dist';

/** Builds the site. Imports the modules of the build here, because they are not needed if the site is up to date. */
async function build(): Promise<void> {
  const started = performance.now();
  const { writeEditorSchemas } = await import('../content/editor-schemas.ts');
  writeEditorSchemas();
  const sources = describeSources();
  const { buildSite } = await import('../build/build-site.ts');
  await buildSite({ outDir });
  recordBuild(outDir, sources);
  console.log(`Built ${outDir}/ in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

await runCommand(async () => {
  if (isUpToDate(outDir, describeSources()))
    console.log(`${outDir}/ is up to date: nothing has changed since it was built.`);
  else await build();
  const { business } = await import('../../src/site/business.ts');
  const { describeLostMessages } = await import('../identity/delivery-note.ts');
  const note = describeLostMessages(business);
  if (note) console.log(note);
}, `${outDir}/ is unchanged.`);
