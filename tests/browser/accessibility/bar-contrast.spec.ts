import { contrast } from '../../../src/lib/styling/contrast.ts';
import { routes } from '../../../src/site/routes.ts';
import { type Picture, photographWithoutLetters } from '../../../tools/verify/crossed-words.ts';
import { runIn } from '../../../tools/verify/run-in-page.ts';
import { readTextLines, type TextLine } from '../../../tools/verify/text-lines.ts';
import { BOROUGH_PATHS, barColor, DESKTOP, TRANSPARENT } from '../../support/browser.ts';
import { expect, test } from '../../support/test.ts';
import { byThoroughness } from '../../support/thoroughness.ts';

/** Minimum contrast for text as small as that in the bar (WCAG 1.4.3). */
const READABLE = 4.5;
/** Share of pixels that may have less contrast, because a thin line of the drawing may cross a letter. */
const WORST = 0.01;

/** 5 and 7 am on a Monday in New York, before and after sunrise. */
const SKIES = { night: new Date('2026-03-02T10:00:00Z'), day: new Date('2026-03-02T12:00:00Z') };

/** Returns the lowest contrast between the letters of a line and the pixels behind them, ignoring the worst 1% of them. */
function worstContrast({ pixels, width }: Picture, { box, color }: TextLine): number {
  const grounds: string[] = [];
  for (let y = Math.floor(box.top); y < box.bottom; y += 1)
    for (let x = Math.floor(box.left); x < box.right; x += 1) {
      const at = (y * width + x) * 3;
      grounds.push(`rgb(${pixels.subarray(at, at + 3).join(' ')})`);
    }
  // Most pixels have one of a few colors.
  const ratioOf = new Map([...new Set(grounds)].map((ground) => [ground, contrast(color, ground)]));
  const ratios = grounds.map((ground) => ratioOf.get(ground) ?? 0).sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * WORST)] ?? 0;
}

const PATHS = byThoroughness({
  sample: [routes.about],
  full: [routes.home, routes.about, routes.contact, BOROUGH_PATHS.at(-1) ?? routes.home],
});
for (const [sky, time] of Object.entries(SKIES))
  for (const path of PATHS)
    test(`by ${sky}, the bar of ${path} is transparent and readable`, async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      await page.clock.setFixedTime(time);
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      const bar = page.getByRole('banner');
      const { height } = (await bar.boundingBox()) ?? { height: 0 };
      // The bar shows one line and clips anything that wraps below it.
      const lines = (await readTextLines(runIn(page), '[data-site-header]')).filter(
        ({ box }) => box.bottom <= height,
      );
      expect(lines.length).toBeGreaterThan(6);
      const picture = await photographWithoutLetters(page);
      for (const line of lines)
        expect(worstContrast(picture, line), line.words).toBeGreaterThanOrEqual(READABLE);
      expect(await barColor(page)).toBe(TRANSPARENT);
    });
