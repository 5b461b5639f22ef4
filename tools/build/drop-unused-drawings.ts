/** Removes drawings that the site does not show, such as unused portraits and streets. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './built-site.ts';

/** Types of files that may reference drawings. */
const READERS = ['.html', '.css', '.js', '.json', '.webmanifest'];
const ADDRESS = /\/art\/([\w.-]+\.svg)/g;

/**
 * Removes the drawings that no page, style, script or data file of a built site references.
 *
 * @param folder - the built site
 */
export function dropUnusedDrawings(folder: string): void {
  const drawings = join(folder, 'art');
  if (!existsSync(drawings)) return;
  const named = new Set(
    READERS.flatMap((ending) => listFiles(folder, ending)).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(ADDRESS)].map(([, name]) => name),
    ),
  );
  for (const name of readdirSync(drawings)) if (!named.has(name)) rmSync(join(drawings, name));
}
