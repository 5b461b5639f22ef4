/** Limits page heights on phones, where sections are collapsed, and the height of the home page on desktops. */
import { services } from '../../../src/site/catalog.ts';
import { routes } from '../../../src/site/routes.ts';
import { DESKTOP, PHONE, SERVICE_PATHS } from '../../support/browser.ts';
import { expect, type Page, test } from '../../support/test.ts';

/** Maximum page heights, in px, at a viewport width of 390 px. */
const LONGEST = { home: 7800, services: 8000, service: 8100 } as const;

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function measure(page: Page, path: string): Promise<number> {
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return heightOf(page);
}

test('the home page and the list of services are short on phones', async ({ page }) => {
  expect(await measure(page, routes.home)).toBeLessThanOrEqual(LONGEST.home);
  expect(await measure(page, routes.services)).toBeLessThanOrEqual(LONGEST.services);
});

/** Maximum page heights, in px, at a viewport width of 1440 px. */
const LONGEST_WIDE = { home: 7150, services: 9000 } as const;

for (const name of ['home', 'services'] as const) {
  test(`the ${name} page is short on desktops`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(routes[name]);
    await page.evaluate(() => document.fonts.ready);
    expect(await heightOf(page)).toBeLessThanOrEqual(LONGEST_WIDE[name]);
  });
}

test('service pages are short on phones', { tag: '@full' }, async ({ page }) => {
  const tall: string[] = [];
  for (const path of SERVICE_PATHS) {
    const height = await measure(page, path);
    if (height > LONGEST.service) tall.push(`${path} ${height}`);
  }
  expect(tall).toEqual([]);
});

for (const path of [routes.service('boiler-repair'), routes.offline])
  test(`on a narrow phone, a link to the dangers on ${path} opens them below their heading`, async ({
    page,
  }) => {
    await page.setViewportSize({ ...PHONE, width: 320 });
    await page.goto(path);
    const link = page.getByRole('main').locator('a[href^="#dangers"]').last();
    const list = page.locator((await link.getAttribute('href')) ?? '');
    await expect(list).toBeHidden();
    await link.click();
    await expect(list).toBeInViewport();
    const heading = page.locator('details', { has: list }).getByRole('heading').first();
    const banner = await page.getByRole('banner').boundingBox();
    const isBelow = async () => ((await heading.boundingBox())?.y ?? 0) >= (banner?.height ?? Infinity);
    await expect.poll(isBelow).toBe(true);
  });

test('a section collapsed on phones opens when tapped or linked to, and has no toggle on desktops', async ({
  page,
}) => {
  const [first] = services.filter(({ system }) => system === 'rtu');
  const link = page.getByRole('link', { name: `Learn More about ${first?.title}` });
  await page.setViewportSize(PHONE);
  await page.goto(routes.services);
  await expect(link).toBeHidden();
  await page.getByRole('heading', { name: 'Rooftop unit', level: 2 }).click();
  await expect(link).toBeVisible();
  await page.goto('about:blank');
  await page.goto(routes.system('rtu'));
  await expect(link).toBeVisible();
  await page.setViewportSize(DESKTOP);
  await page.goto(routes.services);
  await expect(link).toBeVisible();
  await expect(page.locator('main details:has(article) > summary').first()).toBeHidden();
});
