/** The pages and states that have a transcript: one page of each type, open menus, and answers of search and forms. */
import { expect, type Page } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { send, submitForm, toast } from '../support/browser-form.ts';
import { openSheet, PAGES, press, statesAt } from '../visual/views.ts';

export interface Scene {
  /** File name of the transcript, without its extension. */
  readonly name: string;
  readonly path: string;
  readonly size: { readonly width: number; readonly height: number };
  /** User actions; what the screen reader announces meanwhile is recorded. */
  readonly act?: (page: Page) => Promise<void>;
  /** Selector of the part that the screen reader reads afterward. */
  readonly part: string;
}

/** Types into the search and waits for its announcement after the last letter. */
const search = (words: string) => async (page: Page) => {
  const box = page.getByRole('search');
  await box.getByRole('combobox').click();
  await page.keyboard.type(words);
  await expect(box.getByRole('status').or(box.getByRole('alert')).filter({ hasText: /\S/ })).not.toHaveCount(
    0,
  );
};

const askZip = (zip: string) => async (page: Page) => {
  await page.getByLabel('ZIP code').fill(zip);
  await press('Look It Up')(page);
  await expect(page.locator('#zip-answer')).not.toBeEmpty();
};

async function showToast(page: Page): Promise<void> {
  await submitForm(page);
  // The toast stays while the pointer rests on it.
  await toast(page).hover();
}

const openFirst = (selector: string) => (page: Page) => page.locator(selector).first().click();

type State = Pick<Scene, 'path' | 'act' | 'part'>;

const SEARCH = 'search';
const SHEET = '#site-menu';
const WRITE_TO_US = 'section[aria-labelledby=write]';
const ADDRESS_CHECK = 'section[aria-labelledby=address-check]';

const ON_A_DESK: Readonly<Record<string, State>> = {
  'services-menu': { path: routes.about, act: press('Services'), part: 'header' },
  'areas-menu': { path: routes.about, act: press('Service Areas'), part: '#areas-menu' },
  'search-answers': { path: routes.services, act: search('water under the window unit'), part: SEARCH },
  'search-nothing': { path: routes.services, act: search('piano'), part: SEARCH },
  'search-danger': { path: routes.services, act: search('smell gas boiler'), part: SEARCH },
  'search-danger-spanish': { path: routes.services, act: search('huele a gas'), part: SEARCH },
  'form-missing-fields': { path: routes.contact, act: (page) => send(page).click(), part: WRITE_TO_US },
  toast: { path: routes.contact, act: showToast, part: '[role=region][aria-label^=Notifications]' },
  'zip-answer': { path: routes.home, act: askZip('11215'), part: ADDRESS_CHECK },
  'zip-outside': { path: routes.home, act: askZip('07030'), part: '#zip-answer' },
  'zip-malformed': { path: routes.home, act: askZip('Brooklyn'), part: '#zip-answer' },
  'symptoms-open': { path: routes.home, act: openFirst('[data-unit] summary'), part: '[data-unit]' },
};

const ON_A_PHONE: Readonly<Record<string, State>> = {
  'thumb-bar': { path: routes.about, part: '[data-thumb-bar]' },
  'menu-sheet': { path: routes.about, act: openSheet(), part: 'body' },
  'menu-sheet-jobs': { path: routes.about, act: openSheet('Services', 'Wall unit'), part: SHEET },
  'menu-sheet-areas': { path: routes.about, act: openSheet('Service Areas'), part: SHEET },
};

const pagesAt = (names: readonly string[], size: Scene['size'], part: string): Scene[] =>
  names.map((name) => ({ name: `${name}-${size.width}`, path: PAGES[name] ?? '', size, part }));

/** One page of each language, read with its header and footer. */
const LANGUAGES = ['home', 'spanish'];
/** One page of each other type, read without header and footer. */
const PAGE_TYPES = ['services', 'borough-bronx', 'about', 'portfolio', 'contact', 'missing-page'];

export const SCENES: readonly Scene[] = [
  ...pagesAt(LANGUAGES, DESKTOP, 'body'),
  ...pagesAt(PAGE_TYPES, DESKTOP, 'main'),
  // The service page is read at phone width, where it shows different parts than on a desktop.
  ...pagesAt(['service-boiler'], PHONE, 'main'),
  ...statesAt(ON_A_DESK, DESKTOP),
  ...statesAt(ON_A_PHONE, PHONE),
];
