/**
 * On each type of page, each file that the page loads fails in each way in which networks fail. Everything else works,
 * and where a visitor would wait for the file, the page says something within eight seconds.
 */
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Request } from '@playwright/test';
import { boroughs, pages } from '../../../src/site/catalog.ts';
import { languages } from '../../../src/site/languages.ts';
import { routes } from '../../../src/site/routes.ts';
import { MISSING_PAGE } from '../../support/browser.ts';
import { cutShort, damage, expectUsable, findBrokenPictures, hold } from '../../support/browser-faults.ts';
import { confirmation, waitForScrollEnd } from '../../support/browser-form.ts';
import { expect, type Locator, type Page, type Route, test } from '../../support/test.ts';
import { TEST_INSTANT } from '../../support/test-instant.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

/** The longest time without an answer, in ms. */
const PATIENCE = 8000;
const STEP = 500;

const PAGES = byThoroughness<readonly string[]>({
  sample: [routes.contact, routes.home],
  full: [
    routes.home,
    routes.services,
    routes.service('boiler-repair'),
    routes.service('ptac-replacement'),
    ...boroughs.slice(0, 1).map(({ slug }) => routes.borough(slug)),
    routes.portfolio,
    routes.about,
    routes.contact,
    ...languages.map(({ code }) => routes.language(code)),
    MISSING_PAGE,
  ],
});

/** A kind of file that pages load, as a condition on its address. */
type Files = (address: URL) => boolean;
type Failure = (page: Page, files: Files) => Promise<unknown>;

const answer =
  (respond: (route: Route) => Promise<void>): Failure =>
  (page, files) =>
    page.route(files, respond);

const FAILURES: Readonly<Record<string, Failure>> = {
  missing: answer((route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Gone</h1>' })),
  slow: hold,
  'cut in the middle': answer(cutShort),
  blocked: answer((route) => route.abort('blockedbyclient')),
  'wrong by one byte': answer(damage),
};

/** Returns the folder of a picture, or the name of another file without its hash. */
function kindOf({ pathname }: URL): string {
  const [, folder] = /^\/(art|photos)\//.exec(pathname) ?? [];
  return folder ?? basename(pathname).replace(/\.[\w-]{6,10}(?=\.\w+$)/, '');
}

async function expectPictures(page: Page): Promise<void> {
  await expect.poll(() => findBrokenPictures(page)).toEqual([]);
}

/** Opens and closes a menu. */
async function openMenu(page: Page): Promise<void> {
  const menu = page.locator('#services-menu');
  await page.locator('[popovertarget=services-menu]').click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}

/**
 * Expects an answer that a visitor sees within `PATIENCE`; or that a control without its script is gone, as it is
 * without JavaScript.
 */
async function expectAnswer(control: Locator, answers: Locator, isSlow: boolean): Promise<void> {
  const isAnswered = async (): Promise<boolean> =>
    (await answers.filter({ visible: true }).count()) > 0 || !(await control.isVisible());
  for (let waited = 0; isSlow && waited < PATIENCE && !(await isAnswered()); waited += STEP)
    await control.page().clock.runFor(STEP);
  await expect.poll(isAnswered).toBe(true);
}

/** Uses the forms that a script answers. */
async function askForms(page: Page, isSlow: boolean): Promise<void> {
  for (const form of await page.locator('form[data-form-handler]').filter({ visible: true }).all()) {
    const field = form.locator('[type=text]').first();
    if (await field.isVisible()) await field.fill('58');
    await form.locator('[type=submit]').click();
    await expectAnswer(form, form.locator('output').filter({ hasText: /\S/ }), isSlow);
  }
}

async function sendMessage(page: Page, isSlow: boolean): Promise<void> {
  const form = page.locator('[data-contact-form] form');
  const button = form.locator('[type=submit]');
  if (!(await form.isVisible())) return;
  await expect(form.locator('a[href^="mailto:"]').filter({ visible: true })).not.toHaveCount(0);
  for (const name of ['name', 'email', 'message'])
    await form.locator(`[name=${name}]`).fill('ana@tenant.example');
  await form.locator('[name=location]').selectOption({ index: 1 });
  // Without the page’s own script, phone and e-mail replace the button.
  if (await button.isVisible()) {
    await button.scrollIntoViewIfNeeded();
    await waitForScrollEnd(page);
    await button.click();
    await expectAnswer(button, confirmation(page), isSlow);
  }
  expect(new URL(page.url()).search).toBe('');
}

async function searchServices(page: Page, isSlow: boolean): Promise<void> {
  const field = page.locator('[data-search] input');
  if (!(await field.isVisible())) return;
  await field.fill('boiler');
  const searches = [pages['every-page'].search, ...languages.map(({ search }) => search)];
  const answers = searches.reduce(
    (found, { noConnection }) => found.or(page.getByText(noConnection)),
    page.locator('[data-search] [role=option]'),
  );
  await expectAnswer(field, answers, isSlow);
}

const ACTIONS = { expectUsable, openMenu, searchServices, askForms, sendMessage, expectPictures };

/** Uses a page in every way, and returns what did not work. */
async function tryPage(page: Page, isSlow = false): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, act] of Object.entries(ACTIONS))
    try {
      await act(page, isSlow);
    } catch (error) {
      faults.push(
        `${name}: ${stripVTControlCharacters(String(error)).replaceAll(/\s+/g, ' ').slice(0, 300)}`,
      );
    }
  return faults;
}

/** Returns the kinds of files that a page loads while it is used in every way. */
async function listKinds(page: Page, path: string): Promise<Set<string>> {
  const kinds = new Set<string>();
  const collect = (request: Request): void => {
    const address = new URL(request.url());
    if (request.resourceType() !== 'document' && address.protocol === 'http:') kinds.add(kindOf(address));
  };
  page.on('request', collect);
  await page.goto(path);
  expect(await tryPage(page)).toEqual([]);
  page.off('request', collect);
  // Without the page’s own script, forms stay as they are and do nothing; faults.spec.ts tests what remains.
  kinds.delete(
    kindOf(new URL((await page.locator('script[integrity]').getAttribute('src')) ?? '', page.url())),
  );
  return kinds;
}

for (const path of PAGES)
  test(`${path} works without any one kind of its files`, async ({ page }) => {
    await page.clock.install({ time: TEST_INSTANT });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(`error: ${message}`));
    const kinds = [...(await listKinds(page, path))];
    expect(kinds.length).toBeGreaterThan(4);
    const cases = kinds.flatMap((kind, index) =>
      Object.entries(FAILURES)
        // Browsers paint nothing that follows a stylesheet until it arrives, and pages wait for code without a limit.
        .filter(([, fail]) => !(fail === hold && /\.(?:css|js)$/.test(kind)))
        .filter((_, other, { length }) => byThoroughness({ sample: other === index % length, full: true }))
        .map(([name, fail]) => ({ kind, name, fail })),
    );
    const found: string[] = [];
    for (const { kind, name, fail } of cases) {
      const isSlow = fail === hold;
      const release = await fail(page, (address) => kindOf(address) === kind);
      await page.goto(path, { waitUntil: isSlow ? 'commit' : 'load' });
      const faults = await tryPage(page, isSlow);
      if (release instanceof Function) {
        await release();
        faults.push(...(await tryPage(page, isSlow)).map((fault) => `afterwards, ${fault}`));
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      faults.push(...errors.splice(0));
      found.push(...faults.map((fault) => `${kind} ${name}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
