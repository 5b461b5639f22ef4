import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

const port = Number(process.env.VISUAL_PORT ?? 8798);
const root = resolve(import.meta.dirname, '../..');

/** Pictures of the built site, on a port of their own so that no other site is taken for it. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: resolve(root, 'test-results/visual'),
  reporter: [['dot']],
  snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
  // The pinned browser paints the same pixels everywhere, so every pixel and every shade counts.
  expect: { toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 }, timeout: 15_000 },
  use: { ...base.use, baseURL: `http://localhost:${port}`, bypassCSP: true },
  webServer: {
    command: 'node tools/commands/serve.ts',
    cwd: root,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/robots.txt`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
