/** Refuses links and other folders in place of those that a build writes. */
import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * Makes sure that a build replaces nothing but an earlier site, whatever folder is named, such as that of the project.
 *
 * @throws CommandError that names the folder and the remedy
 */
export function refuseOtherFiles(folder: string): void {
  const isFolder = lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (isFolder && !existsSync(join(folder, 'index.html')) && readdirSync(folder).length > 0)
    throw new CommandError(
      `${folder}/ has files that are not a built site. Empty it, or choose another folder.`,
    );
}
