/** Installs nginx with its brotli module from Debian where it is missing; says so and goes on where it cannot. */
import { existsSync } from 'node:fs';
import { installFromApt } from './apt.ts';
import { BROTLI_MODULE } from './hosts/nginx/prepare-nginx.ts';

const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Path of an installed nginx, or undefined. `NGINX_PATH` chooses another. */
export function findNginx(): string | undefined {
  return [process.env.NGINX_PATH, ...PLACES].find((path) => path && existsSync(path));
}

/** Installs what is missing; true when nginx is there afterwards. */
export function ensureNginx(): boolean {
  if (findNginx() && existsSync(BROTLI_MODULE)) return true;
  if (!installFromApt('nginx', 'libnginx-mod-http-brotli-static')) installFromApt('nginx');
  return findNginx() !== undefined;
}

if (import.meta.main && !ensureNginx())
  console.warn(
    'nginx is not installed and could not be; its tests are skipped. Install it and run them again.',
  );
