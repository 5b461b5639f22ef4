/** Compares the files of a site with those of a build of the same content, and says what has changed since. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKER_PATH } from '../../src/content/offline.ts';
import { buildSite } from '../build/build-site.ts';
import { bundleWorker } from '../build/write-worker.ts';
import { listAllPaths, readOwnFile } from '../hosts/site-paths.ts';
import type { PageFault } from './page-faults.ts';

/** Characters of a changed piece that a sentence quotes. */
const MOST_QUOTED = 100;
/** Different changes that are named one by one; a site with more of them was built from something else. */
const MOST_CHANGES = 12;
const REMEDY = 'build again';
/** Where a site is built for comparison. */
const COMPARED = '.cache/compared-site';

/** Matches the end or the beginning of a text up to the next space, bracket or sign that separates values. */
const LAST_PART = /[^\s<>;,]*$/;
const FIRST_PART = /^[^\s<>;,]*/;
/** Matches the last line, element or directive that begins in a text, and captures its name. */
const LAST_NAME = /(?:^|[\n<;])[^\S\n]*([^\s<>;,]+)[^\n<;]*$/;

const quote = (piece: string): string => {
  const words = piece.trim().replaceAll(/\s+/g, ' ');
  return `“${words.length > MOST_QUOTED ? `${words.slice(0, MOST_QUOTED)}…` : words}”`;
};

/** How far from a difference its line and element are looked for, in characters; a page may be one long line. */
const NEARBY = 2000;

/** Returns the number of characters in which two texts agree, from their beginnings or, with a step of -1, their ends. */
function countEqual(one: string, other: string, step: 1 | -1 = 1): number {
  const most = Math.min(one.length, other.length);
  const at = (text: string, index: number) => text.at(step === 1 ? index : -1 - index);
  let count = 0;
  while (count < most && at(one, count) === at(other, count)) count += 1;
  return count;
}

/** Says in which piece two different texts differ, and in which line or element: “in “form”, “action="/x"” is missing”. */
export function describeChange(found: string, right: string): string {
  const same = countEqual(found, right);
  const start = same - (LAST_PART.exec(right.slice(Math.max(0, same - NEARBY), same))?.[0].length ?? 0);
  const rest = countEqual(found.slice(same), right.slice(same), -1);
  const tail = FIRST_PART.exec(right.slice(right.length - rest).slice(0, NEARBY))?.[0].length ?? 0;
  const pieceOf = (text: string): string => text.slice(start, text.length - rest + tail);
  const [wrong, expected] = [pieceOf(found), pieceOf(right)];
  const place = LAST_NAME.exec(right.slice(Math.max(0, start - NEARBY), start))?.[1];
  const where = place ? `in ${quote(place)}, ` : '';
  if (expected.trim() === '') return `${where}${quote(wrong)} does not belong there`;
  if (wrong.trim() === '') return `${where}${quote(expected)} is missing`;
  return `${where}${quote(wrong)} replaces ${quote(expected)}`;
}

/** Returns what has changed in a file, or undefined. */
export function findChange(found: Buffer, right: Buffer): string | undefined {
  if (found.equals(right)) return undefined;
  const [text, original] = [found.toString(), right.toString()];
  // The bytes of a picture or a font cannot be decoded as text without loss.
  return Buffer.from(original).equals(right)
    ? describeChange(text, original)
    : 'the file has other bytes, or was cut off';
}

/** Returns a fault for each file that is missing, foreign or changed in a folder, by comparison with a build. */
export function compareFolders(folder: string, build: string): PageFault[] {
  const [found, right] = [listAllPaths(folder), listAllPaths(build)];
  const changeOf = (path: string): string | undefined => {
    if (!right.includes(path)) return 'no build makes this file';
    if (!found.includes(path)) return 'the file is missing';
    return findChange(readOwnFile(folder, path), readOwnFile(build, path));
  };
  return [...new Set([...right, ...found])].flatMap((path) => {
    const change = changeOf(path);
    return change ? [{ path: join(folder, path), fault: `${change}; ${REMEDY}` }] : [];
  });
}

/** Sums up changes if there are so many that the whole site must come from something else. */
export function sumUp(changes: readonly PageFault[], place: string, remedy: string): readonly PageFault[] {
  const kinds = new Set(changes.map(({ fault }) => fault));
  const some = changes.slice(0, 3).map(({ path }) => path);
  const fault = `${changes.length} of its addresses, such as ${some.join(', ')}, are not what the content and the code now give; ${remedy}`;
  return kinds.size > MOST_CHANGES ? [{ path: place, fault }] : changes;
}

async function buildAnew(): Promise<string> {
  await buildSite(COMPARED);
  return COMPARED;
}

/**
 * Returns a fault for each file that differs from what the build wrote. The site's worker was made from all other files
 * and knows their digest, so a site that has its worker is whole, even if the content has changed since. Any other site
 * is compared with a build.
 *
 * @param build - returns the folder of a build of the same content
 */
export async function findChangedFiles(folder: string, build = buildAnew): Promise<readonly PageFault[]> {
  const worker = join(folder, WORKER_PATH);
  const isWhole = existsSync(worker) && readFileSync(worker, 'utf8') === (await bundleWorker(folder));
  return isWhole ? [] : sumUp(compareFolders(folder, await build()), folder, REMEDY);
}
