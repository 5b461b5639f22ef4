import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { TEST_INSTANT } from '../support/test-instant.ts';
import { switchTo } from '../support/tested-company.ts';
import { TEST_LIMIT } from '../support/time-limits.ts';

switchTo('sample');

/** Tests the sample as shipped against the specification, and its site against most rules for built pages. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    testTimeout: TEST_LIMIT,
    hookTimeout: TEST_LIMIT,
    setupFiles: 'tests/support/stop-clock.ts',
    fakeTimers: { now: TEST_INSTANT },
    include: ['tests/sample/**/*.test.ts', 'tests/dist/**/*.test.ts'],
    // These tests compare the other company with the fixture.
    exclude: ['tests/dist/other-company.test.ts'],
    globalSetup: 'tests/support/require-site.ts',
    isolate: false,
  },
});
