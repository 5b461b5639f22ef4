/** Puts the admin page online as a Worker of its own, if a repository is set. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Business } from '../../src/lib/identity/business-schema.ts';
import { CommandError } from '../command-error.ts';
import { buildAdmin } from './build-admin.ts';
import { type AdminSettings, SETTINGS } from './settings.ts';

const FOLDER = '.cache/admin-site';
const CONFIG = '.cache/admin-wrangler.json';
/** Returns the configuration of the Worker. @param site - name of the site’s Worker */
export const buildAdminConfig = ({ repository, domain }: AdminSettings, site: string) => ({
  name: `${site}-admin`,
  main: resolve(import.meta.dirname, 'worker.ts'),
  compatibility_date: '2026-10-01',
  compatibility_flags: ['nodejs_compat'],
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
  writeFileSync(CONFIG, JSON.stringify(buildAdminConfig(SETTINGS, site)));
  const { status } = spawnSync('wrangler', ['deploy', '--config', CONFIG, ...options], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new CommandError('Cloudflare did not accept the admin page; see the messages above.');
}
