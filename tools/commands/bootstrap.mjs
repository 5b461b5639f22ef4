/**
 * First step of `npm start` and `npm test`: installs what the lockfile names when it is not there yet.
 * Plain JavaScript for any Node from version 20 on, because nothing is installed before it ran.
 *
 *   --omit=dev   only what builds and serves the site: a third of the packages
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const INSTALLED = 'node_modules/.package-lock.json';
const OMIT_DEV = '--omit=dev';
const options = process.argv.slice(2).filter((option) => option === OMIT_DEV);

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether a package of the lockfile has to be there; optional ones are for other systems. */
const isNeeded = ([name, { dev, devOptional, optional }]) =>
  name !== '' && !optional && !(options.includes(OMIT_DEV) && (dev || devOptional));

/** True when every package that is needed is installed in the locked version. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const present = readPackages(INSTALLED);
  return Object.entries(readPackages('package-lock.json'))
    .filter(isNeeded)
    .every(([name, { version }]) => present[name]?.version === version);
}

if (!isInstalled()) {
  console.log('Installing dependencies…');
  const { status } = spawnSync('npm', ['ci', ...options, '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('\nThe dependencies could not be installed; see the messages above.');
    process.exit(1);
  }
}
