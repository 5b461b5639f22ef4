/**
 * Compares pages of every type, open menus and other states with snapshots.
 * `npm test -- pictures --update-snapshots` updates the snapshots.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../../tools/machine/chromium.ts';
import { expect, type Page, type TestInfo, test } from '../support/test.ts';
import { IS_FULL } from '../support/thoroughness.ts';
import {
  BASELINE,
  DIGESTS,
  keepPicture,
  readKeptDigest,
  readKeptDigests,
  readOldPicture,
  storeExact,
  writePng,
} from './kept-picture.ts';
import { type Picture, takePicture } from './picture.ts';
import { NOW, VIEWS, type View } from './views.ts';

/** Maximum size of all snapshots together, in bytes. The repository grows by up to this much when all are updated. */
const HEAVIEST = 1_050_000;

test.skip(
  !findBrowser().isPinned,
  'The snapshots are from the pinned Chromium for Linux x64; other browsers or systems paint different pixels.',
);

/** Opens a view’s page with the view’s time, size and medium, and puts the page into the state to capture. */
async function openView(page: Page, { path, size, media, at = NOW, act }: View): Promise<void> {
  await page.clock.setFixedTime(at);
  await page.setViewportSize(size);
  await page.emulateMedia({ media: media ?? 'screen' });
  await page.goto(path);
  await act?.(page);
}

/** Checks whether this run updates the snapshots. */
const isRenewing = ({ config }: TestInfo): boolean => ['all', 'changed'].includes(config.updateSnapshots);

/** Adds the old and the new picture to the report, which shows them side by side. They must be read before an update. */
async function attachChange(info: TestInfo, name: string, { paint }: Picture): Promise<void> {
  const pictures = { expected: await readOldPicture(name), actual: await writePng(paint) };
  for (const [kind, body] of Object.entries(pictures))
    if (body) await info.attach(`${name}-${kind}.png`, { body, contentType: 'image/png' });
}

for (const view of VIEWS) {
  test(`${view.name} looks like its snapshot`, async ({ page }, info) => {
    await openView(page, view);
    const kept = readKeptDigest(view.name);
    const picture = await takePicture(page, view, kept);
    if (picture.digest !== kept) {
      await attachChange(info, view.name, picture);
      if (!isRenewing(info)) throw new Error(`${view.name} differs: open .cache/pictures/index.html.`);
      await keepPicture(view.name, picture);
    }
    storeExact(view.name, picture);
  });
}

test('every view has a snapshot, every snapshot has a view, and all snapshots together are small', () => {
  test.skip(!IS_FULL || isRenewing(test.info()), 'Not every picture was taken.');
  const files = readdirSync(BASELINE);
  const names = VIEWS.map(({ name }) => name);
  expect(files.toSorted()).toEqual([...names.map((name) => `${name}.avif`), DIGESTS].toSorted());
  expect([...readKeptDigests().keys()].toSorted()).toEqual(names.toSorted());
  const weight = files.reduce((sum, file) => sum + statSync(join(BASELINE, file)).size, 0);
  expect(weight).toBeLessThan(HEAVIEST);
});
