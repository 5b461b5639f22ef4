/** Page heads have a light background from sunrise to sunset in New York, and a dark one otherwise. */
import { routes } from '../../../src/site/routes.ts';
import { FEW_PAGES, PAGE_TYPES, scrollToY } from '../../support/browser.ts';
import { instantOf } from '../../support/new-york-clock.ts';
import { expect, type Page, test, testWithoutScript } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

const NOON = instantOf(Date.UTC(2027, 0, 12, 12));
const EVENING = instantOf(Date.UTC(2027, 0, 12, 19));

async function openAt(page: Page, path: string, instant: number): Promise<void> {
  await page.clock.setFixedTime(instant);
  await page.goto(path, { waitUntil: 'networkidle' });
}

/** Returns the computed value of a CSS color such as `var(--color-ink)`. */
const resolve = (page: Page, color: string): Promise<string> =>
  page.evaluate((value) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = value;
    const { color: resolved } = getComputedStyle(probe);
    probe.remove();
    return resolved;
  }, color);

const head = (page: Page) => page.locator('[data-ground="sky"]').first();
const groundOf = (page: Page): Promise<string> =>
  head(page).evaluate((one) => getComputedStyle(one).backgroundColor);
const wordsOf = (page: Page): Promise<string> =>
  page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).color);

for (const path of byThoroughness({ sample: FEW_PAGES.slice(0, 1), full: PAGE_TYPES })) {
  test(`the page head of ${path} is light at noon and dark in the evening`, async ({ page }) => {
    await openAt(page, path, NOON);
    expect(await groundOf(page)).toBe(await resolve(page, 'var(--color-paper)'));
    await openAt(page, path, EVENING);
    expect(await groundOf(page)).toBe(await resolve(page, 'var(--color-night)'));
  });
}

test('the text of the bar is dark over a light page head, and light while the bar is black', {
  tag: '@full',
}, async ({ page }) => {
  await openAt(page, routes.about, NOON);
  const ink = await resolve(page, 'var(--color-ink)');
  const chalk = await resolve(page, 'var(--color-chalk)');
  expect(await wordsOf(page)).toBe(ink);
  await scrollToY(page, 21);
  await expect.poll(() => wordsOf(page)).toBe(chalk);
  await scrollToY(page, 0);
  await expect.poll(() => wordsOf(page)).toBe(ink);
  await page.getByRole('button', { name: 'Services', exact: true }).click();
  expect(await wordsOf(page)).toBe(chalk);
});

for (const [name, instant] of [
  ['at noon', NOON],
  ['in the evening', EVENING],
] as const) {
  test(`the focus ring of bar and page head has the right color ${name}`, { tag: '@full' }, async ({
    page,
  }) => {
    await openAt(page, routes.about, instant);
    const ring = await resolve(page, instant === NOON ? 'var(--color-cold)' : 'var(--color-cold-night)');
    for (const link of [
      page.getByRole('banner').getByRole('link').first(),
      head(page).getByRole('link').first(),
    ]) {
      await link.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(link).toHaveCSS('outline-color', ring);
    }
  });
}

testWithoutScript('without JavaScript, page heads and their drawings show day', async ({ page }) => {
  await openAt(page, routes.about, NOON);
  await expect(page.locator('html')).toHaveAttribute('data-sky', 'day');
  await expect(head(page).getByRole('img')).toHaveAttribute('src', /#day$/);
});
