/**
 * Loads the search when its field is first used. If it fails to load, `SearchMissing` is shown, and loading
 * is retried when the field is used or the connection is back.
 */
import { loadCode } from '../shared/load-code.ts';

const box = document.querySelector('[data-search]');

if (box) {
  const missing = document.querySelector('[data-search-missing]') as HTMLElement;
  const load = async () => {
    box.toggleAttribute('data-waiting', true);
    missing.hidden = await loadCode(async () => {
      await import('./search-box.client.tsx');
      // The page may have said meanwhile that the search does not load.
      missing.hidden = true;
    });
    box.toggleAttribute('data-waiting', false);
  };
  for (const sign of ['focusin', 'input']) box.addEventListener(sign, load);
  // A visitor may have typed before this script arrived.
  if (box.querySelector('input')?.value) load();
  addEventListener('online', () => missing.hidden || load());
}
