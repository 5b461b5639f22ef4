import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { switchTo } from '../support/tested-company.ts';
import { TEST_LIMIT, WAIT_LIMIT } from '../support/time-limits.ts';

// The sample, as in Firefox: unlike the fixture, it has enough areas for the stations that a journey clicks.
switchTo('sample');

/** Runs the journeys in WebKit, on the sample’s site. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    testTimeout: TEST_LIMIT,
    hookTimeout: TEST_LIMIT,
    expect: { poll: { timeout: WAIT_LIMIT } },
    include: ['tests/engines/webkit/**/*.test.ts'],
    globalSetup: 'tests/engines/webkit/support/serve-site.ts',
  },
});
