import { defineConfig } from 'vitest/config';
import { switchTo } from './tests/support/tested-company.ts';
import { TEST_LIMIT, WAIT_LIMIT } from './tests/support/time-limits.ts';

switchTo('fixture');

/**
 * `unit`: logic beside its code and rules over the sources. `integration`: commands as processes, in copies of the
 * project. `dist`: every page of the fixture as it was built. `servers`: what workerd and nginx answer. The suites of the
 * sample are configured in `tests/sample`, and WebKit in `tests/engines`.
 */
export default defineConfig({
  test: {
    testTimeout: TEST_LIMIT,
    hookTimeout: TEST_LIMIT,
    expect: { poll: { timeout: WAIT_LIMIT } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tools/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          // Nothing here changes what another file sees, so modules are loaded once.
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
