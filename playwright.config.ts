import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { siteConfig } from './tests/support/site-config.ts';
import { LEFT_TO_SAMPLE } from './tests/support/suite-shares.ts';

/** Runs the browser tests on the fixture’s site. */
export default defineConfig(
  siteConfig({
    company: 'fixture',
    testDir: resolve(import.meta.dirname, 'tests/browser'),
    port: Number(process.env.TEST_PORT ?? 8799),
  }),
  {
    expect: {
      toMatchAriaSnapshot: {
        pathTemplate: '{testDir}/{testFileDir}/aria/{arg}{ext}',
        children: 'deep-equal',
      },
    },
    // These tests need pages with as much content as a real company's, or the street of all five boroughs.
    testIgnore: [
      'journeys/street-ride.spec.ts',
      'layout/{alignment,first-view,look,page-height}.spec.ts',
      'network/weight.spec.ts',
      ...LEFT_TO_SAMPLE,
    ],
  },
);
