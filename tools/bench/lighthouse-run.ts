/** Runs Lighthouse on one page in a fresh browser and returns the numbers for the tables. */
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { BROWSER_ARGS, findBrowser } from '../machine/chromium.ts';

/** Categories in the order of the score table. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's settings for a phone on slow 4G with a CPU slowed by a factor of four. */
const PHONE: Flags = {
  formFactor: 'mobile',
  output: 'json',
  logLevel: 'error',
  disableFullPageScreenshot: true,
};
/**
 * Throttles the network and the CPU during the load instead of simulating a slow load. With this setting, Lighthouse
 * waits until network and CPU have each been quiet for 5.25 seconds. A shorter wait could cut off a busy page's work.
 */
const APPLIED: Flags = {
  ...PHONE,
  throttlingMethod: 'devtools',
  onlyAudits: [
    ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'],
    'mainthread-work-breakdown',
  ],
};
/** The page loads at full speed, and Lighthouse simulates the slow phone. */
const SIMULATED: Flags = { ...PHONE, throttlingMethod: 'simulate', onlyCategories: [...CATEGORIES] };

/** Milliseconds or bytes, keyed by name. */
type Times = Readonly<Record<string, number>>;

/** Times of one page load, ms. */
export interface PageLoad {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  /** Main-thread time by kind of work. */
  readonly work: Times;
}

/** Lighthouse’s results for a page, other than times. */
export interface PageScores {
  /** 0 to 100, in the order of `CATEGORIES`. */
  readonly scores: readonly number[];
  readonly shift: number;
  readonly requests: number;
  /** Bytes transferred, by Lighthouse's resource types. */
  readonly bytes: Times;
  /** IDs of the audits that count toward a score and got less than 0.9. */
  readonly failed: readonly string[];
  readonly versions: readonly string[];
}

async function tryLighthouse(url: string, flags: Flags): Promise<Result> {
  const { executablePath, env } = findBrowser();
  const chrome = await launch({
    chromeFlags: [...BROWSER_ARGS, '--headless=new', '--ignore-certificate-errors'],
    chromePath: executablePath,
    envVars: { ...process.env, ...env },
    logLevel: 'silent',
  });
  try {
    const result = (await lighthouse(url, { ...flags, port: chrome.port }))?.lhr;
    if (result && !result.runtimeError) return result;
    throw new Error(`Lighthouse could not measure ${url}: ${result?.runtimeError?.message ?? 'no result'}`);
  } finally {
    await chrome.kill();
  }
}

/** A failed run is repeated, because Lighthouse sometimes loses its trace on a busy machine. */
const ATTEMPTS = 3;

/** @throws Error if Lighthouse fails `ATTEMPTS` times */
async function runLighthouse(url: string, flags: Flags): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryLighthouse(url, flags);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

type Row = Readonly<Record<string, unknown>>;

/** Returns the rows of an audit's table. */
const readRows = ({ audits }: Result, audit: string): Row[] =>
  ((audits[audit]?.details ?? {}) as { readonly items?: Row[] }).items ?? [];

/** Sums column `value`, grouped by column `name`. */
function sumBy(rows: readonly Row[], name: string, value: string): Times {
  const sums: Record<string, number> = {};
  for (const row of rows) {
    if (row[name]) sums[String(row[name])] = (sums[String(row[name])] ?? 0) + Number(row[value]);
  }
  return sums;
}

const readNumber = ({ audits }: Result, audit: string): number => audits[audit]?.numericValue ?? Number.NaN;

/** Loads a page once, as on a slow phone. */
export async function loadPage(url: string): Promise<PageLoad> {
  const result = await runLighthouse(url, APPLIED);
  return {
    fcp: readNumber(result, 'first-contentful-paint'),
    lcp: readNumber(result, 'largest-contentful-paint'),
    tbt: readNumber(result, 'total-blocking-time'),
    work: sumBy(readRows(result, 'mainthread-work-breakdown'), 'groupLabel', 'duration'),
  };
}

/** Runs Lighthouse once to score a page. */
export async function scorePage(url: string): Promise<PageScores> {
  const result = await runLighthouse(url, SIMULATED);
  const requests = readRows(result, 'network-requests');
  const weighted = Object.values(result.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return {
    scores: CATEGORIES.map((category) => Math.round((result.categories[category]?.score ?? 0) * 100)),
    shift: readNumber(result, 'cumulative-layout-shift'),
    requests: requests.length,
    bytes: sumBy(requests, 'resourceType', 'transferSize'),
    failed: weighted.map(({ id }) => id).filter((id) => (result.audits[id]?.score ?? 1) < 0.9),
    versions: [
      `Lighthouse ${result.lighthouseVersion}`,
      result.environment.hostUserAgent.replace(/.*(Chrome\/[\d.]+).*/, '$1'),
    ],
  };
}
