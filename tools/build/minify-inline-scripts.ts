/** Shortens the scripts inside pages, which are written to be read and which no bundler sees. */
import { TextNode } from 'node-html-parser';
import { minifySync } from 'vite';
import { remember } from '../../src/lib/caching/remember.ts';
import type { BuildStep } from './built-site.ts';

/** Returns shorter code that does the same. @throws Error if the code cannot be parsed */
const minify = remember((code: string): string => {
  const { code: short, errors } = minifySync('inline.js', code, { module: false });
  const [error] = errors;
  if (error) throw new Error(`A script in a page cannot be parsed: ${error.message}`);
  return short;
});

/** Minifies the classic scripts in a page, but no data, such as JSON-LD. */
export const minifyInlineScripts: BuildStep = ({ document }) => {
  for (const script of document.querySelectorAll('script:not([src]):not([type])'))
    script.childNodes = [new TextNode(minify(script.rawText), script)];
};
