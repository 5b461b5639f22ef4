/** Replaces a built site with the next build, and cleans up after killed builds. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
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
      // A child process of the killed build may still be writing.
      rmSync(join(CACHE, name), { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Restores the previous site if a replacement was interrupted between its two renames. */
export function restoreSite(site: string): void {
  const replaced = replacedFolder(site);
  if (!existsSync(site) && existsSync(replaced)) renameSync(replaced, site);
}

/** Prepares a build whose result will replace this site. */
export function prepareReplacement(site: string): void {
  mkdirSync(CACHE, { recursive: true });
  removeKilledBuilds();
  restoreSite(site);
}

/**
 * Replaces the site with what this process has built. Between the two renames there is no site, for less
 * than a millisecond; if the process is killed there, the next command's `restoreSite` puts the old site back.
 *
 * @throws CommandError if the system refuses; the site is then unchanged
 */
export function replaceSite(site: string): void {
  const replaced = replacedFolder(site);
  try {
    rmSync(replaced, { recursive: true, force: true });
    if (existsSync(site)) renameSync(site, replaced);
    renameSync(BUILD_FOLDER, site);
  } catch (error) {
    restoreSite(site);
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandError(
      `The new site could not replace ${site}/ (${code}). Close programs that have files in ${site}/ open, keep ${site}/ and ${CACHE}/ on one drive, and do not mount anything at these folders; then build again.`,
    );
  }
  // The old site gets the build folder's name, and the caller deletes it. If it were deleted here and the process were
  // killed, `restoreSite` could later restore a partly deleted site.
  if (existsSync(replaced)) renameSync(replaced, BUILD_FOLDER);
}
