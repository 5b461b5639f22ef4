import { expect, test } from '@playwright/test';
import { services } from '../../../src/site/catalog.ts';
import { hoursTable, phoneText } from '../../../src/site/contact-details.ts';
import { routes } from '../../../src/site/routes.ts';
import { WALKED_PAGES } from '../../support/browser.ts';
import { countSides } from '../../support/pdf.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

const PRINTED_SERVICES = byThoroughness({
  sample: services.filter(({ slug }) => WALKED_PAGES.includes(routes.service(slug))).slice(0, 4),
  full: services,
});
const DRAWN_SYSTEMS = [...new Map(services.map(({ system, slug }) => [system, slug])).values()];

const withPlainSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ');

// In Firefox the sheet needs another size; see tests/engines/firefox/print.spec.ts.
test('every service prints on the two sides of one Letter sheet', { tag: '@chromium' }, async ({ page }) => {
  test.setTimeout(180_000);
  for (const { slug } of PRINTED_SERVICES) {
    await page.goto(routes.service(slug));
    const sides = countSides(await page.pdf({ format: 'Letter' }));
    expect({ slug, fits: sides > 0 && sides <= 2 }).toEqual({ slug, fits: true });
  }
});

// WebDriver BiDi does not emulate media; tests/engines/webkit/print.test.ts makes the rules for paper hold otherwise.
test('every sheet holds title, table of symptoms, checklist, phone and hours, and no controls', {
  tag: '@chromium',
}, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const { slug, title, job } of PRINTED_SERVICES) {
    await page.goto(routes.service(slug));
    const text = withPlainSpaces((await page.locator('body').allInnerTexts()).join());
    for (const words of [title, 'Have ready', phoneText])
      expect(text, slug).toContain(withPlainSpaces(words));
    const table = page.getByRole('main').getByRole('table').first();
    await expect(table).toBeVisible();
    expect(await table.getByRole('row').count()).toBeGreaterThan(3);
    if (job === 'repair') await expect(table).toContainText('What you notice');
    for (const { days, hours } of hoursTable) {
      expect(text, slug).toContain(withPlainSpaces(days));
      expect(text, slug).toContain(withPlainSpaces(hours));
    }
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('link', { name: /^Book/ }).first()).toBeHidden();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  }
});

test('the sheet has boxes to tick and the code that leads to the page, which the screen never asks for', {
  tag: ['@chromium', '@full'],
}, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const code = routes.serviceCode('ptac-repair');
  await page.goto(routes.service('ptac-repair'), { waitUntil: 'networkidle' });
  await page.locator(`img[src="${code}"]`).evaluate((image) => image.parentElement?.scrollIntoView());
  await expect(page.locator(`img[src="${code}"]`)).toBeHidden();
  expect(requests).not.toContain(code);
  await page.pdf({ format: 'Letter' });
  expect(requests).toContain(code);
  await page.emulateMedia({ media: 'print' });
  const image = page.locator(`img[src="${code}"]`);
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  const size = await image.boundingBox();
  expect(size?.width).toBeGreaterThan(90);
  expect(size?.width).toBeCloseTo(size?.height ?? 0, 0);
  const box = page.getByText('Have ready').locator('xpath=following-sibling::ul/li').first();
  const border = await box.evaluate((item) => getComputedStyle(item, '::before').borderTopWidth);
  expect(Number.parseFloat(border)).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Text It to Your Super' })).toBeHidden();
});

test('no words of a drawing leave the sheet', { tag: ['@chromium', '@full'] }, async ({ page }) => {
  // A Letter sheet is 816 px wide.
  await page.setViewportSize({ width: 816, height: 1056 });
  await page.emulateMedia({ media: 'print' });
  for (const slug of byThoroughness({ sample: DRAWN_SYSTEMS.slice(0, 4), full: DRAWN_SYSTEMS })) {
    await page.goto(routes.service(slug));
    const words = page.locator('figure svg text').filter({ visible: true });
    expect(await words.count(), slug).toBeGreaterThan(5);
    const cut = await words.evaluateAll((texts) =>
      texts
        .filter((text) => text.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
        .map(({ textContent }) => textContent),
    );
    expect({ slug, cut }).toEqual({ slug, cut: [] });
  }
});
