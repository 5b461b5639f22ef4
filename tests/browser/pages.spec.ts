/**
 * Scrolls pages to their ends, as readers do, and checks them. The full run opens every page: one of each type at every
 * width, and the others, which share its template and its styles, at three widths, like all pages of `npm test`.
 */
import { describePageFaults } from '../../tools/verify/page-faults.ts';
import { visitPage, WIDTHS } from '../../tools/verify/visit-pages.ts';
import { PAGE_TYPES, statusOf, WALKED_PAGES } from '../support/browser.ts';
import { findTypeFaults } from '../support/browser-type.ts';
import { expect, test } from '../support/test.ts';
import { IS_FULL } from '../support/thoroughness.ts';

WALKED_PAGES.forEach((path, index) => {
  // Each page starts at another width than the one before, and is also checked at the width of the smallest phone, where
  // words are most likely to be too long.
  const start = index % WIDTHS.length;
  const turned = [...WIDTHS.slice(start), ...WIDTHS.slice(0, start)];
  const few = new Set([...turned.filter((_, place) => place % 3 === 0).slice(0, 2), ...WIDTHS.slice(0, 1)]);
  const widths = IS_FULL && PAGE_TYPES.includes(path) ? turned : [...few];

  test(`${path} is complete, is accessible and logs nothing at ${widths.join(', ')} px`, async ({
    context,
    baseURL,
  }) => {
    const visit = { path, widths, status: statusOf(path), findMore: findTypeFaults };
    expect(describePageFaults(await visitPage(context, visit, baseURL ?? ''))).toEqual([]);
  });
});
