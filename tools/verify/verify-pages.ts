/** What `npm run verify` finds on the built pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Business } from '../../src/lib/identity/business-schema.ts';
import { listFiles } from '../build/built-site.ts';
import { canonicalPath, listPages } from '../hosts/site-paths.ts';
import { findDeadLinks } from './link-faults.ts';
import { describePageFaults, type PageFault } from './page-faults.ts';
import { findHeavyParts, pageSurplus } from './page-weight.ts';
import type { Findings } from './verify-content.ts';
import { visitPages } from './visit-pages.ts';

/** An address that no page has shows the page for missing ones. */
const MISSING_PAGE = '/404';

const addressOf = (file: string): string => canonicalPath(`/${file}`);

/** Pages that are heavier than they have to be. */
function listHeavyPages(folder: string, company: Business): PageFault[] {
  const surplus = pageSurplus(company);
  return listFiles(folder, '.html').flatMap((file) =>
    findHeavyParts(readFileSync(join(folder, file), 'utf8'), surplus).map(({ name, over }) => ({
      path: addressOf(file),
      fault: `${name} is ${over} bytes heavier than it should be; fewer words load faster`,
    })),
  );
}

/**
 * Looks at every page of a built site.
 *
 * @throws Error with a remedy when this machine has no Chromium
 */
export async function verifyPages(folder: string, company: Business): Promise<Findings> {
  const deadLinks = [...findDeadLinks(folder, company.siteUrl)].flatMap(([link, files]) =>
    files.map((file) => ({ path: addressOf(file), fault: `the link to ${link}` })),
  );
  const seen = await visitPages(folder, [...listPages(folder), MISSING_PAGE]);
  return {
    mistakes: describePageFaults([...deadLinks, ...seen]),
    advice: describePageFaults(listHeavyPages(folder, company)),
  };
}
