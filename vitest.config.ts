import { defineConfig } from 'vitest/config';
import { switchToSample } from './tests/sample/sample-site.ts';

switchToSample();

/**
 * `unit`: logic beside its code and rules over the sources. `integration`: commands as processes, in copies of the
 * project. `dist`: every page of the sample as it was built. `servers`: what workerd and nginx answer. `webkit`: journeys in
 * WebKit.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tools/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          // Nothing here changes what another file sees, so modules are loaded once.
          isolate: false,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          // Each test starts a program, which takes its time on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'dist',
          include: ['tests/dist/**/*.test.ts'],
          globalSetup: 'tests/sample/require-sample.ts',
          isolate: false,
        },
      },
      {
        test: {
          name: 'servers',
          include: ['tests/servers/**/*.test.ts'],
          globalSetup: 'tests/servers/support/start-servers.ts',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'webkit',
          include: ['tests/engines/webkit/**/*.test.ts'],
          globalSetup: 'tests/engines/webkit/support/serve-site.ts',
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
