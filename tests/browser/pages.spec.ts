/** Scrolls pages to their ends, as readers do, and checks them. The full run checks every page at every width. */
import { describePageFaults } from '../../tools/verify/page-faults.ts';
import { visitPage, WIDTHS } from '../../tools/verify/visit-pages.ts';
import { statusOf, WALKED_PAGES } from '../support/browser.ts';
import { findTypeFaults } from '../support/browser-type.ts';
import { expect, test } from '../support/test.ts';
import { byThoroughness } from '../support/thoroughness.ts';

WALKED_PAGES.forEach((path, index) => {
  // In `npm test`, each page is checked at two or three widths, starting at a different width than the previous page.
  // One of these widths is always the width of the smallest phone.
  const start = index % WIDTHS.length;
  const turned = [...WIDTHS.slice(start), ...WIDTHS.slice(0, start)];
  const widths = byThoroughness({
    sample: [
      ...new Set([...turned.filter((_, place) => place % 3 === 0).slice(0, 2), ...WIDTHS.slice(0, 1)]),
    ],
    full: turned,
  });

  test(`${path} is complete, is accessible and logs nothing at ${widths.join(', ')} px`, async ({
    context,
    baseURL,
  }) => {
    const visit = { path, widths, status: statusOf(path), findMore: findTypeFaults };
    expect(describePageFaults(await visitPage(context, visit, baseURL ?? ''))).toEqual([]);
  });
});
