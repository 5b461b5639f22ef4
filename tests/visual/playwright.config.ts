import { defineConfig } from '@playwright/test';
import { snapshotConfig } from '../support/snapshot-config.ts';

/** Pictures of the built site. */
export default defineConfig(snapshotConfig(import.meta.dirname, Number(process.env.VISUAL_PORT ?? 8798)), {
  // The pinned browser paints the same pixels everywhere, so every pixel and every shade counts.
  expect: { toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 }, timeout: 15_000 },
});
