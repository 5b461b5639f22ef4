/**
 * Prevents a form from overwriting changes that it has not read. Keystatic does not send which version a save
 * replaces. This module adds that version's digest, and if somebody else saved first, asks which version to keep.
 */
import { createStore, del, entries } from 'idb-keyval';
import type { Conflict, Form } from '../content/save-form.ts';
import { showSavedProblems } from './problem-store.ts';
import { askWhich } from './version-dialog.ts';

const API = '/api/keystatic/';
const HEADERS = { 'content-type': 'application/json', 'no-cors': '1' };

/**
 * Key in `localStorage` for a list of files that have changed since their unsaved draft began. Keystatic forgets that
 * they have changed when it shows the draft.
 */
const OUTDATED = 'outdated-drafts';
/** A value that is never the digest of a file. */
const NOT_SEEN = 'not seen';

/** Keystatic's draft of an unsaved form. */
interface Draft {
  readonly beforeTreeKey?: string;
  readonly files: ReadonlyMap<string, unknown>;
}

const listDrafts = () => entries<IDBValidKey, Draft>(createStore('keystatic', 'items'));

const seen: Form['seen'] = {};

/** @param settled - files that were just saved or discarded; Keystatic is about to delete their drafts */
async function listOutdated(
  digests: ReadonlyMap<string, string>,
  settled: readonly string[],
): Promise<string[]> {
  const known: readonly string[] = JSON.parse(localStorage.getItem(OUTDATED) ?? '[]');
  return (await listDrafts()).flatMap(([, { beforeTreeKey, files }]) =>
    [...files.keys()].filter((path) => {
      const digest = digests.get(path);
      const isOlder = beforeTreeKey !== undefined && digest !== undefined && !beforeTreeKey.includes(digest);
      return path.endsWith('.yaml') && !settled.includes(path) && (known.includes(path) || isOlder);
    }),
  );
}

/**
 * Remembers the digests of the current files, but `NOT_SEEN` for a file with an outdated draft. Saving such a file then
 * asks which version to keep.
 */
async function remember(response: Response, settled: readonly string[] = []): Promise<Response> {
  if (!response.ok) return response;
  const files: readonly { readonly path: string; readonly sha: string }[] = await response.clone().json();
  const digests = new Map(files.map(({ path, sha }) => [path, sha]));
  const outdated = await listOutdated(digests, settled);
  localStorage.setItem(OUTDATED, JSON.stringify(outdated));
  for (const path of Object.keys(seen)) if (!digests.has(path)) delete seen[path];
  for (const [path, digest] of digests)
    seen[path] = { ...seen[path], digest: outdated.includes(path) ? NOT_SEEN : digest };
  return response;
}

const send = (form: Form): Promise<Response> =>
  load(`${API}update`, { method: 'POST', headers: HEADERS, body: JSON.stringify(form) });

const readFiles = async (settled: readonly string[] = []): Promise<Response> =>
  await remember(await load(`${API}tree`, { headers: HEADERS }), settled);

/** Leaves the files unchanged, keeps the form's content as an old version, and reloads the form. */
async function giveUp(form: Form, paths: readonly string[]): Promise<Response> {
  const answer = await send({ ...form, isGivenUp: true });
  if (!answer.ok) return answer;
  for (const [key, { files }] of await listDrafts())
    if (paths.some((path) => files.has(path))) await del(key, createStore('keystatic', 'items'));
  location.reload();
  return await new Promise<never>(() => undefined);
}

/** Saves a form; if files have changed since it opened, asks first which version to keep. */
async function save(form: Form): Promise<Response> {
  const paths = [...form.additions, ...form.deletions].map(({ path }) => path);
  const answer = await send(form);
  if (answer.status !== 409) {
    if (answer.ok) showSavedProblems();
    return await remember(answer, paths);
  }
  const conflicts: readonly Conflict[] = await answer.json();
  switch (await askWhich(conflicts)) {
    case 'mine': {
      const now = conflicts.map(({ path, digest }) => [path, { ...form.seen[path], digest }]);
      return await save({ ...form, seen: { ...form.seen, ...Object.fromEntries(now) } });
    }
    case 'theirs':
      return await giveUp(form, paths);
    case 'later':
      return new Response('Nothing was saved: the file has changed since this form was opened.', {
        status: 409,
      });
  }
}

const load = globalThis.fetch;

async function loadCarefully(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const path = typeof input === 'string' && input.startsWith(API) ? input.slice(API.length) : undefined;
  if (path === 'tree') return await readFiles();
  if (path === 'update') {
    const form: Pick<Form, 'additions' | 'deletions'> = JSON.parse(String(init?.body));
    const of = [...form.additions, ...form.deletions].map(({ path: file }) => [
      file,
      seen[file] ?? { digest: null },
    ]);
    return await save({ ...form, seen: Object.fromEntries(of), isGivenUp: false });
  }
  const response = await load(input, init);
  if (!path?.startsWith('blob/')) return response;
  if (response.status === 422) throw new Error(await response.text());
  const file = path.split('/').slice(2).join('/');
  if (file.endsWith('.yaml'))
    seen[file] = { digest: null, ...seen[file], text: await response.clone().text() };
  return response;
}

// The server also loads this module, as part of the configuration.
if (typeof window !== 'undefined') window.fetch = loadCarefully;
