/**
 * Starts the service worker, lets it save the page that is open, and shows the line that says so. Nothing else depends
 * on it, so where the browser refuses, as in some private windows, nothing happens.
 */
import { OFFLINE_PATH, WORKER_PATH, WORKER_POLICY } from '../../content/offline.ts';
import { savesData } from '../shared/data-saving.ts';

/** Trusted Types (W3C), which only some browsers have; `register` accepts the result in place of a URL. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: () => string },
  ): { createScriptURL(url: string): string };
}

/** The worker saves a page after it has answered; how often, and after how many ms, the page looks whether it has. */
const MOST_LOOKS = 10;
const LOOK_INTERVAL = 500;

const { trustedTypes } = window as Window & { readonly trustedTypes?: TrustedTypes };

/**
 * Requests again, from the browser's cache, what was loaded without the worker, which saves it now: this page with its
 * files, and the page before, which may have been left before it had started the worker.
 */
async function repeatRequests(): Promise<void> {
  if (savesData()) return;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const urls = [location.href, document.referrer, ...loaded].filter((url) => url.startsWith(location.origin));
  await Promise.allSettled(urls.map((url) => fetch(url.replace(/[?#].*/, ''), { priority: 'low' })));
}

/** Whether the page that is open, and the one that replaces others, are saved. */
async function isSaved(): Promise<boolean> {
  const found = await Promise.all([location.pathname, OFFLINE_PATH].map((path) => caches.match(path)));
  return found.every(Boolean);
}

/**
 * Loads this page again if it is shown as it was saved and the network then sends another. If a field is in use, it waits
 * until the page is hidden; when focus leaves the field, somebody may be pressing a button.
 */
function watchChange(serviceWorker: ServiceWorkerContainer): void {
  serviceWorker.addEventListener('message', () => {
    const reload = (): void => location.reload();
    const isFieldInUse = document.activeElement?.matches('input, select, textarea');
    if (isFieldInUse) document.addEventListener('visibilitychange', reload, { once: true });
    else reload();
  });
  serviceWorker.startMessages();
  serviceWorker.controller?.postMessage(null);
}

async function startWorker(): Promise<void> {
  // Old browsers have none; others refuse access to it, as in a frame without rights.
  const { serviceWorker } = navigator;
  const url = trustedTypes
    ?.createPolicy(WORKER_POLICY, { createScriptURL: () => WORKER_PATH })
    .createScriptURL('');
  const wasThere = serviceWorker.controller;
  watchChange(serviceWorker);
  const started = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  await serviceWorker.register(url ?? WORKER_PATH);
  if (!wasThere) {
    await started;
    await repeatRequests();
  }
  const line = document.querySelector<HTMLElement>('[data-saved]');
  for (let looks = 0; line?.hidden && looks < MOST_LOOKS; looks += 1) {
    line.hidden = !(await isSaved());
    if (line.hidden) await new Promise((resolve) => setTimeout(resolve, LOOK_INTERVAL));
  }
}

// Safari has no `requestIdleCallback`.
(window.requestIdleCallback ?? setTimeout)(() => startWorker().catch(() => undefined));
