import { expect, type Page, test } from '@playwright/test';
import { linkPaths, PHONE, SERVICE_PATHS, scrollToY } from '../support/browser.ts';

test.use({ viewport: PHONE });

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

test('the menu leads to the same pages as the bar on a desk', async ({ page }) => {
  await openSheet(page);
  const pages = (paths: string[]) =>
    new Set(paths.filter((path) => path.startsWith('/') && !path.includes('#')));
  const inSheet = pages(await linkPaths(sheet(page)));
  const inBar = pages(await linkPaths(page.getByRole('banner').locator('ul').first()));
  expect([...inBar].filter((path) => !inSheet.has(path))).toEqual([]);
  expect(SERVICE_PATHS.filter((path) => !inSheet.has(path))).toEqual([]);
});

test('focus stays within the open menu in both directions', async ({ page }) => {
  await openSheet(page);
  const isInside = () =>
    page.evaluate(() => Boolean(document.activeElement?.closest('#site-menu, [popovertarget="site-menu"]')));
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 24; stop += 1) {
      await page.keyboard.press(key);
      expect(await isInside()).toBe(true);
    }
  }
});

test('the page behind is inert and does not scroll', async ({ page }) => {
  await openSheet(page);
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  await page.mouse.move(195, 500);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('Escape closes the menu and gives focus back', async ({ page }) => {
  await openSheet(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(burger(page)).toBeFocused();
});

test('a link closes the menu, also one to a section of the same page', async ({ page }) => {
  await openSheet(page, '/services');
  await sheet(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/contact$/);
  await expect(sheet(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/services$/);
  await expect(sheet(page)).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('growing past the breakpoint closes the menu', async ({ page }) => {
  await openSheet(page);
  await page.setViewportSize({ width: 1300, height: 900 });
  await expect(sheet(page)).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('a page from the back/forward cache comes back with the menu closed', async ({ page }) => {
  await openSheet(page);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(sheet(page)).toBeHidden();
});

test('systems and jobs open by keyboard, one system at a time', async ({ page }) => {
  await openSheet(page);
  const summary = (words: string) => sheet(page).locator('summary', { hasText: words });
  await summary('Services').focus();
  await page.keyboard.press('Enter');
  await summary('Wall unit').focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('link', { name: 'Repair Wall unit' })).toBeVisible();
  await summary('Furnace').focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('link', { name: 'Repair Furnace' })).toBeVisible();
  await expect(sheet(page).getByRole('link', { name: 'Repair Wall unit' })).toBeHidden();
});

test.describe('the call and book bar', () => {
  const bar = (page: Page) => page.locator('[data-thumb-bar]');

  test('is within reach on phones and gone on tablets', async ({ page }) => {
    await page.goto('/');
    await expect(bar(page).getByRole('link', { name: /^Call/ })).toBeInViewport();
    await expect(bar(page).getByRole('link', { name: /^Book Online/ })).toBeInViewport();
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(bar(page)).toBeHidden();
  });

  test('never covers what has focus', async ({ page }) => {
    await page.goto('/contact');
    const covered = () =>
      page.evaluate(() => {
        const bars = document.querySelector('[data-thumb-bar]');
        const active = document.activeElement;
        if (!bars || !active || active === document.body || bars.contains(active)) return false;
        return (
          active.getBoundingClientRect().bottom > bars.getBoundingClientRect().top + 1 &&
          active.getBoundingClientRect().height < 400
        );
      });
    for (let stop = 0; stop < 45; stop += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(covered).toBe(false);
    }
  });

  test('leaves the last line of the footer free', async ({ page }) => {
    await page.goto('/about');
    await scrollToY(page, await page.evaluate(() => document.documentElement.scrollHeight - innerHeight));
    const line = await page.getByRole('contentinfo').locator('p').last().boundingBox();
    const box = await bar(page).boundingBox();
    expect(line && box && line.y + line.height <= box.y).toBe(true);
  });
});
