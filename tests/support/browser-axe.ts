/** What axe must not find on a page. */
import { expect, type Page } from '@playwright/test';
import { findBarriers } from '../../tools/verify/page-barriers.ts';

/** No rule is broken, and nothing but the contrast over pictures is left open; the rest is as in `findBarriers`. */
export async function expectNoViolations(
  page: Page,
  panel?: string,
  without: readonly string[] = [],
): Promise<void> {
  expect(await findBarriers(page, panel, without)).toEqual([]);
}
