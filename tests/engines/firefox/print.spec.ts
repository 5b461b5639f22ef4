/** Checks how many sides of paper a service page takes in Firefox. */
import { routes } from '../../../src/site/routes.ts';
import { WALKED_PAGES } from '../../support/browser.ts';
import { countSides } from '../../support/pdf.ts';
import { expect, test } from '../../support/test.ts';

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
