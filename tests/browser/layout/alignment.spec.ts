/** Neighboring elements align, and elements that should end at an edge end exactly there. */
import { routes } from '../../../src/site/routes.ts';
import { findMisalignedRows } from '../../../tools/verify/row-faults.ts';
import { DESKTOP, PHONE } from '../../support/browser.ts';
import { expect, type Locator, type Page, test } from '../../support/test.ts';

const TABLET = { width: 768, height: 1024 };
const WIDE = { width: 1920, height: 1080 };
/** Laptop viewports, the shorter one first. */
const LAPTOPS = [
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
];

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
  for (const size of [TABLET, ...LAPTOPS.slice(1), DESKTOP, WIDE]) {
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

test('names in the hero drawing do not extend past the edge of the content', async ({ page }) => {
  await page.goto(routes.home);
  for (const size of [...LAPTOPS, DESKTOP, WIDE]) {
    await page.setViewportSize(size);
    const bar = await page.getByRole('banner').getByRole('link', { name: /^Book/ }).boundingBox();
    const edge = (bar?.x ?? 0) + (bar?.width ?? 0);
    const outside = await page.locator('[data-hero] a').evaluateAll(
      (names, right) =>
        names
          .filter((name) => {
            const range = document.createRange();
            range.selectNodeContents(name);
            return range.getBoundingClientRect().right > right + 1;
          })
          .map(({ textContent }) => textContent),
      edge,
    );
    expect(outside, `${size.width} × ${size.height} px`).toEqual([]);
  }
});

test('the search arrow ends where the underline of the field ends', async ({ page }) => {
  await page.goto(routes.home);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { arrow, line } = await page
      .getByRole('button', { name: 'Open the first result' })
      .evaluate((button) => ({
        arrow: button.querySelector('svg')?.getBoundingClientRect().right ?? 0,
        line: button.parentElement?.getBoundingClientRect().right ?? 0,
      }));
    expect(Math.abs(arrow - line), `${width} px`).toBeLessThanOrEqual(2);
  }
});

test('the separator between tags has equal space on both sides', async ({ page }) => {
  for (const size of [PHONE, DESKTOP, WIDE]) {
    await page.setViewportSize(size);
    await page.goto(routes.portfolio);
    const airs = await page
      .getByRole('list', { name: 'Tags' })
      .first()
      .getByRole('listitem')
      .evaluateAll((tags) =>
        tags.map((tag) => {
          const stroke = getComputedStyle(tag, '::before');
          const before = Number.parseFloat(stroke.left);
          const behind = Number.parseFloat(getComputedStyle(tag).paddingLeft) - before;
          return Math.abs(before - behind + Number.parseFloat(stroke.borderLeftWidth));
        }),
      );
    expect(airs.length).toBeGreaterThan(1);
    for (const air of airs) expect(air).toBeLessThanOrEqual(0.5);
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

test('footer links have a gap between them, even if a link wraps to two lines', async ({ page }) => {
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routes.about);
    const lists = await page
      .getByRole('contentinfo')
      .locator('nav ul')
      .evaluateAll((all) =>
        all.map((list) =>
          [...list.querySelectorAll('a')].map((link) => {
            const range = document.createRange();
            range.selectNodeContents(link);
            const { left, top, bottom } = range.getBoundingClientRect();
            return { left, top, bottom };
          }),
        ),
      );
    const airs = lists.flatMap((links) =>
      links.flatMap((one) =>
        links
          .filter(({ left, top }) => left === one.left && top > one.top)
          .map(({ top }) => top - one.bottom),
      ),
    );
    expect(Math.min(...airs), `${width} px`).toBeGreaterThanOrEqual(12);
  }
});

const openMenu = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Services', exact: true }).click();

for (const size of [...LAPTOPS.slice(1), DESKTOP]) {
  test(`rows of the services menu and of the symptoms align at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(routes.home);
    await openMenu(page);
    const rows = await topsIn(page.locator('#services-menu li:has(ul)'), 'ul');
    const tops = new Set(rows.map(([row]) => Math.round(row)));
    expect(tops.size).toBe(Math.ceil(rows.length / 2));
    await page.keyboard.press('Escape');
    for (const place of await page.locator('details[name="symptoms"]').all()) {
      await place.evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
      const lines = await place
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
      expect(new Set(lines).size).toBe(Math.ceil(lines.length / 2));
      const ends = await place
        .getByRole('link')
        .evaluateAll((links) =>
          links.map(
            (link) =>
              link.getBoundingClientRect().right -
              (link.lastElementChild?.getBoundingClientRect().right ?? 0),
          ),
        );
      expect(Math.max(...ends.map(Math.abs))).toBeLessThanOrEqual(1);
      expect(await findMisalignedRows(page)).toEqual([]);
    }
  });
}
