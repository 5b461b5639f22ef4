/** One inline stylesheet in the head of each page (docs/decisions/0011-css-delivery.md). */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLayerOrder } from './cascade-order.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/g;
/** A statement of layers without rules; a minifier may have split the one that was written. */
const LAYER_STATEMENT = /@layer ([\w-]+(?:,\s*[\w-]+)*);/g;

const namesIn = (statement: string): string[] =>
  statement
    .replace(/^@layer\s+|;$/g, '')
    .split(',')
    .map((name) => name.trim());

/**
 * Joins the stylesheets in the head of a page at the place of the first one. The order of the cascade layers, which
 * each of them states, is stated once at the top.
 *
 * @param order - the statement of that order
 * @throws Error when a stylesheet states another order
 */
export function mergeStyles(html: string, order: string): string {
  const end = html.indexOf('</head>');
  const [head, rest] = [html.slice(0, end), html.slice(end)];
  const sheets = [...head.matchAll(STYLE)].map(([, css = '']) => css.trim());
  if (end < 0 || sheets.length === 0) return html;
  const layers = namesIn(order);
  const bare = sheets.map((css) =>
    css.replace(LAYER_STATEMENT, (statement) => {
      const ranks = namesIn(statement).map((name) => layers.indexOf(name));
      const inOrder = ranks.every((rank, index) => rank > (ranks[index - 1] ?? -1));
      if (!inOrder) throw new Error(`A stylesheet states “${statement}”, which is not the order “${order}”.`);
      return '';
    }),
  );
  const merged = `<style>@layer ${layers.join(',')};${bare.join('')}</style>`;
  let placed = false;
  const joined = head.replace(STYLE, () => {
    if (placed) return '';
    placed = true;
    return merged;
  });
  return joined + rest;
}

/** Joins the stylesheets of every page below a folder. */
export function mergePageStyles(folder: string): void {
  const order = readLayerOrder();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const path = join(folder, file);
    writeFileSync(path, mergeStyles(readFileSync(path, 'utf8'), order));
  }
}
