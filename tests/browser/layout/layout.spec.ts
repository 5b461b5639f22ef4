import { OFFLINE_PATH } from '../../../src/content/offline.ts';
import { phoneText } from '../../../src/site/contact-details.ts';
import { languages } from '../../../src/site/languages.ts';
import { routes } from '../../../src/site/routes.ts';
import { findCutWords, findOverlaps } from '../../../tools/verify/layout-faults.ts';
import { readThrough } from '../../../tools/verify/read-through.ts';
import { findMisalignedRows } from '../../../tools/verify/row-faults.ts';
import { runIn } from '../../../tools/verify/run-in-page.ts';
import { FEW_PAGES, openAt, openIn, PAGE_TYPES, PHONE } from '../../support/browser.ts';
import { findBrokenWords } from '../../support/browser-type.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

/** Text spacing that must not hide any content (WCAG 1.4.12). */
const TEXT_SPACING =
  'p, li, a, h1, h2, h3, td, th, dd, dt, span { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';
const LARGE_TEXT = 'html { font-size: 200% !important; }';
const IN_LANGUAGES = languages.map(({ code }) => routes.language(code));
/** An evening when the office is closed, before a holiday. The status text is longest at that time. */
const NIGHT = new Date('2026-11-26T04:00:00Z');

/** Adds rules the way a browser extension does, bypassing the content security policy. */
async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate(async (rules) => {
    const sheet = await new CSSStyleSheet().replace(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

/** Describes how far the page overflows the viewport horizontally. */
function findOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth} px of content in ${clientWidth} px`] : [];
}

/** Returns link texts in the bar that overflow the box of their link. */
const findBesideTheirBox = (page: Page): Promise<string[]> =>
  page.getByRole('banner').evaluate((bar) =>
    [...bar.querySelectorAll('a span')]
      .filter((words) => words.checkVisibility() && words.firstElementChild === null)
      .filter((words) => !words.closest('[popover]') && words.getBoundingClientRect().width > 2)
      .filter((words) => {
        const range = document.createRange();
        range.selectNodeContents(words);
        const box = words.closest('a')?.getBoundingClientRect();
        return box && box.width > 2 && range.getBoundingClientRect().right > box.right + 1;
      })
      .map((words) => words.textContent ?? ''),
  );

/** Describes horizontal overflow and clipped words. */
async function findLosses(page: Page): Promise<string[]> {
  const cut = await findCutWords(runIn(page));
  return [...(await page.evaluate(findOverflow)), ...cut.map((words) => `“${words}” is cut`)];
}

for (const [name, css] of [
  ['200% text', LARGE_TEXT],
  ['wide spacing', TEXT_SPACING],
] as const) {
  for (const path of [
    ...byThoroughness({ sample: FEW_PAGES.slice(1, 2), full: PAGE_TYPES }),
    ...IN_LANGUAGES,
  ]) {
    test(`${name} causes no horizontal scroll and cuts no words on ${path} while the office is closed`, async ({
      page,
    }) => {
      await openAt(page, NIGHT, path);
      await addStyles(page, css);
      const faults: string[] = [];
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        faults.push(...(await findLosses(page)).map((fault) => `at ${width} px: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  }
}

/**
 * Widths and text sizes at which each page is checked, and the elements to check. With 200% text at 320 px, running
 * text is left out, because some of its words are wider than the screen.
 */
const WHOLE_WORDS = [
  { width: 320, size: '150%', parts: 'body' },
  { width: 320, size: '200%', parts: 'header, h1, h2, h3, summary' },
  { width: 390, size: '200%', parts: 'body' },
  { width: 768, size: '200%', parts: 'body' },
  { width: 1440, size: '200%', parts: 'body' },
] as const;

/** Pages that together have lists, tables and cards of every kind. */
const LARGE_TEXT_PAGES = byThoroughness({
  sample: FEW_PAGES.slice(0, 3),
  full: PAGE_TYPES,
});

for (const path of [...LARGE_TEXT_PAGES, ...IN_LANGUAGES]) {
  test(`large text breaks no word and no phone number on ${path}, and bar links do not overlap or overflow`, async ({
    page,
  }) => {
    await page.goto(path);
    const faults: string[] = [];
    for (const { width, size, parts } of WHOLE_WORDS) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      const found = [
        ...(await findOverlaps(runIn(page))),
        ...[
          ...(await findBrokenWords(page, parts)),
          ...(await findBrokenWords(page, 'main a span', new RegExp(RegExp.escape(phoneText)))),
        ].map((word) => `“${word}” is broken`),
        ...(await findBesideTheirBox(page)).map((name) => `${name} overflows its box in the bar`),
      ];
      faults.push(...found.map((fault) => `${size} text at ${width} px: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test('without pictures, no words leave the window of a phone', async ({ page }) => {
  await page.route(/\.(svg|avif|webp)$/, (route) => route.abort());
  for (const path of byThoroughness({ sample: [routes.home], full: PAGE_TYPES })) {
    await openIn(page, PHONE, path);
    await readThrough(runIn(page));
    expect(await findLosses(page), path).toEqual([]);
  }
});

test('in page heads, links for people in danger are as high as a thumb is wide', async ({ page }) => {
  for (const path of [routes.home, ...IN_LANGUAGES, OFFLINE_PATH]) {
    await openIn(page, PHONE, path);
    const links = page.locator('main > :first-child :is(a[href^="tel:"], a[href^="#dangers"])');
    const heights = await links.evaluateAll((all) =>
      all.map((link) => link.getClientRects()[0]?.height ?? 0),
    );
    expect(heights.length, path).toBeGreaterThan(1);
    for (const height of heights.filter((one) => one > 0)) expect(height, path).toBeGreaterThanOrEqual(43);
  }
});

test('the rows of the menus are aligned', async ({ page }) => {
  await openIn(page, { width: 1280, height: 800 }, routes.contact);
  for (const name of ['Services', 'Service Areas']) {
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
    expect(await findMisalignedRows(page)).toEqual([]);
  }
});

test('the footer shows the visitor’s current year, even years after the build', async ({ page }) => {
  await openAt(page, new Date('2031-03-01T12:00:00Z'), '/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});

test('animations end within five seconds', { tag: ['@chromium', '@full'] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const longest: number[] = [0];
  for (const path of PAGE_TYPES) {
    await page.goto(path);
    const ends = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
    longest.push(...ends);
  }
  expect(Math.max(...longest)).toBeLessThanOrEqual(5000);
});

// WebDriver BiDi, which drives Firefox, cannot emulate media features.
test('nothing moves for visitors who prefer reduced motion', { tag: '@chromium' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/services/boiler-repair');
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => animation.timeline instanceof DocumentTimeline).length,
  );
  expect(moving).toBe(0);
});
