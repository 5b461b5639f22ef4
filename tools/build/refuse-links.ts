/** Refuses links in place of folders that a build writes. */
import { lstatSync } from 'node:fs';
import { CommandError } from '../command-error.ts';

/**
 * Makes sure that no folder is a link. A build would replace the link by a folder, so that a server keeps the old site,
 * or could not move the finished site from one disk to another.
 *
 * @throws CommandError that names the link and the remedy
 */
export function refuseLinks(folders: readonly string[]): void {
  const link = folders.find((folder) => lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink());
  if (link)
    throw new CommandError(
      `${link} is a link to another folder. Delete the link, then try again; copy the finished site to where it is served.`,
    );
}
