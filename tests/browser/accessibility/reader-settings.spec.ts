/** Reader settings: more contrast, forced colors, 400 % zoom (a very short viewport), machine translation. */
import { expect, type Locator, test } from '@playwright/test';
import { contrast } from '../../../src/lib/styling/contrast.ts';
import { business } from '../../../src/site/business.ts';
import { services } from '../../../src/site/catalog.ts';
import { languages } from '../../../src/site/languages.ts';
import { routes } from '../../../src/site/routes.ts';
import { findStricterBarriers } from '../../../tools/verify/page-barriers.ts';
import { BOOKING_NAME } from '../../support/booking.ts';
import { DESKTOP, PAGE_TYPES, PHONE } from '../../support/browser.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

const thumbBar = '[data-thumb-bar]';

/** `rgb(11, 110, 79)` → `#0b6e4f`. */
const toHex = (color: string): string =>
  `#${(color.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`;

const readStyle = (element: Locator, property: string, pseudo?: string): Promise<string> =>
  element.evaluate((one, [name = '', part]) => getComputedStyle(one, part).getPropertyValue(name), [
    property,
    pseudo,
  ] as const);

// WebDriver BiDi does not emulate media.
test('with more contrast, book buttons and the borders of fields reach 7:1', {
  tag: '@chromium',
}, async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await page.goto(routes.contact);
    const buttons = await page.getByRole('link', { name: BOOKING_NAME }).filter({ visible: true }).all();
    expect(buttons.length).toBeGreaterThan(1);
    for (const button of buttons) {
      const [ground, words] = [await readStyle(button, 'background-color'), await readStyle(button, 'color')];
      // An outlined button has no ground of its own; the next test measures its words with all others.
      if (ground !== 'rgba(0, 0, 0, 0)')
        expect(contrast(toHex(ground), toHex(words))).toBeGreaterThanOrEqual(7);
    }
    const border = toHex(await readStyle(page.getByLabel('Name'), 'border-top-color'));
    expect(contrast(border, '#ffffff')).toBeGreaterThanOrEqual(7);
  }
});

for (const path of byThoroughness({
  sample: [routes.home, ...languages.map(({ code }) => routes.language(code))],
  full: PAGE_TYPES,
}))
  test(`with more contrast, all text of ${path} reaches 7:1`, { tag: '@chromium' }, async ({ page }) => {
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await page.goto(path);
      expect(await findStricterBarriers(page)).toEqual([]);
    }
  });

test('with forced colors, borders separate the halves of the thumb bar and the steps of the breadcrumb', {
  tag: '@chromium',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize(PHONE);
  await page.goto(routes.service(services[0]?.slug ?? ''));
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

test('a short viewport has at most one sticky bar, and the other bar’s links are in the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(routes.home);
  await expect(page.locator(thumbBar)).not.toBeInViewport();
  await page.locator(thumbBar).scrollIntoViewIfNeeded();
  await expect(page.locator(thumbBar)).toBeInViewport();
  await page.setViewportSize(PHONE);
  await page.goto(routes.home);
  await expect(page.locator(thumbBar)).toBeInViewport();
});

test('the radio buttons next to a drawing are a group named after their table', async ({ page }) => {
  await page.goto(routes.service(services[0]?.slug ?? ''));
  const heading = await page.locator('h2#by-sign').innerText();
  const group = page.getByRole('radiogroup', { name: heading });
  expect(await group.getByRole('radio').count()).toBe(services[0]?.symptoms.length);
});

test('machine translation leaves the company’s name unchanged', async ({ page }) => {
  await page.goto(routes.services);
  for (const name of await page.getByText(business.name, { exact: true }).all())
    await expect(name).toHaveJSProperty('translate', false);
});
