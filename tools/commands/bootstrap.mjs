/**
 * First step of `npm start` and `npm test`: installs what the lockfile names when it is not there yet.
 * Plain JavaScript for any Node from version 20 on, because nothing is installed before it ran.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

const INSTALLED = 'node_modules/.package-lock.json';

/** True when every package of the lockfile is installed in the locked version. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  if (statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs) return true;
  const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const [wanted, present] = [read('package-lock.json'), read(INSTALLED)];
  return Object.entries(wanted).every(
    ([name, { version, optional }]) => name === '' || optional || present[name]?.version === version,
  );
}

if (!isInstalled()) {
  console.log('Installing dependencies…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('\nThe dependencies could not be installed; see the messages above.');
    process.exit(1);
  }
}
