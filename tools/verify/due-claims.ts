/** Finds claims on the site that must be checked against their sources again. */
import type { Claim } from '../../src/content/claim-schema.ts';

/**
 * Returns one sentence for each claim that should have been checked again before this day.
 *
 * @param today - `YYYY-MM-DD`
 */
export function findDueClaims(claims: readonly Claim[], today: string): string[] {
  return claims
    .filter(({ checkAgainBy }) => checkAgainBy < today)
    .map(
      ({ id, checked, checkAgainBy, url }) =>
        `Claim “${id}” should have been checked again by ${checkAgainBy} (last checked ${checked}): see ${url}`,
    );
}
