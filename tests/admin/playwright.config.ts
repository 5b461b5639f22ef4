import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../tools/machine/chromium.ts';
import { COMMON } from '../support/site-config.ts';
import { switchTo } from '../support/tested-company.ts';

switchTo('fixture');

/** Tests the admin page on a phone, against a repository in memory that answers as GitHub does. */
export default defineConfig(COMMON, {
  testDir: '.',
  workers: 1,
  outputDir: '../../test-results/admin',
  use: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    launchOptions: browserLaunchOptions(),
    screenshot: 'only-on-failure',
  },
});
