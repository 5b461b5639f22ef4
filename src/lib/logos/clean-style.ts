/** The styles of a logo: known properties with values that lead nowhere. */
import postcss, { type AtRule, type ChildNode, type Container, type Declaration } from 'postcss';
import { LogoError } from './logo-error.ts';
import { FUNCTIONS, MOTION, PROPERTIES } from './svg-names.ts';

/** What lies within the file: one of its elements, or pixels. */
const IS_INSIDE = /^\s*(?:#[\w.:-]+|data:image\/(?:png|jpe?g|gif|webp)[;,][\w+/=;,\s-]*)?\s*$/i;

const outside = (address: string): LogoError =>
  new LogoError(`loads something from elsewhere (${address.trim()})`);

/** @throws LogoError for an address that leads out of the file */
export function checkAddress(address: string): void {
  if (!IS_INSIDE.test(address)) throw outside(address);
}

/** A style as browsers read it: without comments, and with every escape replaced by its character (CSS Syntax 3, 4.3.7). */
export function unescapeStyle(text: string): string {
  return text
    .replaceAll(/\/\*.*?(?:\*\/|$)/gs, '')
    .replaceAll(/\\(?:([0-9a-f]{1,6})\s?|(.))/gis, (_, code: string | undefined, sign: string) => {
      const point = Number.parseInt(code ?? '', 16);
      if (Number.isNaN(point)) return sign;
      return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : '\ufffd';
    });
}

/**
 * Whether a value of a property or an attribute is understood.
 *
 * @throws LogoError where it leads out of the file
 */
export function checkValue(value: string): boolean {
  const plain = unescapeStyle(value);
  for (const [, address = ''] of plain.matchAll(/url\(\s*(?:["']\s*)?([^"')]*)/gi)) checkAddress(address);
  if (/image-set|@import|src\(|javascript:/i.test(plain)) throw outside(plain);
  const called = [...plain.matchAll(/([\w-]*)\(/g)].map(([, name = '']) => name.toLowerCase());
  return (
    called.every((name) => FUNCTIONS.has(name)) &&
    !/[\\<>{}@;]|\/\*/.test(value.replace(/data:image[^"')]*/i, ''))
  );
}

/**
 * Whether a property is one of a logo. Dashes are not: their number follows from what they go along, and a file of 4 kB
 * took a minute to draw.
 */
export const isKnownProperty = (name: string, value: string): boolean =>
  PROPERTIES.has(name) && (name !== 'stroke-dasharray' || value.trim() === 'none');

/** Names what is left out. */
type Drop = (name: string) => void;

function checkDeclaration({ prop, value }: Declaration, drop: Drop): boolean {
  const name = unescapeStyle(prop).toLowerCase();
  if (MOTION.test(name)) throw new LogoError(`moves (${name})`);
  const isKnown = checkValue(value) && isKnownProperty(prop.toLowerCase(), value);
  if (!isKnown) drop(name);
  return isKnown;
}

/** A rule for some screens is left out, too: what a logo looks like must not depend on who looks. */
function checkAtRule({ name }: AtRule, drop: Drop): void {
  const plain = unescapeStyle(name).toLowerCase();
  if (plain === 'import') throw outside('@import');
  if (plain.endsWith('keyframes')) throw new LogoError(`moves (@${plain})`);
  drop(`@${plain}`);
}

/** Types, classes, names, and what stands in or behind what. */
const SELECTOR = /^[\w\s.#*,>+~-]+$/;

/** Writes nodes anew from what was read; remarks and rules within rules are not among it. */
function writeNodes({ nodes = [] }: Partial<Container<ChildNode>>, drop: Drop): string {
  const write = (node: ChildNode): string => {
    if (node.type === 'decl') return checkDeclaration(node, drop) ? `${node.prop}:${node.value};` : '';
    if (node.type === 'comment') return '';
    // Looked at even within a part that is left out, where an address must be named as well.
    const inner = writeNodes(node as Partial<Container<ChildNode>>, drop).replace(/;$/, '');
    if (node.type === 'atrule') {
      checkAtRule(node, drop);
      return '';
    }
    if (SELECTOR.test(node.selector) && node.parent?.type !== 'rule') return `${node.selector}{${inner}}`;
    drop(node.selector);
    return '';
  };
  return nodes.map(write).join('');
}

/**
 * A style as it is written anew.
 *
 * @param text - of an element `style` or of an attribute of that name
 * @param drop - is told what is left out
 * @throws LogoError for what loads or moves
 */
export function cleanStyle(text: string, drop: Drop): string {
  if (/@import/i.test(unescapeStyle(text))) throw outside('@import');
  return writeNodes(postcss.parse(text), drop).replace(/;$/, '');
}
