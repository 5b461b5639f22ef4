/** Regression tests for the layout, at the widths where it broke. */
import { boroughs, services } from '../../../src/site/catalog.ts';
import { routes } from '../../../src/site/routes.ts';
import { BOROUGH_PATHS, DESKTOP, MISSING_PAGE, PAGE_TYPES, PHONE } from '../../support/browser.ts';
import { typeIntoSearch } from '../../support/browser-search.ts';
import { findShortEnds } from '../../support/browser-type.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

const WIDE = { width: 1920, height: 1080 };
const WIDEST = { width: 2560, height: 1440 };
const TABLET = { width: 768, height: 1024 };

/** Pages with a drawing next to the text of the page head. */
const DRAWN_HEADS = [routes.about, routes.contact, MISSING_PAGE];
/** Paths of one service page for each machine. */
const DRAWN_SERVICES = [...new Map(services.map(({ system, slug }) => [system, slug])).values()].map(
  routes.service,
);

/** The page head’s drawing; the viewport may crop it. */
const headDrawing = (page: Page) => page.getByRole('main').locator('section').first().locator('img').first();

for (const path of PAGE_TYPES) {
  test(`every lazy picture on ${path} has its space reserved before it loads`, { tag: '@once' }, async ({
    page,
  }) => {
    await page.route('**/*.{svg,avif,webp}', (route) => route.abort());
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const flat = await page
      .getByRole('main')
      .locator('img[loading="lazy"]')
      .evaluateAll((images) =>
        images
          .filter((image) => image.checkVisibility())
          .filter(({ clientWidth, clientHeight }) => clientWidth === 0 || clientHeight === 0)
          .map((image) => image.getAttribute('src')),
      );
    expect(flat).toEqual([]);
  });
}

test('no short text has a very short last line', async ({ page }) => {
  for (const path of PAGE_TYPES) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      expect(await findShortEnds(page), `${path} at ${viewport.width} px`).toEqual([]);
    }
  }
});

test('the panoramas of the portfolio span the whole viewport on desktops', async ({ page }) => {
  await page.goto(routes.portfolio);
  const panoramas = page.locator('article[data-format="panorama"] img');
  await expect(panoramas).not.toHaveCount(0);
  for (const panorama of await panoramas.all())
    expect(await panorama.boundingBox()).toMatchObject({ x: 0, width: DESKTOP.width });
});

test('portfolio drawings are not cropped in a short viewport, and those in a row are equally tall', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto(routes.portfolio);
  const cut = await page
    .getByRole('main')
    .locator('section > img, article[data-format="panorama"] img')
    .evaluateAll((images) =>
      images
        .map((image) => image.getBoundingClientRect())
        .filter(({ width, height }) => Math.abs(width / height - 21 / 9) > 0.01)
        .map(({ width, height }) => [width, height]),
    );
  expect(cut).toEqual([]);
  const plates = await page
    .locator('article:not([data-format="panorama"]) > div:first-child')
    .evaluateAll((all) => all.map((plate) => plate.getBoundingClientRect()));
  for (const { top, height } of plates) {
    const beside = plates.filter((plate) => Math.abs(plate.top - top) < 1);
    expect(beside.map((plate) => Math.round(plate.height * 10))).toEqual(
      beside.map(() => Math.round(height * 10)),
    );
  }
});

test('the hero reaches the left edge of a wide, short viewport', { tag: '@chromium' }, async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 900 });
  await page.goto(routes.home);
  const drawing = await page.locator('[data-hero]').boundingBox();
  expect(drawing?.x).toBeLessThanOrEqual(0);
});

test('no part of a borough’s drawing is behind its name', { tag: '@chromium' }, async ({ page }) => {
  for (const path of BOROUGH_PATHS) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    // The box of the capital letters in the last line of the heading.
    const clip = await heading.evaluate((element) => {
      const { left, width } = (element.firstElementChild ?? element).getBoundingClientRect();
      const letters = Number.parseFloat(getComputedStyle(element).fontSize);
      const y = element.getBoundingClientRect().bottom - letters * 0.72;
      return { x: left, y, width, height: letters * 0.68 };
    });
    await expect.poll(() => headDrawing(page).evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
    await headDrawing(page).evaluate((image: HTMLImageElement) => image.decode());
    const withDrawing = await page.screenshot({ clip });
    await headDrawing(page).evaluate((image) => {
      image.style.visibility = 'hidden';
    });
    expect(withDrawing.equals(await page.screenshot({ clip })), path).toBe(true);
  }
});

test('the phone number at the end of a page has no parentheses, which would cross the drawn floor', async ({
  page,
}) => {
  await page.goto(routes.home);
  const number = page.locator('[data-closing="number"]');
  await expect(number).not.toContainText(/[()]/);
});

test('each type of page has a single gap, not a double one, before its closing band', async ({ page }) => {
  for (const path of PAGE_TYPES) {
    await page.goto(path);
    const space = await page.locator('section[aria-labelledby="closing"]').evaluate((closing) => {
      const before = closing.previousElementSibling;
      const house = closing.querySelector('[data-closing="house"]');
      if (!before || !house) throw new Error('Nothing precedes the closing band, or it has no house.');
      const section = before.matches('section') ? before : before.querySelector('section');
      const isPaper = !before.matches('[data-ground]');
      const read = (element: Element | null, side: string) =>
        element ? Number.parseFloat(getComputedStyle(element).getPropertyValue(`padding-${side}`)) : 0;
      return read(house, 'top') + (isPaper ? read(section, 'bottom') : 0);
    });
    expect(space, path).toBeGreaterThan(40);
    expect(space, path).toBeLessThan(160);
  }
});

test('the last row of the symptom table has no border below it on phones', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(routes.service('boiler-repair'));
  const row = page.getByRole('main').locator('[data-stage] tr').last();
  await expect(row).toHaveCSS('border-bottom-width', '0px');
});

test('every portfolio picture loads as a reader scrolls, and spans a phone from edge to edge', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(routes.portfolio);
  for (const image of await page.getByRole('main').locator('article img').all()) {
    await image.evaluate((one) => one.parentElement?.scrollIntoView({ behavior: 'instant' }));
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0))
      .toBe(true);
    const plate = await image.evaluate((one) => {
      const { left, right } = (one.closest('[data-ground]') ?? one).getBoundingClientRect();
      return { left, right };
    });
    expect(plate).toEqual({ left: 0, right: PHONE.width });
  }
});

for (const viewport of [PHONE, TABLET, DESKTOP, WIDEST]) {
  test(`the floors of the finder form one house at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${routes.home}#units`);
    const rows = page.locator('[data-unit]');
    await expect(rows).not.toHaveCount(0);
    const floors = await rows.evaluateAll((all) =>
      all.map((row) => {
        const [box, room] = [row, row.querySelector('img')?.parentElement].map((one) =>
          one?.getBoundingClientRect(),
        );
        return { box, room };
      }),
    );
    const [first] = floors;
    for (const [index, { box, room }] of floors.entries()) {
      expect(room?.left).toBe(first?.room?.left);
      expect(Math.abs((room?.bottom ?? 0) - (box?.bottom ?? 0))).toBeLessThanOrEqual(1);
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

test('the line above the finder spans the widest viewport, and the house begins at the margin', async ({
  page,
}) => {
  await page.setViewportSize(WIDEST);
  await page.goto(routes.home);
  const box = await page.locator('#units').boundingBox();
  expect(box).toMatchObject({ x: 0, width: WIDEST.width });
  const wall = await page.locator('[data-unit]').first().boundingBox();
  const headline = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(wall?.x).toBeCloseTo(headline?.x ?? 0, 0);
});

for (const viewport of [TABLET, { width: 1024, height: 800 }, DESKTOP, WIDEST]) {
  test(`the street’s text has space below it, and the names end above the drawn ground, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(routes.home);
    const street = page.locator('section[aria-labelledby="street"]');
    await expect(street.getByRole('listitem')).toHaveCount(boroughs.length);
    const { air, sunk } = await street.evaluate((section) => {
      const words = section.querySelector('p')?.getBoundingClientRect();
      const roofs = [...section.querySelectorAll('img')]
        .map((image) => image.getBoundingClientRect())
        .filter(({ left, right }) => words && left < words.right && right > words.left);
      const context = document.createElement('canvas').getContext('2d');
      const sunk = [...section.querySelectorAll('[data-row-line]')].filter((name) => {
        const text = name.querySelector('span') ?? name;
        const { fontWeight, fontSize, fontFamily, borderBottomWidth } = getComputedStyle(name);
        if (context) context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const ink = context?.measureText(text.textContent ?? '');
        if (!ink) return true;
        const line = document.createRange();
        line.selectNodeContents(text);
        const last = [...line.getClientRects()].at(-1);
        const deepest = (last?.bottom ?? 0) - ink.fontBoundingBoxDescent + ink.actualBoundingBoxDescent;
        return deepest > name.getBoundingClientRect().bottom - Number.parseFloat(borderBottomWidth);
      });
      return {
        air: Math.min(...roofs.map(({ top }) => top)) - (words?.bottom ?? 0),
        sunk: sunk.map(({ textContent }) => textContent),
      };
    });
    expect(air).toBeGreaterThanOrEqual(16);
    expect(sunk).toEqual([]);
  });
}

for (const path of byThoroughness({ sample: [routes.borough('queens')], full: BOROUGH_PATHS })) {
  test(`the buttons in the page head of ${path} have space below them`, async ({ page }) => {
    await page.goto(path);
    for (const viewport of [{ width: 1024, height: 800 }, DESKTOP, WIDE, WIDEST]) {
      await page.setViewportSize(viewport);
      const head = page.getByRole('main').locator('section').first();
      const box = await head.boundingBox();
      const book = await head.getByRole('link', { name: /^Book/ }).boundingBox();
      const end = (box?.y ?? 0) + (box?.height ?? 0);
      expect(end - (book?.y ?? 0) - (book?.height ?? 0), `${viewport.width} px`).toBeGreaterThanOrEqual(24);
    }
  });
}

test('every machine’s scale bar begins at the right edge of the labels to its left', async ({ page }) => {
  for (const path of DRAWN_SERVICES) {
    await page.goto(path);
    const { bar, words, button } = await page.getByRole('main').evaluate((main) => {
      const right = (element: Element) => element.getBoundingClientRect().right;
      return {
        bar: main.querySelector('figcaption svg path')?.getBoundingClientRect().left ?? 0,
        words: Math.max(...[...main.querySelectorAll('figure text[text-anchor="end"]')].map(right)),
        button: Math.max(...[...(main.querySelector('section')?.querySelectorAll('a') ?? [])].map(right)),
      };
    });
    expect(Math.abs(bar - words), path).toBeLessThanOrEqual(2);
    expect(bar - button, path).toBeGreaterThan(48);
  }
});

test('there is a gap between a borough’s name and the drawn ground, even below round letters', async ({
  page,
}) => {
  for (const path of BOROUGH_PATHS) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const viewport of [PHONE, TABLET, DESKTOP, WIDE]) {
      await page.setViewportSize(viewport);
      const gap = await page.getByRole('heading', { level: 1 }).evaluate((name) => {
        const words = name.firstElementChild ?? name;
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(words);
        const context = document.createElement('canvas').getContext('2d');
        if (context) context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const line = document.createRange();
        line.selectNodeContents(words);
        const last = [...line.getClientRects()].at(-1)?.bottom ?? Number.NaN;
        const ink = context?.measureText('aeosu');
        if (!ink) return Number.NaN;
        const feet = last - ink.fontBoundingBoxDescent + ink.actualBoundingBoxDescent;
        // In one-column layouts, the ground is a pseudo-element of the text below the name; otherwise, the ground is a
        // pseudo-element of the page head. In both cases, the ground's `top` is relative to the top of that text.
        const below = name.nextElementSibling;
        const head = name.closest('[data-drawing]');
        if (!below || !head) return Number.NaN;
        const [over, across] = [getComputedStyle(below, '::before'), getComputedStyle(head, '::after')];
        const ground = Number.parseFloat(over.content === 'none' ? across.top : over.top);
        return below.getBoundingClientRect().top + ground - feet;
      });
      expect(gap, `${path} at ${viewport.width} px`).toBeGreaterThan(0.5);
      expect(gap, `${path} at ${viewport.width} px`).toBeLessThan(10);
    }
  }
});

test('below a search without results, the link to the building is hidden until it has focus', async ({
  page,
}) => {
  await page.goto(routes.services);
  await typeIntoSearch(page, 'qqqzzzxx');
  await expect(page.getByText('“qqqzzzxx”')).toBeVisible();
  const below = page.getByRole('link', { name: 'Or go through the building' });
  await expect(below).toHaveCSS('opacity', '1');
  await expect(below.locator('..')).toHaveCSS('opacity', '0');
  await below.focus();
  await expect(below.locator('..')).toHaveCSS('opacity', '1');
});

test('in print, the URL breaks only between its parts, and each question is above its answer', {
  tag: '@chromium',
}, async ({ page }) => {
  // A Letter sheet minus its margins, in px.
  await page.setViewportSize({ width: 710, height: 965 });
  await page.emulateMedia({ media: 'print' });
  for (const path of byThoroughness({ sample: DRAWN_SERVICES.slice(0, 4), full: DRAWN_SERVICES })) {
    await page.goto(path);
    const code = routes.serviceCode(path.replace(routes.service(''), ''));
    const address = page.locator(`img[src="${code}"] + p`);
    const lines = await address.evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()];
        const isOut = boxes.some(({ right }) => right > document.documentElement.clientWidth);
        if (boxes.length > 1 || isOut) broken.push(node.textContent ?? '');
      }
      return broken;
    });
    expect({ path, lines }).toEqual({ path, lines: [] });
    const parted = await page.locator('details:has(> summary h3)').evaluateAll((questions) =>
      questions
        .filter((details) => {
          const [question, answer] = details.children;
          const [first] = answer?.getClientRects() ?? [];
          return first && question && first.left > question.getBoundingClientRect().right;
        })
        .map(({ textContent }) => textContent),
    );
    expect({ path, parted }).toEqual({ path, parted: [] });
  }
});
