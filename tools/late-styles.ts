/**
 * Moves the styles of what lies below the first view of a long page into a file. Nothing of the first view waits for
 * it: it is linked where the second section begins (docs/decisions/0011-css-delivery.md). Rules for print go along, so
 * that the page asks for one file less.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HTMLElement, parse } from 'node-html-parser';
import { storeStyles } from './stored-styles.ts';
import { filterRules } from './unused-styles.ts';

/** Pages that do not fit into the first ten packets of a connection with all their styles in them. */
const LONG_PAGES = ['index.html'];
const STYLE = /<style>([\s\S]*?)<\/style>/;
const PRINT = /<link rel="stylesheet" href="([^"]+)" media="print">/;

const isElement = (node: unknown): node is HTMLElement => node instanceof HTMLElement;

/** Classes of the first view: the bar without what opens from it, and the first section. */
function listFirstClasses(html: string): ReadonlySet<string> {
  const body = parse(html).querySelector('body');
  for (const popover of body?.querySelectorAll('[popover]') ?? []) popover.remove();
  const main = body?.querySelector('main');
  const [first, ...later] = main?.childNodes.filter(isElement) ?? [];
  if (!first) throw new Error('A page has nothing in its main part.');
  for (const section of later) section.remove();
  body?.querySelector('footer')?.remove();
  return new Set(
    (body?.querySelectorAll('[class]') ?? []).flatMap(({ classNames }) => classNames.split(/\s+/)),
  );
}

/** Position behind the first section of the main part. */
function findEndOfFirstSection(html: string): number {
  const main = html.indexOf('<main');
  let depth = 0;
  for (const match of html.slice(main).matchAll(/<(\/?)section\b[^>]*>/g)) {
    depth += match[1] ? -1 : 1;
    if (depth === 0) return main + match.index + match[0].length;
  }
  throw new Error('A page has no section in its main part.');
}

interface Files {
  /** Keeps a stylesheet and gives its address. */
  readonly store: (css: string) => string;
  /** The stylesheet at an address. */
  readonly read: (address: string) => string;
}

/** The page with the styles of its first view alone, and a link to the others behind its first section. */
export function splitStyles(html: string, { store, read }: Files): string {
  const [, css = ''] = STYLE.exec(html) ?? [];
  const [, print] = PRINT.exec(html) ?? [];
  const first = listFirstClasses(html);
  const isFirst = (classes: readonly string[]): boolean => classes.every((name) => first.has(name));
  const early = filterRules(css, { keep: isFirst, others: true });
  const late = filterRules(css, { keep: (classes) => !isFirst(classes), others: false });
  const end = findEndOfFirstSection(html);
  const link = `<link rel="stylesheet" href="${store(late + (print ? read(print) : ''))}">`;
  return (html.slice(0, end) + link + html.slice(end))
    .replace(STYLE, () => `<style>${early}</style>`)
    .replace(PRINT, '');
}

/** Splits the styles of the long pages of a folder. */
export function moveLateStyles(folder: string): void {
  const store = (css: string): string => storeStyles(folder, 'late', css);
  const read = (address: string): string => readFileSync(join(folder, address), 'utf8');
  for (const page of LONG_PAGES) {
    const path = join(folder, page);
    writeFileSync(path, splitStyles(readFileSync(path, 'utf8'), { store, read }));
  }
}
