/** The rule that tests read the time only from one file, and the time of builds. */
import { describe, expect, test, vi } from 'vitest';
import { readNow } from '../../src/content/present.ts';
import { listSources, readSource } from '../support/sources.ts';

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
/** For this one, a server adds a script that stops the clock (`serve-site.ts`). */
const WITH_CLOCK_CODE = ['tests/engines/webkit/support/session.ts'];
const OWN_TEST = /import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/;

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
});

test('a time for builds must be a date', () => {
  vi.stubEnv('SITE_INSTANT', 'tomorrow');
  expect(() => readNow()).toThrow('tomorrow');
  vi.stubEnv('SITE_INSTANT', '2027-02-01T00:00:00Z');
  expect(readNow().toISOString()).toBe('2027-02-01T00:00:00.000Z');
  vi.unstubAllEnvs();
});
