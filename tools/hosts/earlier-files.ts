/**
 * Keeps hashed files of earlier builds for a day after a deploy. A page that was opened before the
 * deploy still requests its own scripts and drawings.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CONTENT_TYPES, IMMUTABLE_FOLDERS, isImmutable } from './response-headers.ts';
import { listPaths } from './site-paths.ts';

/** URL path of the list that each deploy adds to the site for the next deploy. */
export const FILE_LIST = '/hashed-files.json';
const DAY_MS = 24 * 60 * 60 * 1000;

interface FileList {
  /** Time of the deploy (ISO 8601); it identifies the deploy. */
  readonly at: string;
  /** Keyed by URL path: when each hashed file left the site; null while it belongs to the site. */
  readonly files: Readonly<Record<string, string | null>>;
}

/** Reads a file of the currently served site, by URL path; returns undefined if there is none. */
export type ReadEarlier = (path: string) => Promise<Buffer | undefined>;

/** Time limit for one file, ms. */
const TIMEOUT_MS = 30_000;

/** Cloudflare's limit on the size of a file, in bytes: 25 MiB. */
export const MOST_BYTES = 25 * 1024 * 1024;

/** Whether a file has the media type that its ending promises; older hosts call JavaScript `application/javascript`. */
function hasOwnType({ pathname }: URL, { headers }: Response): boolean {
  const [sent = ''] = headers.get('content-type')?.toLowerCase().split(';') ?? [];
  const type = sent.trim().replace('application/javascript', 'text/javascript');
  return type === CONTENT_TYPES[pathname.slice(pathname.lastIndexOf('.') + 1)];
}

/** Reads a body. @throws Error if it is larger than `MOST_BYTES` */
async function readBody({ href }: URL, { body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error(`${href} has more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Returns a function that fetches files of a site from its server. It throws if the server does not respond, or responds with
 * anything except “not found” or a file of the right type from the same host, because after an error nobody knows which
 * files the site has, and because the site's policy runs every script in its own folders.
 */
export const readFromServer =
  (origin: string): ReadEarlier =>
  async (path) => {
    const url = new URL(path, origin);
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status === 404 || answer.status === 410) return undefined;
    if (!answer.ok) throw new Error(`${url.href} answers with status ${answer.status}`);
    if (new URL(answer.url).host !== url.host) throw new Error(`${url.href} leads to another host`);
    if (!hasOwnType(url, answer)) throw new Error(`${url.href} has the type of another file`);
    return await readBody(url, answer);
  };

const ENDINGS = Object.keys(CONTENT_TYPES).filter((ending) => ending !== 'html');
/**
 * Files that a list may name. Others are ignored, because the list comes from a server and its files are copied into
 * the site.
 */
const HASHED_FILE = new RegExp(`^(${IMMUTABLE_FOLDERS.join('|')})\\w[\\w.-]*\\.(${ENDINGS.join('|')})$`);

/**
 * Returns the files of a list that are still needed, with the time at which they left the site; none if the list cannot
 * be read.
 */
function readList(list: Buffer | undefined, now: number): [path: string, left: string][] {
  let files: unknown;
  try {
    files = (JSON.parse(String(list)) as FileList).files;
  } catch {
    return [];
  }
  return Object.entries(files ?? {}).flatMap(([path, time]): [string, string][] => {
    // The clock of the computer that wrote the list may be ahead.
    const left = Math.min(time === null ? now : Date.parse(String(time)), now);
    return HASHED_FILE.test(path) && now - left < DAY_MS ? [[path, new Date(left).toISOString()]] : [];
  });
}

/**
 * Adds hashed files of earlier builds to a built site, and writes the list of all its hashed files.
 *
 * @returns how many were added
 * @throws Error if the earlier site does not respond or a file cannot be read; files already added are harmless, and
 *   the list then contains only the site's own files
 */
export async function keepEarlierFiles(
  folder: string,
  read: ReadEarlier,
  now: number = Date.now(),
): Promise<number> {
  const files: Record<string, string | null> = Object.fromEntries(
    listPaths(folder)
      .filter(isImmutable)
      .map((path) => [path, null]),
  );
  const list: FileList = { at: new Date(now).toISOString(), files };
  const writeList = (): Promise<void> => writeFile(join(folder, FILE_LIST), JSON.stringify(list));
  await writeList();
  const earlier = readList(await read(FILE_LIST), now).filter(([path]) => !Object.hasOwn(files, path));
  const kept = await Promise.all(
    earlier.map(async ([path, left]) => {
      const bytes = await read(path);
      if (!bytes) return 0;
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
      files[path] = left;
      return 1;
    }),
  );
  await writeList();
  return kept.filter(Boolean).length;
}
