/** Runs the browser tests at two more instants: at night, while the office is closed, and on a Saturday in summer. */
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import config from '../../playwright.config.ts';
import { NIGHT, SUMMER_SATURDAY } from '../support/instants.ts';
import type { ClockOptions } from '../support/test.ts';

export default defineConfig<object, ClockOptions>(config, {
  outputDir: resolve(import.meta.dirname, '../../test-results/times'),
  // Snapshots say when the office opens.
  testIgnore: [config.testIgnore ?? [], 'accessibility/aria-snapshots.spec.ts'].flat(),
  projects: [
    { name: 'at night', use: { instant: NIGHT } },
    { name: 'on a Saturday in summer', use: { instant: SUMMER_SATURDAY } },
  ],
});
