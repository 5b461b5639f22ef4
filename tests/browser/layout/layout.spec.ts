import { expect, test } from '@playwright/test';
import { ALL_PAGES, PAGE_TYPES } from '../../support/browser.ts';
import { findCutWords } from '../../support/browser-layout.ts';

/** WCAG 1.4.12: what a reader may set without loss. */
const TEXT_SPACING =
  'p, li, a, h1, h2, h3, td, th, dd, dt, span { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';
const LARGE_TEXT = 'html { font-size: 200% !important; }';

/** What sticks out of the window to the right, with the place it starts. */
function findOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth} px of content in ${clientWidth} px`] : [];
}

for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
  test(`no page scrolls sideways or cuts a word off at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    for (const path of ALL_PAGES) {
      await page.goto(path);
      expect({ path, overflow: await page.evaluate(findOverflow) }).toEqual({ path, overflow: [] });
      expect({ path, cut: await findCutWords(page) }).toEqual({ path, cut: [] });
    }
  });
}

test.describe('with a reader’s own text settings', () => {
  test.use({ bypassCSP: true });

  for (const [name, css] of [
    ['200 % text', LARGE_TEXT],
    ['wide spacing', TEXT_SPACING],
  ] as const) {
    for (const width of [320, 768, 1280]) {
      test(`${name} at ${width} px breaks no page`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        for (const path of PAGE_TYPES) {
          await page.goto(path);
          await page.addStyleTag({ content: css });
          expect({ path, overflow: await page.evaluate(findOverflow) }).toEqual({ path, overflow: [] });
          expect({ path, cut: await findCutWords(page) }).toEqual({ path, cut: [] });
        }
      });
    }
  }
});

test('the footer shows the visitor’s current year, also years after the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01T12:00:00Z'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});

test('nothing moves for those who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/services/boiler-repair');
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => animation.timeline instanceof DocumentTimeline).length,
  );
  expect(moving).toBe(0);
});
