/**
 * Saves what a form sends. A form knows neither the comments of a file nor who else has changed it: comments, order and
 * line breaks are kept, and a file that says something else than when the form opened is left as it is.
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

/** Names below `content/` without a step upward, a hidden part or a sign that some system reads otherwise. */
const PATH = /^content(?!\/schemas\/)(?:\/[^./\\:*?"<>|\p{C}][^/\\:*?"<>|\p{C}]*(?<![. ]))+$/u;
/** What Windows takes for a device, whatever its ending (“Naming Files, Paths, and Namespaces”, learn.microsoft.com). */
const DEVICE = /\/(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$)/i;

/** How the pictures of each ending that the site reads begin, byte by byte. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  '.jpg': /^\xff\xd8\xff/,
  '.jpeg': /^\xff\xd8\xff/,
  '.png': /^\x89PNG\r\n/,
  '.webp': /^RIFF.{4}WEBP/s,
  '.avif': /^.{4}ftyp(?:avi[fs]|mi[af][f1])/s,
  '.svg': /<svg\b/i,
};
/** Bytes in which that is looked for: an SVG may begin with a remark. */
const BEGINNING = 4096;

/** What `/api/keystatic/update` gets: Keystatic’s files, and what `careful-saves.ts` adds. */
export const formSchema = z.object({
  additions: z.array(z.object({ path: z.string(), contents: z.base64url().or(z.base64()) })),
  deletions: z.array(z.object({ path: z.string() })),
  /** What each file was when the form opened: its digest, null where it was not there, and its text. */
  seen: z.record(z.string(), z.object({ digest: z.string().nullable(), text: z.string().optional() })),
  /** Whether the files stay as they are: what the form says is then kept as a version of before alone. */
  isGivenUp: z.boolean().default(false),
});
export type Form = z.infer<typeof formSchema>;

/** A file that says something else than when the form opened. */
export interface Conflict {
  readonly path: string;
  /** Of the file as it is now; null where it is gone. */
  readonly digest: string | null;
  /** What it says now and what the form would make of it; null for a picture, and where there is no file. */
  readonly theirs: string | null;
  readonly mine: string | null;
}

/** What a file of content says, whatever its fields. */
const GROUP = z.record(z.string(), z.unknown());

const isText = (file: string): boolean => file.endsWith('.yaml');

/** The name that Git and Keystatic give to bytes. */
export function digestOf(bytes: Uint8Array | undefined): string | null {
  if (!bytes) return null;
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** What is wrong with a file of content that cannot be read at all, in sentences; none where it can, or is not there. */
export function describeBroken(root: string, file: string): readonly string[] {
  if (!isText(file) || !existsSync(join(root, file))) return [];
  const { raw, problems } = openContentFile(join(root, file), GROUP);
  return GROUP.safeParse(raw).success ? [] : problems;
}

/** Why the forms do not write a file, behind its name; undefined where they do. */
function findRefusal(root: string, { path, bytes }: Change): string | undefined {
  if (!PATH.test(path) || DEVICE.test(path))
    return 'has a name that not every computer can store; choose another';
  if (!isInContent(root, path)) return 'lies behind a link to another folder; put the file itself there';
  if (!bytes) return undefined;
  const beginning = isText(path) ? /./s : BEGINNINGS[extname(path).toLowerCase()];
  if (!beginning) return 'is of a kind that the site does not read; take a JPEG, PNG, WebP, AVIF or SVG';
  return beginning.test(Buffer.from(bytes.subarray(0, BEGINNING)).toString('latin1'))
    ? undefined
    : 'is empty, or not what the ending of its name says; save it anew';
}

/** The text of a file, undefined where it is not there. @throws ContentError where its letters cannot be read */
function readText(root: string, file: string): string | undefined {
  const bytes = readBytes(join(root, file));
  try {
    return bytes && new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ContentError(describeBroken(root, file));
  }
}

/** The text that comments are taken from: the file’s own, or while it is broken the one that the form has read. */
function findCommented(root: string, { additions, deletions, seen }: Form, file: string): string | undefined {
  const text = readText(root, file);
  if (text !== undefined) return describeBroken(root, file).length === 0 ? text : (seen[file]?.text ?? '');
  const [former, ...others] = deletions.filter((one) => isText(one.path));
  const isRenamed = former && others.length === 0 && additions.filter((one) => isText(one.path)).length === 1;
  return isRenamed ? readText(root, former.path) : undefined;
}

/** The first line of a new file. */
function nameSchema(file: string, schemas: ReadonlyMap<string, string>): string {
  const schema = schemas.get(basename(dirname(file)));
  return schema ? `# yaml-language-server: $schema=../schemas/${schema}.json\n` : '';
}

/**
 * Saves a form, whole or not at all.
 *
 * @param root - of the project
 * @param schemas - names of the JSON Schemas for the files of each folder below `content/`
 * @returns files that somebody else has changed; then nothing is written
 * @throws ContentError where a name or what a file holds is refused, or a file on the disk is not UTF-8; the error of the
 *   system where it cannot be written
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
    if (!data) throw new ContentError([`${file} would be left without a field; load the page again.`]);
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
