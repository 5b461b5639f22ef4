/**
 * Translators, password managers and other extensions change a page while its script loads. Nothing typed is lost, no
 * translation is undone, no message is sent twice, and every control works. All programs change it at once, before and
 * after each answer, too: a script renders only into elements of its own, and finds fields by their IDs, so what one
 * program changes cannot hide what another does.
 */
import { CONFIRMATION } from '../../../src/content/contact-form-copy.ts';
import { routes } from '../../../src/site/routes.ts';
import { collectConsole } from '../../../tools/verify/watch-page.ts';
import { changePage, countTranslated, fillSilently } from '../../support/browser-extensions.ts';
import { hold } from '../../support/browser-faults.ts';
import { expect, type Locator, type Page, test } from '../../support/test.ts';
import { TEST_INSTANT } from '../../support/test-instant.ts';

const FORM_SCRIPT = /\/contact-form\.[^/]+\.js/;
const SEARCH_SCRIPT = /\/search-box\.[^/]+\.js/;

/**
 * Types half of a text before a script arrives and half after, and has the page changed in between. Expects the text,
 * the caret and the focus to stay as they are without any change.
 */
async function typeAcross(
  page: Page,
  field: Locator,
  script: RegExp,
  hasArrived: () => Promise<void>,
): Promise<void> {
  const release = await hold(page, script);
  await field.focus();
  await page.keyboard.type('Ana Erly');
  await field.evaluate((one: HTMLInputElement) => one.setSelectionRange('Ana E'.length, 'Ana E'.length));
  await changePage(page);
  const translated = await countTranslated(page);
  await release();
  await hasArrived();
  await page.keyboard.type('a');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Ana Early');
  expect(await field.evaluate((one: HTMLInputElement) => one.selectionStart)).toBe('Ana Ea'.length);
  expect(await countTranslated(page)).toBeGreaterThanOrEqual(translated);
}

/** What the form needs besides a name. */
const REST = { email: 'ana@tenant.example', location: 'Queens', message: 'No heat.' };
const toasts = (page: Page) => page.locator('[data-contact-form] ol');
const send = (page: Page) => page.locator('[data-contact-form] [type=submit]');

test('the contact form survives changes before its script arrives', async ({ page }) => {
  const messages = await collectConsole(page);
  await page.goto(routes.contact);
  await typeAcross(page, page.locator('#field-name'), FORM_SCRIPT, async () => {
    await toasts(page).waitFor({ state: 'attached' });
  });
  await fillSilently(page, REST);
  for (const next of ['Bo', '']) {
    const translated = await countTranslated(page);
    await send(page).click();
    const shown = toasts(page).getByRole('listitem');
    await expect(shown).toHaveCount(1);
    await expect(shown).toContainText(CONFIRMATION.title);
    await expect(page.locator('#field-name')).toHaveValue('');
    const link = page.locator('[data-contact-form] a[href^="mailto:"]');
    await expect(link).toHaveAttribute('href', /No%20heat\./);
    expect(await countTranslated(page)).toBeGreaterThanOrEqual(translated);
    await changePage(page);
    await page.keyboard.press('Escape');
    await expect(shown).toHaveCount(0);
    await fillSilently(page, { ...REST, name: next });
  }
  expect(messages).toEqual([]);
});

test('the search survives changes before its script arrives', async ({ page }) => {
  const messages = await collectConsole(page);
  await page.goto(routes.home);
  const field = page.locator('#say');
  const answers = page.locator('[data-search] [role=option]');
  await typeAcross(page, field, SEARCH_SCRIPT, async () => {
    await expect(page.locator('[data-search]')).not.toHaveAttribute('data-waiting');
  });
  const box = page.locator('[data-search]');
  const found: readonly (readonly [typed: string, found: Locator])[] = [
    ['boiler', answers.first()],
    ['xqzv', box.getByText('“xqzv”')],
    ['xqzw', box.getByText('“xqzw”')],
    ['I smell gas', box.locator('[href="tel:911"]').first()],
    ['boiler repair', answers.first()],
  ];
  for (const [typed, answer] of found) {
    await field.fill(typed);
    await expect(answer).toBeVisible();
    await changePage(page);
  }
  await field.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/services\/.*boiler/);
  expect(messages).toEqual([]);
});

/** Forms whose fields a browser fills in without any event, with the code that answers them. */
const SILENT: Readonly<
  Record<string, { path: string; script: RegExp; values: Readonly<Record<string, string>>; answer: string }>
> = {
  'the contact form': {
    path: routes.contact,
    script: FORM_SCRIPT,
    values: { name: 'Ana Early', ...REST },
    answer: '[data-contact-form] [href*="Ana%20Early"]',
  },
  'the ZIP code form': {
    path: routes.contact,
    script: /\/find-borough\.[^/]+\.js/,
    values: { zip: '11201' },
    answer: '#zip-answer:has-text("11201")',
  },
  'the form about a room': {
    path: routes.home,
    script: /\/answer-room\.[^/]+\.js/,
    values: { room: '58' },
    answer: '#room-answer:has-text("58")',
  },
};

for (const [form, { path, script, values, answer }] of Object.entries(SILENT))
  test(`${form} takes values that were filled in silently before its script arrives`, async ({ page }) => {
    // The room’s answer depends on the season.
    await page.clock.setFixedTime(TEST_INSTANT);
    const messages = await collectConsole(page);
    const release = await hold(page, script);
    await page.goto(path);
    await fillSilently(page, values);
    const box = page.locator(':is(form, [data-contact-form])', {
      has: page.locator(`[name=${Object.keys(values)[0]}]`),
    });
    await box.locator('[type=submit]').click();
    await release();
    await expect(page.locator(answer).filter({ visible: true })).not.toHaveCount(0);
    expect(messages).toEqual([]);
  });

test('the ZIP code form, the menus and the symptom table survive changes', async ({ page }) => {
  const messages = await collectConsole(page);
  await page.goto(routes.contact);
  await changePage(page);
  const field = page.locator('#zip');
  const answer = page.locator('#zip-answer');
  for (const typed of ['Brooklyn, NY 11201', '11375']) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(answer).toContainText(typed.slice(-5));
    await changePage(page);
  }
  for (const menu of ['services-menu', 'areas-menu']) {
    const opener = page.locator(`[popovertarget=${menu}]`);
    await opener.click();
    await expect(page.locator(`#${menu}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator(`#${menu}`)).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await page.goto(routes.service('boiler-repair'));
  await changePage(page);
  const choice = page.locator('table [type=radio]').nth(1);
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(choice).toBeChecked();
  await expect(page.locator('[data-lights] g').nth(1)).toHaveCSS('visibility', 'visible');
  expect(messages).toEqual([]);
});
