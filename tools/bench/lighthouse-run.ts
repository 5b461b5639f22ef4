/** Runs Lighthouse on one page in a browser of its own and keeps the numbers that the tables show. */
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { BROWSER_ARGS, findBrowser } from '../browser.ts';
import { percentile } from './percentile.ts';

/** Categories in the order of the tables. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface PageMeasure {
  /** 0 to 100; only the categories that were asked for. */
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  /** Milliseconds. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Bytes over the network by Lighthouse's resource types. */
  readonly bytes: Readonly<Record<string, number>>;
  readonly requests: number;
  /** Audits that cost points. */
  readonly failed: readonly string[];
}

const FLAGS = [...BROWSER_ARGS, '--headless=new', '--ignore-certificate-errors'];

/** Mobile emulation, simulated slow 4G and a CPU four times slower: the defaults of Lighthouse, stated. */
const SETTINGS = {
  formFactor: 'mobile',
  throttlingMethod: 'simulate',
  output: 'json',
  logLevel: 'error',
} as const;

export interface LighthouseVersions {
  readonly lighthouse: string;
  readonly browser: string;
}

export interface Run {
  readonly measure: PageMeasure;
  readonly versions: LighthouseVersions;
}

/** Measures an address once, in a new browser. */
async function tryLighthouse(url: string, categories: readonly Category[]): Promise<Run> {
  const { executablePath, env } = findBrowser();
  const chrome = await launch({
    chromeFlags: FLAGS,
    chromePath: executablePath,
    envVars: { ...process.env, ...env },
    logLevel: 'silent',
  });
  try {
    const outcome = await lighthouse(url, {
      ...SETTINGS,
      port: chrome.port,
      onlyCategories: [...categories],
    });
    const result = outcome?.lhr;
    if (!result || result.runtimeError) {
      throw new Error(`Lighthouse could not measure ${url}: ${result?.runtimeError?.message ?? 'no result'}`);
    }
    return {
      measure: readMeasure(result),
      versions: {
        lighthouse: result.lighthouseVersion,
        browser: /Chrome\/([\d.]+)/.exec(result.environment.hostUserAgent)?.[1] ?? 'unknown',
      },
    };
  } finally {
    await chrome.kill();
  }
}

/** A busy machine sometimes makes Lighthouse lose its trace; then it is asked again. */
const ATTEMPTS = 3;

/**
 * Measures an address once.
 *
 * @throws Error when Lighthouse fails several times
 */
export async function runLighthouse(url: string, categories: readonly Category[]): Promise<Run> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryLighthouse(url, categories);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

interface ResourceSummary {
  readonly resourceType: string;
  readonly transferSize: number;
}

function readMeasure(result: Result): PageMeasure {
  const numberOf = (audit: string): number => result.audits[audit]?.numericValue ?? Number.NaN;
  const details = result.audits['network-requests']?.details;
  const items = details && 'items' in details ? (details.items as ResourceSummary[]) : [];
  const bytes: Record<string, number> = {};
  for (const { resourceType, transferSize } of items) {
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
  }
  const scores = Object.fromEntries(
    Object.entries(result.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  );
  const weighted = Object.values(result.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return {
    scores,
    fcp: numberOf('first-contentful-paint'),
    lcp: numberOf('largest-contentful-paint'),
    tbt: numberOf('total-blocking-time'),
    cls: numberOf('cumulative-layout-shift'),
    bytes,
    requests: items.length,
    failed: weighted.filter((id) => {
      const score = result.audits[id]?.score;
      return score !== null && score !== undefined && score < 0.9;
    }),
  };
}

/**
 * What several runs of a page say together: times and scores in the middle, and the greatest shift.
 *
 * @param runs - at least one; scores that only the first has are its own
 */
export function combineRuns(runs: readonly PageMeasure[]): PageMeasure {
  const [first] = runs;
  if (!first) throw new Error('There is no run to tell from.');
  const of = (name: 'fcp' | 'lcp' | 'tbt' | 'cls'): number[] => runs.map((run) => run[name]);
  return {
    ...first,
    scores: { ...first.scores, performance: percentile(runs.map(({ scores }) => scores.performance ?? 0)) },
    fcp: percentile(of('fcp')),
    lcp: percentile(of('lcp')),
    tbt: percentile(of('tbt')),
    cls: Math.max(...of('cls')),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  };
}
