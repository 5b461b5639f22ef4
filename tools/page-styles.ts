/** One inline stylesheet in the head of each page, and a file for print (docs/decisions/0011-css-delivery.md). */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLayerOrder } from './cascade-order.ts';
import { readBlocks, writeBlock } from './css-blocks.ts';
import { storeStyles } from './stored-styles.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/g;
/** A statement of layers without rules; a minifier may have split the one that was written. */
const LAYER_STATEMENT = /@layer ([\w-]+(?:,\s*[\w-]+)*);/g;
/** Its rules go to a file of their own. */
const PRINT = 'print';
const LAYER = /^\s*@layer ([\w-]+)$/;

const namesIn = (statement: string): string[] =>
  statement
    .replace(/^@layer\s+|;$/g, '')
    .split(',')
    .map((name) => name.trim());

/** The rules of each layer in one block, in the order of the layers; what is in none comes first. */
function gatherLayers(
  css: string,
  layers: readonly string[],
): { readonly screen: string; readonly print: string } {
  const bodies = new Map(layers.map((name) => [name, '']));
  let others = '';
  for (const block of readBlocks(css)) {
    const [, name = ''] = LAYER.exec(block.head) ?? [];
    const rules = bodies.get(name);
    if (rules === undefined) others += writeBlock(block);
    else bodies.set(name, rules + (block.body ?? ''));
  }
  const write = (names: readonly string[]): string =>
    names
      .map((name) => ({ head: `@layer ${name}`, body: bodies.get(name) ?? '' }))
      .filter(({ body }) => body !== '')
      .map(writeBlock)
      .join('');
  return { screen: others + write(layers.filter((name) => name !== PRINT)), print: write([PRINT]) };
}

/**
 * Joins the stylesheets in the head of a page at the place of the first one. The order of the cascade layers, which
 * each of them states, is stated once at the top. Rules for print go to a file that nothing waits for.
 *
 * @param order - the statement of that order
 * @param linkPrint - stores the rules for print and gives their address
 * @throws Error when a stylesheet states another order
 */
export function mergeStyles(html: string, order: string, linkPrint: (css: string) => string): string {
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
  const statement = `@layer ${layers.join(',')};`;
  const { screen, print } = gatherLayers(bare.join(''), layers);
  const link = print && `<link rel="stylesheet" href="${linkPrint(statement + print)}" media="print">`;
  let placed = false;
  const joined = head.replace(STYLE, () => {
    if (placed) return '';
    placed = true;
    return `<style>${statement}${screen}</style>${link}`;
  });
  return joined + rest;
}

/** Joins the stylesheets of every page below a folder and writes those for print. */
export function mergePageStyles(folder: string): void {
  const order = readLayerOrder();
  const linkPrint = (css: string): string => storeStyles(folder, 'print', css);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const path = join(folder, file);
    writeFileSync(path, mergeStyles(readFileSync(path, 'utf8'), order, linkPrint));
  }
}
