/** Parses inline links in running text: `[words](type:slug)`. */

type RichTextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly target: LinkTarget };

/** The target of a link in running text: a service, a borough, or a page of the site. */
export interface LinkTarget {
  readonly type: 'service' | 'borough' | 'page';
  readonly slug: string;
}

const LINK = /\[([^[\]]+)\]\((service|borough|page):([a-z0-9-]+)\)/g;

/**
 * Splits a paragraph into plain text and links.
 *
 * @throws RangeError if a bracket is left over, which means that a link is malformed
 */
export function parseRichText(paragraph: string): RichTextPart[] {
  const parts: RichTextPart[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(LINK)) {
    const [whole, text = '', type = '', slug = ''] = match;
    if (match.index > end) parts.push({ kind: 'text', text: paragraph.slice(end, match.index) });
    parts.push({ kind: 'link', text, target: { type: type as LinkTarget['type'], slug } });
    end = match.index + whole.length;
  }
  if (end < paragraph.length) parts.push({ kind: 'text', text: paragraph.slice(end) });
  const stray = parts.find((part) => part.kind === 'text' && /[[\]]/.test(part.text));
  if (stray)
    throw new RangeError(
      `Misspelled link in “${stray.text.trim().slice(0, 80)}…”: write [words](service:slug)`,
    );
  return parts;
}

/** Finds the targets of all links in some paragraphs. */
export function findLinkTargets(paragraphs: readonly string[]): LinkTarget[] {
  return paragraphs.flatMap(parseRichText).flatMap((part) => (part.kind === 'link' ? [part.target] : []));
}

/**
 * Returns the text of a paragraph without the targets of its links.
 *
 * @throws RangeError if a link is malformed
 */
export function textOfRichText(paragraph: string): string {
  return parseRichText(paragraph)
    .map(({ text }) => text)
    .join('');
}
