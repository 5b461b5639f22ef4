/** Installs nginx with its brotli module from Debian where it is missing; says so and goes on where it cannot. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { BROTLI_MODULE } from './hosts/nginx/prepare-nginx.ts';

const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Path of an installed nginx, or undefined. `NGINX_PATH` chooses another. */
export function findNginx(): string | undefined {
  return [process.env.NGINX_PATH, ...PLACES].find((path) => path && existsSync(path));
}

/** Debian's package starts a server of its own; at this run level it does not. */
function apt(...args: readonly string[]): boolean {
  const asRoot = process.getuid?.() === 0 ? ['env'] : ['sudo', '-n', 'env'];
  const [command = '', ...rest] = [
    ...asRoot,
    'RUNLEVEL=1',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    ...args,
  ];
  return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** Installs what is missing; true when nginx is there afterwards. */
export function ensureNginx(): boolean {
  if (findNginx() && existsSync(BROTLI_MODULE)) return true;
  if (!existsSync('/usr/bin/apt-get')) return findNginx() !== undefined;
  console.log('Installing nginx for the tests of servers…');
  const packages = ['nginx', 'libnginx-mod-http-brotli-static'];
  const install = (...names: readonly string[]) =>
    apt('install', '-y', '-qq', '--no-install-recommends', ...names);
  if (!(apt('update', '-qq') && install(...packages))) install('nginx');
  return findNginx() !== undefined;
}

if (import.meta.main && !ensureNginx())
  console.warn(
    'nginx is not installed and could not be; its tests are skipped. Install it and run them again.',
  );
