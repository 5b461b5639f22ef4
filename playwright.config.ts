import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { isSample } from './tests/sample/sample-content.ts';
import { siteConfig, WITHOUT_PICTURES } from './tests/support/site-config.ts';
import { IS_FULL } from './tests/support/thoroughness.ts';

/**
 * Rules about pages. While `content/` is the sample, its suite checks them (tests/sample), because its pages have more
 * content than the fixture's.
 */
const RULES_FOR_PAGES = [
  'layout/{layout,menu-words,print}.spec.ts',
  // The full run also opens the fixture’s pages, because they have every optional field.
  ...(IS_FULL ? [] : ['pages.spec.ts']),
];

/** Tests that look at no picture. */
const BLIND = ['journeys/!(symptom-lights|two-skies).spec.ts', 'accessibility/a*.spec.ts'];
const SEEING = [
  '{faults,layout,network}/*.spec.ts',
  'tests/browser/*.spec.ts',
  '{bar-*,symptom-lights,two-skies}.spec.ts',
];

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
    projects: [
      { name: 'seeing', testMatch: SEEING },
      { name: 'blind', testMatch: BLIND, use: WITHOUT_PICTURES },
    ],
    // These tests need pages with as much content as a real company's, or the street of all five boroughs.
    testIgnore: [
      'journeys/street-ride.spec.ts',
      'layout/{first-view,look,page-height}.spec.ts',
      'network/weight.spec.ts',
      ...(isSample() ? RULES_FOR_PAGES : []),
    ],
  },
);
