import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { siteConfig } from '../support/site-config.ts';
import { LEFT_TO_FIXTURE } from '../support/suite-shares.ts';

const config = siteConfig({
  company: 'sample',
  testDir: resolve(import.meta.dirname, '../browser'),
  port: Number(process.env.SAMPLE_PORT ?? 8796),
});

/** Runs the browser tests that need pages as long as a real company's, or every answer of the search. */
export default defineConfig(config, {
  testMatch: [
    'pages.spec.ts',
    'layout/*.spec.ts',
    'network/*.spec.ts',
    'journeys/search.spec.ts',
    'journeys/contact-form.spec.ts',
    'journeys/street-ride.spec.ts',
  ],
  testIgnore: [...LEFT_TO_FIXTURE],
});
