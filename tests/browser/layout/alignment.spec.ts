/** Columns, cards and rows of menus align with their neighbors. */
import { routes } from '../../../src/site/routes.ts';
import { findMisalignedRows } from '../../../tools/verify/row-faults.ts';
import { DESKTOP } from '../../support/browser.ts';
import { expect, type Locator, test } from '../../support/test.ts';

const TABLET = { width: 768, height: 1024 };
const WIDE = { width: 1920, height: 1080 };
const LAPTOP = { width: 1280, height: 800 };

/** Service pages where cards with short and long headings are next to each other. */
const LONG_HEADINGS = [routes.service('general-hvac-services'), routes.service('wshp-maintenance')];

/**
 * Returns the bottom of each element’s first line of text, in px from the top of the viewport. All elements must have
 * the same font.
 */
const firstLines = (parts: Locator): Promise<number[]> =>
  parts.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects()[0]?.bottom ?? Number.NaN;
    }),
  );

/** Expects that parts in the same row of cards have the same top. Cards with the same top form a row. */
function expectRows(tops: readonly (readonly [card: number, part: number])[]): void {
  for (const [card, part] of tops)
    for (const [other, otherPart] of tops)
      if (Math.abs(card - other) <= 1) expect(Math.abs(part - otherPart)).toBeLessThanOrEqual(1);
}

const topsIn = (cards: Locator, part: string): Promise<[number, number][]> =>
  cards.evaluateAll(
    (elements, selector) =>
      elements.flatMap((card): [number, number][] => {
        const found = [...card.querySelectorAll(selector)].at(-1);
        return found ? [[card.getBoundingClientRect().top, found.getBoundingClientRect().top]] : [];
      }),
    part,
  );

test('the first lines of the footer columns align below their headings', async ({ page }) => {
  await page.goto(routes.about);
  const footer = page.getByRole('contentinfo');
  for (const size of [TABLET, LAPTOP, DESKTOP, WIDE]) {
    await page.setViewportSize(size);
    const [address = 0, services = 0] = await firstLines(
      footer.locator('address, nav:nth-of-type(1) li:first-child a'),
    );
    const [areas = 0, hours = 0] = await firstLines(
      footer.locator('nav:nth-of-type(2) li:first-child a, tr:first-child th'),
    );
    const at = `${size.width} px`;
    expect(Math.abs(address - services), at).toBeLessThan(2);
    expect(Math.abs(areas - hours), at).toBeLessThan(2);
    if (size !== TABLET) expect(Math.abs(address - areas), at).toBeLessThan(2);
  }
});

/** Cards, and the parts of each card that align at the top with those of its neighbors. */
const CARDS = [
  ['descriptions of neighboring services', [routes.services], 'main article', ['p']],
  [
    'texts under the headings of a row, even headings with different numbers of lines,',
    [routes.contact, routes.services, routes.borough('bronx'), ...LONG_HEADINGS],
    'main ul[data-row] > li:has(> h3 + p)',
    ['h3 + p'],
  ],
  [
    'names and descriptions of other services',
    LONG_HEADINGS,
    'section[aria-labelledby="others"] li li',
    [1, 2, 3].map((place) => `a > :nth-child(${place})`),
  ],
  ['names and descriptions of the team', [routes.about], 'section[aria-labelledby="team"] li', ['h3', 'p']],
] as const;
for (const [what, paths, cards, parts] of CARDS) {
  test(`${what} align at the top`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      for (const size of [TABLET, { width: 1024, height: 800 }, DESKTOP]) {
        await page.setViewportSize(size);
        await expect(page.locator(cards)).not.toHaveCount(0);
        for (const part of parts) expectRows(await topsIn(page.locator(cards), part));
      }
    }
  });
}

test('the rows of the menus are aligned', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await page.goto(routes.contact);
  for (const name of ['Services', 'Service Areas']) {
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
    expect(await findMisalignedRows(page)).toEqual([]);
  }
});
