/** Turns React's markup into plain HTML: no JSX attributes (`autoComplete`, `required=""`) and no empty comments. */
import { CommentNode, type HTMLElement } from 'node-html-parser';
import type { BuildStep } from './built-site.ts';

/** The boolean attributes of the HTML standard that this step shortens. */
const BOOLEAN = new Set(['required', 'open', 'inert', 'hidden', 'disabled', 'checked', 'selected']);

/** A value that makes the parser print only the attribute's name. */
const NO_VALUE = '""';

/** Parts that React hydrates; hydration needs the comments. */
const HYDRATED = ['[data-search]', '[data-contact-form]'].flatMap((part) => [part, `${part} *`]).join();

/** Drawings, where case matters (`viewBox`). */
const DRAWN = 'svg, svg *';

/** Removes the empty comments that React puts between adjacent text nodes. */
function removeMarks(element: HTMLElement): void {
  const marks = element.childNodes.filter((node) => node instanceof CommentNode && node.rawText === ' ');
  for (const mark of marks) element.removeChild(mark);
}

/** Makes attribute names lowercase, and shortens boolean attributes. */
function normalizeAttributes(element: HTMLElement): void {
  const attributes = Object.entries(element.rawAttributes);
  const normal = attributes.map(([name, value]) => {
    const lower = name.toLowerCase();
    return [lower, BOOLEAN.has(lower) && value === '' ? NO_VALUE : value] as const;
  });
  if (normal.some(([name, value]) => element.rawAttributes[name] !== value))
    element.setAttributes(Object.fromEntries(normal));
}

/** Removes React's comments except in parts that React hydrates, and normalizes attributes except in drawings. */
export const normalizeMarkup: BuildStep = ({ document }) => {
  const hydrated = new Set(document.querySelectorAll(HYDRATED));
  const drawn = new Set(document.querySelectorAll(DRAWN));
  for (const element of document.querySelectorAll('*')) {
    if (!hydrated.has(element)) removeMarks(element);
    if (!drawn.has(element)) normalizeAttributes(element);
  }
};
