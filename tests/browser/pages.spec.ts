/** Every page is read to its end at every width, as its readers do. */
import { expect, test } from '@playwright/test';
import { describePageFaults } from '../../tools/verify/page-faults.ts';
import { visitPage, WIDTHS } from '../../tools/verify/visit-pages.ts';
import { statusOf, WALKED_PAGES } from '../support/browser.ts';
import { findTypeFaults } from '../support/browser-type.ts';
import { byThoroughness } from '../support/thoroughness.ts';

WALKED_PAGES.forEach((path, index) => {
  // Each page is loaded in another window than the one before it. Of three windows one is a phone of the smallest kind.
  const start = index % WIDTHS.length;
  const turned = [...WIDTHS.slice(start), ...WIDTHS.slice(0, start)];
  const widths = byThoroughness({
    sample: [...new Set([...turned.filter((_, place) => place % 3 === 0).slice(0, 2), WIDTHS[0]])],
    full: turned,
  });

  test(`${path} is whole, silent and without barriers at ${widths.join(', ')} px`, async ({
    context,
    baseURL,
  }) => {
    const visit = { path, widths, status: statusOf(path), findMore: findTypeFaults };
    expect(describePageFaults(await visitPage(context, visit, baseURL ?? ''))).toEqual([]);
  });
});
