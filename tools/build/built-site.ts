/** A built site as the pipeline sees it: parsed pages, scripts, and added stylesheets. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type HTMLElement, parse, TextNode, valid } from 'node-html-parser';
import postcss, { type Root } from 'postcss';

interface BuiltPage {
  /** Path inside the site's folder, such as `services/boiler-repair.html`. */
  readonly file: string;
  readonly document: HTMLElement;
  /** The rules of all styles in the head, in order; they are written as one style element. */
  readonly styles: Root;
}

interface BuiltSite {
  /** Code of every script file, keyed by URL path, such as `/_astro/client.91t15Ekc.js`. */
  readonly scripts: ReadonlyMap<string, string>;
  /**
   * Adds a stylesheet to the site. The file's name contains a hash of its content, so it may be cached forever.
   *
   * @param name - first part of the file's name
   * @returns its URL path
   */
  readonly addStylesheet: (name: string, css: string) => string;
}

/** Changes one page. Steps run one after the other on the same parsed page. */
export type BuildStep = (page: BuiltPage, site: BuiltSite) => void;

/** Leaves out comments, which React writes between texts. */
const HTML = { comment: false, blockTextElements: { script: true, style: true } };
const HEAD_STYLE = 'head > style';

/** Lists the files with this ending in a folder, as paths with forward slashes on every system. */
export const listFiles = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.split(sep).join('/'));

/** Parses HTML, and leaves the contents of scripts and styles as raw text. */
export const parseHtml = (html: string): HTMLElement => parse(html, HTML);

/**
 * Parses a page and the styles in its head.
 *
 * @throws Error if an element or a rule is never closed, because the parser would guess where it ends
 */
export function parsePage(file: string, html: string): BuiltPage {
  if (!valid(html, HTML)) throw new Error(`${file} has an element that is never closed.`);
  const document = parseHtml(html);
  const styles = postcss.root();
  for (const { rawText } of document.querySelectorAll(HEAD_STYLE))
    styles.append(postcss.parse(rawText, { from: file }).nodes);
  return { file, document, styles };
}

/** Returns a page as HTML, with all styles of its head merged into the first style element. */
export function printPage({ document, styles }: BuiltPage): string {
  const [first, ...others] = document.querySelectorAll(HEAD_STYLE);
  if (first) first.childNodes = [new TextNode(styles.toString(), first)];
  for (const style of others) style.remove();
  return document.toString();
}

/** Reads the scripts of a built site. */
export function openSite(folder: string): BuiltSite {
  const scripts = new Map(
    listFiles(folder, '.js').map((file) => [`/${file}`, readFileSync(join(folder, file), 'utf8')] as const),
  );
  return {
    scripts,
    addStylesheet: (name, css) => {
      const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
      const address = `/_astro/${name}.${hash}.css`;
      mkdirSync(join(folder, '_astro'), { recursive: true });
      writeFileSync(join(folder, address), css);
      return address;
    },
  };
}
