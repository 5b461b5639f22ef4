/**
 * Loads ten page types as on a slow phone, in the current Chrome if it is installed, and each page's bare twin right
 * after it, so a busy machine slows both. Prints a table and the missed targets, and exits with 1 if there are any.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { parse } from 'node-html-parser';
import { TOP_PAGE_NAMES } from '../../src/content/top-pages.ts';
import { routes } from '../../src/site/routes.ts';
import { runCommand } from '../command-error.ts';
import { compressBrotli, QUALITY_ON_THE_WAY } from '../hosts/brotli.ts';
import { openPlainHost } from '../hosts/plain-host.ts';
import { isCompressibleType } from '../hosts/response-headers.ts';
import { assertBuilt, canonicalPath, listPaths } from '../hosts/site-paths.ts';
import { launchBrowser } from '../machine/chromium.ts';
import { findChromiumOfToday } from '../machine/other-engines.ts';

/** The last two service pages have the largest drawings. */
const PAGES: readonly string[] = [
  ...TOP_PAGE_NAMES.map((name) => routes[name]),
  ...['boiler-repair', 'vrf-vrv-system-repair', 'hvac-system-replacement-estimate'].map(routes.service),
  routes.borough('manhattan'),
  routes.language('es'),
];
const ROUNDS = 5;
/** Slow 4G as Lighthouse applies it: 1.6 Mbit/s and 150 ms, times its factors 0.9 and 3.75; the CPU 4 times slower. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const CPU_RATE = 4;
/** Time without a long task after which a page counts as loaded, ms. */
const QUIET = 2000;
/** A task blocks for the time that exceeds this, ms. */
const LONG_TASK = 50;
/** Upper limits for the first and the largest paint, as multiples of the twin's, and for blocking beyond it, ms. */
const MOST = { first: 1.2, largest: 1.3, blocking: 50 } as const;

/** Times of one page load, ms. */
interface PageLoad {
  readonly first: number;
  readonly largest: number;
  readonly blocking: number;
}

/** Returns the bare twin of a page: its own text as plain HTML, without styles, fonts, pictures or scripts. */
function bareTwin(html: string): string {
  const page = parse(html);
  const leftOut =
    'head > :not(title, meta[charset], meta[name=viewport]), style, script, template, svg, img, picture, noscript';
  for (const element of page.querySelectorAll(leftOut)) element.remove();
  for (const element of page.querySelectorAll('*')) {
    const { href, charset, name, content } = element.attributes;
    const kept = Object.entries({ href, charset, name, content }).filter(([, value]) => value !== undefined);
    element.setAttributes(Object.fromEntries(kept) as Record<string, string>);
  }
  return page.toString();
}

/** Serves a built site with the headers and the compression of production, and returns its origin. */
async function serveSite(site: string): Promise<string> {
  assertBuilt(site);
  const host = openPlainHost(site);
  const answers = new Map(listPaths(site).map((file) => [canonicalPath(file), host(canonicalPath(file))]));
  for (const route of PAGES) {
    const page = host(route);
    answers.set(`/twin${route}`, { ...page, body: Buffer.from(bareTwin(page.body.toString())) });
  }
  for (const [path, { body, headers, status }] of answers)
    if (isCompressibleType(headers['content-type']))
      answers.set(path, {
        status,
        headers: { ...headers, 'content-encoding': 'br' },
        body: compressBrotli(body, QUALITY_ON_THE_WAY),
      });
  const server = createServer(({ url = '/' }, response) => {
    const { status, headers, body } = answers.get(url.split('?')[0] ?? '/') ?? host(url);
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Waits until the page has been quiet, and reads its times. Runs in the page. */
async function readTimes({ quiet, longTask }: { quiet: number; longTask: number }): Promise<PageLoad> {
  let [largest, blocking] = [0, 0];
  let last = performance.now();
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    largest = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    blocking += Math.max(0, duration - longTask);
    last = Math.max(last, startTime + duration);
  });
  while (performance.now() < last + quiet) await new Promise((resolve) => setTimeout(resolve, 100));
  const [first] = performance.getEntriesByName('first-contentful-paint');
  return { first: first?.startTime ?? Number.NaN, largest, blocking };
}

/** Loads a page once, in a context without a cache. */
async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await page.goto(url);
  const load = await page.evaluate(readTimes, { quiet: QUIET, longTask: LONG_TASK });
  await context.close();
  return load;
}

const median = (loads: readonly PageLoad[], metric: keyof PageLoad): number =>
  loads.map((load) => load[metric]).toSorted((one, other) => one - other)[Math.floor(loads.length / 2)] ??
  Number.NaN;

await runCommand(async () => {
  // Visitors have the current Chrome. The pinned build is older and is only a headless shell.
  const current = findChromiumOfToday();
  if (current) process.env.CHROMIUM_PATH ??= current;
  const origin = await serveSite(process.env.SITE_DIST ?? 'dist');
  const browser = await launchBrowser();
  const loads = PAGES.map((route) => ({ route, page: [] as PageLoad[], twin: [] as PageLoad[] }));
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const { route, page, twin } of loads) {
      page.push(await loadPage(browser, origin + route));
      twin.push(await loadPage(browser, `${origin}/twin${route}`));
    }
  console.log(`Chromium ${browser.version()}; ms, the page’s before its twin’s\n`);
  console.log('| Page | First paint | Largest paint | Blocking |\n| --- | --: | --: | --: |');
  const missed = loads.flatMap(({ route, page, twin }) => {
    const metrics = ['first', 'largest', 'blocking'] as const;
    const times = metrics.map((metric) => [median(page, metric), median(twin, metric)] as const);
    const cells = times.map((pair) => pair.map(Math.round).join(' / '));
    console.log(`| ${[route, ...cells].join(' | ')} |`);
    return metrics
      .filter((metric, index) => {
        const [own, bare] = times[index] ?? [Number.NaN, Number.NaN];
        return !(metric === 'blocking' ? own - bare <= MOST[metric] : own <= bare * MOST[metric]);
      })
      .map((metric) => `${route}: ${metric} is more than ${MOST[metric]} (the limit)`);
  });
  console.log(`\n${missed.join('\n') || 'All targets are met.'}`);
  await browser.close();
  process.exitCode = missed.length > 0 ? 1 : 0;
});
process.exit();
