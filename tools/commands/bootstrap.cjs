/**
 * Installs the packages in the lockfile, including Node itself, unless all are installed. Then runs a command with that
 * Node. This file is plain JavaScript for Node 20 or newer, because nothing is installed before it runs.
 *
 *     node tools/commands/bootstrap.cjs [--omit=dev] [FILE WORDS…]
 *
 *   --omit=dev   only the packages that build and serve the site, a third of all packages
 */
const { spawn, spawnSync } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');

const LOCKFILE = 'package-lock.json';
/** npm's record of installed packages. If it is damaged, nothing counts as installed. */
const INSTALLED = 'node_modules/.package-lock.json';
const OMIT_DEV = '--omit=dev';
const words = process.argv.slice(2);
const options = words.slice(0, words[0] === OMIT_DEV ? 1 : 0);
const command = words.slice(options.length);

/** Returns the packages in a lockfile; undefined if it cannot be read. */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))?.packages;
  } catch {
    return undefined;
  }
}

/** Checks whether a package in the lockfile is needed; optional ones are not, because they depend on the system. */
const isNeeded = ([name, { dev, devOptional, optional }]) =>
  name !== '' && !optional && !(options.includes(OMIT_DEV) && (dev || devOptional));

const locked = readPackages(LOCKFILE);
if (!locked) {
  console.error(`${LOCKFILE} is missing or damaged. Restore it with: git checkout ${LOCKFILE}`);
  process.exit(1);
}

/** Checks whether every needed package is installed in the locked version. */
function isInstalled() {
  const present = readPackages(INSTALLED);
  if (!present) return false;
  return Object.entries(locked)
    .filter(isNeeded)
    .every(([name, { version }]) => present[name]?.version === version);
}

if (!isInstalled()) {
  console.log('Installing dependencies…');
  const { status } = spawnSync(
    'npm',
    ['ci', ...options, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error('\nThe dependencies could not be installed; see the messages above.');
    process.exit(1);
  }
}

// The lockfile has Node for common systems. On others, scripts run with the Node that is already installed.
const OLDEST = 24;
if (!existsSync('node_modules/.bin/node') && Number.parseInt(process.versions.node, 10) < OLDEST) {
  console.error(
    `The project has no Node for ${process.platform} on ${process.arch}. Install Node ${OLDEST} or newer, then try again.`,
  );
  process.exit(1);
}

if (command.length > 0) {
  // Runs the command from here, because npm's shell caches the path of the old Node. `spawn` searches PATH again.
  const child = spawn('node', command, { stdio: 'inherit', shell: process.platform === 'win32' });
  // The terminal sends Ctrl+C directly to the command, which decides when to exit.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill());
  child.on('close', (status) => {
    process.exitCode = status ?? 1;
  });
}
