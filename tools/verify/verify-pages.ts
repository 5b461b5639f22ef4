/** Checks the built pages for `npm run verify`. */
import type { Business } from '../../src/lib/identity/business-schema.ts';
import { listThirdParties } from '../../src/lib/identity/connected-services.ts';
import { canonicalPath, isUnlisted, listPages, listPaths } from '../hosts/site-paths.ts';
import { findChangedFiles } from './changed-files.ts';
import { findDeadAddresses } from './link-faults.ts';
import { describePageFaults } from './page-faults.ts';
import { visitPages } from './visit-pages.ts';

/**
 * Checks every page of a built site, and returns its mistakes, one sentence each. At last it makes sure that no file has
 * changed meanwhile.
 *
 * @throws Error that says what to do if this machine has no Chromium
 */
export async function verifyPages(folder: string, company: Business): Promise<string[]> {
  const dead = await findDeadAddresses(folder, company.siteUrl);
  const listed = listThirdParties(company).map(({ origin }) => origin);
  const unlisted = listPaths(folder).filter(isUnlisted).map(canonicalPath);
  const seen = await visitPages(folder, [...listPages(folder), ...unlisted], listed);
  const changed = await findChangedFiles(folder);
  return describePageFaults([...dead, ...seen, ...changed]);
}
