/** The bare twin of a page: its own text as plain HTML, without style, font, picture or script. */
import { HTMLElement, type Node, parse } from 'node-html-parser';

const LEFT_OUT = new Set([
  'head',
  'script',
  'style',
  'template',
  'svg',
  'img',
  'picture',
  'link',
  'noscript',
]);
/** Elements that carry meaning in plain text; of all others only the content stays. */
const KEPT = new Set([
  ...['header', 'nav', 'main', 'section', 'article', 'footer', 'figure', 'figcaption', 'details', 'summary'],
  ...['h1', 'h2', 'h3', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'br', 'form', 'label', 'button'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]);

const isElement = (node: Node): node is HTMLElement => node instanceof HTMLElement;

function strip(node: Node): string {
  if (!isElement(node)) return node.nodeType === 3 ? node.rawText : '';
  const tag = node.rawTagName?.toLowerCase() ?? '';
  if (LEFT_OUT.has(tag)) return '';
  const inside = node.childNodes.map(strip).join('');
  if (!KEPT.has(tag)) return inside;
  if (tag === 'br') return '<br>';
  const href = tag === 'a' ? node.getAttribute('href') : undefined;
  return `<${tag}${href ? ` href="${href.replaceAll('&', '&amp;')}"` : ''}>${inside}</${tag}>`;
}

/** Writes the twin of a built page. */
export function bareTwin(html: string): string {
  const page = parse(html);
  const body = page.querySelector('body');
  if (!body) throw new Error('The page has no body.');
  const description = page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  const title = page.querySelector('title')?.rawText ?? '';
  return (
    '<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${title}</title><meta name="description" content="${description.replaceAll('"', '&quot;')}"></head>` +
    `<body>${body.childNodes.map(strip).join('')}</body></html>`
  );
}
