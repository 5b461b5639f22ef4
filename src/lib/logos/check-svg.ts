/**
 * Looks for what has no place in a logo: scripts, handlers of events, motion, and anything from outside of the file.
 * Pages show it as an image, where browsers run none of that; whoever opens the file alone must be as safe.
 */
import { type HTMLElement, parse } from 'node-html-parser';
import { LogoError } from './logo-error.ts';

/** Elements that run code, hold other documents or move, in small letters. */
const FORBIDDEN = [
  'script',
  'foreignobject',
  'iframe',
  'embed',
  'object',
  'audio',
  'video',
  'handler',
  'listener',
  'set',
  'animate',
  'animatecolor',
  'animatemotion',
  'animatetransform',
];

/** What lies within the file: one of its elements, or pixels. */
const IS_INSIDE = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp)[;,]|$)/i;
/** Addresses in styles and in attributes such as `fill`. */
const STYLE_ADDRESS = /url\(\s*['"]?([^'")]*)/gi;

/** Name without the prefix of its namespace, in small letters. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

/** Addresses in a style or an attribute, of whatever form. */
function listAddresses(name: string, value: string): string[] {
  const inStyle = [...value.matchAll(STYLE_ADDRESS)].map(([, address = '']) => address);
  return ['href', 'src'].includes(localName(name)) ? [value, ...inStyle] : inStyle;
}

function findInAttribute([name, value]: [string, string]): string | undefined {
  if (/^on/i.test(name)) return `holds code (${name})`;
  const outside = listAddresses(name, value).find((address) => !IS_INSIDE.test(address));
  return outside === undefined ? undefined : `loads something from elsewhere (${outside.trim()})`;
}

function findInElement(element: HTMLElement): string | undefined {
  const name = localName(element.rawTagName ?? '');
  if (FORBIDDEN.includes(name)) return `holds <${name}>`;
  const attributes: [string, string][] = Object.entries(element.attributes);
  const found = attributes.map(findInAttribute).find((one) => one !== undefined);
  if (found !== undefined || name !== 'style') return found;
  if (/@import|\\/i.test(element.rawText)) return 'loads something from elsewhere (@import)';
  return findInAttribute(['style', element.rawText]);
}

/**
 * Checks the text of an SVG file.
 *
 * @throws LogoError that names the first thing that has no place in it
 */
export function checkSvg(text: string): void {
  // Nothing is raw text in XML, so that no element hides within another.
  const document = parse(text, { comment: false, blockTextElements: {} });
  const declared = /<!ENTITY|<\?xml-stylesheet/i.exec(text)?.[0];
  const found =
    (declared && `holds ${declared}`) ??
    document
      .querySelectorAll('*')
      .map(findInElement)
      .find((one) => one !== undefined);
  if (found !== undefined)
    throw new LogoError(`${found}; save it again as a plain SVG, without scripts, motion and links`);
}
