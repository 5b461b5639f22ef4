import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { siteConfig } from '../support/site-config.ts';
import { byThoroughness } from '../support/thoroughness.ts';

const config = siteConfig({
  company: 'sample',
  testDir: resolve(import.meta.dirname, '../browser'),
  port: Number(process.env.SAMPLE_PORT ?? 8796),
});

/** Runs the browser tests that need pages as long as a real company's, or the street of all five boroughs. */
export default defineConfig(config, {
  // The quick run compares pictures at other widths.
  testIgnore: byThoroughness({ sample: ['layout/look.spec.ts'], full: [] }),
  testMatch: ['pages.spec.ts', 'layout/*.spec.ts', 'network/weight.spec.ts', 'journeys/street-ride.spec.ts'],
});
