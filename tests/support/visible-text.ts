/** Extracts the text that a visitor can read on a built page, block by block, to check copy, spelling and claims. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser';
import { remember } from '../../src/lib/caching/remember.ts';
import { listFiles } from './pages.ts';

export interface PageText {
  /** Path inside the built site, such as `services/boiler-repair.html`. */
  readonly file: string;
  /** Language of the page, such as `en-US`. */
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** All visible text of the body, including the bar and the footer, block by block. */
  readonly all: readonly string[];
  /** Alternative texts of pictures and accessible names of controls. */
  readonly names: readonly string[];
  /** Paths on this site to which the page's own paragraphs link. */
  readonly links: readonly string[];
}

/** Returns everything that visitors or search engines read on a page. */
export const listTexts = ({ title, description, all, names }: PageText): string[] => [
  title,
  description,
  ...all,
  ...names,
];

const UNSEEN = new Set(['script', 'style', 'template', 'svg', 'noscript']);
const INLINE = new Set(['a', 'abbr', 'b', 'em', 'i', 'small', 'span', 'strong', 'time', 'br']);

/** Returns all pages in a folder, cached after the first call; returns none if the folder does not exist. */
export const readPages = remember((folder: string): readonly PageText[] => {
  const files = existsSync(folder) ? listFiles('.html', folder) : [];
  return files.map((file) => extractPage(file, readFileSync(join(folder, file), 'utf8')));
});

/** Extracts the texts of one page. */
function extractPage(file: string, html: string): PageText {
  const document = parse(html);
  const all = listBlocks(document.querySelector('body'));
  const named = document.querySelectorAll('[alt], [aria-label]');
  return {
    file,
    language: document.querySelector('html')?.getAttribute('lang') ?? '',
    title: document.querySelector('title')?.text ?? '',
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    all,
    names: named
      .map((element) => element.getAttribute('alt') || element.getAttribute('aria-label') || '')
      .filter(Boolean),
    links: document.querySelectorAll('main p a[href^="/"]').map((link) => link.getAttribute('href') ?? ''),
  };
}

/** Replaces line breaks in the source with spaces. Keeps double and non-breaking spaces for the typography checks. */
function clean(text: string): string {
  return text.replace(/ *[\t\r\n]\s*/g, ' ').trim();
}

/**
 * Checks whether two adjacent nodes are separate texts even though there is no space between them, as on cards:
 * `<span>Title</span><span>Text</span>`, `<span>4</span>Gauge glass`, `Title<span>Text</span>`.
 */
function standsApart(before: Node, node: Node, text: string): boolean {
  if (before instanceof HTMLElement && node instanceof HTMLElement) return true;
  return /[\p{L}\p{N}.]$/u.test(text) && /^[\p{Lu}\p{N}]/u.test(node.text);
}

/** Returns the text blocks in reading order. */
function listBlocks(root: HTMLElement | null): string[] {
  const blocks: string[] = [];
  let text = '';
  const flush = () => {
    if (clean(text)) blocks.push(clean(text));
    text = '';
  };
  const visit = (node: Node) => {
    if (node instanceof TextNode) text += node.text;
    if (!(node instanceof HTMLElement)) return;
    const name = node.rawTagName?.toLowerCase() ?? '';
    if (UNSEEN.has(name) || node.getAttribute('aria-hidden') === 'true') return;
    // Skips text marked as another language, such as the link to that language's page.
    if (!(node.getAttribute('lang') ?? 'en').startsWith('en')) return;
    const inline = INLINE.has(name) || name === '';
    if (name === 'br' && !text.endsWith(' ')) text += ' ';
    if (!inline) flush();
    let before: Node | undefined;
    for (const child of node.childNodes) {
      if (before && standsApart(before, child, text)) flush();
      visit(child);
      if (child instanceof HTMLElement || child instanceof TextNode) before = child;
    }
    if (!inline) flush();
  };
  if (root) visit(root);
  flush();
  return blocks;
}
