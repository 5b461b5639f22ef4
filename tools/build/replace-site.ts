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

/** Codes of a folder that is a disk of its own, is in use, or lies in a lower layer of a container. */
const FIXED = /^E(?:BUSY|XDEV)$/;

const isFixed = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && FIXED.test(String(error.code));

/** Moves a folder, also to another disk. */
function moveFolder(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!isFixed(error)) throw error;
    cpSync(from, to, { recursive: true });
  }
}

/** @throws CommandError if the folder cannot be moved */
function setAside(folder: string, aside: string): void {
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) return;
  try {
    renameSync(folder, aside);
  } catch (error) {
    if (!isFixed(error)) throw error;
    throw new CommandError(
      `${folder}/ is a disk of its own, or another program uses it, so no build can replace it. Name a folder inside it: SITE_OUT_DIR=${join(folder, 'site')}.`,
    );
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
    moveFolder(next, arrived);
    setAside(folder, aside);
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
