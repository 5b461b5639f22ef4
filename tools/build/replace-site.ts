/** Puts a new site in the place of an earlier one, so that one of the two is always whole. */
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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

/** Codes of a folder that is on another disk, is a disk of its own, or is in use. */
const FIXED = /^E(?:BUSY|XDEV)$/;

/** Moves a folder; does something else instead if that is not possible where the folder is. */
function moveFolder(from: string, to: string, moveOtherwise: () => void): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && FIXED.test(String(error.code)))) throw error;
    moveOtherwise();
  }
}

/**
 * Moves a site to a folder. What was there is set aside beside it, on the same disk, and deleted at the end.
 *
 * @throws CommandError if the folder is a disk of its own; Error if a disk operation fails. The folder is then unchanged
 */
export function replaceSite(next: string, folder: string): void {
  const beside = join(dirname(folder), `.${basename(folder)}.${process.pid}`);
  const [arrived, aside] = [`${beside}.unfinished`, `${beside}.earlier.unfinished`];
  mkdirSync(dirname(folder), { recursive: true });
  try {
    moveFolder(next, arrived, () => cpSync(next, arrived, { recursive: true }));
    if (lstatSync(folder, { throwIfNoEntry: false }))
      moveFolder(folder, aside, () => {
        throw new CommandError(
          `${folder}/ is a disk of its own, or another program uses it, so no build can replace it. Name a folder inside it: SITE_OUT_DIR=${join(folder, 'site')}.`,
        );
      });
    try {
      renameSync(arrived, folder);
    } catch (error) {
      if (existsSync(aside)) renameSync(aside, folder);
      throw error;
    }
  } finally {
    rmSync(arrived, { recursive: true, force: true });
  }
  try {
    rmSync(aside, { recursive: true, force: true });
  } catch {
    console.warn(`${folder}/ is the new site. Delete the rest of the earlier one yourself: ${aside}`);
  }
}
