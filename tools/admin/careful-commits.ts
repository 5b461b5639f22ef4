/**
 * Makes the page’s commits careful: before each, the newest text of every file is read and merged with the changes of
 * the form, so that nothing that somebody else has saved is lost.
 */
import { LEAST_SIDE } from '../../src/lib/photos/least-side.ts';
import { type Answer, explainAnswer, explainErrors, SENTENCES } from './explain-answer.ts';
import type { Content, Edit } from './open-content.ts';

/** How often a commit is tried again if another one arrives at the same moment. */
const MOST_TRIES = 4;

/** A commit that Sveltia CMS does not know, so that it reads the files again. */
const UNKNOWN = '0'.repeat(40);

interface FileChange {
  readonly path: string;
  /** Base64. */
  readonly contents: string;
}

/** @see https://docs.github.com/en/graphql/reference/input-objects#createcommitonbranchinput */
export interface CommitInput {
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

const toBytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const toText = (base64: string): string => new TextDecoder().decode(toBytes(base64));

const toBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** Loads what only a save needs, the schemas above all, so that phones show a form sooner. */
export const loadFormat = () => import('./content-format.ts');

/** What forms of this page have read, want to write and have written. */
export class Edits {
  /** Keyed by text. */
  readonly #waiting = new Map<string, Edit>();
  readonly #written = new Map<string, { readonly content: Content; readonly text: string }>();
  readonly #read = new Set<string>();
  readonly #warned = new Set<string>();

  /** Remembers a file that the page has read. */
  addFile(text: string): void {
    this.#read.add(text.trim());
  }

  /** Whether somebody at this page may have seen a text: it was read or written here. */
  knows(text: string): boolean {
    return this.#read.has(text.trim()) || this.#waiting.has(text.trim());
  }

  /** Refuses once; whoever presses again has read the sentence. @throws Error with the sentence, the first time */
  warnOnce(cause: string, sentence: string): void {
    if (this.#warned.has(cause)) return;
    this.#warned.add(cause);
    throw new Error(sentence);
  }

  /** Returns the text of an edit for Sveltia CMS, and remembers what it stands for. @throws as `writeContent` */
  async write(edit: Edit): Promise<string> {
    const { writeContent } = await loadFormat();
    const newest = this.#written.get(edit.source ?? '')?.text ?? edit.source;
    const text = writeContent(edit, newest, this.knownOf(edit));
    this.#waiting.set(text.trim(), edit);
    return text;
  }

  /** Returns the edit that wrote a text last. */
  find(text: string): Edit | undefined {
    return this.#waiting.get(text.trim());
  }

  /** Returns what a form of this source shows; undefined if this page has not saved it. */
  knownOf({ source }: Edit): Content | undefined {
    return this.#written.get(source ?? '')?.content;
  }

  /** Remembers that an edit was saved as this text, so that the next one starts from it. */
  keep({ source, content }: Edit, text: string): void {
    if (source !== undefined) this.#written.set(source, { content, text });
  }
}

/** Returns the commit that a request asks for; undefined for other requests. */
function readCommit({ body }: RequestInit = {}): CommitBody | undefined {
  if (typeof body !== 'string' || !body.includes('createCommitOnBranch')) return undefined;
  return JSON.parse(body) as CommitBody;
}

/**
 * Returns the file of an edit with everything that others have saved.
 *
 * @param namesake - the file without whose name this one would have another, because Sveltia CMS adds “-1” to it
 * @throws Error for a new file whose name or address is taken; as `writeContent`
 */
async function writeNewest(
  edit: Edit,
  newest: string | undefined,
  known: Content | undefined,
  namesake: string | undefined,
) {
  const { isSameEntry, writeContent } = await loadFormat();
  const isNew = edit.source === undefined;
  const text = writeContent(edit, isNew ? undefined : newest, known);
  // A save whose answer was lost is repeated with the same text.
  const isTaken =
    (newest !== undefined && newest !== text) || (namesake && isSameEntry(edit.content, namesake));
  if (isNew && isTaken) throw new Error(SENTENCES.taken);
  return text;
}

/** Returns the path that Sveltia CMS would have chosen for a new file if that were not taken. */
const withoutNumber = (path: string): string => path.replace(/-\d+(?=\.yaml$)/, '');

/** @throws Error for a photo that the build refuses (`measure-photo.ts`) */
async function checkPhoto({ path, contents }: FileChange): Promise<void> {
  if (!path.startsWith('content/photos/')) return;
  const nothing = { width: 0, height: 0 };
  const { width, height } = await createImageBitmap(new Blob([toBytes(contents)])).catch(() => nothing);
  if (Math.min(width, height) < LEAST_SIDE) throw new Error(SENTENCES.photo);
}

type Send = (body: unknown) => Promise<Response>;

/** Reads the newest commit and files in one request, so that they belong together; returns an answer that has none. */
async function readNewest(send: Send, { branch, fileChanges }: CommitInput): Promise<Newest | Response> {
  const [owner, repo] = branch.repositoryNameWithOwner.split('/');
  const changed = [...fileChanges.additions, ...fileChanges.deletions]
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.yaml'));
  const paths = [...new Set(changed.flatMap((path) => [path, withoutNumber(path)]))];
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
function forgetFiles(commit: Record<string, unknown>): Response {
  const files = Object.keys(commit).filter((name) => name.startsWith('file_'));
  const unknown = Object.fromEntries(files.map((name) => [name, { oid: UNKNOWN }]));
  return Response.json({
    data: { createCommitOnBranch: { commit: { ...commit, ...unknown, oid: UNKNOWN } } },
  });
}

/** @throws Error at the first try to delete what somebody else has changed, except an entry that gets another name */
function warnOfDeletions(edits: Edits, { fileChanges }: CommitInput, { texts }: Newest): void {
  if (fileChanges.additions.some(({ path }) => texts.has(path) && texts.get(path) === undefined)) return;
  for (const { path } of fileChanges.deletions) {
    const text = texts.get(path);
    if (text !== undefined && !edits.knows(text)) edits.warnOnce(path + text, SENTENCES.changed);
  }
}

/** Sends a commit until no other one arrives in between. */
async function commit(send: Send, edits: Edits, body: CommitBody, tries = MOST_TRIES): Promise<Response> {
  const { input } = body.variables;
  const newest = await readNewest(send, input);
  if (newest instanceof Response) return explainErrors(newest);
  // A file with a new name is looked up by its old one, too.
  const former = input.fileChanges.deletions.find(({ path }) => newest.texts.has(path))?.path ?? '';
  const old = newest.texts.get(former);
  await Promise.all(input.fileChanges.additions.map(checkPhoto));
  const merge = async (file: FileChange) => {
    const own = newest.texts.get(file.path);
    const current = own ?? old;
    const edit = file.path.endsWith('.yaml') ? edits.find(toText(file.contents)) : undefined;
    if (!edit) return { file, edit, isMerged: false };
    // A file that is only changed while another one is deleted has been read.
    if (own !== undefined && old !== undefined && !edits.knows(own)) throw new Error(SENTENCES.taken);
    const plainPath = withoutNumber(file.path);
    const namesake = plainPath === file.path ? undefined : newest.texts.get(plainPath);
    const text = await writeNewest(edit, current, edits.knownOf(edit), namesake);
    const contents = toBase64(text);
    return { file: { ...file, contents }, edit, isMerged: contents !== file.contents };
  };
  warnOfDeletions(edits, input, newest);
  const files = await Promise.all(input.fileChanges.additions.map(merge));
  const fileChanges = { ...input.fileChanges, additions: files.map(({ file }) => file) };
  const careful = { ...input, expectedHeadOid: newest.head, fileChanges };
  const response = await send({ ...body, variables: { ...body.variables, input: careful } });
  const { data, errors } = (await response.clone().json()) as Answer;
  if (errors?.some(({ type }) => type === 'STALE_DATA') && tries > 1)
    return await commit(send, edits, body, tries - 1);
  const done = data?.createCommitOnBranch?.commit;
  if (!done || errors) return explainErrors(response);
  for (const { edit, file } of files) if (edit) edits.keep(edit, toText(file.contents));
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
      if (!body) return await explainAnswer(await send(input, init));
      const post = (content: unknown) => send(input, { ...init, body: JSON.stringify(content) });
      return await commit(post, edits, body);
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError)
        throw new TypeError(SENTENCES.offline, { cause: error });
      throw error;
    }
  };
}
