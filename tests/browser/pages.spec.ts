/**
 * Scrolls pages to their ends, as readers do, and checks them. `npm test` opens each page at two widths in turn, one of
 * which axe looks at. Of the sample, the full run opens every page at three, and one page of each type at every width.
 */
import { describePageFaults } from '../../tools/verify/page-faults.ts';
import { AXE_WIDTHS, visitPage, WIDTHS } from '../../tools/verify/visit-pages.ts';
import { PAGE_TYPES, statusOf, WALKED_PAGES } from '../support/browser.ts';
import { findTypeFaults } from '../support/browser-type.ts';
import { expect, test } from '../support/test.ts';
import { COMPANIES } from '../support/tested-company.ts';
import { IS_FULL } from '../support/thoroughness.ts';

const IS_OF_SAMPLE = process.env.SITE_DIST === COMPANIES.sample.site;

/** Returns the entry of a list whose turn it is. */
const turnOf = (list: readonly number[], index: number): number => list[index % list.length] ?? 0;

WALKED_PAGES.forEach((path, index) => {
  const others = WIDTHS.filter((width) => !AXE_WIDTHS.includes(width));
  const few = [turnOf(AXE_WIDTHS, index), turnOf(others, index)];
  // Words are most likely to be too long for the smallest phone.
  const more = [...new Set([...few, ...WIDTHS.slice(0, 1)])];
  const widths = !(IS_FULL && IS_OF_SAMPLE) ? few : PAGE_TYPES.includes(path) ? WIDTHS : more;

  test(`${path} is complete, is accessible and logs nothing at ${widths.join(', ')} px`, async ({
    context,
    baseURL,
  }) => {
    const visit = { path, widths, status: statusOf(path), findMore: findTypeFaults };
    expect(describePageFaults(await visitPage(context, visit, baseURL ?? ''))).toEqual([]);
  });
});
