/** Checks the built pages for `npm run verify`, and returns mistakes and advice. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNow } from '../../src/content/present.ts';
import type { Business } from '../../src/lib/identity/business-schema.ts';
import { listThirdParties } from '../../src/lib/identity/connected-services.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { listFiles } from '../build/built-site.ts';
import { canonicalPath, isNotFoundPage, listPages, listPaths } from '../hosts/site-paths.ts';
import type { Findings } from './describe-findings.ts';
import { findDeadAddresses } from './link-faults.ts';
import { listNamed } from './page-facts.ts';
import { describePageFaults, type PageFault } from './page-faults.ts';
import { findHeavyParts, pageSurplus } from './page-weight.ts';
import { findWrongFacts, readTexts } from './site-facts.ts';
import { visitPages } from './visit-pages.ts';

const addressOf = (file: string): string => canonicalPath(`/${file}`);

/** Returns a fault for each budget that a page exceeds. */
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
 * Checks every page of a built site.
 *
 * @throws Error that says what to do if this machine has no Chromium
 */
export async function verifyPages(folder: string, company: Business): Promise<Findings> {
  const dead = await findDeadAddresses(folder, company.siteUrl);
  const named = listNamed(readTexts([CONTENT_FOLDER, 'src/content']));
  const wrong = findWrongFacts(folder, { company, named, now: readNow() });
  const listed = listThirdParties(company).map(({ origin }) => origin);
  const missing = listPaths(folder).filter(isNotFoundPage).map(canonicalPath);
  const seen = await visitPages(folder, [...listPages(folder), ...missing], listed);
  return {
    mistakes: describePageFaults([...dead, ...wrong, ...seen]),
    advice: describePageFaults(listHeavyPages(folder, company)),
  };
}
