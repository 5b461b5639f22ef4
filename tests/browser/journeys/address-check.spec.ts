import { boroughs, pages } from '../../../src/site/catalog.ts';
import { phoneLink } from '../../../src/site/contact-details.ts';
import { languages } from '../../../src/site/languages.ts';
import { routes } from '../../../src/site/routes.ts';
import { collectConsole } from '../../../tools/verify/watch-page.ts';
import { BOOKING_HREF } from '../../support/booking.ts';
import { expect, type Page, test, testWithoutScript } from '../../support/test.ts';

const field = (page: Page) => page.getByLabel('ZIP code');
const question = (page: Page) => page.getByRole('region', { name: pages['every-page'].addressCheck.heading });
const answer = (page: Page) => question(page).getByRole('status');

async function ask(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** A ZIP code in each borough, keyed by the borough's slug. */
const SAMPLES = new Map([
  ['manhattan', '10001'],
  ['bronx', '10458'],
  ['brooklyn', '11215'],
  ['queens', '11375-1234'],
  ['staten-island', '10301'],
]);

test('a ZIP code of each borough is answered with a link to the borough’s page', async ({ page }) => {
  const messages = await collectConsole(page);
  await page.goto(routes.contact);
  for (const { slug, inPlace } of boroughs) {
    const zip = SAMPLES.get(slug) ?? '';
    await ask(page, zip);
    await expect(answer(page)).toContainText(`Yes. ${zip.slice(0, 5)} is ${inPlace}.`);
    await expect(answer(page).getByRole('link')).toHaveAttribute('href', routes.borough(slug));
    await expect(question(page).locator(`a[href="${phoneLink}"]`).last()).toBeVisible();
    await expect(question(page).locator(`a[href="${BOOKING_HREF}"]`).last()).toBeVisible();
  }
  await answer(page).getByRole('link').click();
  await expect(page).toHaveURL(routes.borough(boroughs.at(-1)?.slug ?? ''));
  expect(messages).toEqual([]);
});

test('a ZIP code outside the city gets a clear no and the phone number', async ({ page }) => {
  await page.goto(routes.home);
  await field(page).fill('07030');
  await page.getByRole('button', { name: 'Look It Up' }).click();
  await expect(answer(page)).toContainText('No. 07030 is not');
  await expect(answer(page).getByRole('link')).toHaveAttribute('href', phoneLink);
});

test('the Spanish page answers in Spanish, with a link to the area', { tag: '@full' }, async ({ page }) => {
  const spanish = languages.find(({ code }) => code === 'es');
  const zip = spanish?.areas.zip;
  await page.goto(routes.language('es'));
  const answer = page.locator('#areas').getByRole('status');
  const ask = async (text: string): Promise<void> => {
    await page.getByLabel(zip?.label ?? '').fill(text);
    await page.getByLabel(zip?.label ?? '').press('Enter');
  };
  const { slug = '' } = boroughs[0] ?? {};
  const code = SAMPLES.get(slug) ?? '';
  await ask(code);
  const place = spanish?.areas.names[slug] ?? '';
  await expect(answer).toContainText(zip?.yes.replace('{zip}', code).replace('{place}', place) ?? '');
  await expect(answer.getByRole('link', { name: place })).toHaveAttribute('href', routes.borough(slug));
  await ask('07030');
  await expect(answer.getByRole('link')).toHaveAttribute('href', phoneLink);
  await ask('112');
  await expect(answer).toContainText(zip?.malformed ?? '');
  await expect(page.getByLabel(zip?.label ?? '')).toHaveValue('112');
});

test('if the list of ZIP codes does not load, the answer says so and gives the phone number', {
  tag: ['@once', '@full'],
}, async ({ page }) => {
  await page.route(/find-borough/, (route) => route.abort());
  await page.goto(routes.home);
  await ask(page, '11375');
  await expect(answer(page)).toContainText('The list did not load');
  await expect(answer(page).getByRole('link')).toHaveAttribute('href', phoneLink);
});

testWithoutScript('without JavaScript, a list of the boroughs replaces the form', async ({ page }) => {
  await page.goto(routes.home);
  await expect(field(page)).toBeHidden();
  for (const { name } of boroughs) await expect(question(page).getByRole('link', { name })).toBeVisible();
});
