/** How two content folders differ. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, sep } from 'node:path';

/** Editors read the schemas where they are; both folders are held to the same ones. */
const SHARED = 'schemas/';

export interface Difference {
  /** Path below both folders, with slashes on every system. */
  readonly file: string;
  readonly change: 'added' | 'changed' | 'removed';
}

/** Files below a folder that belong to its company alone; hidden ones are the system's. */
export function listOwnFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.split(sep).join('/'))
    .filter((name) => !name.startsWith(SHARED) && !basename(name).startsWith('.'))
    .sort();
}

/** What leads from the files of one folder to those of the other, byte by byte. */
export function compareContent(from: string, to: string): Difference[] {
  const [before, after] = [new Set(listOwnFiles(from)), new Set(listOwnFiles(to))];
  const isEqual = (file: string): boolean =>
    readFileSync(join(from, file)).equals(readFileSync(join(to, file)));
  return [...before.union(after)].sort().flatMap((file): Difference[] => {
    if (!before.has(file)) return [{ file, change: 'added' }];
    if (!after.has(file)) return [{ file, change: 'removed' }];
    return isEqual(file) ? [] : [{ file, change: 'changed' }];
  });
}

/** How many files are named in one line. */
const MOST_NAMED = 5;

/** One line about content that is not the sample's any more, undefined while it is. */
export function describeOwnContent(sample: string, own: string): string | undefined {
  const files = compareContent(sample, own).map(({ file }) => file);
  if (files.length === 0) return undefined;
  const more = files.length > MOST_NAMED ? ` and ${files.length - MOST_NAMED} more` : '';
  const named = `${files.slice(0, MOST_NAMED).join(', ')}${more}`;
  return `${own}/ is no longer the sample (${named}): tests read the sample in ${sample}/, npm run verify reads yours.`;
}
