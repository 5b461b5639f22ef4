import { defineConfig } from '@playwright/test';
import { snapshotConfig } from '../support/snapshot-config.ts';

/** What a screen reader says on the built site. */
export default defineConfig(
  snapshotConfig(import.meta.dirname, Number(process.env.TRANSCRIPTS_PORT ?? 8797)),
  {
    use: { contextOptions: { reducedMotion: 'reduce' } },
  },
);
