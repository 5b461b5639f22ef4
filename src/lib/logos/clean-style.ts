/** Cleans the styles of a logo: it keeps only known properties, with values that load nothing. */
import postcss, { type AtRule, type ChildNode, type Container, type Declaration } from 'postcss';
import { LogoError } from './logo-error.ts';
import { FUNCTIONS, MOTION, PROPERTIES } from './svg-names.ts';

/** An address inside the file: one of its elements, or embedded pixels. */
const IS_INSIDE = /^\s*(?:#[\w.:-]+|data:image\/(?:png|jpe?g|gif|webp)[;,][\w+/=;,\s-]*)?\s*$/i;

const outside = (address: string): LogoError =>
  new LogoError(`loads something from another place (${address.trim()})`);

/** @throws LogoError for an address outside the file */
export function checkAddress(address: string): void {
  if (!IS_INSIDE.test(address)) throw outside(address);
}

/**
 * Returns a style as browsers read it: without comments, and with every escape replaced by its character (CSS
 * Syntax 3, 4.3.7).
 */
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
 * Whether a value of a property or an attribute is supported.
 *
 * @throws LogoError if it refers to something outside the file
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
 * Whether a property is allowed in a logo. Dashes are not: their number depends on the path they follow, and
 * a file of 4 kB took a minute to draw.
 */
export const isKnownProperty = (name: string, value: string): boolean =>
  PROPERTIES.has(name) && (name !== 'stroke-dasharray' || value.trim() === 'none');

/** Reports the name of something that is left out. */
type Drop = (name: string) => void;

function checkDeclaration({ prop, value }: Declaration, drop: Drop): boolean {
  const name = unescapeStyle(prop).toLowerCase();
  if (MOTION.test(name)) throw new LogoError(`moves (${name})`);
  const isKnown = checkValue(value) && isKnownProperty(prop.toLowerCase(), value);
  if (!isKnown) drop(name);
  return isKnown;
}

/** Rules for some screens are left out too: a logo must look the same to everybody. */
function checkAtRule({ name }: AtRule, drop: Drop): void {
  const plain = unescapeStyle(name).toLowerCase();
  if (plain === 'import') throw outside('@import');
  if (plain.endsWith('keyframes')) throw new LogoError(`moves (@${plain})`);
  drop(`@${plain}`);
}

/** Allowed selectors: types, classes, IDs, and combinators. */
const SELECTOR = /^[\w\s.#*,>+~-]+$/;

/** Rewrites nodes from what was parsed, without comments and nested rules. */
function writeNodes({ nodes = [] }: Partial<Container<ChildNode>>, drop: Drop): string {
  const write = (node: ChildNode): string => {
    if (node.type === 'decl') return checkDeclaration(node, drop) ? `${node.prop}:${node.value};` : '';
    if (node.type === 'comment') return '';
    // Checked even inside a rule that is left out, because an address there must be reported too.
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
 * Rewrites a style.
 *
 * @param text - text of a `style` element or attribute
 * @param drop - called with the name of everything left out
 * @throws LogoError for anything that loads or moves
 */
export function cleanStyle(text: string, drop: Drop): string {
  if (/@import/i.test(unescapeStyle(text))) throw outside('@import');
  return writeNodes(postcss.parse(text), drop).replace(/;$/, '');
}
