/**
 * Builds the sites that the tests read.
 *
 *     npm run test:build              both
 *     npm run test:build -- fixture   one of them
 */
import { rmSync } from 'node:fs';
import { CommandError, runCommand } from '../../tools/command-error.ts';
import { runScript } from './run.ts';
import { COMPANIES, OTHER_SITE, type TestedCompany } from './tested-company.ts';

/** @throws CommandError with the build's output if it fails */
function buildSite(company: TestedCompany): void {
  const { content, site } = COMPANIES[company];
  // The tests that need the other company's site build it again.
  if (company === 'fixture') rmSync(OTHER_SITE, { recursive: true, force: true });
  const environment = { SITE_CONTENT_DIR: content, SITE_OUT_DIR: site };
  const { status, output } = runScript('tools/commands/build.ts', '.', environment);
  if (status !== 0) throw new CommandError(output);
  console.log(output.trim());
}

await runCommand(() => {
  const names = Object.keys(COMPANIES) as TestedCompany[];
  const [name] = process.argv.slice(2);
  for (const company of names.filter((one) => name === undefined || one === name)) buildSite(company);
});
