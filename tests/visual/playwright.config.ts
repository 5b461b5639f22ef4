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
  globalSetup: resolve(import.meta.dirname, 'comparison.ts'),
  reporter: [['dot']],
  use: {
    // This flag sets reduced motion for the whole browser, and so for every context.
    launchOptions: browserLaunchOptions(['--force-prefers-reduced-motion']),
    contextOptions: { reducedMotion: 'reduce' },
  },
});
