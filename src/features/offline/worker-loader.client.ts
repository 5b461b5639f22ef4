/** Fetches the code that starts the service worker, after everything that the page shows. */
import { WORKS_OFFLINE } from '../../content/offline.ts';

if (WORKS_OFFLINE && import.meta.env.PROD && navigator.serviceWorker)
  addEventListener('load', () => import('./start-worker.client.ts'));
