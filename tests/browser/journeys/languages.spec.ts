/** Visitors find the page in their language on phones and desktops, and can use the form in that language. */
import { languages } from '../../../src/site/languages.ts';
import { routes } from '../../../src/site/routes.ts';
import { FEW_PAGES, PAGE_TYPES } from '../../support/browser.ts';
import { field, MESSAGE, openForm, pressSend, submitForm, toast } from '../../support/browser-form.ts';
import { searchField, typeIntoSearch } from '../../support/browser-search.ts';
import { expect, type Page, test, testWithoutScript } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

/** Minimum width and height of a link, in pixels (WCAG 2.5.8). */
const LEAST_TARGET = 24;
const [language] = languages;
const { code = '', name = '', form: words } = language ?? {};
const spanishForm = `${routes.contact}#write-${code}`;

const link = (page: Page) => page.getByRole('banner').getByRole('link', { name, exact: true });
/** Text of the form in the other language. */
const line = (page: Page, text: string | undefined) =>
  page.locator(`[lang=${code}]`).getByText(String(text), { exact: true });

for (const width of byThoroughness({ sample: [320], full: [320, 390, 1024, 1440] }))
  test(`the bar of every page links to the page in the other language at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of byThoroughness({ sample: FEW_PAGES, full: PAGE_TYPES })) {
      await page.goto(path);
      if (await page.locator(`html[lang=${code}]`).count()) continue;
      for (const direction of ['rtl', '']) {
        await page.evaluate((dir) => Object.assign(document.documentElement, { dir }), direction);
        await expect(link(page)).toBeInViewport({ ratio: 1 });
      }
      await expect(link(page)).toHaveAttribute('lang', code);
      await expect(link(page)).toHaveAttribute('hreflang', code);
      const box = await link(page).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), path).toBeGreaterThanOrEqual(LEAST_TARGET);
    }
    await link(page).click();
    await expect(page).toHaveURL(routes.language(code));
    await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeVisible();
  });

test('the search on the Spanish page is in Spanish and answers with sections of that page', async ({
  page,
}) => {
  await page.goto(routes.language(code));
  const search = page.getByRole('combobox', { name: String(language?.search.label) });
  await search.click();
  await search.pressSequentially('los tubos golpean');
  const first = page.getByRole('option').first();
  await expect(first).toHaveAttribute('href', `${routes.language(code)}#boiler`);
  await first.click();
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page.locator('#boiler')).toBeInViewport();
});

test('a search in Spanish on an English page is answered in Spanish, even if nothing is found', async ({
  page,
}) => {
  await page.goto(routes.services);
  await typeIntoSearch(page, 'la caldera gotea');
  await expect(page.locator(`[lang=${code}]`).getByRole('option').first()).toBeVisible();
  await searchField(page).fill('quiero comprar unos zapatos');
  await expect(page.getByRole('search')).toContainText(String(language?.search.none));
});

test('after a switch, mistakes and the confirmation are in Spanish, too, until the visitor switches back', async ({
  page,
}) => {
  await openForm(page);
  await page.getByRole('link', { name: String(words?.show) }).click();
  await pressSend(page);
  await expect(line(page, words?.mistakes.name)).toBeVisible();
  await submitForm(page);
  await expect(toast(page)).toContainText(String(words?.confirmation.title));
  await expect(field(page, 'Name')).toHaveValue('');
  await page.getByRole('link', { name: String(words?.hide) }).click();
  await expect(line(page, words?.fields.name)).toBeHidden();
});

testWithoutScript('without a script, the form explains its fields in Spanish', async ({ page }) => {
  await page.goto(spanishForm);
  for (const text of Object.values(words?.fields ?? {})) await expect(line(page, text)).toBeVisible();
  await page.getByLabel('Message').fill(MESSAGE.Message);
  await page.goto(routes.contact);
  await expect(line(page, words?.fields.name)).toBeHidden();
});
