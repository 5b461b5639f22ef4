/** Stylesheets that are files, named by their content, so that they may be cached forever. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes a stylesheet below the folder of a built site.
 *
 * @param use - first part of the file's name
 * @returns its address
 */
export function storeStyles(folder: string, use: 'late' | 'print', css: string): string {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const address = `/_astro/${use}.${hash}.css`;
  mkdirSync(join(folder, '_astro'), { recursive: true });
  writeFileSync(join(folder, address), css);
  return address;
}
