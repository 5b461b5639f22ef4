/** What pictures and transcripts of the built site share. */
import { basename, resolve } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Compares the built site with the kept files in `baseline/`.
 *
 * @param testDir - the folder of the tests
 * @param port - one of their own, so that no other site is taken for this one
 */
export function snapshotConfig(testDir: string, port: number): PlaywrightTestConfig {
  return {
    ...base,
    testDir,
    outputDir: resolve(root, 'test-results', basename(testDir)),
    reporter: [['dot']],
    snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
    // The content security policy would stop the scripts and styles that tests add to a page.
    use: { ...base.use, baseURL: `http://localhost:${port}`, bypassCSP: true },
    webServer: {
      command: 'node tools/commands/serve.ts',
      cwd: root,
      env: { PORT: String(port) },
      url: `http://localhost:${port}/robots.txt`,
      reuseExistingServer: false,
      timeout: 120_000,
    },
  };
}
