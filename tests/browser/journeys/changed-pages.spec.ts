/**
 * Translators, password managers and other extensions change a page before, while or after its script loads. Nothing
 * typed is lost, no translation is undone, no message is sent twice, and every control works.
 */
import { CONFIRMATION } from '../../../src/content/contact-form-copy.ts';
import { routes } from '../../../src/site/routes.ts';
import { collectConsole } from '../../../tools/verify/watch-page.ts';
import {
  CHANGE_NAMES,
  type Change,
  changePage,
  countTranslated,
  fillSilently,
} from '../../support/browser-extensions.ts';
import { FORM_SCRIPT, hold } from '../../support/browser-faults.ts';
import { expect, type Locator, type Page, test } from '../../support/test.ts';
import { byThoroughness, IS_FULL } from '../../support/thoroughness.ts';

const SEARCH_SCRIPT = /\/search-box\.[^/]+\.js/;

type Moment = 'before' | 'while' | 'after';
const MOMENTS: readonly Moment[] = ['before', 'while', 'after'];

/** All changes at once find nearly all that single ones do, so each one alone is tried only at the hardest moment. */
const CHANGES: readonly (readonly Change[])[] = byThoroughness({
  sample: [CHANGE_NAMES],
  full: [CHANGE_NAMES, ...CHANGE_NAMES.map((name) => [name])],
});
const CASES = CHANGES.flatMap((names) => {
  const moments: readonly Moment[] = IS_FULL && names.length > 1 ? MOMENTS : ['while'];
  return moments.map((moment) => ({
    moment,
    names,
    title: `${names.length === 1 ? names : 'all'} ${moment}`,
  }));
});

/**
 * Types half of a text before a script arrives and half after, and has the page changed at the given moment. Expects
 * the text, the caret and the focus to stay as they are without any change.
 */
async function typeAcross(
  page: Page,
  field: Locator,
  script: RegExp,
  { moment, names }: { readonly moment: Moment; readonly names: readonly Change[] },
  hasArrived: () => Promise<void>,
): Promise<void> {
  const release = await hold(page, script);
  if (moment === 'before') await changePage(page, names);
  await field.focus();
  await page.keyboard.type('Ana Erly');
  await field.evaluate((one: HTMLInputElement) => one.setSelectionRange('Ana E'.length, 'Ana E'.length));
  if (moment === 'while') await changePage(page, names);
  const translated = await countTranslated(page);
  await release();
  await hasArrived();
  if (moment === 'after') await changePage(page, names);
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

for (const { title, ...change } of CASES) {
  test(`the contact form survives ${title} its script arrives`, async ({ page }) => {
    const messages = await collectConsole(page);
    await page.goto(routes.contact);
    await typeAcross(page, page.locator('#field-name'), FORM_SCRIPT, change, async () => {
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
      await changePage(page, change.names);
      await page.keyboard.press('Escape');
      await expect(shown).toHaveCount(0);
      await fillSilently(page, { ...REST, name: next });
    }
    expect(messages).toEqual([]);
  });

  test(`the search survives ${title} its script arrives`, { tag: '@full' }, async ({ page }) => {
    const messages = await collectConsole(page);
    await page.goto(routes.home);
    const field = page.locator('#say');
    const answers = page.locator('[data-search] [role=option]');
    await typeAcross(page, field, SEARCH_SCRIPT, change, async () => {
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
      await changePage(page, change.names);
    }
    await field.press('ArrowDown');
    await expect(field).toHaveAttribute('aria-activedescendant', /./);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/services\/.*boiler/);
    expect(messages).toEqual([]);
  });
}

for (const names of CHANGES) {
  const title = names.length === 1 ? names[0] : 'all';

  test(`the ZIP code form survives ${title}`, { tag: '@full' }, async ({ page }) => {
    const messages = await collectConsole(page);
    await page.goto(routes.contact);
    await changePage(page, names);
    const field = page.locator('#zip');
    const answer = page.locator('#zip-answer');
    for (const typed of ['Brooklyn, NY 11201', '11375']) {
      await fillSilently(page, { zip: typed });
      await field.press('Enter');
      await expect(answer).toContainText(typed.slice(-5));
      await changePage(page, names);
    }
    expect(messages).toEqual([]);
  });
}
