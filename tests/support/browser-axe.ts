/** What axe must not find on a page. */
import { expect, type Page } from '@playwright/test';
import { findBarriers } from '../../tools/verify/page-barriers.ts';

/**
 * Expects that axe finds no violation and leaves nothing undecided but contrast over pictures; otherwise like
 * `findBarriers`.
 */
export async function expectNoViolations(
  page: Page,
  panel?: string,
  without: readonly string[] = [],
): Promise<void> {
  expect(await findBarriers(page, panel, without)).toEqual([]);
}
