/** Media queries by name, as `src/styles/breakpoints.css` defines them. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import postcss, { type AcceptedPlugin, type Plugin } from 'postcss';
import postcssCustomMedia from 'postcss-custom-media';

const BREAKPOINTS = resolve('src/styles/breakpoints.css');

/**
 * Puts the definitions in front of every stylesheet: `postcss-custom-media` knows only those of the file it reads, and
 * takes them out again.
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
