import { defineConfig } from 'vitest/config';

/**
 * `unit`: logic beside its code and rules over the sources. `dist`: every page as it was built.
 * `servers`: what workerd and nginx answer.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tools/**/*.test.ts', 'tests/unit/**/*.test.ts'],
        },
      },
      { test: { name: 'dist', include: ['tests/dist/**/*.test.ts'] } },
      {
        test: {
          name: 'servers',
          include: ['tests/servers/**/*.test.ts'],
          globalSetup: 'tests/servers/support/start-servers.ts',
          testTimeout: 30_000,
        },
      },
    ],
  },
});
