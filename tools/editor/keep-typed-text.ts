/** Keeps typed text: changed content reloads the page only when the user opens another form. */
import type { FullReloadPayload } from 'vite/types/hmrPayload.js';
import { RELOAD_PATH } from '../vite/reload-path.ts';

/** Returns a promise that Vite waits for before it reloads the page; undefined if no content has changed. */
function waitForNextForm({ path }: FullReloadPayload): Promise<void> | undefined {
  if (path !== RELOAD_PATH) return undefined;
  return new Promise((resolve) => {
    navigation.addEventListener('navigate', () => resolve(), { once: true });
  });
}

import.meta.hot?.on('vite:beforeFullReload', waitForNextForm);
