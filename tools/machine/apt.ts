/** Installs Debian and Ubuntu packages for the few commands that need more than npm. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT = '/usr/bin/apt-get';

/** Returns the prefix that runs a command as root; undefined if this user cannot. */
function findRootPrefix(): readonly string[] | undefined {
  if (process.getuid?.() === 0) return [];
  const { status } = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
  return status === 0 ? ['sudo', '-n'] : undefined;
}

/** Runs apt at a run level at which packages do not start their services. */
function runApt(prefix: readonly string[], ...args: readonly string[]): boolean {
  const words = [...prefix, 'env', 'RUNLEVEL=1', 'DEBIAN_FRONTEND=noninteractive', APT, ...args];
  const [command = '', ...rest] = words;
  return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/**
 * Installs packages as root or with a passwordless sudo, and prints their names.
 *
 * @returns false if neither is possible, if a package cannot be installed, or on systems without apt
 */
export function installFromApt(...packages: readonly string[]): boolean {
  const prefix = existsSync(APT) ? findRootPrefix() : undefined;
  if (!prefix) return false;
  console.log(`Installing ${packages.join(', ')} with apt…`);
  return (
    runApt(prefix, 'update', '-qq') &&
    runApt(prefix, 'install', '-y', '-qq', '--no-install-recommends', ...packages)
  );
}
