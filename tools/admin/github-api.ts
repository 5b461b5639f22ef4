/**
 * Answers like the part of GitHub’s API that the admin page uses. The development server serves the project’s own files
 * with it, and tests serve files in memory, so both see the requests that GitHub gets.
 *
 * @see https://docs.github.com/en/graphql/reference/mutations#createcommitonbranch
 * @see https://docs.github.com/en/rest/git
 */
import { createHash } from 'node:crypto';
import type { CommitInput } from './careful-commits.ts';

/** The content of a file in a commit; `bytes` is undefined to delete it. */
export interface FileChange {
  readonly path: string;
  readonly bytes: Uint8Array | undefined;
}

export interface Repository {
  /** Who has made the newest commit, and when; unknown for files on a disk. */
  readonly newest?: { readonly author: string; readonly date: string };
  /** Every file, keyed by path. */
  readonly list: () => ReadonlyMap<string, Uint8Array>;
  /** Writes all changes, and deletes nothing if one fails. @throws Error with a sentence that says why it refuses them */
  readonly commit: (changes: readonly FileChange[]) => void;
}

export interface ApiAnswer {
  readonly status: number;
  /** JSON, or the bytes of a file. */
  readonly body: object | Uint8Array;
}

interface GraphQuery {
  readonly query: string;
  readonly variables: { readonly input?: CommitInput };
}

/** Whoever works on this computer. */
const USER = { id: 1, login: 'you', name: 'You', email: '', avatar_url: '', html_url: '' };
/** Stands for an unknown date; the page only sorts by it. */
const SOME_DAY = '2026-01-01T00:00:00Z';

const sha1 = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** Returns the hash by which Git identifies a file. */
const digestOf = (bytes: Uint8Array): string => sha1(`blob ${bytes.length}\0`, bytes);

/** Returns a hash of all files, which stands for the newest commit. */
function headOf({ list }: Repository): string {
  const files = [...list()].map(([path, bytes]) => `${path} ${digestOf(bytes)}`);
  return sha1(files.sort().join('\n'));
}

const json = (body: object, status = 200): ApiAnswer => ({ status, body });
const refuse = (type: string, message: string): ApiAnswer => json({ data: {}, errors: [{ type, message }] });
const textOf = (bytes: Uint8Array | undefined) =>
  bytes ? { text: new TextDecoder().decode(bytes), isTruncated: false } : null;

function commit(repository: Repository, query: string, input: CommitInput): ApiAnswer {
  const { expectedHeadOid, fileChanges } = input;
  if (expectedHeadOid !== headOf(repository))
    return refuse(
      'STALE_DATA',
      `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`,
    );
  const additions = fileChanges.additions.map(({ path, contents }) => ({
    path,
    bytes: Buffer.from(contents, 'base64'),
  }));
  const deletions = fileChanges.deletions.map(({ path }) => ({ path, bytes: undefined }));
  try {
    repository.commit([...deletions, ...additions]);
  } catch (error) {
    return refuse('UNPROCESSABLE', error instanceof Error ? error.message : String(error));
  }
  const files = repository.list();
  const asked = [...query.matchAll(/(file_\d+): file\(path: ("(?:[^"\\]|\\.)*")\)/g)];
  const written = asked.map(([, alias = '', path = '']) => {
    const bytes = files.get(JSON.parse(path) as string);
    return [alias, bytes ? { oid: digestOf(bytes) } : null];
  });
  const done = { oid: headOf(repository), committedDate: SOME_DAY, ...Object.fromEntries(written) };
  return json({ data: { createCommitOnBranch: { commit: done } } });
}

/** Answers a query for fields of the repository. */
function query(repository: Repository, asked: string): ApiAnswer {
  const files = repository.list();
  const bySha = new Map([...files.values()].map((bytes) => [digestOf(bytes), bytes]));
  const oid = headOf(repository);
  const { author: name = '', date = SOME_DAY } = repository.newest ?? {};
  const author = { name, email: '', avatarUrl: '', user: null };
  const history = { nodes: [{ oid, message: '', author, committedDate: date }] };
  const fields = [
    ...[...asked.matchAll(/\b(\w+):\s+object\(oid: "([0-9a-f]+)"\)/g)].map(
      ([, alias = '', sha = '']) => [alias, textOf(bySha.get(sha))] as const,
    ),
    ...[...asked.matchAll(/\b(\w+):\s+object\(expression: ("(?:[^"\\]|\\.)*")\)/g)].map(
      ([, alias = '', place = '']) => {
        const path = (JSON.parse(place) as string).replace(/^[^:]*:/, '');
        return [alias, textOf(files.get(path))] as const;
      },
    ),
    ...[...asked.matchAll(/\b(\w+_\d+):\s+ref\(/g)].map(
      ([, alias = '']) => [alias, { target: { oid, history } }] as const,
    ),
  ];
  const known = { defaultBranchRef: { name: 'main' }, ref: { target: { oid, history } } };
  return json({ data: { repository: { ...known, ...Object.fromEntries(fields) } } });
}

/** Answers a request of the admin page. @param path - after the root of the API, with the query: `/user`, `/graphql` */
export function answerLikeGitHub(repository: Repository, path: string, body: string): ApiAnswer {
  if (path === '/graphql') {
    const asked = JSON.parse(body) as GraphQuery;
    const { input } = asked.variables;
    return input ? commit(repository, asked.query, input) : query(repository, asked.query);
  }
  if (path === '/user') return json(USER);
  if (path.includes('/collaborators/')) return json({});
  const files = repository.list();
  if (path.includes('/git/trees/')) {
    const tree = [...files].map(([file, bytes]) => ({
      path: file,
      mode: '100644',
      type: 'blob',
      sha: digestOf(bytes),
      size: bytes.length,
    }));
    return json({ sha: headOf(repository), truncated: false, tree });
  }
  const blob = /\/git\/blobs\/([0-9a-f]+)/.exec(path)?.[1];
  const bytes = blob && [...files.values()].find((one) => digestOf(one) === blob);
  return bytes ? { status: 200, body: bytes } : json({ message: 'Not Found' }, 404);
}
