import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../tools/machine/chromium.ts';
import { SERVER_END } from '../support/site-config.ts';
import { switchTo } from '../support/tested-company.ts';
import { TEST_LIMIT, WAIT_LIMIT } from '../support/time-limits.ts';
import { COMPANIES, distOf } from './company-sites.ts';

switchTo('sample');

const root = `${import.meta.dirname}/../..`;
const firstPort = Number(process.env.COMPANIES_PORT ?? 8790);
const companies = Object.keys(COMPANIES).map((name, index) => ({ name, port: firstPort + index }));

/** Serves the sites of other companies on workerd; `node tests/companies/company-sites.ts` builds them. */
export default defineConfig({
  testDir: '.',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: TEST_LIMIT,
  expect: { timeout: WAIT_LIMIT },
  reporter: [['list', { printSteps: false }]],
  outputDir: '../../test-results',
  use: {
    timezoneId: 'America/New_York',
    locale: 'en-US',
    launchOptions: browserLaunchOptions(['--force-prefers-reduced-motion']),
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: companies.map(({ name, port }) => ({ name, use: { baseURL: `http://localhost:${port}` } })),
  webServer: companies.map(({ name, port }) => ({
    command: 'node tools/commands/serve.ts',
    cwd: root,
    env: { PORT: String(port), SITE_DIST: distOf(name) },
    url: `http://localhost:${port}/robots.txt`,
    timeout: TEST_LIMIT,
    gracefulShutdown: SERVER_END,
  })),
});
