/** The dates on which the sources of the site's claims are to be looked at again. */
import type { Claim } from '../../src/content/claim-schema.ts';

/**
 * Claims that had to be looked up again before this day, one sentence each.
 *
 * @param today - `YYYY-MM-DD`
 */
export function findDueClaims(claims: readonly Claim[], today: string): string[] {
  return claims
    .filter(({ checkAgainBy }) => checkAgainBy < today)
    .map(
      ({ id, checked, checkAgainBy, url }) =>
        `Claim “${id}” was to be checked again by ${checkAgainBy} (last checked ${checked}): look at ${url}`,
    );
}
