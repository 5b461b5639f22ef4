/**
 * From click to first paint of a second page, on an idle desktop on slow 4G, with and without the rules for rendering
 * ahead. The pointer rests on the link before the click, as people's pointers do.
 */
import type { Browser } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { launchBrowser } from '../browser.ts';
import { percentile } from './percentile.ts';
import { formatTable, writeSection } from './report.ts';
import { type SiteServer, serveSite } from './site-server.ts';

const RUNS = 5;
/** Milliseconds on the link before the click; rules of moderate eagerness act after 200. */
const REST = 1500;
/** Slow 4G as Lighthouse defines it. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const STEPS = [
  [routes.home, routes.services],
  [routes.services, routes.service('boiler-repair')],
  [routes.home, routes.contact],
] as const;

/** Milliseconds from click to paint, once. */
async function measure(
  browser: Browser,
  { origin }: SiteServer,
  [from, to]: readonly [string, string],
  withRules: boolean,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    if (!withRules) await session.send('Network.setBlockedURLs', { urls: ['*/speculation-rules.json'] });
    await page.goto(origin + from, { waitUntil: 'networkidle' });
    const link = page.locator(`main a[href="${to}"], footer a[href="${to}"]`).first();
    await link.hover();
    await page.waitForTimeout(REST);
    const clicked = Date.now();
    await link.click();
    await page.waitForURL(origin + to);
    const painted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const start = performance.timeOrigin;
          const [navigation] = performance.getEntriesByType('navigation') as readonly (PerformanceEntry & {
            readonly activationStart?: number;
          })[];
          const activated = navigation?.activationStart ?? 0;
          new PerformanceObserver((list) => {
            const paint = list.getEntriesByName('first-contentful-paint')[0];
            if (paint) resolve(start + Math.max(paint.startTime, activated));
          }).observe({ type: 'paint', buffered: true });
        }),
    );
    return painted - clicked;
  } finally {
    await context.close();
  }
}

/** Measures a built site, prints each way as it comes, and writes docs/benchmarks.md. */
export async function measureNextPages(site: string): Promise<void> {
  const server = await serveSite(site);
  const browser = await launchBrowser();
  const rows: (string | number)[][] = [];
  for (const step of STEPS) {
    const times: Record<'without' | 'with', number[]> = { without: [], with: [] };
    for (let run = 0; run < RUNS; run += 1) {
      times.without.push(await measure(browser, server, step, false));
      times.with.push(await measure(browser, server, step, true));
    }
    const [without, prerendered] = [times.without, times.with].map((list) => Math.round(percentile(list)));
    rows.push([step.join(' → '), without ?? Number.NaN, prerendered ?? Number.NaN]);
    console.log(`${step.join(' → ')}: ${without} ms without rules, ${prerendered} ms with`);
  }
  const version = browser.version();
  await browser.close();
  await server.close();
  const how = `Desktop, slow 4G emulated (${SLOW_4G.latency} ms, 1.6 Mbit/s); the pointer rests ${REST} ms on the link; median of ${RUNS}.`;
  const head = ['From → to', 'Without rules, ms', 'Prerendered, ms'];
  writeSection('next-page', `${how}\n\n${formatTable(head, rows)}`, [`Chromium ${version}`]);
}
