/** Every page type and open state beside its kept picture. `npm run test:visual -- --update-snapshots` renews them. */
import { expect, type Page, test } from '@playwright/test';
import { findBrowser } from '../../tools/machine/chromium.ts';
import { NOW, VIEWS, type View } from './views.ts';

test.skip(
  !findBrowser().isPinned,
  'The kept pictures are of the pinned Chromium for Linux x64; another browser or system paints other pixels.',
);

/** Loads what would load on the way down, and waits until it is decoded. */
async function completePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all(images.map((image) => image.decode()));
  });
}

/** Brings a page into its state, the same way every time. */
async function prepare(page: Page, { path, size, media, open }: View): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.setViewportSize(size);
  await page.emulateMedia({ reducedMotion: 'reduce', media: media ?? 'screen' });
  // Drawings stand still: those in images do not hear what the page is told about motion.
  await page.route('**/art/*.svg', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('(prefers-reduced-motion:no-preference)', ' not all');
    await route.fulfill({ response, body });
  });
  await page.route(`**${path.replace(/[?#].*$/, '')}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/data:image\/svg[^"\s]+/g, (drawing) =>
      drawing.replace('(prefers-reduced-motion:no-preference)', '%20not%20all'),
    );
    await route.fulfill({ response, body });
  });
  if (open) await open(page, path);
  else await page.goto(path);
  await completePage(page);
}

for (const view of VIEWS) {
  test(`${view.name} looks as it did`, async ({ page }) => {
    await prepare(page, view);
    await expect(page).toHaveScreenshot(`${view.name}.png`, {
      fullPage: view.whole,
      // “disabled” would also stop what scrolling drives: the bar would stay transparent.
      animations: 'allow',
      stylePath: 'tests/visual/whole-page.css',
    });
  });
}
