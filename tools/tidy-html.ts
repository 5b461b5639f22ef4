/** Writes attributes as HTML does, where React writes them as properties: `autoComplete`, `required=""`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Code, and drawings, whose attributes have capitals of their own (`viewBox`). */
const FOREIGN = /(<(script|style|svg)\b[^>]*>[\s\S]*?<\/\2>)/;
const OPENING_TAG = /<[a-z][\w-]*(?:\s+[^\s=>"'/]+(?:="[^"]*")?)*\s*\/?>/g;
const ATTRIBUTE = /\s([^\s=>"'/]+)(="[^"]*")?/g;

/** Attributes whose presence alone is their value (HTML standard, boolean attributes). */
const BOOLEAN = new Set(['required', 'open', 'inert', 'hidden', 'disabled', 'checked', 'selected']);

const tidyTag = (tag: string): string =>
  tag
    .replace(ATTRIBUTE, (_, name: string, value = '') => {
      const lower = name.toLowerCase();
      return ` ${lower}${BOOLEAN.has(lower) && value === '=""' ? '' : value}`;
    })
    // Elements that hold nothing have no end (HTML standard, void elements).
    .replace(/\/>$/, '>');

/** The same page with attribute names in lower case and boolean attributes without an empty value. */
export function tidyHtml(html: string): string {
  const pieces = html.split(FOREIGN);
  // The pattern has two groups, so a piece of text is followed by a foreign element and its name.
  return pieces
    .map((piece, index) => {
      if (index % 3 === 0) return piece.replace(OPENING_TAG, tidyTag);
      return index % 3 === 1 ? piece : '';
    })
    .join('');
}

/** Islands, which React compares with what it renders in the browser, marks between texts included. */
const ISLAND = /(<astro-island\b[\s\S]*?<\/astro-island>)/;

/** The page without the empty comments that React sets between two texts, except where it looks for them. */
export const dropTextMarks = (html: string): string =>
  html
    .split(ISLAND)
    .map((piece) => (piece.startsWith('<astro-island') ? piece : piece.replaceAll('<!-- -->', '')))
    .join('');

/** Lines and shapes of a drawing that hold nothing, closed in one tag. */
export const closeShapes = (html: string): string =>
  html.replace(/><\/(?:path|circle|rect|line|ellipse|use)>/g, '/>');

/** Tidies every page below a folder. */
export function tidyPages(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const path = join(folder, file);
    writeFileSync(path, closeShapes(dropTextMarks(tidyHtml(readFileSync(path, 'utf8')))));
  }
}
