/**
 * Writes the content of two other companies and builds their sites. Both stay in `.cache/companies/` until the next
 * run.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { runScript } from '../support/run.ts';
import { type CompanyContent, writeContent } from './company-content.ts';
import { writeHudsonMechanical } from './hudson-mechanical.ts';
import { writeQueensBoilers } from './queens-boilers.ts';

export const COMPANIES = {
  'queens-boilers': writeQueensBoilers,
  'hudson-mechanical': writeHudsonMechanical,
} as const satisfies Readonly<Record<string, () => CompanyContent | Promise<CompanyContent>>>;
export type CompanyName = keyof typeof COMPANIES;

/** Returns the output folder of a company's site. */
export const distOf = (name: string): string => `.cache/companies/${name}/dist`;

/** @throws Error with the output of the build if it fails */
async function buildCompany(name: CompanyName): Promise<void> {
  const folder = `.cache/companies/${name}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeContent(`${folder}/content`, await COMPANIES[name]());
  const environment = { SITE_CONTENT_DIR: `${folder}/content`, SITE_OUT_DIR: distOf(name) };
  const built = runScript('tools/commands/build.ts', '.', environment);
  if (built.status !== 0) throw new Error(`${name}: ${built.output}`);
}

if (import.meta.main) for (const name of Object.keys(COMPANIES) as CompanyName[]) await buildCompany(name);
