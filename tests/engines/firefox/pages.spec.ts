/** Scrolls a page of every type to its end, on a phone and on a desktop, and checks it. */
import { describePageFaults } from '../../../tools/verify/page-faults.ts';
import { visitPage } from '../../../tools/verify/visit-pages.ts';
import { DESKTOP, PAGE_TYPES, PHONE, statusOf } from '../../support/browser.ts';
import { expect, test } from '../../support/test.ts';

for (const path of PAGE_TYPES) {
  for (const { width } of [PHONE, DESKTOP]) {
    test(`${path} is complete and logs nothing at ${width} px`, async ({ context, baseURL }) => {
      // axe runs only in the Chromium tests. It reports the same violations in every engine, except that in Firefox it
      // wrongly reports that invisible text in a cropped portfolio picture covers the text above the picture.
      const visit = { path, widths: [width], status: statusOf(path), axeWidths: [] };
      expect(describePageFaults(await visitPage(context, visit, baseURL ?? ''))).toEqual([]);
    });
  }
}
