/** Problems in the content, for open forms. */
import type { FullReloadPayload } from 'vite/types/hmrPayload.js';
import type { Problem } from '../content/content-problems.ts';
import { RELOAD_PATH } from '../vite/reload-path.ts';

let problems: readonly Problem[] = [];
const listeners = new Set<() => void>();

export const getProblems = (): readonly Problem[] => problems;

/** @returns a function that ends the subscription */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function setProblems(next: readonly Problem[]): void {
  problems = next;
  for (const listener of listeners) listener();
}

/** Fetches the current problems in the content from the server. */
export async function refreshProblems(): Promise<void> {
  const response = await fetch('/api/keystatic/problems');
  if (response.ok) setProblems(await response.json());
}

/** Time that a form needs to show new sentences, ms. */
const DRAWING_TIME = 300;

/** Fetches the problems after a save, and scrolls to the first form field that has one. */
export async function showSavedProblems(): Promise<void> {
  await refreshProblems();
  setTimeout(() => {
    document.querySelector('[data-field-problem]')?.scrollIntoView({ block: 'center' });
  }, DRAWING_TIME);
}

/** Shows an error message from the development server, unless there are problems in the content to show. */
function addMessage(message: string): void {
  // Astro has escaped the message for HTML.
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
