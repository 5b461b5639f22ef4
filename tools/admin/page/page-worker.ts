/**
 * Answers the page and the files that it names from this device, because phones wait half a second for a server. Each
 * deploy has a worker of its own, for which every visit looks, so an older page stays only without a connection.
 */
import type { WorkerScope } from '../../../src/features/offline/site-worker.ts';

/** Set by `build-admin.ts`: the page first, and the name of the cache. */
declare const FILES: readonly [page: string, ...files: string[]];
declare const VERSION: string;
const worker = self as unknown as WorkerScope;

/** Saves all files, or fails and is tried again. */
async function install(): Promise<void> {
  const cache = await caches.open(VERSION);
  await cache.addAll(FILES.map((path) => new Request(path, { redirect: 'error', cache: 'no-cache' })));
  const html = await (await cache.match(FILES[0]))?.text();
  // A server may have this worker, but not yet its page.
  if (!FILES.every((path) => html?.includes(path))) throw new Error('This page is of another deploy');
  for (const name of await caches.keys()) if (name !== VERSION) await caches.delete(name);
  await worker.skipWaiting();
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || !FILES.includes(pathname)) return;
  const saved = caches.match(pathname).catch(() => undefined);
  event.respondWith(saved.then((response) => response ?? fetch(event.request)));
});
