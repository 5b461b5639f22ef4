/** Visits pages as readers do: opens them and scrolls to their end, at the widths of phones, tablets and desktops. */
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { readNow } from '../../src/content/present.ts';
import { launchBrowser } from '../machine/chromium.ts';
import { findCrossedWords } from './crossed-words.ts';
import { findLayoutFaults } from './layout-faults.ts';
import { findBarriers, findFaintWords } from './page-barriers.ts';
import type { PageFault } from './page-faults.ts';
import { findFontFaults, findPictureFaults } from './picture-faults.ts';
import { readThrough } from './read-through.ts';
import { findMisalignedRows } from './row-faults.ts';
import { type RunInPage, runIn } from './run-in-page.ts';
import { stopClock } from './stopped-clock.ts';
import { LEFT, watchPage } from './watch-page.ts';
import { READING_WINDOWS, type Window } from './windows.ts';

/** Widths of the windows in which pages are read, CSS pixels. */
export const WIDTHS: readonly number[] = READING_WINDOWS.map(({ width }) => width);
const PHONE = 390;
/** Widths at which axe also runs; layouts in between have the same elements. */
export const AXE_WIDTHS: readonly number[] = [PHONE, 1440];
/** Height of a window of another width. */
const HEIGHT = 900;
const sizeOf = (width: number): Window =>
  READING_WINDOWS.find((window) => window.width === width) ?? { width, height: HEIGHT };

/** Number of pages that are open at the same time: while one paints, another is checked. */
const LANES = 2;

const SETTINGS = { locale: 'en-US', timezoneId: 'America/New_York', reducedMotion: 'reduce' } as const;

/**
 * Scrolls through a page in any browser and returns one phrase for each fault that a reader would notice.
 *
 * @param isFresh - false if the viewport has changed since the page was loaded, which may change its pictures
 */
export async function findReadingFaults(run: RunInPage, isFresh: boolean): Promise<string[]> {
  const { before, after } = await readThrough(run);
  const moved = `content that loads while somebody reads changes the height of the page from ${before} to ${after} px`;
  return [
    ...(isFresh && before !== after ? [moved] : []),
    ...(await findPictureFaults(run)),
    ...(await findFontFaults(run)),
    ...(await findLayoutFaults(run)),
  ];
}

interface Visit {
  /** Path on the site's origin. */
  readonly path: string;
  readonly widths: readonly number[];
  /** Status that the page must return: 200 except for 404 pages. */
  readonly status?: number;
  /** Widths at which axe also runs. */
  readonly axeWidths?: readonly number[];
  /** Finds additional faults at each width. */
  readonly findMore?: (page: Page, width: number) => Promise<string[]>;
}

/**
 * Scrolls through one page at each width and returns its faults: files that do not load, clipped or covered content,
 * console errors and warnings, misaligned rows, and accessibility violations.
 *
 * @param context - browser context in which the page opens and is closed again
 * @param listed - other origins that pages may request
 */
export async function visitPage(
  context: BrowserContext,
  { path, widths, status = 200, axeWidths = AXE_WIDTHS, findMore = async () => [] }: Visit,
  origin: string,
  listed: readonly string[] = [],
): Promise<PageFault[]> {
  const page = await context.newPage();
  // In other browsers, Playwright adds a style to the page for each screenshot, which the page’s policy refuses.
  const isChromium = context.browser()?.browserType().name() === 'chromium';
  const [first = PHONE] = widths;
  await page.setViewportSize({ ...sizeOf(first) });
  const around = await watchPage(page, [origin, ...listed]);
  const answer = await page.goto(origin + path);
  if (answer?.status() !== status) around.push(`the page returns status ${answer?.status()}`);
  const faults: PageFault[] = [];
  const lookAt = async (width: number): Promise<void> => {
    await page.setViewportSize({ ...sizeOf(width) });
    const found = [
      ...(await findReadingFaults(runIn(page), width === first)),
      ...(await findMisalignedRows(page)),
      ...(axeWidths.includes(width) ? await findBarriers(page) : []),
      ...(axeWidths.includes(width) ? await findFaintWords(page) : []),
      ...(isChromium ? await findCrossedWords(page) : []),
      ...(await findMore(page, width)),
    ];
    faults.push(...found.map((fault) => ({ path, width, fault })));
  };
  try {
    for (const width of widths) await lookAt(width);
  } catch (error) {
    // A function that runs in a page fails when the page closes.
    if (!around.includes(LEFT)) throw error;
  }
  await page.close();
  return [...new Set(around)].map((fault): PageFault => ({ path, fault })).concat(faults);
}

/** An origin that no server has. */
const FOLDER_ORIGIN = 'http://site.test';

/** Shows a built site without a server: answers requests with built files, at the same URLs as the server. Other origins get an empty response. */
async function serveFolder(context: BrowserContext, folder: string): Promise<void> {
  await context.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== FOLDER_ORIGIN) return route.fulfill({ status: 204 });
    const page = pathname === '/' ? 'index.html' : `${pathname}.html`;
    const path = join(folder, extname(pathname) ? pathname : page);
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
}

/**
 * Visits pages of a built site without a server.
 *
 * @param listed - other origins that pages may request; nothing is sent to them
 * @throws Error that says what to do if this machine has no Chromium
 */
export async function visitPages(
  folder: string,
  paths: readonly string[],
  listed: readonly string[] = [],
  widths: readonly number[] = WIDTHS,
): Promise<PageFault[]> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext(SETTINGS);
    if (process.env.SITE_INSTANT) await context.addInitScript(stopClock, readNow().getTime());
    await serveFolder(context, folder);
    const queue = [...paths];
    const visitQueue = async (): Promise<PageFault[]> => {
      const faults: PageFault[] = [];
      for (let path = queue.shift(); path !== undefined; path = queue.shift())
        faults.push(...(await visitPage(context, { path, widths }, FOLDER_ORIGIN, listed)));
      return faults;
    };
    return (await Promise.all(Array.from({ length: LANES }, visitQueue))).flat();
  } finally {
    await browser.close();
  }
}
