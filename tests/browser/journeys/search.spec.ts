import { DANGER_TEXTS } from '../../../src/content/danger-texts.ts';
import { getService, pages } from '../../../src/site/catalog.ts';
import { phoneLink, phoneText } from '../../../src/site/contact-details.ts';
import { routes } from '../../../src/site/routes.ts';
import { findBarriers } from '../../../tools/verify/page-barriers.ts';
import { clickWithoutScript, openIn, PHONE } from '../../support/browser.ts';
import { hold } from '../../support/browser-faults.ts';
import { searchField, typeIntoSearch } from '../../support/browser-search.ts';
import { expect, type Page, test } from '../../support/test.ts';

const answers = (page: Page) => page.getByRole('listbox', { name: /^Services / });
const answer = (page: Page, place: number) => answers(page).getByRole('option').nth(place);

const WALL_UNIT = getService('ptac-repair');
const NOTICE = WALL_UNIT.symptoms[0]?.notice ?? '';

/** Types into the field key by key and waits for the answers. */
async function say(page: Page, words: string): Promise<void> {
  await typeIntoSearch(page, words);
  await expect(answer(page, 0)).toBeVisible();
}

test('a symptom is answered with the right service and the reason for the match', async ({ page }) => {
  await page.goto(routes.home);
  await say(page, NOTICE);
  for (const words of [WALL_UNIT.title, WALL_UNIT.plainName, `“${NOTICE}”`])
    await expect(answer(page, 0)).toContainText(words);
  await expect(answer(page, 0).locator('img')).toBeVisible();
});

test('arrow keys, Home and End select an answer without leaving the field, and Enter opens it', async ({
  page,
}) => {
  await page.goto(routes.services);
  await say(page, 'ptac unit');
  await expect(searchField(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(answers(page).getByRole('option').nth(1)).toBeVisible();
  const last = (await answers(page).getByRole('option').count()) - 1;
  const expectChosen = async (place: number) => {
    await expect(answer(page, place)).toHaveAttribute('aria-selected', 'true');
    await expect(answers(page).locator('[aria-selected=true]')).toHaveCount(1);
    const id = await answer(page, place).getAttribute('id');
    await expect(searchField(page)).toHaveAttribute('aria-activedescendant', String(id));
    await expect(searchField(page)).toBeFocused();
  };
  await expect(searchField(page)).not.toHaveAttribute('aria-activedescendant');
  for (const [key, place] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', last],
    ['ArrowDown', 0],
    ['End', last],
    ['Home', 0],
    ['ArrowDown', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expectChosen(place);
  }
  const href = String(await answer(page, 1).getAttribute('href'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test('Enter alone opens the first answer', { tag: '@full' }, async ({ page }) => {
  await page.goto(routes.home);
  await say(page, 'ptac replacement 3rd floor');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/services\/ptac-replacement$/);
});

test('Escape closes the answers, then empties the field; typing opens them again', async ({ page }) => {
  await page.goto(routes.services);
  await say(page, 'boiler');
  await page.keyboard.press('Escape');
  await expect(answers(page)).toBeHidden();
  await expect(searchField(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(searchField(page)).toHaveValue('boiler');
  await page.keyboard.press('ArrowDown');
  await expect(answers(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(searchField(page)).toHaveValue('');
  await page.keyboard.type('ptac');
  await expect(answer(page, 0)).toContainText('PTAC');
});

test('an answer is a link that can be clicked or opened in a new tab', { tag: '@full' }, async ({ page }) => {
  await page.goto(routes.services);
  await say(page, 'rooftop unit');
  // Chromium sometimes never loads a background tab, so the test stops at the click that would open one.
  const opened = page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        addEventListener(
          'click',
          (event) => {
            const link = event.defaultPrevented ? null : (event.target as Element).closest('a');
            event.preventDefault();
            resolve(link?.href);
          },
          { once: true },
        );
      }),
  );
  await answer(page, 0).click({ modifiers: ['ControlOrMeta'] });
  expect(await opened).toMatch(/rtu-repair$/);
  await expect(searchField(page)).toBeFocused();
  await answer(page, 0).click();
  await expect(page).toHaveURL(/rtu-repair$/);
});

test('a click elsewhere or Tab closes the answers', { tag: '@full' }, async ({ page }) => {
  await page.goto(routes.services);
  await say(page, 'boiler');
  await page.keyboard.press('Tab');
  await expect(answers(page)).toBeHidden();
  await searchField(page).click();
  await expect(answers(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(answers(page)).toBeHidden();
});

test('a search without a match says so, with the phone number and a link to all services', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto(routes.services);
  await typeIntoSearch(page, 'xylophone');
  const search = page.getByRole('search');
  await expect(search).toContainText('We have no page for “xylophone”');
  await expect(search.getByRole('link', { name: phoneText })).toHaveAttribute('href', phoneLink);
  await expect(search.getByRole('link', { name: 'all services' })).toHaveAttribute('href', routes.services);
  await expect(searchField(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(search.getByRole('status')).toHaveText('No results.');
  await page.keyboard.press('Tab');
  await expect(search.getByRole('link', { name: phoneText })).toBeFocused();
});

test('another trade is answered with whose it is', { tag: ['@once', '@full'] }, async ({ page }) => {
  const [trade] = pages['every-page'].search.otherTrades ?? [];
  if (!trade) throw new Error('The list of other trades is empty.');
  await page.goto(routes.services);
  await typeIntoSearch(page, `broken ${trade.words.split(',')[0]}`);
  const search = page.getByRole('search');
  await expect(search).toContainText(trade.answer);
  await expect(answers(page)).toBeHidden();
  await expect(search.getByRole('status')).toHaveText(trade.answer);
});

const SPARKS = DANGER_TEXTS.find(({ kind }) => kind === 'electricity');

test('danger advice appears with the answers, and Enter does not skip it', async ({ page }) => {
  await page.goto(routes.services);
  await say(page, 'sparks boiler');
  await expect(page.getByRole('search')).toContainText(SPARKS?.en.advice ?? 'advice on sparks');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('search')).toContainText('911');
  await expect(page).toHaveURL(/\/services$/);
});

test('advice that names others first has the office last', { tag: '@full' }, async ({ page }) => {
  await page.goto(routes.services);
  await say(page, 'burst pipe');
  const calls = page.getByRole('search').locator('a[href^="tel:"]');
  await expect(calls.first()).toHaveText('911');
  await expect(calls.last()).toHaveAttribute('href', phoneLink);
});

test('of a long pasted text, the search reads only the beginning', { tag: '@full' }, async ({ page }) => {
  await page.goto(routes.home);
  await searchField(page).fill(`boiler ${'a'.repeat(1_000_000)}`);
  await expect(page.getByRole('option').first()).toContainText('Boiler');
});

test('Enter does not send a visitor away before the script has arrived', { tag: ['@once', '@full'] }, async ({
  page,
}) => {
  const release = await hold(page, /search-box.*\.js/);
  await page.goto(routes.services);
  await typeIntoSearch(page, 'radiator bangs');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/services$/);
  await release();
  await expect(answer(page, 0)).toContainText('Boiler Repair');
});

test('a page with answers has no accessibility violations and no horizontal scroll on a phone', {
  tag: '@once',
}, async ({ page }) => {
  await openIn(page, PHONE, routes.services);
  await say(page, 'boiler');
  await page.keyboard.press('ArrowDown');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await findBarriers(page, '[role=listbox]')).toEqual([]);
  await expect(answers(page)).toBeVisible();
});

test.describe('without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the building replaces the field and leads from floor to symptom to service', {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto(routes.services);
    await expect(searchField(page)).toBeHidden();
    await clickWithoutScript(page.getByRole('link', { name: 'Or go through the building' }));
    await expect(page).toHaveURL(/\/#units$/);
    await expect(searchField(page)).toBeHidden();
    const floor = page.locator(`[data-unit="${WALL_UNIT.system}"]`);
    const link = floor.getByRole('link', { name: NOTICE });
    await expect(link).toBeHidden();
    await clickWithoutScript(floor.locator('summary'));
    await clickWithoutScript(link);
    await expect(page).toHaveURL(/\/services\/ptac-repair#sign-1$/);
  });
});
