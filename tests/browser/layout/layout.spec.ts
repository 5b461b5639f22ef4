import { expect, type Page, test } from '@playwright/test';
import { findCutWords } from '../../../tools/verify/layout-faults.ts';
import { FEW_PAGES, PAGE_TYPES, WALKED_PAGES } from '../../support/browser.ts';
import { endsInWidow, findBrokenNumbers, findSmallText, readHeadings } from '../../support/browser-type.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

const WIDTHS = byThoroughness({
  sample: [320, 768, 1440],
  full: [320, 390, 768, 1024, 1280, 1440, 1920],
});

/** WCAG 1.4.12: what a reader may set without loss. */
const TEXT_SPACING =
  'p, li, a, h1, h2, h3, td, th, dd, dt, span { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';
const LARGE_TEXT = 'html { font-size: 200% !important; }';

/** Adds rules the way a browser extension does, which the content security policy does not concern. */
async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate(async (rules) => {
    const sheet = await new CSSStyleSheet().replace(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

/** What sticks out of the window to the right, with the place it starts. */
function findOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth} px of content in ${clientWidth} px`] : [];
}

/** Content outside of the window and words that are cut. */
async function findLosses(page: Page): Promise<string[]> {
  const cut = await findCutWords(page);
  return [...(await page.evaluate(findOverflow)), ...cut.map((words) => `“${words}” is cut`)];
}

/** Headings that break badly, phone numbers in two pieces, words too small to read. */
async function findTypeFaults(page: Page): Promise<string[]> {
  const headings = await readHeadings(page);
  expect(headings.length).toBeGreaterThan(0);
  const broken = headings.filter(({ broken }) => broken.length > 0);
  const numbers = await findBrokenNumbers(page);
  return [
    ...broken.map(({ text, broken }) => `“${text}” breaks ${broken.join(', ')}`),
    ...headings
      .filter(endsInWidow)
      .map(({ lines }) => `ends in a lone word: ${lines.map(({ words }) => words.join(' ')).join(' / ')}`),
    ...numbers.map((words) => `“${words}” is broken`),
    ...(await findSmallText(page)),
  ];
}

for (const path of WALKED_PAGES) {
  test(`${path} fits every width: nothing scrolls sideways, is cut, breaks badly or gets too small`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const faults: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const found = [...(await findLosses(page)), ...(await findTypeFaults(page))];
      faults.push(...found.map((fault) => `at ${width} px: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test.describe('with a reader’s own text settings', () => {
  for (const [name, css] of [
    ['200 % text', LARGE_TEXT],
    ['wide spacing', TEXT_SPACING],
  ] as const) {
    for (const path of byThoroughness({ sample: FEW_PAGES.slice(1, 2), full: PAGE_TYPES })) {
      test(`${name} breaks nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
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
});

test('the footer shows the visitor’s current year, also years after the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01T12:00:00Z'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});

// WebDriver BiDi does not emulate media.
test('nothing moves for those who ask for less motion', { tag: '@chromium' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/services/boiler-repair');
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => animation.timeline instanceof DocumentTimeline).length,
  );
  expect(moving).toBe(0);
});
