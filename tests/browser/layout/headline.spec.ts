/** The headline of the home page breaks into the same lines in every engine. */
import { routes } from '../../../src/site/routes.ts';
import { HERO_LINES, readLines } from '../../support/hero-lines.ts';
import { expect, test } from '../../support/test.ts';

for (const [width, lines] of HERO_LINES) {
  test(`the headline of the home page breaks into the expected lines at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routes.home);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.getByRole('heading', { level: 1 }).evaluate(readLines)).toEqual(lines);
  });
}
