/** Checks pages with axe. */
import { expect, type Page } from '@playwright/test';
import { findBarriers } from '../../tools/verify/page-barriers.ts';

/**
 * Expects that axe finds no violation and leaves nothing undecided except contrast over pictures. See `findBarriers`
 * for the parameters.
 */
export async function expectNoViolations(
  page: Page,
  panel?: string,
  without: readonly string[] = [],
): Promise<void> {
  expect(await findBarriers(page, panel, without)).toEqual([]);
}
