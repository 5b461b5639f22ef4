/** Runs Lighthouse on one page in a fresh browser. */
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { BROWSER_ARGS, findBrowser } from '../machine/chromium.ts';

/** Categories in the order of their scores in the table. */
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

/** Times of one page load, ms. */
export interface PageLoad {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  /** Time of the main thread for style and layout, from the trace of the load. */
  readonly layout: number;
}

/** A failed run is repeated, because Lighthouse sometimes loses its trace on a busy machine. */
const ATTEMPTS = 3;

/** @throws Error if Lighthouse fails as often as `attempts` says */
async function runLighthouse(url: string, flags: Flags, attempts = ATTEMPTS): Promise<Result> {
  const { executablePath, env } = findBrowser();
  const chrome = await launch({
    chromeFlags: [...BROWSER_ARGS, '--headless=new', '--ignore-certificate-errors'],
    chromePath: executablePath,
    envVars: { ...process.env, ...env },
    logLevel: 'silent',
  });
  const run = await lighthouse(url, { ...flags, port: chrome.port }).catch(() => undefined);
  await chrome.kill();
  const result = run?.lhr;
  if (result && !result.runtimeError) return result;
  if (attempts > 1) return await runLighthouse(url, flags, attempts - 1);
  throw new Error(`Lighthouse could not measure ${url}: ${result?.runtimeError?.message ?? 'no result'}`);
}

/** Loads a page once, as on a slow phone. */
export async function loadPage(url: string): Promise<PageLoad> {
  const { audits } = await runLighthouse(url, APPLIED);
  const read = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const { items = [] } = (audits['mainthread-work-breakdown']?.details ?? {}) as {
    readonly items?: readonly { readonly group: string; readonly duration: number }[];
  };
  return {
    fcp: read('first-contentful-paint'),
    lcp: read('largest-contentful-paint'),
    tbt: read('total-blocking-time'),
    layout: items.find(({ group }) => group === 'styleLayout')?.duration ?? 0,
  };
}

/** Returns the scores of a page, 0 to 100 in the order of `CATEGORIES`, and the versions that computed them. */
export async function scorePage(url: string): Promise<{ scores: number[]; versions: string }> {
  const { categories, environment, lighthouseVersion } = await runLighthouse(url, SIMULATED);
  const chrome = environment.hostUserAgent.replace(/.*(Chrome\/[\d.]+).*/, '$1');
  return {
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    versions: `Lighthouse ${lighthouseVersion}, ${chrome}`,
  };
}
