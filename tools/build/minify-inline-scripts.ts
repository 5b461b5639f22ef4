/** Shortens the scripts inside pages, which are written to be read and which no bundler sees. */
import { TextNode } from 'node-html-parser';
import { minifySync } from 'vite';
import type { BuildStep } from './built-site.ts';

const shortened = new Map<string, string>();

/** Returns shorter code that does the same. @throws Error if the code cannot be parsed */
function minify(code: string): string {
  const known = shortened.get(code);
  if (known !== undefined) return known;
  const { code: short, errors } = minifySync('inline.js', code, { module: false });
  const [error] = errors;
  if (error) throw new Error(`A script in a page cannot be parsed: ${error.message}`);
  shortened.set(code, short);
  return short;
}

/** Minifies the classic scripts in a page, but no data, such as JSON-LD. */
export const minifyInlineScripts: BuildStep = ({ document }) => {
  for (const script of document.querySelectorAll('script:not([src]):not([type])'))
    script.childNodes = [new TextNode(minify(script.rawText), script)];
};
