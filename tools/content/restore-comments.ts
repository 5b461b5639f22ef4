/** Gives content that a form has saved its comments back: Keystatic writes a whole file anew, without them. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { parse } from 'yaml';
import { choosePicture } from './choose-picture.ts';
import { keepComments } from './keep-comments.ts';

/** Files of content start with the line that names their schema; what a form has saved does not. */
const isSavedByForm = (text: string): boolean => !text.startsWith('#');

/**
 * Watches a folder of content from now on.
 *
 * @param folder - as it is now; what its files say before a save is remembered
 */
export function restoreComments(folder: string, { watcher }: Pick<ViteDevServer, 'watcher'>): void {
  const root = resolve(folder);
  const texts = new Map<string, string>();
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (path.endsWith('.yaml')) texts.set(path, readFileSync(join(root, path), 'utf8'));
  }

  /** A new file begins as the others of its folder do. */
  const findFirstLine = (path: string): string => {
    const [, sibling = ''] = [...texts].find(([other]) => dirname(other) === dirname(path)) ?? [];
    return isSavedByForm(sibling) ? '' : sibling.slice(0, sibling.indexOf('\n') + 1);
  };

  const writeAsBefore = (path: string, saved: string): string => {
    const content = choosePicture(parse(saved));
    const before = texts.get(path);
    return before ? keepComments(before, content) : findFirstLine(path) + keepComments('', content);
  };

  const restore = (file: string): void => {
    const path = relative(root, resolve(file));
    if (path.startsWith(`..${sep}`) || !path.endsWith('.yaml')) return;
    const saved = readFileSync(join(root, path), 'utf8');
    // A program that writes empties the file first; its next event brings the rest.
    if (saved.trim() === '') return;
    const text = isSavedByForm(saved) ? writeAsBefore(path, saved) : saved;
    texts.set(path, text);
    if (text !== saved) writeFileSync(join(root, path), text);
  };
  watcher.add(root);
  watcher.on('add', restore).on('change', restore);
}
