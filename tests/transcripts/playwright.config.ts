import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

const port = Number(process.env.TRANSCRIPTS_PORT ?? 8797);
const root = resolve(import.meta.dirname, '../..');

/** Transcripts of the built site, on a port of their own so that no other site is taken for it. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: resolve(root, 'test-results/transcripts'),
  reporter: [['dot']],
  snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
  // The content security policy would stop the script that walks the page.
  use: {
    ...base.use,
    baseURL: `http://localhost:${port}`,
    bypassCSP: true,
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'node tools/commands/serve.ts',
    cwd: root,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/robots.txt`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
