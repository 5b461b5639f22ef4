/**
 * The two companies that tests use. The fixture is small and made up. Tests of the code read it, so an owner's content
 * cannot break them. The sample is `content/` as shipped.
 */
import { existsSync } from 'node:fs';
import { CommandError } from '../../tools/command-error.ts';
import { BUILD_ENVIRONMENT } from './test-instant.ts';

export const COMPANIES = {
  fixture: { content: 'tests/fixture/content', site: '.cache/fixture-site' },
  sample: { content: 'content', site: '.cache/sample-site' },
} as const;
export type TestedCompany = keyof typeof COMPANIES;

/** Folder of the other company's site (`other-site.ts`). */
export const OTHER_SITE = '.cache/other-site';

/**
 * Makes this process and its child processes read a company's content and site, at the time of the tests. Each suite's
 * config calls this.
 */
export function switchTo(company: TestedCompany): void {
  process.env.SITE_CONTENT_DIR = COMPANIES[company].content;
  process.env.SITE_DIST = COMPANIES[company].site;
  Object.assign(process.env, BUILD_ENVIRONMENT);
}

/**
 * Checks that a site is built.
 *
 * @param folder - the site's folder; by default, the one that this process reads
 * @throws CommandError with the command that builds it, if it is missing
 */
export function assertSiteBuilt(folder = process.env.SITE_DIST): void {
  if (existsSync(`${folder}/index.html`)) return;
  const company = Object.entries(COMPANIES).find(([, { site }]) => site === folder)?.[0];
  const command = `npm run test:build${company ? ` -- ${company}` : ''}`;
  throw new CommandError(`There is no site in ${folder}/ yet: run ${command} first.`);
}
