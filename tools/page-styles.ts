/** One inline stylesheet in the head of each page, and a file for print (docs/decisions/0011-css-delivery.md). */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLayerOrder } from './cascade-order.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/g;
/** A statement of layers without rules; a minifier may have split the one that was written. */
const LAYER_STATEMENT = /@layer ([\w-]+(?:,\s*[\w-]+)*);/g;
const PRINT_LAYER = '@layer print{';

const namesIn = (statement: string): string[] =>
  statement
    .replace(/^@layer\s+|;$/g, '')
    .split(',')
    .map((name) => name.trim());

/** Position after the brace that closes the block whose opening brace stands before `start`. */
function endOfBlock(css: string, start: number): number {
  let depth = 1;
  for (let index = start; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    else if (css[index] === '}') depth -= 1;
    if (depth === 0) return index + 1;
  }
  throw new Error('A stylesheet has a block without an end.');
}

/** Takes the blocks of the print layer out of a stylesheet. */
function splitPrint(css: string): { readonly screen: string; readonly print: string } {
  const start = css.indexOf(PRINT_LAYER);
  if (start < 0) return { screen: css, print: '' };
  const end = endOfBlock(css, start + PRINT_LAYER.length);
  const rest = splitPrint(css.slice(end));
  return { screen: css.slice(0, start) + rest.screen, print: css.slice(start, end) + rest.print };
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
  const { screen, print } = splitPrint(bare.join(''));
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
  const writePrint = (css: string): string => {
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
    const address = `/_astro/print.${hash}.css`;
    mkdirSync(join(folder, '_astro'), { recursive: true });
    writeFileSync(join(folder, address), css);
    return address;
  };
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const path = join(folder, file);
    writeFileSync(path, mergeStyles(readFileSync(path, 'utf8'), order, writePrint));
  }
}
