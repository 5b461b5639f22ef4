import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../tools/machine/chromium.ts';
import { COMMON, SERVER_END } from '../support/site-config.ts';
import { switchTo } from '../support/tested-company.ts';
import { TEST_LIMIT } from '../support/time-limits.ts';
import { COMPANIES, distOf } from './company-sites.ts';

switchTo('sample');

const root = `${import.meta.dirname}/../..`;
const firstPort = Number(process.env.COMPANIES_PORT ?? 8790);
const companies = Object.keys(COMPANIES).map((name, index) => ({ name, port: firstPort + index }));

/** Serves the sites of other companies on workerd; `node tests/companies/company-sites.ts` builds them. */
export default defineConfig(COMMON, {
  testDir: '.',
  workers: 2,
  outputDir: '../../test-results',
  use: {
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
