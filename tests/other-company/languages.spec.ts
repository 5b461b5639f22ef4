/** Pages in languages that the site's fonts do not cover, one of them written from right to left. */
import { expect, type Locator, test } from '../support/test.ts';

/** Returns the left and right edges of an element, in pixels from the left edge of the viewport. */
async function spanOf(part: Locator): Promise<{ readonly left: number; readonly right: number }> {
  const { x, width } = (await part.boundingBox()) ?? { x: 0, width: 0 };
  return { left: x, right: x + width };
}

/** Returns the left edge of each letter in the first line of an element’s first text node. */
const letterPlaces = (part: Locator): Promise<number[]> =>
  part.evaluate((element) => {
    const line = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (!line) return [];
    const letters = [...(line.textContent ?? '')].map((_, index) => {
      const range = document.createRange();
      range.setStart(line, index);
      range.setEnd(line, index + 1);
      return range.getBoundingClientRect();
    });
    return letters.filter(({ top }) => top === letters[0]?.top).map(({ left }) => left);
  });

const inOrder = (places: readonly number[]): number[] => places.toSorted((one, other) => one - other);

test.describe('a page in Arabic', () => {
  for (const width of [320, 390, 768, 1440])
    test(`is aligned to the right at ${width} px, and phone numbers and addresses still read from left to right`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/ar');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      const header = page.getByRole('banner');
      const name = await spanOf(header.getByRole('link').first());
      expect(width - name.right).toBeLessThan(name.left);
      const heading = await spanOf(page.getByRole('heading', { level: 2 }).first());
      expect(width - heading.right).toBeLessThan(heading.left + width / 4);
      for (const part of [
        page.getByRole('main').locator('a[href^="tel:"]:visible').last(),
        page.getByRole('contentinfo').locator('a[href^="tel:"]'),
        page.getByRole('contentinfo').locator('a[href^="mailto:"]'),
        page.getByRole('contentinfo').locator('address'),
      ]) {
        const places = await letterPlaces(part);
        expect(places.length).toBeGreaterThan(2);
        expect(places).toEqual(inOrder(places));
      }
    });

  test('mirrors arrows, but not the icon of a phone', async ({ page }) => {
    await page.goto('/ar');
    const scaleOf = (link: string): Promise<string> =>
      page
        .locator(`${link} svg`)
        .first()
        .evaluate((icon) => getComputedStyle(icon).scale);
    expect(await scaleOf('#services-menu a')).toBe('-1 1');
    expect(await scaleOf('a[href^="tel:"]')).toBe('none');
  });
});

test.describe('a page in Chinese', () => {
  test('declares its script in `lang`, and the footer links to it by its Chinese name', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL(/\/zh$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
    await expect(page.locator('html')).not.toHaveAttribute('dir');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Han}/u);
  });
});
