import { defineConfig } from 'vitest/config';
import { TEST_INSTANT } from './tests/support/test-instant.ts';
import { switchTo } from './tests/support/tested-company.ts';
import { TEST_LIMIT, WAIT_LIMIT } from './tests/support/time-limits.ts';

switchTo('fixture');

/**
 * `unit`: tests next to the code they test, and rules for the source files. `integration`: commands run as processes,
 * in copies of the project. `dist`: every built page of the fixture. `servers`: responses of workerd. The tests of
 * the sample have their own configuration in `tests/sample`, and those on WebKit in `tests/engines`.
 */
export default defineConfig({
  test: {
    testTimeout: TEST_LIMIT,
    hookTimeout: TEST_LIMIT,
    expect: { poll: { timeout: WAIT_LIMIT } },
    setupFiles: 'tests/support/stop-clock.ts',
    fakeTimers: { now: TEST_INSTANT },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tools/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          // Test files do not modify shared state, so each worker loads modules only once.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dist',
          include: ['tests/dist/**/*.test.ts'],
          globalSetup: 'tests/support/require-site.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'servers',
          include: ['tests/servers/**/*.test.ts'],
          globalSetup: 'tests/servers/support/start-servers.ts',
        },
      },
    ],
  },
});
