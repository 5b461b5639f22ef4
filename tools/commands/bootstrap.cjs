/**
 * Installs what the lockfile names when it is not there yet, then runs a command on the Node that comes with it.
 * Plain JavaScript for any Node from version 20 on, because nothing is installed before it ran; CommonJS, because Node
 * loads no module from a path with a backslash, and this is where such a path is refused.
 *
 *     node tools/commands/bootstrap.cjs [--omit=dev] [FILE WORDS…]
 *
 *   --omit=dev   only what builds and serves the site: a third of the packages
 */
const { spawn, spawnSync } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');

const LOCKFILE = 'package-lock.json';
/** What is installed, as npm notes it. A damaged one counts as nothing installed. */
const INSTALLED = 'node_modules/.package-lock.json';
const OMIT_DEV = '--omit=dev';
const words = process.argv.slice(2);
const options = words.slice(0, words[0] === OMIT_DEV ? 1 : 0);
const command = words.slice(options.length);

/** The packages that a lockfile names; undefined where it cannot be read. */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))?.packages;
  } catch {
    return undefined;
  }
}

/** Whether a package of the lockfile has to be there; optional ones are for other systems. */
const isNeeded = ([name, { dev, devOptional, optional }]) =>
  name !== '' && !optional && !(options.includes(OMIT_DEV) && (dev || devOptional));

/**
 * Signs that no folder above the project may have: Astro 7 and Vite write paths into addresses and into code as they are
 * (`%`, `#`, `?`, quotation marks, line breaks), Node reads `*` and a backslash in the path of a package as patterns,
 * and a colon ends an entry of PATH. With `%` the build succeeds and lacks files.
 */
const REFUSED = process.platform === 'win32' ? /[%#?"*\p{Cc}]/u : /[%#?"*\\:\p{Cc}]/u;

/** Why the project cannot run in a folder, behind a colon; undefined where it can. */
function findRefusal(folder) {
  // Node runs no TypeScript below a folder of this name, and says so in a stack.
  if (/[\\/]node_modules(?:[\\/]|$)/.test(folder))
    return 'a folder in this path is called node_modules. Move the project, then try again.';
  const [sign] = REFUSED.exec(folder) ?? [];
  if (!sign) return undefined;
  const shown = /\p{Cc}/u.test(sign) ? 'a sign that cannot be seen' : `the sign ${sign}`;
  return `its path has ${shown} in it. Rename that folder, then try again.`;
}

const refusal = findRefusal(process.cwd());
if (refusal) {
  console.error(`The project cannot run in the folder ${process.cwd()}: ${refusal}`);
  process.exit(1);
}

const locked = readPackages(LOCKFILE);
if (!locked) {
  console.error(`${LOCKFILE} is missing or damaged. Bring it back with: git checkout ${LOCKFILE}`);
  process.exit(1);
}

/** True when every package that is needed is installed in the locked version. */
function isInstalled() {
  const present = readPackages(INSTALLED);
  if (!present) return false;
  return Object.entries(locked)
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

// The lockfile holds Node for the usual systems. Elsewhere, scripts run on the Node that is already there.
const OLDEST = 24;
if (!existsSync('node_modules/.bin/node') && Number.parseInt(process.versions.node, 10) < OLDEST) {
  console.error(
    `The project brings no Node for ${process.platform} on ${process.arch}. Install Node ${OLDEST} or newer, then try again.`,
  );
  process.exit(1);
}

if (command.length > 0) {
  // The shell that npm started remembers the Node of before; a new search of the path finds the installed one.
  const child = spawn('node', command, { stdio: 'inherit', shell: process.platform === 'win32' });
  // Control and C reach the command by themselves, and it decides when to end.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill());
  child.on('close', (status) => {
    process.exitCode = status ?? 1;
  });
}
