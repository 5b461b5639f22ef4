/** Packages of Debian and Ubuntu, for the few commands that need more than npm. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT = '/usr/bin/apt-get';

/** Some packages start a service when they are installed; at this run level they do not. */
function runApt(...args: readonly string[]): boolean {
  const asRoot = process.getuid?.() === 0 ? ['env'] : ['sudo', '-n', 'env'];
  const [command = '', ...rest] = [...asRoot, 'RUNLEVEL=1', 'DEBIAN_FRONTEND=noninteractive', APT, ...args];
  return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/**
 * Installs packages as root, or with a sudo that asks for no password, and says so.
 *
 * @returns false where neither is possible, and on systems without apt
 */
export function installFromApt(...packages: readonly string[]): boolean {
  if (!existsSync(APT)) return false;
  console.log(`Installing ${packages.join(', ')} with apt…`);
  return runApt('update', '-qq') && runApt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
