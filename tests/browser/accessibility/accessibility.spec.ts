/** Open menus and forms, and pages with more contrast, forced colors, 400% zoom (a very short viewport), translation and screen readers. */
import { contrast } from '../../../src/lib/styling/contrast.ts';
import { business } from '../../../src/site/business.ts';
import { services } from '../../../src/site/catalog.ts';
import { languages } from '../../../src/site/languages.ts';
import { routes } from '../../../src/site/routes.ts';
import { findBarriers, findStricterBarriers } from '../../../tools/verify/page-barriers.ts';
import { DESKTOP, openIn, PAGE_TYPES, PHONE } from '../../support/browser.ts';
import { field, openForm, pressSend, submitForm, toast } from '../../support/browser-form.ts';
import { expect, type Locator, test } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

test.describe('open menus and a submitted form have no accessibility violations', () => {
  test('a menu of the bar', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Services', exact: true }).click();
    expect(await findBarriers(page)).toEqual([]);
  });

  test('the phone menu with every level expanded', async ({ page }) => {
    await openIn(page, PHONE, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const sheet = page.locator('#site-menu');
    expect(await findBarriers(page)).toEqual([]);
    await sheet.locator('summary', { hasText: 'Services' }).click();
    await sheet.locator('summary', { hasText: 'Boiler' }).click();
    expect(await findBarriers(page)).toEqual([]);
    await sheet.locator('summary', { hasText: 'Service Areas' }).click();
    // axe cannot check elements that are partly scrolled out of the menu.
    await sheet.getByRole('link').first().scrollIntoViewIfNeeded();
    expect(await findBarriers(page)).toEqual([]);
  });

  for (const viewport of byThoroughness({ sample: [PHONE], full: [PHONE, { width: 1280, height: 900 }] })) {
    test(`the contact form with missing fields and with its toast at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openForm(page);
      await pressSend(page);
      await expect(field(page, 'Name')).toBeFocused();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await findBarriers(page)).toEqual([]);
      await submitForm(page);
      await toast(page).hover();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await findBarriers(page)).toEqual([]);
      await expect(toast(page)).toBeVisible();
    });
  }
});

/** Finds elements with text that ignore forced colors, except drawings, which keep their background color. */
function findOwnColors(): string[] {
  const hasWords = (part: Element) =>
    [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  return [...document.querySelectorAll('body :not(svg, svg *)')]
    .filter((part) => hasWords(part) && getComputedStyle(part).forcedColorAdjust !== 'auto')
    .map((part) => part.outerHTML.slice(0, 120));
}

for (const path of byThoroughness({ sample: [routes.contact], full: PAGE_TYPES })) {
  test(`with forced colors and reduced motion, ${path} has no accessibility violations`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(path);
    // axe compares the author's text color with the reader's background, but browsers never paint that pair. The
    // reader's own color pairs are readable as long as no element overrides them.
    expect(await findBarriers(page, undefined, ['color-contrast'])).toEqual([]);
    expect(await page.evaluate(findOwnColors)).toEqual([]);
  });
}

const thumbBar = '[data-thumb-bar]';

const readStyle = (element: Locator, property: string, pseudo?: string): Promise<string> =>
  element.evaluate((one, [name = '', part]) => getComputedStyle(one, part).getPropertyValue(name), [
    property,
    pseudo,
  ] as const);

// WebDriver BiDi, which drives Firefox, cannot emulate media features.
test('with more contrast, field borders reach 7:1', { tag: ['@chromium', '@full'] }, async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  for (const size of [PHONE, DESKTOP]) {
    await openIn(page, size, routes.contact);
    const border = await readStyle(page.getByLabel('Name'), 'border-top-color');
    expect(contrast(border, '#ffffff')).toBeGreaterThanOrEqual(7);
  }
});

for (const path of [...PAGE_TYPES, ...languages.map(({ code }) => routes.language(code))])
  test(`with more contrast, all text on ${path} reaches 7:1`, { tag: ['@chromium', '@full'] }, async ({
    page,
  }) => {
    for (const size of [PHONE, DESKTOP]) {
      await openIn(page, size, path);
      expect(await findStricterBarriers(page)).toEqual([]);
    }
  });

test('with forced colors, borders separate the thumb bar’s links and the breadcrumb’s items', {
  tag: ['@chromium', '@full'],
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openIn(page, PHONE, routes.service(services[0]?.slug ?? ''));
  const [call, book] = await page.locator(`${thumbBar} a`).all();
  const sides = [[call, 'top'] as const, ...(book ? ([[book, 'left']] as const) : [])];
  for (const [half, side] of sides) {
    expect(Number.parseFloat(await readStyle(half as Locator, `border-${side}-width`))).toBeGreaterThan(0);
    expect(await readStyle(half as Locator, `border-${side}-color`)).toMatch(/^rgb\(/);
  }
  const step = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li').first();
  const [line, words] = [
    await readStyle(step, 'border-left-color', '::after'),
    await readStyle(step, 'color'),
  ];
  expect(line).toBe(words);
});

for (const path of [routes.home, routes.service(services[0]?.slug ?? '')])
  test(`with forced colors, drawings on ${path} keep a background, and no line of a heading cuts the one above`, {
    tag: ['@chromium', '@full'],
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await openIn(page, { width: 1280, height: 720 }, path);
    const grounds = await page
      .locator('main img:visible')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(grounds.length).toBeGreaterThan(0);
    expect(grounds).not.toContain('rgba(0, 0, 0, 0)');
    // Browsers paint a plate behind each line, which is 1.15 times as tall as its letters.
    const leadings = await page.locator('h1, h2').evaluateAll((headings) =>
      headings.map((heading) => {
        const { fontSize, lineHeight } = getComputedStyle(heading);
        return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      }),
    );
    expect(Math.min(...leadings)).toBeGreaterThanOrEqual(1.149);
  });

test('in a short viewport, the thumb bar scrolls with the page instead of covering it', async ({ page }) => {
  await openIn(page, { width: 320, height: 256 }, routes.home);
  await expect(page.locator(thumbBar)).not.toBeInViewport();
  await page.locator(thumbBar).scrollIntoViewIfNeeded();
  await expect(page.locator(thumbBar)).toBeInViewport();
  await openIn(page, PHONE, routes.home);
  await expect(page.locator(thumbBar)).toBeInViewport();
});

test('the radio buttons for symptoms form a group named after their heading', async ({ page }) => {
  await page.goto(routes.service(services[0]?.slug ?? ''));
  const heading = await page.locator('h2#by-sign').innerText();
  const group = page.getByRole('radiogroup', { name: heading });
  expect(await group.getByRole('radio').count()).toBe(services[0]?.symptoms.length);
});

test('machine translation leaves the company’s name unchanged', { tag: '@full' }, async ({ page }) => {
  await page.goto(routes.services);
  for (const name of await page.getByText(business.name, { exact: true }).all())
    await expect(name).toHaveJSProperty('translate', false);
});
