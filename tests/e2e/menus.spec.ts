import { expect, type Page, test } from '@playwright/test';
import { services } from '../../src/site/catalog.ts';
import { BOROUGH_PATHS, linkPaths, SERVICE_PATHS } from '../support/browser.ts';

const servicesButton = (page: Page) => page.getByRole('button', { name: 'Services', exact: true });
const areasButton = (page: Page) => page.getByRole('button', { name: 'Service Areas' });
const servicesMenu = (page: Page) => page.locator('#services-menu');
const areasMenu = (page: Page) => page.locator('#areas-menu');

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
});

test('menus are disclosures without menu roles', async ({ page }) => {
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(areasButton(page)).toHaveAttribute('aria-expanded', 'false');
  expect(await page.locator('[role^="menu"], [aria-haspopup]').count()).toBe(0);
});

test('a click opens a menu and closes it again', async ({ page }) => {
  await servicesButton(page).click();
  await expect(servicesMenu(page)).toBeVisible();
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true');
  await servicesButton(page).click();
  await expect(servicesMenu(page)).toBeHidden();
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false');
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens a menu and closes it again`, async ({ page }) => {
    await areasButton(page).focus();
    await page.keyboard.press(key);
    await expect(areasMenu(page)).toBeVisible();
    await page.keyboard.press(key);
    await expect(areasMenu(page)).toBeHidden();
  });
}

test('only one menu is open at a time', async ({ page }) => {
  await servicesButton(page).click();
  await areasButton(page).click();
  await expect(areasMenu(page)).toBeVisible();
  await expect(servicesMenu(page)).toBeHidden();
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes a menu and gives focus back to its button', async ({ page }) => {
  await servicesButton(page).click();
  await servicesMenu(page).getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(servicesMenu(page)).toBeHidden();
  await expect(servicesButton(page)).toBeFocused();
});

test('a click outside closes a menu', async ({ page }) => {
  await areasButton(page).click();
  await page.mouse.click(720, 700);
  await expect(areasMenu(page)).toBeHidden();
});

test('focus that moves on closes a menu', async ({ page }) => {
  await areasButton(page).click();
  for (let stop = 0; stop <= BOROUGH_PATHS.length; stop += 1) await page.keyboard.press('Tab');
  await expect(areasMenu(page)).toBeHidden();
  await areasButton(page).click();
  await page.keyboard.press('Shift+Tab');
  await expect(areasMenu(page)).toBeHidden();
});

test('a menu is at most 24rem high and never higher than the window', async ({ page }) => {
  await servicesButton(page).click();
  const height = () => servicesMenu(page).evaluate((menu) => menu.getBoundingClientRect().height);
  expect(await height()).toBeLessThanOrEqual(24 * 16);
  await page.setViewportSize({ width: 1300, height: 320 });
  const bottom = await servicesMenu(page).evaluate((menu) => menu.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(320);
  expect(await servicesMenu(page).evaluate((menu) => menu.scrollHeight > menu.clientHeight)).toBe(true);
});

test('all services are in the menu once, grouped by system, each with a name of its own', async ({
  page,
}) => {
  await servicesButton(page).click();
  const paths = (await linkPaths(servicesMenu(page))).filter((path) => path.startsWith('/services/'));
  expect(paths).toEqual(SERVICE_PATHS);
  const links = servicesMenu(page).locator('a[href^="/services/"]');
  const names = await links.evaluateAll((all) => all.map((link) => link.textContent?.trim() ?? ''));
  expect(new Set(names).size).toBe(services.length);
  await expect(servicesMenu(page).getByRole('link', { name: 'Repair Boiler', exact: true })).toHaveAttribute(
    'href',
    '/services/boiler-repair',
  );
});

test('the five boroughs are in the areas menu', async ({ page }) => {
  await areasButton(page).click();
  expect(await linkPaths(areasMenu(page))).toEqual(BOROUGH_PATHS);
});

test('the link to the page one is on is marked', async ({ page }) => {
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }),
  ).toHaveAttribute('aria-current', 'page');
  await page.goto('/services/rtu-repair');
  await servicesButton(page).click();
  await expect(servicesMenu(page).locator('[aria-current="page"]')).toHaveAttribute(
    'href',
    '/services/rtu-repair',
  );
});

test('a link in a menu leads to a page with closed menus, also after Back', async ({ page }) => {
  await areasButton(page).click();
  await areasMenu(page).getByRole('link', { name: 'Queens' }).click();
  await expect(page).toHaveURL(/queens$/);
  await expect(areasMenu(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/about$/);
  await expect(areasMenu(page)).toBeHidden();
});

test('a page from the back/forward cache comes back with closed menus', async ({ page }) => {
  await servicesButton(page).click();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(servicesMenu(page)).toBeHidden();
});

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
