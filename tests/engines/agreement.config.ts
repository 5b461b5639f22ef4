/**
 * Compares the layout of pages in all engines on this machine except Safari. The single worker opens one window per
 * engine.
 */
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { siteConfig } from '../support/site-config.ts';

const base = siteConfig({
  company: 'sample',
  testDir: resolve(import.meta.dirname, 'agreement'),
  port: Number(process.env.TEST_PORT ?? 8799),
});

export default defineConfig({
  ...base,
  outputDir: resolve(import.meta.dirname, '../../test-results/agreement'),
  grepInvert: [],
  fullyParallel: false,
  workers: 1,
});
