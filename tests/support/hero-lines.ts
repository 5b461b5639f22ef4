/** Expected lines of the home page’s headline, the same in every engine. */
import { pages } from '../../src/site/catalog.ts';

const WRITTEN: readonly string[] = pages.home.title.split('\n');
const [first = '', second = '', ...rest] = WRITTEN;

/** Expected lines, keyed by viewport width in px. On tablets, the first two lines become one. */
export const HERO_LINES: ReadonlyMap<number, readonly string[]> = new Map([
  [390, WRITTEN],
  [768, [`${first} ${second}`, ...rest]],
  [1440, WRITTEN],
]);

/** Returns the visible lines of an element. Runs in the page. */
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
