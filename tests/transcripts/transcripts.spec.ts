/**
 * Compares a screen reader’s words with snapshots, for one page of each type, open menus, and answers.
 * `npm test -- transcripts --update-snapshots` updates the snapshots; read them before you commit them.
 */
import { expect, type Page, test } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { waitForForm } from '../support/browser.ts';
import { listAnnouncements, watchLiveRegions } from '../support/browser-live-regions.ts';
import { NOW } from '../visual/views.ts';
import { SCENES, type Scene } from './scenes.ts';
import { followFocus, offerScreenReader, readAloud } from './screen-reader.ts';
import { plainSpaces, writeTranscript } from './transcript.ts';

/** Time within which a repeated announcement would come, in ms. */
const SILENCE = 1500;

/** Returns what the screen reader says of its own accord during an action: focused elements and live regions. */
async function listen(page: Page, act: NonNullable<Scene['act']>): Promise<string> {
  await watchLiveRegions(page);
  const focused = await followFocus(page, async () => {
    await act(page);
    await page.waitForTimeout(SILENCE);
  });
  const announced = await listAnnouncements(page);
  const lines = [
    ...focused.map((phrase) => `focus: ${phrase}`),
    ...announced.map(({ text, urgency, voice }) => `${urgency} [${voice}]: ${text}`),
  ];
  return `Said at once:\n${lines.map((line) => `${plainSpaces(line)}\n`).join('')}\nRead from there:\n`;
}

for (const { name, path, size, act, part } of SCENES) {
  test(`${name} sounds like its transcript`, async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await page.setViewportSize(size);
    await offerScreenReader(page);
    await page.goto(path);
    await expect(page.locator('[data-open-now]').first()).toHaveText(/./);
    if (path === routes.contact) await waitForForm(page);
    const heard = act ? await listen(page, act) : `page, ${await page.title()}\n`;
    expect(heard + writeTranscript(await readAloud(page, part))).toMatchSnapshot(`${name}.txt`);
  });
}
