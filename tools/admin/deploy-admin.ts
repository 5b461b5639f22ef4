/** Puts the admin page online as a Worker of its own, if a repository is set. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Business } from '../../src/lib/identity/business-schema.ts';
import { CommandError } from '../command-error.ts';
import { ADMIN_HEADERS } from './admin-files.ts';
import { buildAdmin } from './build-admin.ts';
import { type AdminSettings, SETTINGS } from './settings.ts';

const FOLDER = '.cache/admin-site';
const CONFIG = '.cache/admin-wrangler.json';
/** Files that have a hash in their names. */
const HASHED = ['/admin-page-*', '/assets/*', '/chunks/*'];

/** Returns the `_headers` file of the page. */
export function buildAdminHeaders(): string {
  const rules = Object.entries(ADMIN_HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  const hashed = HASHED.map((path) => `${path}\n  Cache-Control: public, max-age=31536000, immutable`);
  return `${[`/*\n${rules.join('\n')}`, ...hashed].join('\n\n')}\n`;
}

/** Returns the configuration of the Worker. @param site - name of the site’s Worker */
export const buildAdminConfig = ({ repository, domain }: AdminSettings, site: string) => ({
  name: `${site}-admin`,
  main: resolve(import.meta.dirname, 'worker.ts'),
  compatibility_date: '2026-10-01',
  send_metrics: false,
  workers_dev: domain === '',
  preview_urls: false,
  ...(domain && { routes: [{ pattern: domain, custom_domain: true }] }),
  vars: { REPOSITORY: repository },
  assets: { directory: resolve(FOLDER), run_worker_first: ['/auth', '/callback'] },
});

/**
 * Builds the page and uploads it.
 *
 * @param site - name of the site’s Worker
 * @param options - for `wrangler deploy`
 * @throws CommandError if Cloudflare refuses it
 */
export async function deployAdmin(
  { shortName, siteUrl }: Business,
  site: string,
  options: readonly string[],
): Promise<void> {
  const { repository } = SETTINGS;
  if (!repository) return;
  await buildAdmin(FOLDER, { repository, title: shortName, siteUrl }, '/');
  writeFileSync(join(FOLDER, '_headers'), buildAdminHeaders());
  writeFileSync(CONFIG, JSON.stringify(buildAdminConfig(SETTINGS, site)));
  const { status } = spawnSync('wrangler', ['deploy', '--config', CONFIG, ...options], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new CommandError('The site is online, but Cloudflare did not accept the admin page; see above.');
}
