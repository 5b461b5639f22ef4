/** The views with snapshots: every page type, states such as open menus, and a printed page. */
import type { Page } from '@playwright/test';
import { mapTopPages } from '../../src/content/top-pages.ts';
import { routes } from '../../src/site/routes.ts';
import {
  DESKTOP,
  MISSING_BOROUGH,
  MISSING_PAGE,
  MISSING_SERVICE,
  PHONE,
  scrollToY,
  waitForForm,
  waitForPaint,
} from '../support/browser.ts';
import { submitForm } from '../support/browser-form.ts';
import { byThoroughness } from '../support/thoroughness.ts';

/** Monday, 5:30 pm in New York in December: the office is open, and it is night. */
export const NOW = new Date('2026-12-07T22:30:00Z');

/** Monday, noon in New York. */
const NOON = new Date('2026-12-07T17:00:00Z');

/** Size of a Letter sheet, in px. */
const SHEET = { width: 816, height: 1056 };

export interface View {
  /** File name of the picture, without its extension. */
  readonly name: string;
  readonly path: string;
  readonly size: { readonly width: number; readonly height: number };
  /** True to capture the whole page, not only the viewport. */
  readonly whole?: boolean;
  readonly media?: 'print';
  /** The time, if not `NOW`. */
  readonly at?: Date;
  /** Puts the open page into the state to capture. */
  readonly act?: (page: Page) => Promise<void>;
}

type State = Omit<View, 'name' | 'size' | 'whole'>;

const PAGES: Readonly<Record<string, string>> = {
  ...mapTopPages((name) => routes[name]),
  'service-boiler': routes.service('boiler-repair'),
  'service-wshp': routes.service('wshp-maintenance'),
  'service-general': routes.service('general-hvac-services'),
  'borough-bronx': routes.borough('bronx'),
  'borough-staten-island': routes.borough('staten-island'),
  spanish: routes.language('es'),
  'missing-page': MISSING_PAGE,
  'missing-service': MISSING_SERVICE,
  'missing-borough': MISSING_BOROUGH,
};

/** Clicks a button. */
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

/** Opens the phone menu and then these levels in it, one after the other. */
const openSheet =
  (...levels: readonly string[]) =>
  async (page: Page) => {
    const script = page.waitForResponse(/sheet-focus/);
    await press('Menu')(page);
    // The script scrolls a section into view; importing its URL again resolves once it has run.
    await page.evaluate((url) => import(url), (await script).url());
    for (const level of levels) {
      await page.locator('#site-menu summary', { hasText: level }).first().click();
      // Playwright would scroll before clicking a target that is still moving.
      await waitForPaint(page);
    }
  };

/**
 * Pastes a symptom and goes back to its beginning. Typed letter by letter, a text may scroll by a pixel less, and first
 * lights another room, whose edges then stay two shades darker.
 */
async function search(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Say what you see' });
  await field.fill('water under the window unit');
  await field.press('Home');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
}

async function showToast(page: Page): Promise<void> {
  await page.clock.install({ time: NOW });
  await waitForForm(page);
  await page.clock.pauseAt(NOW.getTime() + 60_000);
  await submitForm(page);
}

async function openSymptoms(page: Page): Promise<void> {
  const floor = page.locator('[data-unit]').first();
  await floor.locator('summary').click();
  await floor.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** States that exist on phones and on desktops. */
const BOTH: Readonly<Record<string, State>> = {
  'bar-scrolled': { path: routes.about, act: (page) => scrollToY(page, 500) },
  'search-answers': { path: routes.services, act: search },
  toast: { path: routes.contact, act: showToast },
  'symptoms-open': { path: routes.home, act: openSymptoms },
  focus: { path: routes.about, act: (page) => page.keyboard.press('Tab') },
};

const ON_A_DESK: Readonly<Record<string, State>> = {
  'home-day': { path: routes.home, at: NOON },
  'services-day': { path: routes.services, at: NOON },
  'borough-bronx-day': { path: routes.borough('bronx'), at: NOON },
  'services-menu': { path: routes.about, act: press('Services') },
  'areas-menu': { path: routes.about, act: press('Service Areas') },
};

const ON_A_PHONE: Readonly<Record<string, State>> = {
  'about-day': { path: routes.about, at: NOON },
  'portfolio-day': { path: routes.portfolio, at: NOON },
  'service-boiler-day': { path: routes.service('boiler-repair'), at: NOON },
  'menu-sheet': { path: routes.about, act: openSheet() },
  'menu-sheet-services': { path: routes.about, act: openSheet('Services') },
  'menu-sheet-jobs': { path: routes.about, act: openSheet('Services', 'Wall unit') },
  'menu-sheet-areas': { path: routes.about, act: openSheet('Service Areas') },
};

/** Returns each state at a viewport size, with the width in its name. */
const statesAt = <T extends object>(states: Readonly<Record<string, T>>, size: View['size']) =>
  Object.entries(states).map(([name, state]) => ({ ...state, name: `${name}-${size.width}`, size }));

const onBoth = [PHONE, DESKTOP].map((size) => [
  ...Object.entries(PAGES).map(([name, path]) => ({
    name: `${name}-${size.width}`,
    path,
    size,
    whole: true,
  })),
  ...statesAt(BOTH, size),
]);

/** Pages that differ from an earlier one only in their texts and their drawing. */
const SAME_TEMPLATE: readonly string[] = [
  ...['wshp-maintenance', 'general-hvac-services'].map(routes.service),
  MISSING_SERVICE,
  MISSING_BOROUGH,
];

const states = [...statesAt(ON_A_DESK, DESKTOP), ...statesAt(ON_A_PHONE, PHONE)];

export const VIEWS: readonly View[] = [
  // A quick run takes one picture of each template and state, alternating between phone and desktop.
  ...byThoroughness({
    sample: onBoth
      .map((views) => views.filter(({ path }) => !SAME_TEMPLATE.includes(path)))
      .flatMap((views, place) => views.filter((_, index) => index % 2 === place)),
    full: onBoth.flat(),
  }),
  ...byThoroughness({ sample: [], full: states }),
  { name: 'print-service', path: routes.service('boiler-repair'), size: SHEET, whole: true, media: 'print' },
];
