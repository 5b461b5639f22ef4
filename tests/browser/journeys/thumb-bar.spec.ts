import { business } from '../../../src/site/business.ts';
import { phoneLink } from '../../../src/site/contact-details.ts';
import { languages } from '../../../src/site/languages.ts';
import { routes } from '../../../src/site/routes.ts';
import { BOOKING_HREF } from '../../support/booking.ts';
import { openAt, PAGE_TYPES, PHONE, scrollToY } from '../../support/browser.ts';
import { TESTED_INSTANTS } from '../../support/instants.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

test.use({ viewport: PHONE });

const bar = (page: Page) => page.getByRole('region', { name: /^Call( or book)?$/ });

test('the thumb bar is always visible on phones and hidden on larger screens', async ({ page }) => {
  await page.goto('/');
  const call = bar(page).getByRole('link', { name: /^Call/ });
  const book = bar(page).locator(`a[href="${BOOKING_HREF}"]`);
  await expect(call).toHaveAttribute('href', phoneLink);
  await expect(book).toHaveAccessibleName(business.bookingUrl ? /^Book Online/ : /^Call/);
  for (const y of [0, 900]) {
    await scrollToY(page, y);
    for (const link of [call, book]) {
      await expect(link).toBeInViewport({ ratio: 1 });
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  }
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(bar(page)).toBeHidden();
  }
});

/** Returns the heights of the bar and of the words in its call button. */
const measureHeights = (page: Page) =>
  bar(page).evaluate((box) => {
    const words = document.createRange();
    words.selectNodeContents(box.querySelector('a') ?? box);
    const [outer = 0, inner = 0] = [box, words].map((one) => one.getBoundingClientRect().height);
    return { outer, inner };
  });

/** Counts the lines of the status in the call button, and measures the space on both sides of it. */
const measureStatus = (page: Page) =>
  page.locator('[data-thumb-bar] [data-open-now]').evaluate((state) => {
    const content = document.createRange();
    content.selectNodeContents(state);
    const [words, half] = [content.getBoundingClientRect(), state.parentElement?.getBoundingClientRect()];
    const lines = Math.round(state.clientHeight / Number.parseFloat(getComputedStyle(state).lineHeight));
    return {
      lines,
      space: Math.min(words.left - (half?.left ?? 0), (half?.right ?? 0) - words.right),
    };
  });

for (const path of [routes.home, ...languages.map(({ code }) => routes.language(code))])
  test(`the status in the thumb bar of ${path} has one line and space beside it at any time`, {
    tag: path === routes.home ? [] : '@full',
  }, async ({ page }) => {
    for (const [width, height] of [
      [390, 664],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const [name, instant] of TESTED_INSTANTS) {
        await openAt(page, instant, path);
        const { lines, space } = await measureStatus(page);
        expect(lines, `${name}, ${width} px`).toBe(1);
        expect(space, `${name}, ${width} px`).toBeGreaterThanOrEqual(4);
      }
    }
  });

test('with large text, the thumb bar is hardly taller than its words or than before', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const [name, instant] of TESTED_INSTANTS) {
    await openAt(page, instant, '/');
    const normal = await measureHeights(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const large = await measureHeights(page);
    expect(large.outer, name).toBeLessThanOrEqual(Math.max(normal.outer, 1.5 * large.inner));
  }
});

test('with large text, the icons of the bars keep their proportions', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  const measure = () =>
    page
      .locator('header svg:visible, header img:visible, [data-thumb-bar] a > :first-child svg')
      .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().height));
  const normal = await measure();
  expect(normal.length).toBeGreaterThan(3);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const large = await measure();
  const scales = large.map((height, index) => height / (normal[index] ?? 0));
  expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.25);
});

for (const path of byThoroughness({ sample: [routes.contact], full: PAGE_TYPES })) {
  test(`the thumb bar never covers the focused element on ${path}`, { tag: '@full' }, async ({ page }) => {
    // With motion, smooth scrolling could still be running when the next key is pressed.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const { top } = await bar(page).evaluate((box) => box.getBoundingClientRect().toJSON() as DOMRect);
    // The test polls this function, because the browser may still be scrolling to the focused element.
    const findCovered = () =>
      page.evaluate((edge) => {
        const active = document.activeElement;
        if (!active || active === document.body || active.closest('[data-thumb-bar]')) return '';
        const box = active.getBoundingClientRect();
        // If an element is taller than half the space above the bar, only its top must be uncovered.
        const end = box.height > edge / 2 ? box.top + 44 : box.bottom;
        return end > edge + 1 || box.top < -1 ? active.outerHTML.slice(0, 120) : '';
      }, top);
    let stops = 0;
    do {
      await page.keyboard.press('Tab');
      await expect.poll(findCovered).toBe('');
      stops += 1;
    } while (
      stops < 300 &&
      !(await bar(page)
        .getByRole('link')
        .last()
        .evaluate((link) => link === document.activeElement))
    );
    expect(stops).toBeGreaterThan(20);
    expect(stops).toBeLessThan(300);
  });

  test(`the thumb bar does not cover the last line on ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const room = async () => {
      const line = await page.getByRole('contentinfo').locator('p:visible').last().boundingBox();
      const box = await bar(page).boundingBox();
      return line && box ? box.y - line.y - line.height : Number.NaN;
    };
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  });
}
