import { collectConsole } from '../../../tools/verify/watch-page.ts';
import { findOpenMenus, goBack, PHONE } from '../../support/browser.ts';
import { NIGHT } from '../../support/instants.ts';
import { expect, type Page, test } from '../../support/test.ts';

test.use({ viewport: PHONE });
// The status of the office is longer while it is closed, so the bars leave the menu less room.
test.beforeEach(({ page }) => page.clock.setFixedTime(NIGHT));

const burger = (page: Page) => page.getByRole('button', { name: 'Menu' });
const sheet = (page: Page) => page.locator('#site-menu');

async function openSheet(page: Page, path = '/about'): Promise<void> {
  await page.goto(path);
  await burger(page).click();
  await expect(sheet(page)).toBeVisible();
}

test('the menu opens and closes with its button', async ({ page }) => {
  await openSheet(page);
  await expect(burger(page)).toHaveAttribute('aria-expanded', 'true');
  await burger(page).click();
  await expect(sheet(page)).toBeHidden();
});

test('expanding a system shows its jobs above the thumb bar', async ({ page }) => {
  await openSheet(page);
  await sheet(page).locator('summary').first().click();
  for (const family of await sheet(page).locator('li li:has(> details)').all()) {
    await family
      .locator('summary')
      .evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await family.locator('summary').click();
    for (const job of await family.getByRole('link').all()) await expect(job).toBeInViewport({ ratio: 1 });
  }
});

test('with large text, the name of an expanded system stays visible even if the system is taller than the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 500 });
  await openSheet(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await sheet(page).locator('summary').first().click();
  const top = await sheet(page).evaluate((menu) => menu.getBoundingClientRect().top);
  for (const system of await sheet(page).locator('li li summary').all()) {
    await system.click();
    await expect
      .poll(() => system.evaluate((one) => one.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(top - 1);
  }
});

test('focus stays within the open menu in both directions', { tag: '@full' }, async ({ page }) => {
  await openSheet(page);
  await sheet(page).locator('summary', { hasText: 'Services' }).click();
  const focused = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      const isInside = Boolean(active?.closest('#site-menu, [popovertarget="site-menu"]'));
      return isInside ? (active?.textContent ?? '').trim() : null;
    });
  for (const key of ['Tab', 'Shift+Tab']) {
    const stops = new Set<string>();
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press(key);
      const words = await focused();
      expect(words).not.toBeNull();
      stops.add(String(words));
    }
    expect(stops.size).toBeGreaterThan(8);
  }
});

test('the page behind the open menu is hidden and does not scroll', async ({ page }) => {
  await openSheet(page);
  for (const part of ['main', 'body > footer', '[data-thumb-bar]'])
    await expect(page.locator(part)).toBeHidden();
  // The script keeps the page from scrolling only after the menu has been painted.
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  /** Turns the mouse wheel over the page and waits for two frames. */
  const turnWheel = async () => {
    const turned = page.evaluate(
      () =>
        new Promise((resolve) => {
          const rest = () => requestAnimationFrame(() => requestAnimationFrame(resolve));
          addEventListener('wheel', rest, { once: true, passive: true });
        }),
    );
    await page.mouse.move(195, 500);
    await page.mouse.wheel(0, 600);
    await turned;
  };
  await turnWheel();
  await page.keyboard.press('End');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await turnWheel();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test('Escape closes the menu and returns focus to its button', async ({ page }) => {
  await openSheet(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(burger(page)).toBeFocused();
});

test('a link closes the menu, and the menu is still closed after going back', async ({ page }) => {
  await openSheet(page, '/services');
  await sheet(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/contact$/);
  await expect(sheet(page)).toBeHidden();
  await goBack(page, '/services');
  await expect.poll(() => findOpenMenus(page)).toEqual([]);
});

test('systems expand by keyboard to show their jobs, one system at a time', async ({ page }) => {
  const messages = await collectConsole(page);
  await openSheet(page);
  const summary = (words: string) => sheet(page).locator('summary', { hasText: words });
  await summary('Services').focus();
  await page.keyboard.press('Enter');
  await summary('Wall unit').focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('link', { name: 'Wall unit Repair' })).toBeVisible();
  await summary('Boiler').focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('link', { name: 'Boiler Repair' })).toBeVisible();
  await expect(sheet(page).getByRole('link', { name: 'Wall unit Repair' })).toBeHidden();
  expect(messages).toEqual([]);
});
