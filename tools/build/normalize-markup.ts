/** Writes attributes as HTML does where React writes them as JSX: `autoComplete`, `required=""`. */
import type { BuildStep } from './built-site.ts';

/** Attributes whose presence alone is their value (HTML standard, boolean attributes). */
const BOOLEAN = new Set(['required', 'open', 'inert', 'hidden', 'disabled', 'checked', 'selected']);

/** A value that the parser writes as a name alone. */
const NO_VALUE = '""';

/** Lowers the names of attributes, except in drawings, where capitals matter (`viewBox`). */
export const normalizeMarkup: BuildStep = ({ document }) => {
  for (const element of document.querySelectorAll('*')) {
    const attributes = Object.entries(element.rawAttributes);
    const normal = attributes.map(([name, value]) => {
      const lower = name.toLowerCase();
      return [lower, BOOLEAN.has(lower) && value === '' ? NO_VALUE : value] as const;
    });
    const isChanged = normal.some(([name, value]) => element.rawAttributes[name] !== value);
    if (isChanged && !element.closest('svg')) element.setAttributes(Object.fromEntries(normal));
  }
};
