/**
 * Records what a site was built from, so that a build ends at once if nothing has changed. The record is one hash of
 * everything that a build reads and of every file that it wrote. If someone has changed the site, it is built again.
 */
import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { readNow } from '../../src/content/present.ts';
import { readDate } from '../../src/lib/hours/new-york-clock.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';

/** Folders and files that a build reads. `node_modules/.package-lock.json` identifies the installed packages. */
const FOLDERS = [CONTENT_FOLDER, 'src', 'tools', 'public'];
const FILES = [
  ...['astro.config.ts', 'tsconfig.json', 'package.json'],
  ...['package-lock.json', 'node_modules/.package-lock.json'],
];

const recordOf = (site: string): string =>
  join('.cache/built', encodeURIComponent(relative('', resolve(site))));

/**
 * Adds everything in a folder to a hash, except installed packages.
 *
 * @throws RangeError if an entry is neither a file nor a folder, because a link's target could change unnoticed
 */
function addFolder(hash: Hash, folder: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name === 'node_modules') continue;
    if (entry.isDirectory()) addFolder(hash.update(`${path}/`), path);
    else if (entry.isFile())
      hash.update(`${path}\n`).update(createHash('sha256').update(readFileSync(path)).digest());
    else throw new RangeError(`${path} is neither a file nor a folder.`);
  }
}

/**
 * Returns a hash of what the pages depend on: files, the Node version, and the date. The date matters for the year in
 * the footer, dates that may not be in the future, and the next holidays.
 *
 * @returns undefined if a file cannot be read, or if a folder contains a link
 */
export function describeSources(): string | undefined {
  try {
    const hash = createHash('sha256').update(process.version);
    const now = readNow();
    hash.update(readDate(now)).update(now.toISOString().slice(0, 10));
    for (const folder of FOLDERS) addFolder(hash, folder);
    for (const file of FILES) if (existsSync(file)) hash.update(file).update(readFileSync(file));
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}

function describeResult(sources: string, site: string): string {
  const hash = createHash('sha256').update(sources);
  addFolder(hash, site);
  return hash.digest('hex');
}

/** Checks whether a site is as the last build left it, and was built from these sources. */
export function isUpToDate(site: string, sources: string | undefined): boolean {
  const record = recordOf(site);
  try {
    return (
      sources !== undefined &&
      existsSync(site) &&
      readFileSync(record, 'utf8') === describeResult(sources, site)
    );
  } catch {
    return false;
  }
}

/**
 * Records that a site was built.
 *
 * @param sources - the description from before the build, so that a change during the build causes another build
 */
export function recordBuild(site: string, sources: string | undefined): void {
  if (sources === undefined) return;
  const record = recordOf(site);
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, describeResult(sources, site));
}
