import { barColor, FEW_PAGES, PAGE_TYPES, scrollToY, TRANSPARENT } from '../../support/browser.ts';
import { readRedButtons } from '../../support/red-buttons.ts';
import { expect, test } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

const BLACK = 'rgb(0, 0, 0)';

for (const path of byThoroughness({ sample: FEW_PAGES.slice(0, 2), full: PAGE_TYPES })) {
  test(`the bar on ${path} is transparent up to a scroll position of 20 px, and black from 21 px`, async ({
    page,
  }) => {
    // This viewport is so short that even the 404 page scrolls.
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto(path);
    expect(await barColor(page)).toBe(TRANSPARENT);
    for (const [y, color] of [
      [20, TRANSPARENT],
      [21, BLACK],
      [600, BLACK],
      [20, TRANSPARENT],
    ] as const) {
      await scrollToY(page, y);
      expect(await barColor(page)).toBe(color);
    }
  });
}

for (const path of byThoroughness({ sample: FEW_PAGES, full: PAGE_TYPES })) {
  test(`the top of ${path} has one red button, and the bar’s button has a visible edge before and after 20 px`, async ({
    page,
  }) => {
    await page.goto(path);
    const read = () => page.evaluate(readRedButtons);
    // Colors change gradually.
    await expect.poll(async () => (await read()).count).toBe(1);
    const { red, bar } = await read();
    expect([bar.border, bar.text]).not.toContain(TRANSPARENT);
    expect(bar.border).toBe(bar.background === TRANSPARENT ? bar.text : bar.background);
    await scrollToY(page, 21);
    await expect.poll(async () => (await read()).bar).toMatchObject({ background: red, border: red });
  });
}

test('the bar is black when a scrolled page is reloaded', async ({ page }) => {
  await page.goto('/about');
  await scrollToY(page, 700);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await expect.poll(() => barColor(page)).toBe(BLACK);
});

test('in browsers without scroll timelines, a script marks the page as scrolled from 21 px', {
  tag: ['@once', '@full'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...query: string[]) =>
      query[0]?.includes('animation-timeline') ? false : supports(query[0] as string);
  });
  await page.goto('/about');
  const marked = () => page.evaluate(() => document.documentElement.hasAttribute('data-scrolled'));
  await scrollToY(page, 20);
  expect(await marked()).toBe(false);
  await scrollToY(page, 21);
  await expect.poll(marked).toBe(true);
});

for (const menu of byThoroughness({ sample: ['Services'], full: ['Services', 'Service Areas'] })) {
  test(`the bar is black while the menu “${menu}” is open`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: menu, exact: true }).click();
    expect(await barColor(page)).toBe(BLACK);
    await page.keyboard.press('Escape');
    expect(await barColor(page)).toBe(TRANSPARENT);
  });
}
