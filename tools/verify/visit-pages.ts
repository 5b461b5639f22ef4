/** Looks at every page of a built site in the browser, as phones, tablets and desks show it. */
import type { BrowserContext, Page } from '@playwright/test';
import { launchBrowser } from '../machine/chromium.ts';
import { findLayoutFaults } from './layout-faults.ts';
import { findBarriers } from './page-barriers.ts';
import type { PageFault } from './page-faults.ts';
import { FOLDER_ORIGIN, serveFolder } from './serve-folder.ts';

/** Widths of the window, and whether axe looks at the page there, too. */
const VIEWS = [
  { width: 320, withAxe: false },
  { width: 390, withAxe: true },
  { width: 768, withAxe: false },
  { width: 1440, withAxe: true },
] as const;
const HEIGHT = 900;
/** Pages that are open at the same time: while one paints, the other is asked. */
const LANES = 2;

const SETTINGS = { locale: 'en-US', timezoneId: 'America/New_York', reducedMotion: 'reduce' } as const;

/** Everything that is wrong with one page at all widths. */
async function visitPage(page: Page, path: string): Promise<PageFault[]> {
  const faults: PageFault[] = [];
  await page.goto(FOLDER_ORIGIN + path);
  for (const { width, withAxe } of VIEWS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate(() => document.fonts.ready);
    const found = [...(await findLayoutFaults(page)), ...(withAxe ? await findBarriers(page) : [])];
    faults.push(...found.map((fault) => ({ path, width, fault })));
  }
  return faults;
}

/** Takes pages off the queue until none is left. */
async function visitQueue(context: BrowserContext, queue: string[]): Promise<PageFault[]> {
  const page = await context.newPage();
  const faults: PageFault[] = [];
  for (let path = queue.shift(); path !== undefined; path = queue.shift())
    faults.push(...(await visitPage(page, path)));
  return faults;
}

/**
 * Visits pages: nothing scrolls sideways, no word is cut, the bar is whole, and axe finds no barrier.
 *
 * @param folder - the built site
 * @param paths - addresses of the pages
 * @throws Error with a remedy when this machine has no Chromium
 */
export async function visitPages(folder: string, paths: readonly string[]): Promise<PageFault[]> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext(SETTINGS);
    await serveFolder(context, folder);
    const queue = [...paths];
    const lanes = Array.from({ length: LANES }, () => visitQueue(context, queue));
    return (await Promise.all(lanes)).flat();
  } finally {
    await browser.close();
  }
}
