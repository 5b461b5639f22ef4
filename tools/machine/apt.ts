/** Packages of Debian and Ubuntu, for the few commands that need more than npm. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT = '/usr/bin/apt-get';

/** Words before a command that is to run as root; undefined where this user may run none. */
function findRootPrefix(): readonly string[] | undefined {
  if (process.getuid?.() === 0) return [];
  const { status } = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
  return status === 0 ? ['sudo', '-n'] : undefined;
}

/** Some packages start a service when they are installed; at this run level they do not. */
function runApt(prefix: readonly string[], ...args: readonly string[]): boolean {
  const words = [...prefix, 'env', 'RUNLEVEL=1', 'DEBIAN_FRONTEND=noninteractive', APT, ...args];
  const [command = '', ...rest] = words;
  return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/**
 * Installs packages as root, or with a sudo that asks for no password, and says so.
 *
 * @returns false where neither is possible, where a package does not arrive, and on systems without apt
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
