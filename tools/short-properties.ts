/** Short names for the custom properties of the built site; in development they keep their words. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a custom property is set, or read by `var()`. */
const PROPERTY = /(?<=[{;\s"'(,])--[a-z][\w-]*(?=\s*[:,)])/g;
/** Pages and their stylesheets share names; drawings have their own. */
const FILES = /\.(?:html|css)$/;
const CODE = /(<(?:style|svg)\b[\s\S]*?<\/(?:style|svg)>|\sstyle="[^"]*")/;

/** Custom properties that a stylesheet or a page names, in the order of their first appearance. */
export const listProperties = (text: string): string[] => [...new Set(text.match(PROPERTY))];

/** Renames custom properties in a stylesheet. */
export const renameProperties = (css: string, names: ReadonlyMap<string, string>): string =>
  css.replace(PROPERTY, (name) => names.get(name) ?? name);

/** Renames them in a page, in its styles and drawings only; words of the text stay. */
export const renameInPage = (html: string, names: ReadonlyMap<string, string>): string =>
  html
    .split(CODE)
    .map((piece, index) => (index % 2 === 1 ? renameProperties(piece, names) : piece))
    .join('');

/** Renames all custom properties of the pages and stylesheets below a folder, alike in all of them. */
export function shortenProperties(folder: string): void {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => FILES.test(file))
    .toSorted()
    .map((file) => join(folder, file));
  const files = paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const words = new Set(files.flatMap(({ text }) => listProperties(text)));
  const names = new Map([...words].toSorted().map((word, index) => [word, `--${index.toString(36)}`]));
  for (const { path, text } of files) {
    const rename = path.endsWith('.html') ? renameInPage : renameProperties;
    writeFileSync(path, rename(text, names));
  }
}
