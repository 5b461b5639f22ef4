/**
 * Checks the owner's own content and the pages built from it, and prints what it finds in plain sentences. It exits
 * with 1 for mistakes, but not for advice. It builds into a separate folder and leaves `dist/` unchanged.
 *
 *     npm run verify                              also says what has changed in dist/ since it was built
 *     npm run verify -- https://www.example.com   compares what is online with the content instead of visiting pages
 */
import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeEditorSchemas } from '../admin/editor-schemas.ts';
import { buildSite } from '../build/build-site.ts';
import { runCommand } from '../command-error.ts';
import { askServer, findChangedAnswers, findOpenOrigins } from '../verify/changed-answers.ts';
import { findChangedFiles } from '../verify/changed-files.ts';
import { describeFindings, type Findings } from '../verify/describe-findings.ts';
import { describePageFaults } from '../verify/page-faults.ts';
import { verifyContent } from '../verify/verify-content.ts';

const OUT_DIR = '.cache/verified-site';

const DIST = 'dist';

/** Returns what is wrong with the pages of the site that was just built, and with `dist/`, if there is one. */
async function verifyFolders(): Promise<string[]> {
  console.log(
    'Checking every page at the sizes of phones, tablets and desktops; this takes a few minutes…\n',
  );
  const { business } = await import('../../src/site/business.ts');
  const { verifyPages } = await import('../verify/verify-pages.ts');
  const inPages = await verifyPages(OUT_DIR, business);
  const isBuilt = existsSync(DIST) && readdirSync(DIST).length > 0;
  const inDist = isBuilt ? await findChangedFiles(DIST, async () => OUT_DIR) : [];
  return [...inPages, ...describePageFaults(inDist)];
}

/** @param address - the address of a server that is compared with the content, instead of visiting pages */
async function verify(address?: string): Promise<Findings> {
  const ask = address === undefined ? undefined : askServer(address);
  console.log('Reading the content…');
  const content = await verifyContent();
  if (!content.isBuildable) return content;
  console.log('Building the site…');
  await buildSite(OUT_DIR);
  if (!address || !ask) return { ...content, mistakes: [...content.mistakes, ...(await verifyFolders())] };
  console.log(`Asking ${address} for every address of the site…\n`);
  const faults = [...(await findChangedAnswers(OUT_DIR, ask, address)), ...(await findOpenOrigins(address))];
  return { ...content, mistakes: [...content.mistakes, ...describePageFaults(faults)] };
}

await runCommand(async () => {
  const [address] = parseArgs({ allowPositionals: true }).positionals;
  writeEditorSchemas();
  const findings = await verify(address);
  console.log(describeFindings(findings));
  if (findings.mistakes.length > 0) process.exitCode = 1;
});
