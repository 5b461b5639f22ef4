/**
 * Checks the owner's own content and the pages built from it, and prints what it finds in plain sentences. It exits
 * with 1 for mistakes, but not for advice. It builds into a separate folder and leaves `dist/` unchanged.
 */

import { writeEditorSchemas } from '../admin/editor-schemas.ts';
import { buildSite } from '../build/build-site.ts';
import { runCommand } from '../command-error.ts';
import { describeFindings, type Findings } from '../verify/describe-findings.ts';
import { verifyContent } from '../verify/verify-content.ts';

const OUT_DIR = '.cache/verified-site';

async function verify(): Promise<Findings> {
  console.log('Reading the content…');
  const content = await verifyContent();
  if (!content.isBuildable) return content;
  console.log('Building the site…');
  await buildSite({ outDir: OUT_DIR });
  console.log(
    'Checking every page at the sizes of phones, tablets and desktops; this takes a few minutes…\n',
  );
  const { business } = await import('../../src/site/business.ts');
  const { verifyPages } = await import('../verify/verify-pages.ts');
  const inPages = await verifyPages(OUT_DIR, business);
  return { ...content, mistakes: [...content.mistakes, ...inPages] };
}

await runCommand(async () => {
  writeEditorSchemas();
  const findings = await verify();
  console.log(describeFindings(findings));
  if (findings.mistakes.length > 0) process.exitCode = 1;
});
