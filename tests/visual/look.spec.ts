import { mkdirSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import { describeOtherBrowser, pictureOf } from '../../tools/visual-baseline.ts';
import { comparePictures, readPicture, writePicture } from '../../tools/visual-compare.ts';
import { NOW, VIEWS, type View } from './views.ts';

const isRenewal = process.env.VISUAL_UPDATE === '1';

/** Loads what would load on the way down, and waits until it is decoded. */
async function completePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all(images.map((image) => image.decode()));
  });
}

/** A picture of one view, made the same way every time. */
async function takePicture(page: Page, { path, size, media, whole, open }: View): Promise<Buffer> {
  await page.clock.setFixedTime(NOW);
  await page.setViewportSize(size);
  await page.emulateMedia({ reducedMotion: 'reduce', media: media ?? 'screen' });
  // Drawings stand still: those in images do not hear what the page is told about motion.
  await page.route('**/art/*.svg', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('(prefers-reduced-motion:no-preference)', ' not all');
    await route.fulfill({ response, body });
  });
  if (open) await open(page, path);
  else await page.goto(path);
  await completePage(page);
  return page.screenshot({
    fullPage: whole,
    // “disabled” would also stop what scrolling drives: the bar would stay transparent.
    animations: 'allow',
    style: '* { content-visibility: visible !important }',
  });
}

for (const view of VIEWS) {
  test(`${view.name} looks as it did`, async ({ page, browser }, testInfo) => {
    const now = await readPicture(await takePicture(page, view));
    const file = pictureOf(view.name);
    if (isRenewal) {
      await writePicture(now, file);
      return;
    }
    const { difference, marked } = comparePictures(await readPicture(file), now);
    if (!difference) return;
    mkdirSync(testInfo.outputDir, { recursive: true });
    await writePicture(now, testInfo.outputPath('now.png'));
    await writePicture(marked, testInfo.outputPath('marked.png'));
    const message = `${view.name}: ${difference}. See ${testInfo.outputDir}; if it is meant, npm run test:visual -- --update`;
    const excuse = describeOtherBrowser(browser.version());
    if (!excuse) throw new Error(message);
    console.warn(`${message} (${excuse})`);
  });
}
