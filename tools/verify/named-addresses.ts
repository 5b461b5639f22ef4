/** Finds the URLs in a file of a built site, for visitors, for browsers, and for programs that show link previews. */
import { parseHtml } from '../build/built-site.ts';

/** What must be at a URL: a page, a part of a drawing, a picture, or another file. */
export type Kind = 'link' | 'part' | 'picture' | 'font' | 'script' | 'style' | 'file';

interface NamedAddress {
  /** The URL as written. */
  readonly address: string;
  /** The same URL from the site's root; files other than pages may write relative URLs. */
  readonly resolved: string;
  readonly kind: Kind;
}

type Found = readonly [address: string, kind: Kind];

const ATTRIBUTES: readonly (readonly [selector: string, attribute: string, kind: Kind])[] = [
  ['a, area', 'href', 'link'],
  ['form', 'action', 'link'],
  ['button, input', 'formaction', 'link'],
  ['meta[property="og:url"]', 'content', 'link'],
  ['use', 'href', 'part'],
  ['use', 'xlink:href', 'part'],
  ['img, input', 'src', 'picture'],
  ['image', 'href', 'picture'],
  ['video', 'poster', 'picture'],
  ['meta[property="og:image"]', 'content', 'picture'],
  ['script', 'src', 'script'],
  ['iframe, embed, video, audio, track, video source, audio source', 'src', 'file'],
  ['object', 'data', 'file'],
];
/** Attributes that list pictures for several widths or densities, keyed by selector. */
const LISTS = { 'img, source': 'srcset', link: 'imagesrcset' } as const;

/** What `link` elements load, by `rel` and `as`; the first match counts. */
const LINKS: readonly (readonly [words: RegExp, kind: Kind])[] = [
  [/\b(?:canonical|alternate|next|prev)\b/, 'link'],
  [/icon\b|\bimage\b/, 'picture'],
  [/\bfont\b/, 'font'],
  [/\bmodulepreload\b|\bscript\b/, 'script'],
  [/\bstyle(?:sheet)?\b/, 'style'],
];
/** Values of `rel` that prepare a connection and load nothing. */
const CONNECTION = /\b(?:preconnect|dns-prefetch)\b/;

/** Splits a `srcset` into URLs. A `data:` URL contains commas and is always alone. */
export const splitSrcset = (value: string): string[] =>
  value.startsWith('data:')
    ? [value]
    : value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

function readStyles(css: string): Found[] {
  const found = css.matchAll(
    /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/g,
  );
  return [...found].flatMap(([words, ...addresses]): Found[] => {
    const address = addresses.find((one) => one !== undefined) ?? '';
    // `#` refers to an element of the page that uses the stylesheet.
    if (address.startsWith('#')) return [];
    if (words.startsWith('@import')) return [[address, 'style']];
    return [[address, /\.(?:woff2?|ttf|otf)\b/.test(address) ? 'font' : 'picture']];
  });
}

/** Returns the modules that a script loads, at once or later. */
const readScript = (code: string): Found[] =>
  [...code.matchAll(/\b(?:import\s*\(?|from)\s*(["'`])(\.{0,2}\/[^"'`\n]+)\1/g)].map(
    ([, , address = '']): Found => [address, 'script'],
  );

function readManifest(text: string): Found[] {
  const found: Found[] = [];
  JSON.parse(text, (name, value: unknown) => {
    if (typeof value === 'string' && name === 'src') found.push([value, 'picture']);
    if (typeof value === 'string' && /^(?:start_)?url$/.test(name)) found.push([value, 'link']);
    return value;
  });
  return found;
}

function readMarkup(html: string): Found[] {
  const page = parseHtml(html);
  const named = ATTRIBUTES.flatMap(([selector, attribute, kind]) =>
    page
      .querySelectorAll(selector)
      .flatMap((part): Found[] =>
        part.hasAttribute(attribute) ? [[part.getAttribute(attribute) ?? '', kind]] : [],
      ),
  );
  const listed = Object.entries(LISTS).flatMap(([selector, attribute]) =>
    page
      .querySelectorAll(`:is(${selector})[${attribute}]`)
      .flatMap((part) => splitSrcset(part.getAttribute(attribute) ?? ''))
      .map((address): Found => [address, 'picture']),
  );
  const linked = page.querySelectorAll('link[href]').flatMap((link): Found[] => {
    const words = `${link.getAttribute('rel')} ${link.getAttribute('as') ?? ''}`;
    const kind = LINKS.find(([pattern]) => pattern.test(words))?.[1] ?? 'file';
    return CONNECTION.test(words) ? [] : [[link.getAttribute('href') ?? '', kind]];
  });
  const left = page.querySelectorAll('meta[http-equiv]').flatMap((meta): Found[] => {
    const [, address] =
      /^[\d.\s]*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(meta.getAttribute('content') ?? '') ?? [];
    return address && /^refresh$/i.test(meta.getAttribute('http-equiv') ?? '') ? [[address, 'link']] : [];
  });
  const styles = [
    ...page.querySelectorAll('style').map(({ rawText }) => rawText),
    ...page.querySelectorAll('[style]').map((part) => part.getAttribute('style') ?? ''),
  ];
  const code = page.querySelectorAll('script').map(({ rawText }) => rawText);
  return [
    ...named,
    ...listed,
    ...linked,
    ...left,
    ...styles.flatMap(readStyles),
    ...code.flatMap(readScript),
  ];
}

const READERS: readonly (readonly [ending: RegExp, read: (text: string) => Found[], isFromRoot: boolean])[] =
  [
    [/\.html$/, readMarkup, true],
    [/\.svg$/, readMarkup, false],
    [/\.css$/, readStyles, false],
    [/\.m?js$/, readScript, false],
    [/\.webmanifest$/, readManifest, false],
  ];

/** Checks whether a file of this name may contain URLs. */
export const namesOthers = (file: string): boolean => READERS.some(([ending]) => ending.test(file));

/** An origin that no real URL has. */
const HERE = 'http://here.invalid';

/**
 * Returns the URLs in a file, without `data:` URLs.
 *
 * @param file - path in the site's folder
 */
export function listAddresses(file: string, text: string): NamedAddress[] {
  const [, read, isFromRoot] = READERS.find(([ending]) => ending.test(file)) ?? [];
  const resolve = (address: string): string => {
    const url = isFromRoot || address.startsWith('#') ? null : URL.parse(address, `${HERE}/${file}`);
    return url?.href.replace(HERE, '') ?? address;
  };
  const found = (read?.(text) ?? []).filter(([address]) => !address.startsWith('data:'));
  const known = new Map(found.map(([address, kind]) => [`${kind} ${address}`, [address, kind] as const]));
  return [...known.values()].map(([address, kind]) => ({ address, resolved: resolve(address), kind }));
}
