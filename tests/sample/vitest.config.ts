import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { TEST_INSTANT } from '../support/test-instant.ts';
import { switchTo } from '../support/tested-company.ts';
import { byThoroughness } from '../support/thoroughness.ts';
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
    // The first compares the other company with the fixture; the markup of the fixture’s pages has every element.
    exclude: [
      'tests/dist/other-company.test.ts',
      ...byThoroughness({ sample: ['tests/dist/html.test.ts'], full: [] }),
    ],
    globalSetup: 'tests/support/require-site.ts',
    isolate: false,
  },
});
