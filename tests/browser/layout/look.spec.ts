/** Drawings at widths of which no picture is kept, and a link that only keyboards reach. */
import { languages } from '../../../src/site/languages.ts';
import { routes } from '../../../src/site/routes.ts';
import { DESKTOP, MISSING_PAGE, openIn } from '../../support/browser.ts';
import { expect, type Page, test } from '../../support/test.ts';

const WIDE = { width: 1920, height: 1080 };
const WIDEST = { width: 2560, height: 1440 };
const TABLET = { width: 768, height: 1024 };

/** Pages with a drawing next to the text of the page head. */
const DRAWN_HEADS = [routes.about, routes.contact, MISSING_PAGE];

/** The page head’s drawing; the viewport may crop it. */
const headDrawing = (page: Page) => page.getByRole('main').locator('section').first().locator('img').first();

test('the hero reaches the left edge of a wide, short viewport', { tag: '@chromium' }, async ({ page }) => {
  await openIn(page, { width: 2560, height: 900 }, routes.home);
  const drawing = await page.locator('[data-hero]').boundingBox();
  expect(drawing?.x).toBeLessThanOrEqual(0);
});

for (const viewport of [TABLET, WIDEST]) {
  test(`the floors of the finder form one house at ${viewport.width} px`, async ({ page }) => {
    await openIn(page, viewport, `${routes.home}#units`);
    const rows = page.locator('[data-unit]');
    await expect(rows).not.toHaveCount(0);
    const floors = await rows.evaluateAll((all) =>
      all.map((row) => {
        const [box, room] = [row, row.querySelector('img')].map((one) => one?.getBoundingClientRect());
        return { box, room };
      }),
    );
    const [first] = floors;
    for (const [index, { box, room }] of floors.entries()) {
      expect(room?.left).toBe(first?.room?.left);
      expect(Math.abs((room?.bottom ?? 0) - (box?.bottom ?? 0))).toBeLessThanOrEqual(1);
      expect(room?.top).toBeLessThanOrEqual((box?.top ?? 0) + 1);
      const next = floors[index + 1]?.box;
      if (next) expect(Math.abs(next.top - (box?.bottom ?? 0))).toBeLessThanOrEqual(1);
    }
  });
}

test('drawings of page heads reach the right edge of the viewport', async ({ page }) => {
  for (const path of DRAWN_HEADS) {
    await page.goto(path);
    for (const viewport of [DESKTOP, WIDE, WIDEST]) {
      await page.setViewportSize(viewport);
      const { x = 0, width = 0 } = (await headDrawing(page).boundingBox()) ?? {};
      expect(x + width, `${path} at ${viewport.width} px`).toBeGreaterThanOrEqual(viewport.width - 1);
    }
  }
});

test('on a tablet on its side, the drawing of a page head is beside its words', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const others = [routes.home, routes.services, ...languages.map(({ code }) => routes.language(code))];
  for (const path of [...DRAWN_HEADS, ...others]) {
    await page.goto(path);
    const lastLink = page.getByRole('main').locator('section').first().getByRole('link').last();
    const [drawing, words] = [await headDrawing(page).boundingBox(), await lastLink.boundingBox()];
    expect(drawing?.y, path).toBeLessThan(words?.y ?? 0);
  }
});
