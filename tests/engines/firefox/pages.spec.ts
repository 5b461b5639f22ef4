/** Every page type is read to its end, on a phone and on a desk. */
import { expect, test } from '@playwright/test';
import { describePageFaults } from '../../../tools/verify/page-faults.ts';
import { visitPage } from '../../../tools/verify/visit-pages.ts';
import { DESKTOP, PAGE_TYPES, PHONE, statusOf } from '../../support/browser.ts';

for (const path of PAGE_TYPES) {
  for (const { width } of [PHONE, DESKTOP]) {
    test(`${path} is whole and silent at ${width} px`, async ({ context, baseURL }) => {
      // What axe reads is the same in every engine, and Chromium asks it. In Firefox it also counts what a plate of the
      // portfolio cuts off, and says that it covers the words above, which nobody sees.
      const visit = { path, widths: [width], status: statusOf(path), axeWidths: [] };
      expect(describePageFaults(await visitPage(context, visit, baseURL ?? ''))).toEqual([]);
    });
  }
}
