/**
 * From click to first paint of a second page, on an idle desktop, with and without the rules for rendering ahead. The
 * pointer rests on the link before the click, as people's pointers do. Chromium renders nothing ahead while Playwright
 * is connected to it, so another driver clicks.
 */
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { routes } from '../../src/site/routes.ts';
import { BROWSER_ARGS, findBrowser } from '../machine/chromium.ts';
import { percentile } from './percentile.ts';
import { formatTable, writeSection } from './report.ts';
import { type SiteServer, serveSite } from './site-server.ts';

const RUNS = 5;
/** Milliseconds on the link before the click; rules of moderate eagerness act after 200. */
const REST = 2500;
/** Milliseconds after a click when the next page has long been painted. */
const SETTLED = 1500;
/** Slow 4G as Lighthouse defines it: bytes in a second, and milliseconds. */
const SLOW_4G = { download: (1638.4 * 1024) / 8, upload: (750 * 1024) / 8, latency: 150 };
const STEPS = [
  [routes.home, routes.services],
  [routes.services, routes.service('boiler-repair')],
  [routes.home, routes.contact],
] as const;

interface Conditions {
  readonly isSlow: boolean;
  readonly rendersAhead: boolean;
}

/** The columns of the table. */
const COLUMNS: readonly (Conditions & { readonly title: string })[] = [
  { title: 'Slow 4G, ms', isSlow: true, rendersAhead: false },
  { title: 'No delay, ms', isSlow: false, rendersAhead: false },
  { title: 'Slow 4G, rendered ahead, ms', isSlow: true, rendersAhead: true },
];

/** Lets the page say in its console when it was clicked, by its own clock: what the driver needs does not count. */
async function watchClick(page: Page): Promise<() => number> {
  let clicked = Number.NaN;
  page.on('console', (message) => {
    const [word, time] = message.text().split(' ');
    if (word === 'clicked') clicked = Number(time);
  });
  await page.evaluate(() => {
    const tell = ({ timeStamp }: Event) => console.debug(`clicked ${performance.timeOrigin + timeStamp}`);
    addEventListener('click', tell, { capture: true });
  });
  return () => clicked;
}

/** In the next page: milliseconds since 1970 of its first paint, and whether it was rendered ahead. */
function readFirstPaint(): { readonly path: string; readonly time: number; readonly isAhead: boolean } {
  const [navigation] = performance.getEntriesByType('navigation') as readonly (PerformanceEntry & {
    readonly activationStart?: number;
  })[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    path: location.pathname,
    time: performance.timeOrigin + (paint?.startTime ?? Number.NaN),
    isAhead: (navigation?.activationStart ?? 0) > 0,
  };
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Milliseconds from click to paint, once.
 *
 * @throws Error when the page was rendered ahead and should not have been, or the other way round
 */
async function measure(
  browser: Browser,
  { origin }: SiteServer,
  [from, to]: readonly [string, string],
  { isSlow, rendersAhead }: Conditions,
): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    if (!rendersAhead) {
      const session = await page.createCDPSession();
      await session.send('Network.enable');
      await session.send('Network.setBlockedURLs', { urls: ['*/speculation-rules.json'] });
    }
    await page.setViewport({ width: 1440, height: 900 });
    if (isSlow) await page.emulateNetworkConditions(SLOW_4G);
    await page.goto(origin + from, { waitUntil: 'networkidle0' });
    const readClick = await watchClick(page);
    await page.hover(`main a[href="${to}"], footer a[href="${to}"]`);
    await wait(REST);
    await page.mouse.down();
    await page.mouse.up();
    await wait(SETTLED);
    const { path, time, isAhead } = await page.evaluate(readFirstPaint);
    if (path !== to || isAhead !== rendersAhead)
      throw new Error(`${from} → ${to}: is at ${path} and was ${isAhead ? '' : 'not '}rendered ahead.`);
    return time - readClick();
  } finally {
    await context.close();
  }
}

/** Measures a built site, prints each way as it comes, and writes docs/benchmarks.md. */
export async function measureNextPages(site: string): Promise<void> {
  const server = await serveSite(site);
  const { executablePath, env } = findBrowser();
  const browser = await puppeteer.launch({
    executablePath,
    args: [...BROWSER_ARGS],
    env: { ...process.env, ...env },
    acceptInsecureCerts: true,
  });
  const rows: (string | number)[][] = [];
  for (const step of STEPS) {
    const times = COLUMNS.map((): number[] => []);
    for (let run = 0; run < RUNS; run += 1)
      for (const [index, conditions] of COLUMNS.entries())
        times[index]?.push(await measure(browser, server, step, conditions));
    rows.push([step.join(' → '), ...times.map((list) => Math.round(percentile(list)))]);
    console.log(rows.at(-1)?.join(' | '));
  }
  const version = await browser.version();
  await browser.close();
  await server.close();
  const how = `Desktop; slow 4G is emulated (${SLOW_4G.latency} ms, 1.6 Mbit/s); the pointer rests ${REST} ms on the link; from the click, by the page’s own clock, to the first contentful paint of the next page; median of ${RUNS}.`;
  const head = ['From → to', ...COLUMNS.map(({ title }) => title)];
  writeSection('next-page', `${how}\n\n${formatTable(head, rows)}`, [version]);
}
