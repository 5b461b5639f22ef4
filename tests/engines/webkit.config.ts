import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { switchTo } from '../support/tested-company.ts';
import { TEST_LIMIT, WAIT_LIMIT } from '../support/time-limits.ts';

// Tests the sample, as the Firefox suite does, because one journey needs a station for each of several areas, and the
// fixture has too few areas.
switchTo('sample');

/** Runs the journeys in WebKit, on the sample’s site. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    testTimeout: TEST_LIMIT,
    hookTimeout: TEST_LIMIT,
    expect: { poll: { timeout: WAIT_LIMIT } },
    setupFiles: 'tests/support/stop-clock.ts',
    include: ['tests/engines/webkit/**/*.test.ts'],
    globalSetup: 'tests/engines/webkit/support/serve-site.ts',
  },
});
