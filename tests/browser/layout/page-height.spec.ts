/** Limits page heights on phones, where sections are collapsed, and the height of the home page on desktops. */
import { services } from '../../../src/site/catalog.ts';
import { routes } from '../../../src/site/routes.ts';
import { DESKTOP, openIn, PHONE } from '../../support/browser.ts';
import { expect, type Page, test } from '../../support/test.ts';

/** Maximum page heights, in px. */
const LONGEST = [
  [PHONE, routes.home, 7800],
  [PHONE, routes.services, 8000],
  [DESKTOP, routes.home, 7150],
  [DESKTOP, routes.services, 9000],
] as const;
const LONGEST_SERVICE = 8100;

async function measure(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return await page.evaluate(() => document.documentElement.scrollHeight);
}

for (const [size, path, most] of LONGEST)
  test(`${path} is short at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    expect(await measure(page, path)).toBeLessThanOrEqual(most);
  });

test('service pages are short on phones', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const { slug } of services)
    expect(await measure(page, routes.service(slug)), slug).toBeLessThanOrEqual(LONGEST_SERVICE);
});

for (const path of [routes.service('boiler-repair'), routes.offline])
  test(`on a narrow phone, a link to the dangers on ${path} opens them below their heading`, async ({
    page,
  }) => {
    await openIn(page, { ...PHONE, width: 320 }, path);
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
  await openIn(page, PHONE, routes.services);
  await expect(link).toBeHidden();
  await page.getByRole('heading', { name: 'Rooftop unit', level: 2 }).click();
  await expect(link).toBeVisible();
  await page.goto('about:blank');
  await page.goto(routes.system('rtu'));
  await expect(link).toBeVisible();
  await openIn(page, DESKTOP, routes.services);
  await expect(link).toBeVisible();
  await expect(page.locator('main details:has(article) > summary').first()).toBeHidden();
});
