import { boroughs } from '../../../src/site/catalog.ts';
import {
  BOROUGH_PATHS,
  barColor,
  FEW_PAGES,
  goBack,
  openIn,
  PAGE_TYPES,
  scrollToY,
  TRANSPARENT,
} from '../../support/browser.ts';
import { waitForScrollEnd } from '../../support/browser-form.ts';
import { expect, test } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

const BLACK = 'rgb(0, 0, 0)';

/**
 * Returns the color of booking buttons, the number of controls in the window that have it, and the colors of the bar’s
 * booking button. Runs in the page.
 */
function readRedButtons() {
  const read = (control: Element) => {
    const { backgroundColor, borderTopColor, color } = getComputedStyle(control);
    return { background: backgroundColor, border: borderTopColor, text: color };
  };
  const isSeen = (control: Element): boolean => {
    const { top, bottom, width } = control.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  const seen = [...document.querySelectorAll('a, button')].filter(isSeen);
  const bar = seen.find((control) => control.matches('header :is([target="_blank"], [data-book])'));
  if (!bar) throw new Error('The bar has no booking button.');
  const probe = document.createElement('p');
  probe.style.color = 'var(--color-book)';
  document.documentElement.append(probe);
  const red = getComputedStyle(probe).color;
  probe.remove();
  return { red, count: seen.filter((control) => read(control).background === red).length, bar: read(bar) };
}

for (const path of byThoroughness({ sample: FEW_PAGES.slice(0, 1), full: PAGE_TYPES })) {
  test(`the bar on ${path} is transparent up to a scroll position of 20 px, and black from 21 px`, async ({
    page,
  }) => {
    // This viewport is so short that even the 404 page scrolls.
    await openIn(page, { width: 1440, height: 500 }, path);
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

for (const path of byThoroughness({ sample: FEW_PAGES.slice(0, 2), full: PAGE_TYPES })) {
  test(`the top of ${path} has one red button, and the bar’s button has a visible edge before and after 20 px`, {
    tag: path === FEW_PAGES[0] ? [] : ['@once'],
  }, async ({ page }) => {
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

test('a link opens the next page at its top, and going back restores the scroll position', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/services');
  const link = page.getByRole('contentinfo').getByRole('link', { name: boroughs[0]?.name ?? '' });
  await link.scrollIntoViewIfNeeded();
  await waitForScrollEnd(page);
  const left = await page.evaluate(() => Math.round(scrollY));
  expect(left).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL(BOROUGH_PATHS[0] ?? '');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await goBack(page, '/services');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
});

for (const path of byThoroughness({ sample: PAGE_TYPES.slice(0, 1), full: PAGE_TYPES })) {
  test(`the first Tab stop on ${path} skips to the content`, { tag: '@once' }, async ({ page }) => {
    await page.goto(path);
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
}
