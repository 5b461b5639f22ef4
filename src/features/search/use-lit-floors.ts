import { useEffect } from 'react';
import type { SearchHit } from '../../lib/search/search-model.ts';

/** Of the elements that match a selector, highlights those for which `isLit` is true, and no others. */
function light(selector: string, isLit: (element: HTMLElement) => boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector))
    element.toggleAttribute('data-lit', isLit(element));
}

const linksTo = (row: HTMLElement, paths: ReadonlySet<string | undefined>): boolean =>
  Array.from(row.querySelectorAll('a')).some(({ pathname }) => paths.has(pathname));

/**
 * Highlights each machine whose row links to an answer, and each symptom that was found; the machine of the first
 * answer is `data-lit="first"`, because a drawing may light only one room. They stay highlighted while the field has
 * text, so the visitor can close the answers to see them.
 */
export function useLitFloors(hits: readonly SearchHit[]): void {
  const paths = hits.map(({ href }) => href.replace(/#.*/, '')).join(' ');
  const symptoms = hits.map(({ why }) => why.text).join('\n');
  useEffect(() => {
    const found = new Set(paths.split(' ').filter(Boolean));
    const noticed = new Set(symptoms.split('\n'));
    light('[data-unit]', (row) => linksTo(row, found));
    const lit = Array.from(document.querySelectorAll<HTMLElement>('[data-unit][data-lit]'));
    const [first] = found;
    lit.find((row) => linksTo(row, new Set([first])))?.setAttribute('data-lit', 'first');
    // No symptom is a line break. Old browsers would refuse `:has()`.
    light('[data-unit] a', (link) => noticed.has(link.querySelector('b')?.textContent ?? '\n'));
  }, [paths, symptoms]);
}
