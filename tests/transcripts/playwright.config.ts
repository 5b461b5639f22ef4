import { defineConfig } from '@playwright/test';
import { siteConfig } from '../support/site-config.ts';

const config = siteConfig({
  company: 'sample',
  testDir: import.meta.dirname,
  port: Number(process.env.TRANSCRIPTS_PORT ?? 8797),
});

/** Records what a screen reader says on the built site. */
export default defineConfig(config, {
  reporter: [['dot']],
  snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    // The content security policy would block the screen reader's script.
    bypassCSP: true,
  },
});
