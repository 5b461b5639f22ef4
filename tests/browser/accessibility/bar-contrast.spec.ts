import { contrast } from '../../../src/lib/styling/contrast.ts';
import { routes } from '../../../src/site/routes.ts';
import { BOROUGH_PATHS, barColor, DESKTOP, PHONE, TRANSPARENT } from '../../support/browser.ts';
import { paintWithout, pixelsBehind, readTexts } from '../../support/browser-pixels.ts';
import { expect, test } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

// Otherwise the content security policy would block the style with which the test hides the bar's text.
test.use({ bypassCSP: true });

/** Minimum contrast for text as small as that in the bar (WCAG 1.4.3). */
const READABLE = 4.5;
/** Share of pixels that may have less contrast, because a thin line of the drawing may cross a letter. */
const WORST = 0.01;

/**
 * 5 and 7 am on a Monday in New York, before and after sunrise. At both times the bar says when the office opens. That
 * text crosses more lines of the drawing than any other.
 */
const SKIES = { night: new Date('2026-03-02T10:00:00Z'), day: new Date('2026-03-02T12:00:00Z') };

type Color = readonly number[];
const rgb = (color: Color): string => `rgb(${color.join(' ')})`;

/** Returns the lowest contrast between a color and the pixels behind it, ignoring the worst 1% of them. */
function worstContrast(color: Color, behind: readonly Color[]): number {
  const grounds = behind.map(rgb);
  // Most pixels have one of a few colors.
  const ratioOf = new Map([...new Set(grounds)].map((ground) => [ground, contrast(rgb(color), ground)]));
  const ratios = grounds.map((ground) => ratioOf.get(ground) ?? 0).sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * WORST)] ?? 0;
}

const WIDE = { width: 1920, height: 1080 };
const WIDEST = { width: 2560, height: 1440 };

/** Skies and viewports, and the pages to check in each. The drawing in the page head grows with the viewport. */
const VIEWS = byThoroughness({
  sample: [{ sky: 'night', viewport: DESKTOP, paths: [BOROUGH_PATHS.at(-1) ?? routes.home] }] as const,
  // Only the heads of these pages have a drawing behind the bar; it is largest on desks.
  full: [PHONE, DESKTOP, WIDE, WIDEST].flatMap((viewport) =>
    (['night', 'day'] as const).map((sky) => ({
      sky,
      viewport,
      paths: [routes.home, routes.about, routes.contact, BOROUGH_PATHS.at(-1) ?? routes.home],
    })),
  ),
});
for (const { sky, viewport, paths } of VIEWS) {
  for (const path of paths) {
    test(`by ${sky}, the bar of ${path} is transparent and readable at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.clock.setFixedTime(SKIES[sky]);
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      const bar = page.getByRole('banner');
      const { height } = (await bar.boundingBox()) ?? { height: 0 };
      // The bar shows one line and clips anything that wraps below it.
      const texts = (await readTexts(bar)).filter(({ top }) => top < height);
      expect(texts.length).toBeGreaterThan(viewport.width >= DESKTOP.width ? 6 : 0);
      const paint = await paintWithout(page, '[data-site-header]', height);
      for (const text of texts) {
        const ratio = worstContrast(text.color, pixelsBehind(paint, text));
        expect(ratio, text.words).toBeGreaterThanOrEqual(READABLE);
      }
      expect(await barColor(page)).toBe(TRANSPARENT);
    });
  }
}
