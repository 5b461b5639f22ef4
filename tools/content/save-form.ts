/**
 * Saves what a form sends. A form knows neither the file's comments nor later changes by others. Therefore, this module
 * keeps comments and order, and does not overwrite a file that has changed since the form opened.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ContentError } from '../../src/lib/content/content-error.ts';
import { openContentFile } from '../../src/lib/content/read-content.ts';
import { choosePicture } from './choose-picture.ts';
import { keepComments } from './keep-comments.ts';
import { type Change, changeContent, isInContent, keepVersions, readBytes } from './saved-versions.ts';

/** Paths in `content/`, except `schemas/`, without `..`, hidden files or characters that systems treat specially. */
const PATH = /^content(?!\/schemas\/)(?:\/[^./\\:*?"<>|\p{C}][^/\\:*?"<>|\p{C}]*(?<![. ]))+$/u;
/**
 * Names that Windows reserves for devices, with any extension (“Naming Files, Paths, and Namespaces”,
 * learn.microsoft.com).
 */
const DEVICE = /\/(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$)/i;

/** What the first bytes of a picture must contain, keyed by file extension. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  '.jpg': /^\xff\xd8\xff/,
  '.jpeg': /^\xff\xd8\xff/,
  '.png': /^\x89PNG\r\n/,
  '.webp': /^RIFF.{4}WEBP/s,
  '.avif': /^.{4}ftyp(?:avi[fs]|mi[af][f1])/s,
  '.svg': /<svg\b/i,
};
/** How many bytes to search for these patterns; the tag `<svg` may follow a comment. */
const BEGINNING = 4096;

/** Request body of `/api/keystatic/update`: Keystatic’s files, and what `careful-saves.ts` adds. */
export const formSchema = z.object({
  additions: z.array(z.object({ path: z.string(), contents: z.base64url().or(z.base64()) })),
  deletions: z.array(z.object({ path: z.string() })),
  /** Each file when the form opened, keyed by path: its digest (null if it did not exist) and its text. */
  seen: z.record(z.string(), z.object({ digest: z.string().nullable(), text: z.string().optional() })),
  /** True to leave the files unchanged and only keep the form's content as an old version. */
  isGivenUp: z.boolean().default(false),
});
export type Form = z.infer<typeof formSchema>;

/** A file that has changed since the form opened. */
export interface Conflict {
  readonly path: string;
  /** Digest of the current file; null if it was deleted. */
  readonly digest: string | null;
  /** `theirs`: the file’s current text. `mine`: what the form would write. Null for a picture or a missing file. */
  readonly theirs: string | null;
  readonly mine: string | null;
}

/** A content file with any fields. */
const GROUP = z.record(z.string(), z.unknown());

const isText = (file: string): boolean => file.endsWith('.yaml');

/** Returns the hash by which Git and Keystatic identify a file; null if there is no file. */
export function digestOf(bytes: Uint8Array | undefined): string | null {
  if (!bytes) return null;
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** Returns sentences that say why a content file cannot be read; none if it is readable or does not exist. */
export function describeBroken(root: string, file: string): readonly string[] {
  if (!isText(file) || !existsSync(join(root, file))) return [];
  const { raw, problems } = openContentFile(join(root, file), GROUP);
  return GROUP.safeParse(raw).success ? [] : problems;
}

/** Returns why the forms may not write a file, to follow its name in a sentence; undefined if they may. */
function findRefusal(root: string, { path, bytes }: Change): string | undefined {
  if (!PATH.test(path) || DEVICE.test(path))
    return 'has a name that not every computer can store; choose another';
  if (!isInContent(root, path))
    return 'is stored outside content/, behind a link; replace the link with the file or folder itself';
  if (!bytes) return undefined;
  const beginning = isText(path) ? /./s : BEGINNINGS[extname(path).toLowerCase()];
  if (!beginning) return 'is a kind of file that the site does not read; use a JPEG, PNG, WebP, AVIF or SVG';
  return beginning.test(Buffer.from(bytes.subarray(0, BEGINNING)).toString('latin1'))
    ? undefined
    : 'is empty, or its content does not match its file extension; save it again';
}

/** Reads a file; returns undefined if it does not exist. @throws ContentError if it is not UTF-8 */
function readText(root: string, file: string): string | undefined {
  const bytes = readBytes(join(root, file));
  try {
    return bytes && new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ContentError(describeBroken(root, file));
  }
}

/**
 * Returns the text whose comments stay: the file’s; if that is broken, the text that the form read; if the file was
 * renamed, the text of the old file; otherwise undefined.
 */
function findCommented(root: string, { additions, deletions, seen }: Form, file: string): string | undefined {
  const text = readText(root, file);
  if (text !== undefined) return describeBroken(root, file).length === 0 ? text : (seen[file]?.text ?? '');
  const [former, ...others] = deletions.filter((one) => isText(one.path));
  const isRenamed = former && others.length === 0 && additions.filter((one) => isText(one.path)).length === 1;
  return isRenamed ? readText(root, former.path) : undefined;
}

/** Returns the first line of a new file, which names its schema; empty if it has none. */
function nameSchema(file: string, schemas: ReadonlyMap<string, string>): string {
  const schema = schemas.get(basename(dirname(file)));
  return schema ? `# yaml-language-server: $schema=../schemas/${schema}.json\n` : '';
}

/**
 * Saves everything that a form sends, or nothing.
 *
 * @param root - the project folder
 * @param schemas - names of JSON Schemas, keyed by the folder in `content/` whose files they describe
 * @returns files that somebody else has changed; if there are any, nothing is written
 * @throws ContentError if a name or a file's content is refused, or a file on disk is not UTF-8; a
 *   system error if a file cannot be written
 */
export function saveForm(root: string, form: Form, schemas: ReadonlyMap<string, string>): Conflict[] {
  const sent: Change[] = [
    ...form.additions.map(({ path, contents }) => ({ path, bytes: Buffer.from(contents, 'base64') })),
    ...form.deletions.map(({ path }) => ({ path, bytes: undefined })),
  ];
  const refusals = sent.flatMap((change) => {
    const refusal = findRefusal(root, change);
    return refusal ? [`${change.path} ${refusal}.`] : [];
  });
  if (refusals.length > 0) throw new ContentError(refusals);
  const all = sent.map(({ path: file, bytes }): Change => {
    if (!isText(file) || !bytes) return { path: file, bytes };
    const { data } = GROUP.safeParse(parse(Buffer.from(bytes).toString()));
    if (!data) throw new ContentError([`${file} would have no fields left; reload the page.`]);
    const content = choosePicture(data);
    const before = findCommented(root, form, file);
    const start = before === undefined ? nameSchema(file, schemas) : '';
    return { path: file, bytes: Buffer.from(start + keepComments(before ?? '', content)) };
  });
  if (form.isGivenUp) {
    keepVersions(root, all);
    return [];
  }
  const conflicts = all.flatMap(({ path: file, bytes }): Conflict[] => {
    const digest = digestOf(readBytes(join(root, file)));
    const seen = form.seen[file]?.digest ?? null;
    if (digest === seen || digest === digestOf(bytes)) return [];
    const mine = isText(file) && bytes ? Buffer.from(bytes).toString('utf8') : null;
    return [{ path: file, digest, mine, theirs: (isText(file) && readText(root, file)) || null }];
  });
  if (conflicts.length === 0) changeContent(root, all);
  return conflicts;
}
