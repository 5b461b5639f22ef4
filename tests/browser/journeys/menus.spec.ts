import { BOROUGH_PATHS, findOpenMenus, goBack } from '../../support/browser.ts';
import { expect, type Locator, type Page, test } from '../../support/test.ts';

const servicesButton = (page: Page) => page.getByRole('button', { name: 'Services', exact: true });
const areasButton = (page: Page) => page.getByRole('button', { name: 'Service Areas' });
const servicesMenu = (page: Page) => page.locator('#services-menu');
const areasMenu = (page: Page) => page.locator('#areas-menu');

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
});

// One component renders both menus.
test('Enter and Space open a menu and close it again', async ({ page }) => {
  await page.locator('header a[href="/about"]').first().focus();
  await page.keyboard.press('Tab');
  await expect(servicesButton(page)).toBeFocused();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(servicesMenu(page)).toBeVisible();
    await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press(key);
    await expect(servicesMenu(page)).toBeHidden();
    await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false');
  }
});

test('only one menu is open at a time', async ({ page }) => {
  await servicesButton(page).click();
  await areasButton(page).click();
  await expect(areasMenu(page)).toBeVisible();
  await expect(servicesMenu(page)).toBeHidden();
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes a menu and returns focus to its button', async ({ page }) => {
  await servicesButton(page).click();
  await servicesMenu(page).getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(servicesMenu(page)).toBeHidden();
  await expect(servicesButton(page)).toBeFocused();
});

test('a click outside closes a menu', async ({ page }) => {
  await areasButton(page).click();
  await expect(areasMenu(page)).toBeVisible();
  await page.mouse.click(720, 700);
  await expect(areasMenu(page)).toBeHidden();
});

test('a menu closes when focus leaves it', async ({ page }) => {
  await areasButton(page).click();
  await expect(areasMenu(page)).toBeVisible();
  for (let stop = 1; stop <= BOROUGH_PATHS.length; stop += 1) await page.keyboard.press('Tab');
  await expect(areasMenu(page).getByRole('link').last()).toBeFocused();
  await expect(areasMenu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(areasMenu(page)).toBeHidden();
  await areasButton(page).click();
  await expect(areasMenu(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(areasMenu(page)).toBeHidden();
});

test('a room of the house is lit while its machine is pointed at or focused, and leads to it', {
  tag: '@full',
}, async ({ page }) => {
  await servicesButton(page).click();
  const machines = servicesMenu(page).locator('ul > li', { has: page.locator('img') });
  const [machine, other] = [machines.last(), machines.first()];
  const light = (one: Locator) =>
    one.locator('img').evaluate((room) => getComputedStyle(room).objectPosition);
  const dark = await light(machine);
  await machine.locator('img').hover({ force: true });
  expect(await light(machine)).not.toBe(dark);
  expect(await light(other)).toBe(dark);
  await other.getByRole('link').last().focus();
  expect(await light(other)).not.toBe(dark);
  const target = await machine.getByRole('link').first().getAttribute('href');
  await machine.locator('img').click({ force: true });
  await expect(page).toHaveURL(new RegExp(`${target}$`));
});

for (const height of [320, 900]) {
  test(`a menu is at most 24rem tall, fits a viewport ${height} px tall, and scrolls`, {
    tag: height > 320 ? '@full' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height });
    const menu = servicesMenu(page);
    await servicesButton(page).click();
    // As tall as with many more links.
    await menu.evaluate((panel) => panel.style.setProperty('height', '99rem'));
    const box = await menu.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(24 * 16);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    await menu.getByRole('link').last().focus();
    await expect(menu.getByRole('link').last()).toBeInViewport({ ratio: 1 });
  });
}

test('a link in a menu opens a page with that menu closed, and no menu is open after going back', async ({
  page,
}) => {
  await areasButton(page).click();
  await areasMenu(page).getByRole('link', { name: 'Queens' }).click();
  await expect(page).toHaveURL(/queens$/);
  await expect(areasMenu(page)).toBeHidden();
  await expect(areasButton(page)).toHaveAttribute('aria-expanded', 'false');
  await goBack(page, '/about');
  await expect.poll(() => findOpenMenus(page)).toEqual([]);
});

// Chromium under Playwright has no back/forward cache, so the test dispatches the event that a restored page gets.
test('a page that comes back has its menu closed', { tag: ['@once', '@full'] }, async ({ page }) => {
  await servicesButton(page).click();
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.locator('[data-menu]:popover-open')).toHaveCount(0);
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false');
});
