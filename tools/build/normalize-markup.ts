/** Writes what React writes for itself as HTML: attributes of JSX (`autoComplete`, `required=""`), and marks between texts. */
import { CommentNode, type HTMLElement } from 'node-html-parser';
import type { BuildStep } from './built-site.ts';

/** Attributes whose presence alone is their value (HTML standard, boolean attributes). */
const BOOLEAN = new Set(['required', 'open', 'inert', 'hidden', 'disabled', 'checked', 'selected']);

/** A value that the parser writes as a name alone. */
const NO_VALUE = '""';

/** What React takes over in the browser; there it needs its marks. */
const HYDRATED = '[data-search], [data-contact-form]';

/** Removes the empty comments by which React parts one text from the next. */
function removeMarks(element: HTMLElement): void {
  const marks = element.childNodes.filter((node) => node instanceof CommentNode && node.rawText === ' ');
  if (marks.length > 0 && !element.closest(HYDRATED)) for (const mark of marks) element.removeChild(mark);
}

/** Removes React's marks, and lowers the names of attributes, except in drawings, where capitals matter (`viewBox`). */
export const normalizeMarkup: BuildStep = ({ document }) => {
  for (const element of document.querySelectorAll('*')) {
    const attributes = Object.entries(element.rawAttributes);
    const normal = attributes.map(([name, value]) => {
      const lower = name.toLowerCase();
      return [lower, BOOLEAN.has(lower) && value === '' ? NO_VALUE : value] as const;
    });
    const isChanged = normal.some(([name, value]) => element.rawAttributes[name] !== value);
    removeMarks(element);
    if (isChanged && !element.closest('svg')) element.setAttributes(Object.fromEntries(normal));
  }
};
