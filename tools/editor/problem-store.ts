/** What the check of the content says, for the forms that are open. */
import type { FullReloadPayload } from 'vite/types/hmrPayload.js';
import type { Problem } from '../content/content-problems.ts';
import { RELOAD_PATH } from '../vite/reload-path.ts';

let problems: readonly Problem[] = [];
const listeners = new Set<() => void>();

export const getProblems = (): readonly Problem[] => problems;

/** @returns ends the subscription */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function setProblems(next: readonly Problem[]): void {
  problems = next;
  for (const listener of listeners) listener();
}

/** Asks the server what is wrong with the content now. */
export async function refreshProblems(): Promise<void> {
  const response = await fetch('/api/keystatic/problems');
  if (response.ok) setProblems(await response.json());
}

/** After this time a form is drawn with its sentences, ms. */
const DRAWING_TIME = 300;

/** Says what is wrong with what was just saved, and shows the first field of the form that it is about. */
export async function showSavedProblems(): Promise<void> {
  await refreshProblems();
  setTimeout(() => {
    document.querySelector('[data-field-problem]')?.scrollIntoView({ block: 'center' });
  }, DRAWING_TIME);
}

/** What the development server says that is no matter of content. */
function addMessage(message: string): void {
  // Astro has made it fit for its own page.
  const text = new DOMParser().parseFromString(message, 'text/html').body.textContent ?? message;
  if (problems.length === 0) setProblems([{ sentence: text, file: '', path: [], text, value: null }]);
}

if (import.meta.hot && typeof document !== 'undefined') {
  import.meta.hot.on('vite:error', async ({ err }) => {
    await refreshProblems();
    addMessage(err.message);
  });
  import.meta.hot.on('vite:beforeFullReload', ({ path }: FullReloadPayload) => {
    if (path === RELOAD_PATH) setProblems([]);
  });
  refreshProblems();
}
