/** Measures lines of text on a page: their positions and their visible parts. */
import type { RunInPage } from './run-in-page.ts';

/** Edges in CSS pixels from the upper left corner of the page. */
export type Edges = Readonly<Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>>;

export interface TextLine {
  readonly words: string;
  /** Box of the capital letters, without the space above and below. */
  readonly box: Edges;
  /** The area that ancestors leave visible; content that a strip can scroll into view counts as visible. */
  readonly sight: Edges;
  /** Number that identifies the paragraph. */
  readonly block: number;
  /** True for a line that stays in the viewport while the page scrolls. */
  readonly isPinned: boolean;
  readonly color: string;
  /** True for words of a link, which may be underlined. */
  readonly isLink: boolean;
}

/** Height of capital letters as a share of the font size. */
const CAPITALS = 0.7;

/** Runs in the page. */
function listTextLines({ selector, capitals }: { selector: string; capitals: number }): TextLine[] {
  const root = document.querySelector(selector) ?? document.body;
  const numbers = new Map<Element, number>();
  const numberOf = (element: Element): number => {
    const number = numbers.get(element) ?? numbers.size;
    numbers.set(element, number);
    return number;
  };
  const onPage = ({ left, top, right, bottom }: DOMRect): Edges => ({
    left: left + scrollX,
    top: top + scrollY,
    right: right + scrollX,
    bottom: bottom + scrollY,
  });
  const cutTo = (sight: Edges, element: Element, { overflowX, overflowY }: CSSStyleDeclaration): Edges => {
    const edges = onPage(element.getBoundingClientRect());
    const isCut = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const [x, y] = [isCut(overflowX) || element === root, isCut(overflowY)];
    return {
      left: x ? Math.max(sight.left, edges.left) : sight.left,
      right: x ? Math.min(sight.right, edges.right) : sight.right,
      top: y ? Math.max(sight.top, edges.top) : sight.top,
      bottom: y ? Math.min(sight.bottom, edges.bottom) : sight.bottom,
    };
  };
  const { clientWidth, scrollHeight } = document.documentElement;
  const page = { left: 0, top: 0, right: clientWidth, bottom: scrollHeight };
  /** Returns an element’s visible area, whether it is pinned, and the number of its paragraph. */
  const lookAround = (start: Element): Pick<TextLine, 'sight' | 'isPinned' | 'block'> => {
    let [sight, isPinned, scrolls]: [Edges, boolean, boolean] = [page, false, false];
    let block: Element | undefined;
    let position = 'static';
    for (let one: Element | null = start; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (!block && !/^(inline|contents)/.test(style.display)) block = one;
      isPinned ||= /fixed|sticky/.test(style.position);
      // Out-of-flow content is clipped by its containing block, but not by boxes in between.
      const isAround = position === 'absolute' ? style.position !== 'static' : position !== 'fixed';
      if (isAround && one !== root) scrolls ||= /auto|scroll/.test(style.overflowX + style.overflowY);
      if (isAround && !scrolls) sight = cutTo(sight, one, style);
      if (isAround) position = style.position;
    }
    return {
      sight: scrolls ? { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 } : sight,
      isPinned,
      block: numberOf(block ?? root),
    };
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines: TextLine[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent?.trim();
    if (!parent || !words || parent.closest('svg, [aria-hidden="true"], script, style, noscript')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const around = lookAround(parent);
    // Text only for screen readers is in a one-pixel box.
    if (around.sight.right - around.sight.left <= 2) continue;
    const { color, fontSize } = getComputedStyle(parent);
    const half = (Number.parseFloat(fontSize) * capitals) / 2;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const { left, right, top, bottom } = onPage(rect);
      const middle = (top + bottom) / 2;
      // Text above the page appears when it gets focus.
      if (right - left > 1 && bottom > 0)
        lines.push({
          words,
          box: { left, right, top: middle - half, bottom: middle + half },
          color,
          isLink: parent.closest('a') !== null,
          ...around,
        });
    }
  }
  return lines;
}

/** Returns every visible line of text in an element, without words in drawings. */
export const readTextLines = (run: RunInPage, selector = 'body'): Promise<TextLine[]> =>
  run(listTextLines, { selector, capitals: CAPITALS });
