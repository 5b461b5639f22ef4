/** Finds rows whose parts are not aligned. */
import type { Page } from '@playwright/test';
import type { Edges } from './text-lines.ts';

/** Allowed misalignment of two parts, px, because engines round positions of text. */
const TOLERANCE = 1;

/**
 * Returns one phrase for each pair of parts in a row that are not aligned as the row promises.
 *
 * `data-row` on an element promises what is aligned in its children: `baseline` for their first lines of text,
 * `last-baseline` for their last ones, `center` for the middles of their visible content, `heads` for the middles of
 * their first elements, `top` for their upper edges. Except for `heads`, if a child contains a part with
 * `data-row-line`, that part is measured. Out-of-flow content is ignored, and if a row wraps, each of its lines is
 * checked separately.
 */
export function findMisalignedRows(page: Page): Promise<string[]> {
  return page.evaluate((tolerance) => {
    interface Part extends Edges {
      readonly name: string;
      /** Position of the part's alignment line, px. */
      readonly line: number;
    }
    const context = document.createElement('canvas').getContext('2d');
    const shown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      // Text only for screen readers is one pixel wide.
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        width > 2 &&
        height > 2
      );
    };
    const isOutOfFlow = (position: string): boolean => position === 'absolute' || position === 'fixed';
    const isDrawn = (element: Element): boolean => element.matches('img, svg, input, select, textarea');

    /** Checks whether an ancestor clips the whole box, for example in a one-line bar whose items do not all fit. */
    const isCut = (box: DOMRect, element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      const { top, bottom } = element.getBoundingClientRect();
      const cuts = getComputedStyle(element).overflowY !== 'visible';
      return (cuts && (box.top >= bottom || box.bottom <= top)) || isCut(box, element.parentElement);
    };

    /** Yields visible pictures, form fields and texts in order. */
    function* walk(element: Element): Generator<Element | Text> {
      const { display, position } = getComputedStyle(element);
      if ((display !== 'contents' && !shown(element)) || isOutOfFlow(position)) return;
      if (isDrawn(element) && !isCut(element.getBoundingClientRect(), element.parentElement)) yield element;
      for (const node of element.childNodes) {
        if (node instanceof Text && node.data.trim()) yield node;
        else if (node instanceof Element) yield* walk(node);
      }
    }
    const boxesOf = (text: Text): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter((box) => box.width > 0 && !isCut(box, text.parentElement));
    };
    /** Returns the top and bottom of a text line, extended to its line height. */
    const withLeading = ({ parentElement }: Text, { top, bottom }: DOMRect) => {
      const height = Number.parseFloat(parentElement ? getComputedStyle(parentElement).lineHeight : '');
      const space = Number.isNaN(height) ? 0 : (height - (bottom - top)) / 2;
      return { top: top - space, bottom: bottom + space };
    };
    /** Returns the baseline of a line of text. Its box spans the font's ascent and descent, which engines may round. */
    const baselineOf = (text: Text, box: DOMRect): number => {
      if (!context || !text.parentElement) return box.bottom;
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(text.parentElement);
      context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('x');
      const isRounded = Math.round(ascent) + Math.round(descent) === Math.round(box.height * 100) / 100;
      return box.top + (isRounded ? Math.round(ascent) : (box.height * ascent) / (ascent + descent));
    };
    const lineOf = (child: Element, kind: string | undefined): number | undefined => {
      const box = child.getBoundingClientRect();
      if (kind === 'top') return box.top;
      const seen = [...walk(child)];
      if (kind === 'center' || kind === 'heads') {
        const boxes = seen.flatMap((one): { top: number; bottom: number }[] =>
          one instanceof Text
            ? boxesOf(one).map((line) => withLeading(one, line))
            : [one.getBoundingClientRect()],
        );
        if (boxes.length === 0) return undefined;
        return (
          (Math.min(...boxes.map(({ top }) => top)) + Math.max(...boxes.map(({ bottom }) => bottom))) / 2
        );
      }
      const lines = seen.flatMap((one) =>
        one instanceof Text ? boxesOf(one).map((line) => baselineOf(one, line)) : [],
      );
      return kind === 'baseline' ? lines[0] : Math.max(...lines);
    };
    const partsOf = (row: Element, kind: string | undefined): Part[] =>
      [...row.children].flatMap((child): Part[] => {
        const { display, position } = getComputedStyle(child);
        if (display === 'contents') return partsOf(child, kind);
        if (!shown(child) || isOutOfFlow(position)) return [];
        const { left, right, top, bottom } = child.getBoundingClientRect();
        const marked = kind === 'heads' ? child.firstElementChild : child.querySelector('[data-row-line]');
        const line = lineOf(marked ?? child, kind);
        if (line === undefined || !Number.isFinite(line)) return [];
        const name = (child.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 30) || child.localName;
        return [{ name, left, right, top, bottom, line }];
      });
    /** Checks whether two parts are in the same line of a row that wraps. */
    const isBeside = (one: Part, other: Part): boolean =>
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
        Math.min(one.bottom - one.top, other.bottom - other.top) / 2 &&
      (one.right <= other.left + 1 || other.right <= one.left + 1);
    return [...document.querySelectorAll<HTMLElement>('[data-row]')].flatMap((row) => {
      const kind = row.dataset.row;
      const parts = partsOf(row, kind);
      return parts.flatMap((one, index) =>
        parts
          .slice(index + 1)
          .filter((other) => isBeside(one, other) && Math.abs(one.line - other.line) > tolerance)
          .map(
            (other) =>
              `“${one.name}” and “${other.name}” are misaligned by ${Math.abs(one.line - other.line).toFixed(1)} px (${kind})`,
          ),
      );
    });
  }, TOLERANCE);
}
