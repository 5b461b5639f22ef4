/** The house on the home page shows the hour and season in New York, and says which they are. */
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { GROUNDS } from '../../../src/drawings/kit/themes.ts';
import { DEFAULT_CAPTION } from '../../../src/features/home/hero-hour.ts';
import { routes } from '../../../src/site/routes.ts';
import { DESKTOP, PHONE } from '../../support/browser.ts';
import { instantOf } from '../../support/new-york-clock.ts';

const picture = (page: Page) => page.getByRole('img', { name: /^Cutaway of a New York apartment building/ });
/** Lists the URL fragments of the sources from which the browser chooses by viewport width. */
const listStates = (page: Page): Promise<string[]> =>
  page
    .locator('[data-hero] picture > *')
    .evaluateAll((images) =>
      images.map(
        (image) => /#.*/.exec(image.getAttribute('srcset') ?? image.getAttribute('src') ?? '')?.[0] ?? '',
      ),
    );

const MOMENTS = [
  [Date.UTC(2027, 0, 12, 3), 'heat-season-night', 'Tuesday, 3 am, heat season: few lamps'],
  [Date.UTC(2027, 0, 12, 7), 'heat-season-morning', 'Tuesday, 7 am, heat season: kitchens lit'],
  [Date.UTC(2027, 6, 13, 14), 'summer-day', 'Tuesday, 2 pm, summer: shops open'],
  [Date.UTC(2027, 6, 13, 21), 'summer-evening', 'Tuesday, 9 pm, summer: lamps lit'],
] as const;

for (const [wall, state, caption] of MOMENTS) {
  for (const viewport of [PHONE, DESKTOP]) {
    test(`${caption}, at ${viewport.width} px${viewport === DESKTOP ? ' @full' : ''}`, async ({
      page,
      browserName,
    }) => {
      const drawings: string[] = [];
      page.on('request', (request) => {
        if (/\/art\/hero/.test(request.url())) drawings.push(request.url());
      });
      await page.setViewportSize(viewport);
      await page.clock.setFixedTime(instantOf(wall));
      await page.goto(routes.home, { waitUntil: 'networkidle' });
      await expect(page.getByText(caption)).toBeVisible();
      expect(await listStates(page)).toEqual([`#${state}`, `#${state}`]);
      // On phones the drawing is inline. Firefox also reports requests served from its cache.
      const asked = browserName === 'chromium' ? drawings.length : new Set(drawings).size;
      expect(asked).toBe(viewport === DESKTOP ? 1 : 0);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the house shows an evening with everything running @chromium', async ({ page }) => {
    await page.goto(routes.home);
    await expect(page.getByText(DEFAULT_CAPTION)).toBeVisible();
    expect(await picture(page).getAttribute('src')).not.toContain('#');
  });
});

/** Counts the lamp-colored pixels of the drawing. */
async function countLampPixels(page: Page, wall: number): Promise<number> {
  await page.clock.setFixedTime(instantOf(wall));
  await page.goto(routes.home, { waitUntil: 'networkidle' });
  const { data, info } = await sharp(await picture(page).screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lamp = Number.parseInt(GROUNDS.lamp.paper.slice(1), 16);
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels) if (data.readUIntBE(at, 3) === lamp) count += 1;
  return count;
}

test('more lamps are on in the evening than at night', async ({ page }) => {
  const evening = await countLampPixels(page, Date.UTC(2027, 0, 12, 20));
  const night = await countLampPixels(page, Date.UTC(2027, 0, 12, 2));
  expect(night).toBeGreaterThan(1000);
  expect(evening).toBeGreaterThan(2 * night);
});
