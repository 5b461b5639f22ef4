/** Writes markup as HTML does where React writes it as JSX: `autoComplete`, `required=""`, marks between texts. */
import type { HTMLElement } from 'node-html-parser';
import { NodeType } from 'node-html-parser';
import type { BuildStep } from './built-site.ts';

/** Attributes whose presence alone is their value (HTML standard, boolean attributes). */
const BOOLEAN = new Set(['required', 'open', 'inert', 'hidden', 'disabled', 'checked', 'selected']);

/** A value that the parser writes as a name alone. */
const NO_VALUE = '""';

function normalizeAttributes(element: HTMLElement): void {
  const attributes = Object.entries(element.rawAttributes);
  const normal = attributes.map(([name, value]) => {
    const lower = name.toLowerCase();
    return [lower, BOOLEAN.has(lower) && value === '' ? NO_VALUE : value] as const;
  });
  const isChanged = normal.some(([name, value]) => element.rawAttributes[name] !== value);
  if (isChanged) element.setAttributes(Object.fromEntries(normal));
}

/**
 * Lowers the names of attributes, except in drawings, where capitals matter (`viewBox`), and removes comments, except
 * in islands, where React looks for them.
 */
export const normalizeMarkup: BuildStep = ({ document }) => {
  const visit = (element: HTMLElement, isIsland: boolean): void => {
    if (element.localName === 'svg') return;
    normalizeAttributes(element);
    for (const child of element.children) visit(child, isIsland || child.localName === 'astro-island');
    if (isIsland) return;
    for (const comment of element.childNodes.filter(({ nodeType }) => nodeType === NodeType.COMMENT_NODE))
      comment.remove();
  };
  for (const child of document.children) visit(child, child.localName === 'astro-island');
};
