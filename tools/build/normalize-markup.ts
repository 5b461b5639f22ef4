/** Turns React's markup into plain HTML: JSX attributes (`autoComplete`, `required=""`), and comments between texts. */
import { CommentNode, type HTMLElement } from 'node-html-parser';
import type { BuildStep } from './built-site.ts';

/** Boolean attributes of the HTML standard. */
const BOOLEAN = new Set(['required', 'open', 'inert', 'hidden', 'disabled', 'checked', 'selected']);

/** The value for which the parser writes only the attribute's name. */
const NO_VALUE = '""';

/** Parts that React hydrates, where it needs its comments. */
const HYDRATED = ['[data-search]', '[data-contact-form]'].flatMap((part) => [part, `${part} *`]).join();

/** Drawings, where case matters (`viewBox`). */
const DRAWN = 'svg, svg *';

/** Removes the empty comments that React puts between adjacent texts. */
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

/** Removes React's comments, and makes attribute names lowercase except in drawings. */
export const normalizeMarkup: BuildStep = ({ document }) => {
  const hydrated = new Set(document.querySelectorAll(HYDRATED));
  const drawn = new Set(document.querySelectorAll(DRAWN));
  for (const element of document.querySelectorAll('*')) {
    if (!hydrated.has(element)) removeMarks(element);
    if (!drawn.has(element)) normalizeAttributes(element);
  }
};
