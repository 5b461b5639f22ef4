/** Named media queries, as `src/styles/breakpoints.css` defines them. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import postcss, { type AcceptedPlugin, type Plugin } from 'postcss';
import postcssCustomMedia from 'postcss-custom-media';

const BREAKPOINTS = resolve('src/styles/breakpoints.css');

/**
 * Adds the definitions to the start of every stylesheet: `postcss-custom-media` only knows those of the current file, and
 * removes them afterward.
 */
function defineBreakpoints(): Plugin {
  return {
    postcssPlugin: 'define-breakpoints',
    Once(root, { result }) {
      root.prepend(postcss.parse(readFileSync(BREAKPOINTS, 'utf8'), { from: BREAKPOINTS }));
      // The development server reloads when the file changes.
      result.messages.push({ type: 'dependency', plugin: 'define-breakpoints', file: BREAKPOINTS });
    },
  };
}

/** The PostCSS plugins that replace `@media (--phone)` with its widths. */
export const customMedia = (): AcceptedPlugin[] => [defineBreakpoints(), postcssCustomMedia()];
