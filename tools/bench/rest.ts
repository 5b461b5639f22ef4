/**
 * Measures the main thread's work after the load event, while nobody uses the page. Simulates a slow phone, with
 * full and with reduced motion.
 */
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../machine/chromium.ts';
import { percentile } from './percentile.ts';
import { formatTable, writeSection } from './report.ts';
import type { SiteServer } from './site-server.ts';
import type { Shortfall } from './targets.ts';

const RUNS = 3;
const SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };
/** How long the page is watched, ms. */
const WATCHED = 8000;
/** Allowed time as a multiple of the time with reduced motion. */
const MOST = 1.1;
/** Additional allowance for noise, ms. */
const NOISE = 20;

/** Names of trace events, keyed by kind of work. */
const KINDS = {
  painting: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  script: ['EvaluateScript', 'FunctionCall'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type Kind = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as Kind[];

/** Main-thread time by kind of work, ms. */
export type Work = Readonly<Record<Kind, number>>;

const mapKinds = (measure: (kind: Kind) => number): Work =>
  Object.fromEntries(KIND_NAMES.map((kind) => [kind, measure(kind)])) as Work;

/** The fields of a trace event that this module reads, with times in μs (Chrome’s Trace Event Format). */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** Sums the durations of events; an event inside another one adds nothing. */
function sumOutermost(events: readonly TraceEvent[]): number {
  let [sum, end] = [0, 0];
  for (const { ts, dur = 0 } of events.toSorted((one, other) => one.ts - other.ts)) {
    if (ts < end) continue;
    sum += dur;
    end = ts + dur;
  }
  return sum;
}

/** Returns how long a page's main thread worked after the load event, by kind of work. */
export function sumWork(events: readonly TraceEvent[]): Work {
  // The trace also contains about:blank; the last MarkLoad belongs to the page.
  const loaded = Math.max(...events.filter(({ name }) => name === 'MarkLoad').map(({ ts }) => ts));
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const done = events.filter(
    (event) => event.ph === 'X' && event.ts > loaded && mainThreads.has(threadOf(event)),
  );
  const sumOf = (kind: Kind): number => {
    const names: readonly string[] = KINDS[kind];
    return sumOutermost(done.filter(({ name }) => names.includes(name))) / 1000;
  };
  return mapKinds(sumOf);
}

/** Traces the load of a page and returns the work that followed it. */
async function watch(
  browser: Browser,
  url: string,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<Work> {
  const context = await browser.newContext({ viewport: PHONE, reducedMotion, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page.goto(url);
    await page.waitForTimeout(WATCHED);
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    return sumWork(traceEvents);
  } finally {
    await context.close();
  }
}

async function watchOften(...watched: Parameters<typeof watch>): Promise<Work> {
  const runs: Work[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await watch(...watched));
  return mapKinds((kind) => Math.round(percentile(runs.map((work) => work[kind]))));
}

/**
 * Measures the pages at rest and writes their section of docs/benchmarks.md.
 *
 * @returns the pages that do much more painting or style work with motion than with reduced motion
 */
export async function measureRest(server: SiteServer, pages: readonly string[]): Promise<Shortfall[]> {
  const browser = await launchBrowser();
  const rows: { readonly route: string; readonly moving: Work; readonly still: Work }[] = [];
  for (const route of pages) {
    const url = server.origin + route;
    const moving = await watchOften(browser, url, 'no-preference');
    rows.push({ route, moving, still: await watchOften(browser, url, 'reduce') });
    console.log(`Measured ${route} at rest.`);
  }
  const versions = [`Chromium ${browser.version()}`];
  await browser.close();
  const how = `Main-thread time in ms during the ${WATCHED / 1000} seconds after the load event, at ${PHONE.width} px, on a CPU slowed by a factor of ${SLOWDOWN}. The first number is with motion, the second with reduced motion. Each is the median of ${RUNS} runs.`;
  const cells = rows.map(({ route, moving, still }) => [
    route,
    ...KIND_NAMES.map((kind) => `${moving[kind]} / ${still[kind]}`),
  ]);
  writeSection('rest', `${how}\n\n${formatTable(['Page', ...KIND_NAMES], cells)}`, versions);
  return rows.flatMap(({ route, moving, still }) =>
    (['painting', 'style'] as const)
      .filter((kind) => moving[kind] > still[kind] * MOST + NOISE)
      .map(
        (kind): Shortfall => [route, `${kind} at rest`, `${moving[kind]} ms`, `${MOST} × ${still[kind]} ms`],
      ),
  );
}
