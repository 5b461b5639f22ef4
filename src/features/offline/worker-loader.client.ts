/** Fetches the code that starts the service worker, after everything that the page shows. */
import { WORKS_OFFLINE } from '../../content/offline.ts';
import { loadCode } from '../shared/load-code.ts';

if (WORKS_OFFLINE && import.meta.env.PROD)
  addEventListener('load', () => loadCode(() => import('./start-worker.client.ts')));
