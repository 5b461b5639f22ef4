import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The statement of `src/styles/layers.css`: the one order of the cascade layers. */
export function readLayerOrder(): string {
  return readFileSync('src/styles/layers.css', 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .trim();
}

/**
 * States the order of the cascade layers at the top of every stylesheet.
 *
 * Each page has several small stylesheets, and layers rank by first appearance. With the statement
 * in each of them the order is that of `src/styles/layers.css`, whichever comes first.
 */
export function cascadeOrder(): Plugin {
  const order = readLayerOrder();
  return {
    name: 'cascade-order',
    enforce: 'pre',
    transform(code, id) {
      const isOurs = id.includes('/src/') && /\.css($|\?)/.test(id);
      return isOurs ? { code: `${order}\n${code}`, map: null } : undefined;
    },
  };
}
