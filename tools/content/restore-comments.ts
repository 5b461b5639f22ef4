/** Gives content that a form has saved its comments back: Keystatic writes a whole file anew, without them. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { parse } from 'yaml';
import { choosePicture } from './choose-picture.ts';
import { keepComments } from './keep-comments.ts';

/** Files of content start with the line that names their schema; what a form has saved does not. */
const isSavedByForm = (text: string): boolean => !text.startsWith('#');

/**
 * When a file is looked at again after it changed, in ms: what changes again within 50 ms makes no event of its own
 * (chokidar).
 */
export const SECOND_LOOK = 100;

/**
 * Watches a folder of content from now on.
 *
 * @param folder - as it is now; what its files say before a save is remembered
 * @param schemas - names of the JSON Schemas for the files of each folder in it
 */
export function restoreComments(
  folder: string,
  schemas: ReadonlyMap<string, string>,
  { watcher }: Pick<ViteDevServer, 'watcher'>,
): void {
  const root = resolve(folder);
  const texts = new Map<string, string>();
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (path.endsWith('.yaml')) texts.set(path, readFileSync(join(root, path), 'utf8'));
  }

  /** The first line of a new file. */
  const nameSchema = (path: string): string => {
    const schema = schemas.get(dirname(path));
    return schema ? `# yaml-language-server: $schema=../schemas/${schema}.json\n` : '';
  };

  const writeAsBefore = (path: string, saved: string): string => {
    const content = choosePicture(parse(saved));
    const before = texts.get(path);
    return before ? keepComments(before, content) : nameSchema(path) + keepComments('', content);
  };

  const restore = (file: string): void => {
    const path = relative(root, resolve(file));
    if (path.startsWith(`..${sep}`) || !path.endsWith('.yaml')) return;
    const saved = existsSync(file) ? readFileSync(file, 'utf8') : '';
    // A program that writes empties the file first; the next look finds the rest.
    if (saved.trim() === '') return;
    const text = isSavedByForm(saved) ? writeAsBefore(path, saved) : saved;
    texts.set(path, text);
    if (text !== saved) writeFileSync(file, text);
  };

  const follow = (file: string): void => {
    restore(file);
    setTimeout(restore, SECOND_LOOK, file).unref();
  };
  watcher.add(root);
  watcher.on('add', follow).on('change', follow);
}
