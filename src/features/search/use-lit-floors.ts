import { useEffect } from 'react';
import type { SearchHit } from '../../lib/search/search-model.ts';

/** Lights elements of the page, and no others of their kind. */
function light(selector: string, isLit: (element: HTMLElement) => boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector))
    element.toggleAttribute('data-lit', isLit(element));
}

/**
 * Highlights each machine that an answer names, in the row linking to that answer, and the symptoms that were
 * found. They stay lit while the field has text, so that the visitor may close the
 * answers and look.
 */
export function useLitFloors(hits: readonly SearchHit[]): void {
  const paths = hits.map(({ href }) => href.replace(/#.*/, '')).join(' ');
  const symptoms = hits.map(({ why }) => why.text).join('\n');
  useEffect(() => {
    const found = new Set(paths.split(' ').filter(Boolean));
    const noticed = new Set(symptoms.split('\n'));
    light('[data-unit]', (row) =>
      Array.from(row.querySelectorAll('a')).some(({ pathname }) => found.has(pathname)),
    );
    light('[data-unit] a:has(b)', (link) => noticed.has(link.querySelector('b')?.textContent ?? ''));
  }, [paths, symptoms]);
}
