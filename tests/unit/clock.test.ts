/** The clock in unit tests, and the rule that tests read the time only from one file. */
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { readNow } from '../../src/content/present.ts';
import { listSources, readSource } from '../support/sources.ts';
import { IS_CLOCK_STOPPED, readTimes, TEST_INSTANT } from '../support/test-instant.ts';

/** The files that may read the clock, and the one that may import Playwright’s own `test`. */
const [CLOCK, BROWSER_TEST, OWN] = [
  'tests/support/test-instant.ts',
  'tests/support/test.ts',
  'tests/unit/clock.test.ts',
];

const READINGS = /\bnew Date\(\)|\bDate\.now\b|(?<![\w.]|new )Date\(\)|\bclock\.install\(\)/;
/** Ways to open a browser in which no shared `test` stops the clock. */
const OWN_BROWSERS =
  /\b(?:chromium|firefox|webkit)\.(?:launch|connect)|\bnew Builder\(|--remote-debugging-port/;
/** These give a script that stops the clock to each page, or a server adds it (`script-server.ts`). */
const WITH_CLOCK_CODE = [
  'tests/engines/agreement/engines.ts',
  'tests/engines/webkit/support/session.ts',
  'tests/servers/support/plain-chromium.ts',
];
const OWN_TEST = /import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/;

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly env?: object }[] }>>;
}

const files = [
  ...listSources('tests', ['.ts', '.tsx']),
  ...['src', 'tools'].flatMap((folder) => listSources(folder, ['.test.ts', '.test.tsx'])),
];
const findAll = (pattern: RegExp, except: readonly string[]): string[] =>
  files.filter((file) => !except.some((one) => file.startsWith(one)) && pattern.test(readSource(file)));

describe('tests', () => {
  test('read the clock only in one file', () => {
    expect(findAll(READINGS, [CLOCK, 'tests/support/stop-clock.ts', OWN])).toEqual([]);
    expect(files.length).toBeGreaterThan(200);
  });

  test('of browsers import the “test” that stops the clock of every page', () => {
    expect(findAll(OWN_TEST, [BROWSER_TEST, OWN])).toEqual([]);
  });

  test('open no other browser', () => {
    expect(findAll(OWN_BROWSERS, [OWN, ...WITH_CLOCK_CODE])).toEqual([]);
    expect(files.filter((file) => OWN_BROWSERS.test(readSource(file)))).toEqual(
      expect.arrayContaining(WITH_CLOCK_CODE),
    );
  });

  test.each(['new Date()', 'Date.now()', 'Date.now;', ' Date()', 'page.clock.install()'])(
    'would be found if they read the clock with “%s”',
    (code) => expect(`const now = ${code}`).toMatch(READINGS),
  );

  test.each(['new Date(instant)', 'Date.UTC(2027, 0)', 'page.clock.install({ time })', 'toLocaleDate()'])(
    'may use “%s”',
    (code) => expect(`const now = ${code}`).not.toMatch(READINGS),
  );
});

test('on GitHub, only the weekly run of all tests reads the machine’s clock', () => {
  const { jobs } = parse(readFileSync('.github/workflows/test.yml', 'utf8')) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const reading = steps.filter(({ env }) => env && 'TEST_CLOCK' in env);
  expect(reading).toEqual([{ run: 'npm run test:full', env: { TEST_CLOCK: 'machine' } }]);
});

describe.runIf(IS_CLOCK_STOPPED)('the clock', () => {
  const instant = new Date(TEST_INSTANT).toISOString();

  test('is stopped, except for dates that are named', () => {
    expect(readTimes()).toEqual([instant, instant, instant]);
    expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
    const date: unknown = Reflect.construct(Date, []);
    expect(date).toBeInstanceOf(Date);
  });

  test('is stopped even with fake timers and after them', () => {
    vi.useFakeTimers();
    expect(readTimes()).toEqual([instant, instant, instant]);
    vi.useRealTimers();
    expect(readTimes()).toEqual([instant, instant, instant]);
  });

  test('of builds is the same', () => {
    expect(readNow().toISOString()).toBe(instant);
  });
});

test('a time for builds that is no date is refused', () => {
  vi.stubEnv('SITE_INSTANT', 'tomorrow');
  expect(() => readNow()).toThrow('tomorrow');
  vi.stubEnv('SITE_INSTANT', '2027-02-01T00:00:00Z');
  expect(readNow().toISOString()).toBe('2027-02-01T00:00:00.000Z');
  vi.unstubAllEnvs();
});
