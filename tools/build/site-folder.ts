/** Replaces the folder of a built site with the next one, and cleans up after killed builds. */
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { CommandError } from '../command-error.ts';
import { isRunning } from '../machine/processes.ts';

const CACHE = '.cache';
/** Folder that this process builds in. */
export const BUILD_FOLDER = join(CACHE, `build-${process.pid}`);

/** Returns the folder that holds the old site for a moment while the next one replaces it. */
const replacedFolder = (site: string): string =>
  join(CACHE, `replaced-${encodeURIComponent(relative('', resolve(site)))}`);

/** Removes the leftovers of killed builds. */
function removeKilledBuilds(): void {
  for (const name of readdirSync(CACHE)) {
    const pid = Number(/^build-(\d+)/.exec(name)?.[1]);
    if (pid === process.pid || (pid && !isRunning(pid)))
      // One of its child processes may still be writing.
      rmSync(join(CACHE, name), { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Free space that a build needs, MB: three times as much as the sample's build takes. */
const LEAST_ROOM = 50;

/** @throws CommandError if the folder cannot be created or written to, or its disk is full */
function assertWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const remedy = code === 'EEXIST' ? 'make it a folder' : 'give the user who builds write access';
    throw new CommandError(`${folder} cannot be written (${code}); ${remedy}.`);
  }
  const { bavail, bsize } = statfsSync(folder);
  const room = Math.floor((bavail * bsize) / 1e6);
  if (room < LEAST_ROOM)
    throw new CommandError(
      `The disk with ${folder} has ${room} MB free, and a build takes up to ${LEAST_ROOM}; free some space.`,
    );
}

/** Checks for a mount point. A folder that is mounted from the same drive is only recognized on Linux. */
function isMount(folder: string): boolean {
  const real = realpathSync(folder);
  if (statSync(real).dev !== statSync(dirname(real)).dev) return true;
  const table = '/proc/self/mountinfo';
  if (!existsSync(table)) return false;
  // The fifth field is the mount point, with spaces in octal (proc_pid_mountinfo(5)).
  return readFileSync(table, 'utf8')
    .split('\n')
    .some((line) => line.split(' ')[4]?.replace(/\\040/g, ' ') === real);
}

/** Restores the previous site if a replacement was interrupted between its two renames. */
export function restoreSite(site: string): void {
  const replaced = replacedFolder(site);
  if (existsSync(site) || !existsSync(replaced)) return;
  try {
    renameSync(replaced, site);
  } catch (error) {
    // Another running build was faster.
    if (!existsSync(site)) throw error;
  }
}

/** @throws CommandError if something other than a folder has the name of the site */
function assertFolderOrNothing(site: string): void {
  const found = lstatSync(site, { throwIfNoEntry: false });
  if (
    !found ||
    found.isDirectory() ||
    (found.isSymbolicLink() && existsSync(site) && statSync(site).isDirectory())
  )
    return;
  const what = found.isSymbolicLink() ? 'a link that leads to no folder' : 'a file';
  throw new CommandError(
    `${site} is ${what}, and the site is built into a folder of this name. Rename or remove it, then build again.`,
  );
}

/**
 * Prepares a build whose result will replace this site.
 *
 * @throws CommandError if the result could not replace it, so that nobody waits for a build in vain
 */
export function prepareReplacement(site: string): void {
  const parent = dirname(resolve(site));
  // Leftovers take space; those that cannot be removed stay.
  if (existsSync(CACHE) && statSync(CACHE).isDirectory()) removeKilledBuilds();
  for (const folder of [CACHE, parent]) assertWritable(folder);
  assertFolderOrNothing(site);
  restoreSite(site);
  if (existsSync(site) && isMount(site))
    throw new CommandError(
      `${site}/ is a mounted folder, and a new site cannot replace it in one step. Mount its parent folder instead, or build into another: SITE_OUT_DIR=other npm run build`,
    );
  if (statSync(parent).dev !== statSync(CACHE).dev)
    throw new CommandError(`${site}/ and ${CACHE}/ are on different drives; move them to the same one.`);
}

/** How often another process may interfere between the two renames. */
const ATTEMPTS = 3;

/**
 * Replaces the site with what this process has built. Between the two renames there is no site, for less
 * than a millisecond; if the process is killed there, the next command's `restoreSite` puts the old site back.
 */
export function replaceSite(site: string): void {
  const replaced = replacedFolder(site);
  for (let attempt = 1; ; attempt++) {
    try {
      if (existsSync(site)) {
        rmSync(replaced, { recursive: true, force: true });
        renameSync(site, replaced);
      }
      renameSync(BUILD_FOLDER, site);
      break;
    } catch (error) {
      if (attempt < ATTEMPTS) continue;
      restoreSite(site);
      const { code } = error as NodeJS.ErrnoException;
      throw new CommandError(
        `The new site could not replace ${site}/ (${code}): a program or the system has some of its files open. Close them, then build again; the site is unchanged.`,
      );
    }
  }
  // Renamed like a build first, so that a site that is only partly deleted is never restored.
  if (existsSync(replaced)) renameSync(replaced, BUILD_FOLDER);
}
