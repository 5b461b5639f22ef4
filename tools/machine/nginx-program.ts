/** Finds nginx, the second host, and installs it with apt if it is missing. */
import { existsSync } from 'node:fs';
import { BROTLI_MODULE } from '../hosts/nginx/prepare-nginx.ts';
import { installFromApt } from './apt.ts';

const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Returns the path of an installed nginx, or undefined. `NGINX_PATH` chooses another. */
export function findNginx(): string | undefined {
  return [process.env.NGINX_PATH, ...PLACES].find((path) => path && existsSync(path));
}

/** Installs what is missing; returns true if nginx is then available. */
export function ensureNginx(): boolean {
  if (findNginx() && existsSync(BROTLI_MODULE)) return true;
  if (!installFromApt('nginx', 'libnginx-mod-http-brotli-static')) installFromApt('nginx');
  return findNginx() !== undefined;
}
