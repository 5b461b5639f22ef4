/**
 * Makes the page’s commits careful: before each, the newest text of every file is read and merged with the changes of
 * the form, so that nothing that somebody else has saved is lost. Also says what to do if GitHub does not answer, or
 * refuses.
 */
import { LINKED_PATHS } from '../../src/content/top-pages.ts';
import type { Content, Edit } from './open-content.ts';

/** How often a commit is tried again if another one arrives at the same moment. */
const MOST_TRIES = 4;

/** A commit that Sveltia CMS does not know, so that it reads the files again. */
const UNKNOWN = '0'.repeat(40);

export const SENTENCES = {
  offline:
    'No answer came, so nothing may have been saved. Your text is safe on this device. Press Save again when you have a connection; saving twice does no harm.',
  expired:
    'Your sign-in has expired. Your text is safe on this device: sign out in the menu, sign in again, open this form and choose Restore.',
  refused:
    'GitHub does not let this account change the site, so nothing was saved. Your text is safe on this device. Ask the person who set up the site to give you the right to write.',
  busy: 'GitHub has no time right now, so nothing was saved. Your text is safe on this device. Wait a minute, then press Save again.',
  taken:
    'There is already an entry with this name, so nothing was saved. Your text is still here: choose another name, or copy it into that entry.',
} as const;

interface FileChange {
  readonly path: string;
  /** Base64. */
  readonly contents: string;
}

/** @see https://docs.github.com/en/graphql/reference/input-objects#createcommitonbranchinput */
export interface CommitInput {
  readonly message: { readonly headline: string };
  readonly branch: { readonly repositoryNameWithOwner: string; readonly branchName: string };
  readonly expectedHeadOid: string;
  readonly fileChanges: {
    readonly additions: readonly FileChange[];
    readonly deletions: readonly { readonly path: string }[];
  };
}

interface CommitBody {
  readonly query: string;
  readonly variables: { readonly input: CommitInput };
}

/** The newest commit of the branch, and the newest texts of files, keyed by path; undefined if one does not exist. */
interface Newest {
  readonly head: string;
  readonly texts: ReadonlyMap<string, string | undefined>;
}

type Commit = Record<string, unknown>;
interface Answer {
  readonly data?: Record<string, unknown> & { readonly createCommitOnBranch?: { readonly commit: Commit } };
  readonly errors?: readonly { readonly type?: string; readonly message: string }[];
  readonly message?: string;
}

const toText = (base64: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));

const toBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** Loads what only a save needs, the schemas above all, so that phones show a form sooner. */
export const loadFormat = () => import('./content-format.ts');

/** What forms of this page have read, want to write and have written. */
export class Edits {
  /** Slugs of services, areas and own pages, to which links may lead. */
  readonly #slugs: { readonly schema: string; readonly slug: unknown }[] = [];
  readonly #waiting = new Map<string, Edit>();
  readonly #written = new Map<string, Content>();

  /** Remembers a file to which links may lead. */
  addTarget(schema: string, { slug }: Content): void {
    this.#slugs.push({ schema, slug });
  }

  /** Returns the text of an edit for Sveltia CMS, and remembers what it stands for. @throws as `writeContent` */
  async write(edit: Edit): Promise<string> {
    const { writeContent } = await loadFormat();
    const slugs = [...this.#slugs, { schema: edit.schema, slug: edit.content.slug }];
    const listSlugs = (schema: string): string[] =>
      slugs.flatMap((one) => (one.schema === schema ? String(one.slug) : []));
    const text = writeContent(edit, edit.source, this.knownOf(edit), {
      service: listSlugs('service'),
      borough: listSlugs('borough'),
      page: [...Object.keys(LINKED_PATHS), ...listSlugs('own-page')],
    });
    this.#waiting.set(text.trim(), edit);
    return text;
  }

  /** Returns the edit that a text stands for. */
  find(text: string): Edit | undefined {
    return this.#waiting.get(text.trim());
  }

  /** Returns what a form of this source shows; undefined if this page has not saved it. */
  knownOf({ source }: Edit): Content | undefined {
    return source === undefined ? undefined : this.#written.get(source);
  }

  /** Remembers that an edit was saved, so that the next one starts from it. */
  keep({ source, content }: Edit): void {
    if (source !== undefined) this.#written.set(source, content);
  }
}

/** Returns the commit that a request asks for; undefined for other requests. */
function readCommit({ body }: RequestInit = {}): CommitBody | undefined {
  if (typeof body !== 'string' || !body.includes('createCommitOnBranch')) return undefined;
  return JSON.parse(body) as CommitBody;
}

/** Replaces GitHub’s words for an expired sign-in and for missing rights by a sentence that says what to do. */
async function explain(response: Response): Promise<Response> {
  if (response.status === 401) return Response.json({ message: SENTENCES.expired }, { status: 401 });
  if (response.status !== 403) return response;
  const isBusy = /rate limit/i.test(await response.clone().text());
  return Response.json({ message: isBusy ? SENTENCES.busy : SENTENCES.refused }, { status: 403 });
}

/**
 * Returns the file of an edit with everything that others have saved.
 *
 * @throws Error for a new file whose name somebody else has taken; as `writeContent`
 */
async function writeNewest(edit: Edit, newest: string | undefined, known: Content | undefined) {
  const { writeContent } = await loadFormat();
  const isNew = edit.source === undefined;
  const text = writeContent(edit, isNew ? undefined : newest, known);
  // A save whose answer was lost is repeated with the same text.
  if (isNew && newest !== undefined && newest !== text) throw new Error(SENTENCES.taken);
  return text;
}

type Send = (body: unknown) => Promise<Response>;

/** Reads the newest commit and files in one request, so that they belong together; returns an answer that has none. */
async function readNewest(send: Send, { branch, fileChanges }: CommitInput): Promise<Newest | Response> {
  const [owner, repo] = branch.repositoryNameWithOwner.split('/');
  const paths = [...fileChanges.additions, ...fileChanges.deletions]
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.yaml'));
  const files = paths.map((path, index) => {
    const expression = JSON.stringify(`${branch.branchName}:${path}`);
    return `newest_${index}: object(expression: ${expression}) { ... on Blob { text } }`;
  });
  const query = `query($owner: String!, $repo: String!, $branch: String!) { repository(owner: $owner, name: $repo) { ref(qualifiedName: $branch) { target { oid } } ${files.join(' ')} } }`;
  const response = await send({ query, variables: { owner, repo, branch: branch.branchName } });
  const answer = (await response.clone().json()) as Answer;
  const found = answer.data?.repository as Record<string, { text?: string } | null> & {
    readonly ref?: { readonly target: { readonly oid: string } };
  };
  if (!response.ok || answer.errors || !found?.ref) return response;
  const texts = paths.map((path, index) => [path, found[`newest_${index}`]?.text] as const);
  return { head: found.ref.target.oid, texts: new Map(texts) };
}

/**
 * Returns GitHub’s answer without the hashes of the files that were merged: Sveltia CMS has its own text, without the
 * changes of others, and reads files again whose hash it does not know.
 */
function forgetFiles(commit: Commit): Response {
  const files = Object.keys(commit).filter((name) => name.startsWith('file_'));
  const unknown = Object.fromEntries(files.map((name) => [name, { oid: UNKNOWN }]));
  return Response.json({
    data: { createCommitOnBranch: { commit: { ...commit, ...unknown, oid: UNKNOWN } } },
  });
}

/** Sends a commit until no other one arrives in between. */
async function commit(send: Send, edits: Edits, body: CommitBody, tries = MOST_TRIES): Promise<Response> {
  const { input } = body.variables;
  const newest = await readNewest(send, input);
  if (newest instanceof Response) return explain(newest);
  // A file with a new name is looked up by its old one, too.
  const former = input.fileChanges.deletions.find(({ path }) => newest.texts.has(path))?.path ?? '';
  const merge = async (file: FileChange) => {
    const edit = file.path.endsWith('.yaml') ? edits.find(toText(file.contents)) : undefined;
    if (!edit) return { file, edit, isMerged: false };
    const current = newest.texts.get(file.path) ?? newest.texts.get(former);
    const text = await writeNewest(edit, current, edits.knownOf(edit));
    const contents = toBase64(text);
    return { file: { ...file, contents }, edit, isMerged: contents !== file.contents };
  };
  const files = await Promise.all(input.fileChanges.additions.map(merge));
  const fileChanges = { ...input.fileChanges, additions: files.map(({ file }) => file) };
  const careful = { ...input, expectedHeadOid: newest.head, fileChanges };
  const response = await send({ ...body, variables: { ...body.variables, input: careful } });
  const { data, errors } = (await response.clone().json()) as Answer;
  if (errors?.some(({ type }) => type === 'STALE_DATA') && tries > 1)
    return await commit(send, edits, body, tries - 1);
  if (errors?.some(({ type }) => type === 'FORBIDDEN'))
    return Response.json({ errors: [{ message: SENTENCES.refused }] });
  const done = data?.createCommitOnBranch?.commit;
  if (!done || errors) return explain(response);
  for (const { edit } of files) if (edit) edits.keep(edit);
  return files.some(({ isMerged }) => isMerged) ? forgetFiles(done) : response;
}

/**
 * Wraps `fetch`.
 *
 * @param isApi - whether an address belongs to GitHub’s API, or to the development server’s
 */
export function makeCarefulFetch(
  send: typeof fetch,
  isApi: (url: string) => boolean,
  edits: Edits,
): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!isApi(url)) return await send(input, init);
    const body = readCommit(init);
    try {
      if (!body) return await explain(await send(input, init));
      const post = (content: unknown) => send(input, { ...init, body: JSON.stringify(content) });
      return await commit(post, edits, body);
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError)
        throw new TypeError(SENTENCES.offline, { cause: error });
      throw error;
    }
  };
}
