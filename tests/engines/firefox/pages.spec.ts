/** Scrolls a page of every type to its end, on a phone and on a desktop, checks it, and counts the sides of paper it takes. */
import { routes } from '../../../src/site/routes.ts';
import { describePageFaults } from '../../../tools/verify/page-faults.ts';
import { visitPage } from '../../../tools/verify/visit-pages.ts';
import { DESKTOP, PAGE_TYPES, PHONE, statusOf, WALKED_PAGES } from '../../support/browser.ts';
import { countSides } from '../../support/pdf.ts';
import { expect, test } from '../../support/test.ts';

for (const path of PAGE_TYPES)
  test(`${path} is complete and logs nothing on a phone and on a desktop`, async ({ context, baseURL }) => {
    // axe runs only in the Chromium tests. It reports the same violations in every engine, except that in Firefox it
    // wrongly reports that invisible text in a cropped portfolio picture covers the text above the picture.
    const widths = [PHONE.width, DESKTOP.width];
    const visit = { path, widths, status: statusOf(path), axeWidths: [] };
    expect(describePageFaults(await visitPage(context, visit, baseURL ?? ''))).toEqual([]);
  });

/** Letter size in centimeters, labeled as inches, because Firefox reads Playwright's inches as centimeters. */
const LETTER = { width: '21.59in', height: '27.94in' };
const SERVICES = WALKED_PAGES.filter((path) => path.startsWith(routes.service('')) && !path.endsWith('nope'));

for (const path of SERVICES) {
  test(`${path} fits on the two sides of one Letter sheet`, async ({ page }) => {
    await page.goto(path);
    const sides = countSides(await page.pdf(LETTER));
    expect(sides).toBeGreaterThan(0);
    expect(sides).toBeLessThanOrEqual(2);
  });
}
