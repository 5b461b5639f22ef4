/**
 * The two companies of the tests. The fixture is small and made up: tests of the engine read it, so that nothing which
 * an owner writes turns them red. The sample is `content/` as it is shipped.
 */
import { existsSync } from 'node:fs';
import { CommandError } from '../../tools/command-error.ts';

export const COMPANIES = {
  fixture: { content: 'tests/fixture/content', site: '.cache/fixture-site' },
  sample: { content: 'content', site: '.cache/sample-site' },
} as const;
export type TestedCompany = keyof typeof COMPANIES;

/** Makes this process, and every one that it starts, read a company. The configuration of each suite calls it. */
export function switchTo(company: TestedCompany): void {
  process.env.SITE_CONTENT_DIR = COMPANIES[company].content;
  process.env.SITE_DIST = COMPANIES[company].site;
}

/** @throws CommandError with the remedy when the site that this process reads is not built */
export function assertSiteBuilt(): void {
  const site = process.env.SITE_DIST;
  if (!existsSync(`${site}/index.html`))
    throw new CommandError(`There is no site in ${site}/ yet: run npm run test:build first.`);
}
