import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../command-error.ts';

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
