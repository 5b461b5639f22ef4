/** Lines of the largest headline, which every engine breaks alike. */

const BESIDE_THE_BUILDING: readonly string[] = ['Heating', 'and cooling,', 'cellar to roof.'];

/** Widths of the window, px, with the lines at each: above the building on a tablet there is room for two. */
export const HERO_LINES: ReadonlyMap<number, readonly string[]> = new Map([
  [390, BESIDE_THE_BUILDING],
  [768, ['Heating and cooling,', 'cellar to roof.']],
  [1440, BESIDE_THE_BUILDING],
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
