import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../tools/machine/chromium.ts';
import { siteConfig } from '../support/site-config.ts';

const config = siteConfig({
  company: 'sample',
  testDir: import.meta.dirname,
  port: Number(process.env.VISUAL_PORT ?? 8798),
});

/** Takes pictures of the built site. */
export default defineConfig(config, {
  globalTeardown: resolve(import.meta.dirname, 'kept-picture.ts'),
  // The report shows old and new pictures, with a slider between them.
  reporter: [
    ['dot'],
    ['html', { open: 'never', outputFolder: resolve(import.meta.dirname, '../../.cache/pictures') }],
  ],
  use: {
    // This flag sets reduced motion for the whole browser, and so for every context.
    launchOptions: browserLaunchOptions(['--force-prefers-reduced-motion']),
    contextOptions: { reducedMotion: 'reduce' },
  },
});
