/** Runs the browser tests at another time: on a Saturday in summer, at night, while the office is closed. */
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import config from '../../playwright.config.ts';
import { SUMMER_NIGHT } from '../support/instants.ts';
import type { ClockOptions } from '../support/test.ts';

export default defineConfig<object, ClockOptions>(config, {
  outputDir: resolve(import.meta.dirname, '../../test-results/times'),
  // Snapshots say when the office opens; faults of the network and of pages have no time.
  testIgnore: [
    config.testIgnore ?? [],
    ...['accessibility/aria-snapshots.spec.ts', 'faults/*.spec.ts', 'visits.spec.ts'],
  ].flat(),
  use: { instant: SUMMER_NIGHT },
});
