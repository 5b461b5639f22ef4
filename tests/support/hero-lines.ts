/** Lines of the largest headline, which every engine breaks alike. */
import { pages } from '../../src/site/catalog.ts';

const WRITTEN: readonly string[] = pages.home.title.split('\n');
const [first = '', second = '', ...rest] = WRITTEN;

/** Widths of the window, px, with the lines at each: above the building on a tablet two of them stand on one. */
export const HERO_LINES: ReadonlyMap<number, readonly string[]> = new Map([
  [390, WRITTEN],
  [768, [`${first} ${second}`, ...rest]],
  [1440, WRITTEN],
]);

/** Words of an element, line by line, as they are shown. Runs in the page. */
export function readLines(element: Element): string[] {
  const lines = new Map<number, string[]>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const match of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const bottom = Math.round(range.getBoundingClientRect().bottom);
      lines.set(bottom, [...(lines.get(bottom) ?? []), match[0]]);
    }
  }
  return [...lines.values()].map((words) => words.join(' '));
}
