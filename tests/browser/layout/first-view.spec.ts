/**
 * The first view of every page type in the windows of phones, tablets, laptops and desks, by day and at night: nothing
 * crosses the words, and the ways to call and to book are in it.
 */
import type { Page } from '@playwright/test';
import { services } from '../../../src/site/catalog.ts';
import { languages } from '../../../src/site/languages.ts';
import { routes } from '../../../src/site/routes.ts';
import { findCrossedWords } from '../../../tools/verify/crossed-words.ts';
import { READING_WINDOWS, type Window } from '../../../tools/verify/windows.ts';
import { BOROUGH_PATHS, MISSING_PAGE, openIn, waitForPaint } from '../../support/browser.ts';
import { NIGHT, OPEN } from '../../support/instants.ts';
import { expect, test } from '../../support/test.ts';
import { byThoroughness, IS_FULL } from '../../support/thoroughness.ts';

const SERVICES = [
  'boiler-repair',
  'ptac-replacement',
  'vrf-vrv-system-maintenance',
  ...services.map(({ slug }) => slug).filter((slug) => slug.endsWith('replacement-estimate')),
].map(routes.service);
/** Pages whose head has buttons that call and book. */
const HEADS_WITH_BUTTONS = [routes.home, ...SERVICES, ...BOROUGH_PATHS];
const OTHERS = [
  routes.contact,
  routes.about,
  routes.portfolio,
  routes.services,
  ...languages.map(({ code }) => routes.language(code)),
  MISSING_PAGE,
];
const PAGES = byThoroughness({
  sample: [...HEADS_WITH_BUTTONS.slice(0, 2), ...BOROUGH_PATHS.slice(-1), ...OTHERS],
  full: [...HEADS_WITH_BUTTONS, ...OTHERS],
});
/** A quick run takes the shortest phone and laptop; 1280 × 400 is a laptop's window zoomed in. */
const WINDOWS: readonly Window[] = byThoroughness({
  sample: [
    { width: 390, height: 664 },
    { width: 1366, height: 650 },
  ],
  full: [
    ...READING_WINDOWS,
    { width: 390, height: 664 },
    { width: 1280, height: 400 },
    { width: 1280, height: 720 },
    { width: 1440, height: 780 },
    { width: 1536, height: 730 },
    { width: 1920, height: 950 },
  ],
});

/** Laptops and desks, where everything that a head offers is in the first view. */
const isLaptop = ({ width, height }: Window): boolean => width >= 1280 && height >= 650;
const isPhone = ({ width }: Window): boolean => width < 768;

/** Returns which parts of the page head are not entirely in the window. Runs in the page. */
function listPartsOutside({ withButtons }: { readonly withButtons: boolean }): string[] {
  const head = document.querySelector('main > :first-child');
  const bar = document.querySelector('[data-thumb-bar]')?.getBoundingClientRect();
  const end = bar && bar.height > 0 ? bar.top : innerHeight;
  const buttons = withButtons ? [...(head?.querySelectorAll('[data-row] > a') ?? [])] : [];
  const parts = [document.querySelector('h1'), head?.querySelector('p'), ...buttons];
  return parts.flatMap((part) => {
    if (!part) return ['a headline or a first sentence is missing'];
    const words = document.createRange();
    words.selectNodeContents(part);
    const { top, bottom } = words.getBoundingClientRect();
    return top >= 0 && bottom <= end
      ? []
      : [`“${part.textContent?.slice(0, 40)}” ends at ${bottom}, after ${end}`];
  });
}

/** Returns the share of the window that fixed parts cover, 0 to 1. Runs in the page. */
function measureFixedShare(): number {
  const fixed = [...document.querySelectorAll('body > *')].filter((part) =>
    /fixed|sticky/.test(getComputedStyle(part).position),
  );
  const heights = fixed.map((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  });
  return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
}

async function findFirstViewFaults(page: Page, path: string, window: Window): Promise<string[]> {
  await page.setViewportSize({ ...window });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main > :first-child img')].every(
      ({ complete }) => complete,
    ),
  );
  await waitForPaint(page);
  const faults = await findCrossedWords(page);
  const withButtons = HEADS_WITH_BUTTONS.includes(path) && isLaptop(window);
  if (isLaptop(window) || isPhone(window))
    faults.push(...(await page.evaluate(listPartsOutside, { withButtons })));
  const call = page.locator('a[href^="tel:"]:visible').first();
  if (!(await call.isVisible())) faults.push('no way to call');
  const share = await page.evaluate(measureFixedShare);
  if (share > 0.25) faults.push(`fixed parts cover ${Math.round(share * 100)}% of the window`);
  return faults.map((fault) => `${window.width}×${window.height}: ${fault}`);
}

// A quick run opens each page either by day or at night.
for (const [turn, [name, instant]] of Object.entries([
  ['by day, open', OPEN],
  ['at night, closed', NIGHT],
] as const))
  for (const path of PAGES.filter((_, index) => IS_FULL || index % 2 === Number(turn)))
    test(`${path} ${name}: nothing crosses the words of the first view, and it offers help`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(instant);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openIn(page, { width: 1440, height: 900 }, path);
      const faults: string[] = [];
      for (const window of WINDOWS) faults.push(...(await findFirstViewFaults(page, path, window)));
      expect(faults).toEqual([]);
    });
