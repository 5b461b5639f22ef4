/** The folder of a built site: how the next site takes its place, and what killed builds leave behind. */
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
/** Where this process builds. */
export const BUILD_FOLDER = join(CACHE, `build-${process.pid}`);

/** Where a site waits, for a moment, while the next one takes its place. */
const replacedFolder = (site: string): string =>
  join(CACHE, `replaced-${encodeURIComponent(relative('', resolve(site)))}`);

/** Removes what builds that were killed had begun. */
function removeKilledBuilds(): void {
  for (const name of readdirSync(CACHE)) {
    const pid = Number(/^build-(\d+)/.exec(name)?.[1]);
    if (pid === process.pid || (pid && !isRunning(pid)))
      // A step of it may still run, and write.
      rmSync(join(CACHE, name), { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Megabytes that a build takes at most while it runs: three times as much as the sample’s. */
const LEAST_ROOM = 50;

/** @throws CommandError where the folder cannot be made or written, or its disk is full */
function assertWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const remedy = code === 'EEXIST' ? 'make it a folder' : 'let whoever builds write there';
    throw new CommandError(`${folder} cannot be written (${code}); ${remedy}.`);
  }
  const { bavail, bsize } = statfsSync(folder);
  const room = Math.floor((bavail * bsize) / 1e6);
  if (room < LEAST_ROOM)
    throw new CommandError(
      `The disk of ${folder} has room for ${room} MB, and a build takes up to ${LEAST_ROOM}; free some.`,
    );
}

/** True for a volume or a folder that is mounted here; those of the same drive are known on Linux alone. */
function isMount(folder: string): boolean {
  const real = realpathSync(folder);
  if (statSync(real).dev !== statSync(dirname(real)).dev) return true;
  const table = '/proc/self/mountinfo';
  if (!existsSync(table)) return false;
  // The fifth word is the place, with blanks in octal (proc_pid_mountinfo(5)).
  return readFileSync(table, 'utf8')
    .split('\n')
    .some((line) => line.split(' ')[4]?.replace(/\\040/g, ' ') === real);
}

/**
 * Completes a replacement that was interrupted between its two renames: the site from before comes back.
 */
export function restoreSite(site: string): void {
  const replaced = replacedFolder(site);
  if (existsSync(site) || !existsSync(replaced)) return;
  try {
    renameSync(replaced, site);
  } catch (error) {
    // The build that is running was faster.
    if (!existsSync(site)) throw error;
  }
}

/** @throws CommandError where something else than a folder has the name of the site */
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
 * Makes everything ready for a build whose result will take the place of this site.
 *
 * @throws CommandError when it could not, so that nobody waits for a build in vain
 */
export function prepareReplacement(site: string): void {
  const parent = dirname(resolve(site));
  // Leftovers take room, and stay where they cannot be removed.
  if (existsSync(CACHE) && statSync(CACHE).isDirectory()) removeKilledBuilds();
  for (const folder of [CACHE, parent]) assertWritable(folder);
  assertFolderOrNothing(site);
  restoreSite(site);
  if (existsSync(site) && isMount(site))
    throw new CommandError(
      `${site}/ is a mounted folder, and a new site cannot take its place in one step. Mount the folder above it, or build into another: SITE_OUT_DIR=other npm run build`,
    );
  if (statSync(parent).dev !== statSync(CACHE).dev)
    throw new CommandError(`${site}/ and ${CACHE}/ are on different drives; bring them to the same one.`);
}

/** How often another process may come between the two renames. */
const ATTEMPTS = 3;

/**
 * Puts what this process has built in the place of the site. There is no site between two renames, which takes less
 * than a millisecond; killed there, `restoreSite` of the next command puts the old one back.
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
        `The new site could not take the place of ${site}/ (${code}): a program or the system holds files of it. Release them, then build again; the site is as it was.`,
      );
    }
  }
  // Under the name of a build, so that nobody restores a part of it when this is interrupted.
  if (existsSync(replaced)) renameSync(replaced, BUILD_FOLDER);
}
