/**
 * Runs browser tests that could depend on the time at two more instants: at night, while the office is closed, and on a
 * Saturday by daylight.
 */
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { NIGHT, SUMMER_SATURDAY } from '../support/instants.ts';
import { siteConfig } from '../support/site-config.ts';
import type { ClockOptions } from '../support/test.ts';

const config = siteConfig({
  company: 'fixture',
  testDir: resolve(import.meta.dirname, '../browser'),
  port: Number(process.env.TIMES_PORT ?? 8795),
});

export default defineConfig<object, ClockOptions>(config, {
  outputDir: resolve(import.meta.dirname, '../../test-results/times'),
  testMatch: [
    'accessibility/accessibility.spec.ts',
    'journeys/{open-now,thumb-bar,mobile-menu}.spec.ts',
    'layout/layout.spec.ts',
  ],
  projects: [
    { name: 'at night', use: { instant: NIGHT } },
    { name: 'on a Saturday in summer', use: { instant: SUMMER_SATURDAY } },
  ],
});
