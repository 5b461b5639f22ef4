/**
 * The service worker, which opens saved pages offline (docs/decisions/0024-without-a-signal.md). Only GET requests for
 * pages and hashed files of this site pass through it; browsers handle all others themselves.
 */
import { OFFLINE_PATH } from '../../content/offline.ts';
import { savesData } from '../shared/data-saving.ts';

/** What the worker knows about the build that it belongs to (`tools/build/write-worker.ts`). */
export interface SiteFiles {
  /** Changes with every change of the site; the name of the cache. */
  readonly version: string;
  /** URL paths of the files that the search, the menus and `OFFLINE_PATH` need; empty if the worker is to remove itself. */
  readonly files: readonly string[];
  /** The beginning of the SHA-256 digest of each file that never changes, in Base64, keyed by URL path. */
  readonly digests: Readonly<Record<string, string>>;
}

/** Events and objects of service workers (Service Workers, W3C), as far as they are used. */
interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends LongEvent {
  readonly request: Request;
  /** Identifies the page that the response will make, if it makes one. */
  readonly resultingClientId: string;
  /** A browser that starts the worker for a page requests that page at the same time. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface PageMessage extends Event {
  readonly source: { readonly id: string; postMessage(message: null): void };
}
interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  readonly registration: Partial<ServiceWorkerRegistration>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void;
}

declare const SITE: SiteFiles;
const { version, files, digests } = SITE;

const worker = self as unknown as WorkerScope;

/** How long a page may take before its saved copy is shown, in ms. */
const PATIENCE = 3000;
/** How many pages are renewed after a deploy: those that were seen last. */
const MOST_RENEWED = 10;

const isHashed = (path: string): boolean => path in digests;
const isPage = (path: string): boolean => !path.includes('.');

/** Whether a response comes from this site and is neither an error, a redirect, nor a part. */
const isWhole = ({ status, type, redirected }: Response): boolean =>
  status === 200 && type === 'basic' && !redirected;

/** Returns the saved response for a path, or undefined, also if the browser refuses access to its storage. */
const findSaved = (path: string, from?: string): Promise<Response | undefined> =>
  caches.match(path, { ignoreVary: true, ...(from && { cacheName: from }) }).catch(() => undefined);

/** Whether the content of a response is as the build wrote it. Of a page, which a host may change, only our files tell. */
async function isOurs(path: string, response: Response): Promise<boolean> {
  const bytes = await response.arrayBuffer();
  if (isPage(path)) {
    const html = new TextDecoder().decode(bytes);
    return html.includes('</html>') && Object.keys(digests).some((file) => html.includes(file));
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest)).startsWith(digests[path] ?? '-');
}

/**
 * Saves a response, unless something between the browser and the site has cut it, changed it, or put a page of its own
 * in its place.
 *
 * @returns whether it is saved
 */
async function save(path: string, response: Response): Promise<boolean> {
  const isHtml = response.headers.get('content-type')?.includes('html') ?? false;
  const copy = response.clone();
  if (!isWhole(response) || isHtml !== isPage(path) || !(await isOurs(path, response.clone()))) return false;
  await (await caches.open(version)).put(path, copy);
  return true;
}

/**
 * Saves a file, unless it is saved. Takes a hashed file from an earlier version, or else from the browser's own cache,
 * which may have a damaged one for a year; but asks the server for a page.
 */
async function saveFile(path: string): Promise<void> {
  if (await findSaved(path, version)) return;
  const earlier = isHashed(path) ? await findSaved(path) : undefined;
  if (earlier && (await save(path, earlier))) return;
  for (const cache of isHashed(path) ? (['default', 'reload'] as const) : (['no-cache'] as const))
    if (await save(path, await fetch(path, { cache }))) return;
}

/** Saves the files of the build, unless the visitor saves data; one after the other, because nobody waits for them. */
async function saveAll(): Promise<void> {
  if (savesData()) return;
  const saved = await (await caches.open(version)).keys();
  const paths = saved.map(({ url }) => new URL(url).pathname);
  for (const path of files) if (!paths.includes(path)) await saveFile(path);
}

let isOfflinePageNew = false;
/** Saves our own page again, once per start of the worker: a server may have had the next worker, but not yet that page. */
async function renewOfflinePage(): Promise<void> {
  if (isOfflinePageNew) return;
  isOfflinePageNew = true;
  await save(OFFLINE_PATH, await fetch(OFFLINE_PATH, { cache: 'no-cache' }));
}

/** Saves the new version of the pages that were seen last, with their styles and those files that an earlier version has. */
async function renewPages(): Promise<void> {
  const paths: string[] = [];
  for (const name of await caches.keys())
    if (name !== version)
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
  const hashed = [...paths.filter(isHashed), ...Object.keys(digests).filter((path) => path.endsWith('.css'))];
  for (const path of paths.filter(isPage).slice(-MOST_RENEWED)) {
    await saveFile(path);
    const html = await (await findSaved(path, version))?.text();
    for (const file of hashed) if (html?.includes(file)) await saveFile(file);
  }
}

async function install(): Promise<void> {
  await worker.skipWaiting();
  await saveFile(OFFLINE_PATH);
  if (!(await findSaved(OFFLINE_PATH, version))) throw new Error(`${OFFLINE_PATH} did not load`);
  if (!savesData()) await renewPages();
  // Whatever is missing is saved at the next visit of a page.
  await saveAll().catch(() => undefined);
}

async function activate(): Promise<void> {
  await worker.registration.navigationPreload?.enable();
  // While the next version is saving its files, it deletes the earlier ones itself.
  if (!worker.registration.installing)
    for (const name of await caches.keys()) if (name !== version) await caches.delete(name);
  await worker.clients.claim();
}

/** Deletes everything that was saved, and the worker, also if the browser refuses access to its storage. */
async function retire(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name);
  } finally {
    await worker.registration.unregister?.();
  }
}

const after = (delay: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), delay));

/** Asks the network and saves its response; `saving` tells whether that succeeded. */
function ask(event: RequestEvent, path: string) {
  const network = Promise.resolve(event.preloadResponse).then((response) => response ?? fetch(event.request));
  const saving = network.then((response) => save(path, response)).catch(() => false);
  event.waitUntil(saving);
  return { network, saving };
}

async function answerFile(event: RequestEvent, path: string): Promise<Response> {
  return (await findSaved(path, version)) ?? (await ask(event, path).network);
}

/** Whether the network, which was late, has changed a page that is shown as it was saved; by the page's client ID. */
const changes = new Map<string, Promise<boolean>>();

/** Answers with the page from the network; if that or the server fails, or it takes long, with the saved one, or else with ours. */
async function answerPage(event: RequestEvent, path: string): Promise<Response> {
  const { network, saving } = ask(event, path);
  const response = await Promise.race([network.catch(() => undefined), after(PATIENCE)]);
  if (response && response.status < 500) return response;
  const saved = await findSaved(path, version);
  if (!saved) return network.catch(async () => (await findSaved(OFFLINE_PATH, version)) ?? Response.error());
  const shown = saved.clone().text();
  const findChange = async (): Promise<boolean> =>
    (await saving) && (await (await findSaved(path, version))?.text()) !== (await shown);
  changes.set(event.resultingClientId, findChange());
  return saved;
}

/** Tells a page that asks whether the network has changed it, if and when it has. */
async function tellChange({ source }: PageMessage): Promise<void> {
  if (await changes.get(source.id)) source.postMessage(null);
}

function answer(event: RequestEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isForUs = request.method === 'GET' && origin === location.origin && !request.headers.has('range');
  if (!isForUs) return;
  if (isHashed(pathname)) event.respondWith(answerFile(event, pathname));
  else if (isPage(pathname)) {
    event.respondWith(answerPage(event, pathname));
    event.waitUntil(
      renewOfflinePage()
        .then(saveAll)
        .catch(() => undefined),
    );
  }
}

if (files.length > 0) {
  worker.addEventListener('install', (event) => event.waitUntil(install()));
  worker.addEventListener('activate', (event) => event.waitUntil(activate()));
  worker.addEventListener('fetch', answer);
  worker.addEventListener('message', tellChange);
} else {
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event) => event.waitUntil(retire()));
}
