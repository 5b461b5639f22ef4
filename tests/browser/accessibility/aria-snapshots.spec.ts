/**
 * Compares what assistive technology gets with snapshots in `aria/`: roles, names, states and reading order of
 * page heads and of states that scripts bring about, and how changes are announced. `--update-snapshots` updates them.
 */

import { HEAT_LIMITS } from '../../../src/content/heat-limits.ts';
import { HEAT_FORMS } from '../../../src/content/heat-texts.ts';
import { pages } from '../../../src/site/catalog.ts';
import { routes } from '../../../src/site/routes.ts';
import { DESKTOP, openIn, PHONE, waitForForm } from '../../support/browser.ts';
import { send, submitForm, toast } from '../../support/browser-form.ts';
import { searchField } from '../../support/browser-search.ts';
import { OPEN } from '../../support/instants.ts';
import { expect, type Locator, type Page, test } from '../../support/test.ts';

/** Time for the page to settle, in ms. A difference that remains is a fault, and waiting longer does not help. */
const CALM = 20_000;

interface State {
  /** File name of the snapshot, without its extension. */
  readonly name: string;
  readonly path: string;
  readonly size?: typeof PHONE;
  readonly act?: (page: Page) => Promise<void>;
  readonly part: (page: Page) => Locator;
  /** Urgency and language of each announcement during `act`. */
  readonly announced?: readonly string[];
}

const head = (page: Page): Locator => page.getByRole('main').locator('section').first();
const search = (page: Page): Locator => page.getByRole('search');
const writeToUs = (page: Page): Locator => page.locator('section[aria-labelledby=write]');

/**
 * Pastes into the search and waits for the announcement of its answers. Typing key by key would also announce the answers
 * to half a word if the machine is slow.
 */
const ask = (words: string) => async (page: Page) => {
  await searchField(page).fill(words);
  await expect(search(page).getByRole('status')).toHaveText(/\S/);
};

async function showToast(page: Page): Promise<void> {
  await submitForm(page);
  // The toast stays while the pointer rests on it.
  await toast(page).hover();
}

const STATES: readonly State[] = [
  { name: 'home-head', path: routes.home, part: head },
  {
    name: 'service-head',
    path: routes.service('boiler-repair'),
    part: head,
  },
  {
    name: 'form-missing-fields',
    path: routes.contact,
    act: (page) => send(page).click(),
    part: writeToUs,
    announced: [],
  },
  {
    name: 'form-sent',
    path: routes.contact,
    act: showToast,
    part: (page) => page.getByRole('region', { name: /^Notifications/ }),
    announced: ['polite en-US'],
  },
  {
    name: 'form-danger',
    path: routes.contact,
    act: (page) => page.getByLabel('Message').fill('I smell gas in the cellar.'),
    part: (page) => page.locator('[data-danger-card]'),
    announced: ['assertive en'],
  },
  {
    name: 'search-answers',
    path: routes.services,
    act: ask('radiator banging'),
    part: search,
    announced: ['polite en-US'],
  },
  {
    name: 'search-danger',
    path: routes.services,
    act: ask('sparks boiler'),
    part: search,
    announced: ['assertive en', 'polite en-US'],
  },
  {
    name: 'zip-answer',
    path: routes.home,
    act: async (page) => {
      await page.getByLabel('ZIP code').fill('07030');
      await page.getByRole('button', { name: 'Look It Up' }).click();
    },
    part: (page) => page.getByRole('region', { name: pages['every-page'].addressCheck.heading }),
    announced: ['polite en-US'],
  },
  {
    name: 'room-answer',
    path: `${routes.home}#${HEAT_LIMITS.day.degrees}`,
    act: async (page) => {
      await page.getByLabel(HEAT_FORMS.en.degrees).fill('40');
      await page.keyboard.press('Enter');
    },
    part: (page) =>
      page.getByRole('region', { name: pages['every-page'].heatRules.heading }).getByRole('status'),
    announced: ['polite en-US'],
  },
  {
    name: 'menu-on-phones',
    path: routes.about,
    size: PHONE,
    act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    part: (page) => page.locator('#site-menu'),
    announced: [],
  },
];

declare global {
  interface Window {
    /** Urgency and language of what screen readers would announce, collected by `watchLiveRegions`. */
    announcements?: string[];
  }
}

/**
 * Records from now on what screen readers would announce when a part of the page changes (WCAG 4.1.3). A region that
 * changes in several places at once is announced once. Runs in the page.
 */
function watchLiveRegions(): void {
  const live = '[aria-live], [role=status], [role=alert], [role=log], output';
  const announcements: string[] = [];
  const texts = new Map<Element, string>();
  // Nothing is announced from a hidden region, but its `innerText` is its text.
  const read = (region: Element) =>
    region instanceof HTMLElement && region.checkVisibility()
      ? region.innerText.replace(/\s+/g, ' ').trim()
      : '';

  function announce(region: Element) {
    const text = read(region);
    const urgency =
      region.getAttribute('aria-live') ?? (region.matches('[role=alert]') ? 'assertive' : 'polite');
    if (text && text !== texts.get(region) && urgency !== 'off')
      announcements.push(`${urgency} ${region.closest<HTMLElement>('[lang]')?.lang}`);
    texts.set(region, text);
  }

  for (const region of document.querySelectorAll(live)) texts.set(region, read(region));
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(live);
      if (region) regions.add(region);
      for (const inner of element?.querySelectorAll(live) ?? []) regions.add(inner);
    }
    for (const region of regions) announce(region);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  window.announcements = announcements;
}

for (const { name, path, size = DESKTOP, act, part, announced = [] } of STATES) {
  test(`${name}: roles, names, states and reading order are as in the snapshot`, async ({ page }) => {
    await page.clock.setFixedTime(OPEN);
    await openIn(page, size, path);
    if (path === routes.contact) await waitForForm(page);
    await page.evaluate(watchLiveRegions);
    await act?.(page);
    await expect(part(page)).toMatchAriaSnapshot({ name: `${name}.aria.yml`, timeout: CALM });
    expect(await page.evaluate(() => window.announcements)).toEqual(announced);
  });
}
