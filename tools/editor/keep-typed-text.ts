/** Keeps typed text: changed content reloads the page only when the user opens another form. */
import type { FullReloadPayload } from 'vite/types/hmrPayload.js';
import { RELOAD_PATH } from '../vite/reload-path.ts';

/** Vite waits for the promise before it reloads the page. */
function waitForNextForm({ path }: FullReloadPayload): Promise<void> | undefined {
  if (path !== RELOAD_PATH) return undefined;
  return new Promise((resolve) => {
    navigation.addEventListener('navigate', () => resolve(), { once: true });
  });
}

import.meta.hot?.on('vite:beforeFullReload', waitForNextForm);
