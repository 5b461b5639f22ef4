/**
 * Parses an SVG as XML and rewrites it from an allowlist: anything that runs, loads or moves is refused, and
 * unknown names are left out and reported. Pages show it as an image, in which browsers run none of that;
 * opening the file directly is just as safe.
 */
import sax, { type Tag } from 'sax';
import { checkAddress, checkValue, cleanStyle, isKnownProperty } from './clean-style.ts';
import { checkSides, checkWork } from './drawing-limits.ts';
import { LogoError } from './logo-error.ts';
import { ATTRIBUTES, ELEMENTS, FORBIDDEN } from './svg-names.ts';
import { isPart, type Part, textOf } from './svg-part.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Maximum nesting depth of a logo. */
const DEEPEST = 100;

/** A rewritten SVG. */
export interface CleanSvg {
  readonly text: string;
  /** What was left out: `<metadata>`, `inkscape:label`. */
  readonly dropped: readonly string[];
}

/** Returns the name without an SVG or XLink namespace prefix; any other prefix stays part of the name. */
const svgName = (name: string): string => name.replace(/^(?:svg|xlink):/, '');

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

/** @throws LogoError for an attribute that runs or loads something */
function cleanAttribute(name: string, value: string, drop: (name: string) => void): string | undefined {
  if (/^on/i.test(localName(name))) throw new LogoError(`holds code (${name})`);
  if (['href', 'src', 'base'].includes(localName(name))) checkAddress(value);
  if (svgName(name) === 'style') return cleanStyle(value, drop);
  const isNamespace = /^xmlns(?::|$)/.test(name);
  const isKnown = ATTRIBUTES.has(svgName(name)) || isKnownProperty(name, value);
  const isSafe = checkValue(value);
  if (isKnown && isSafe) return value;
  if (!isNamespace && name !== 'version') drop(name);
  return undefined;
}

/** @throws LogoError for a part that runs, holds another document or moves */
function openPart({ name, attributes }: Tag, drop: (name: string) => void): Part {
  if (FORBIDDEN.has(localName(name))) throw new LogoError(`holds <${localName(name)}>`);
  const isKnown = ELEMENTS.has(svgName(name));
  if (!isKnown) drop(`<${name}>`);
  const kept = new Map<string, string>();
  for (const [key, value] of Object.entries(attributes)) {
    const clean = cleanAttribute(key, value, isKnown ? drop : () => undefined);
    // Of two attributes, browsers use the one without a prefix (SVG 2, 16.1.5).
    if (clean && !(svgName(key) !== key && svgName(key) in attributes)) kept.set(svgName(key), clean);
  }
  return { name: svgName(name), attributes: kept, content: [] };
}

/** Parses the tree of an SVG; throws if it is not XML. */
function readTree(text: string, drop: (name: string) => void): Part {
  const root: Part = { name: '', attributes: new Map(), content: [] };
  const open = [root];
  const parser = sax.parser(true, { strictEntities: true } as object);
  const add = (words: string): void => {
    open.at(-1)?.content.push(words);
  };
  parser.onerror = (error) => {
    throw error;
  };
  parser.ondoctype = (declared) => {
    if (/<!|\[/.test(declared)) throw new LogoError('holds <!ENTITY');
  };
  parser.onprocessinginstruction = ({ name }) => {
    if (name === 'xml-stylesheet') throw new LogoError('holds <?xml-stylesheet');
    if (name !== 'xml') drop(`<?${name}?>`);
  };
  parser.onopentag = (tag) => {
    const part = openPart(tag as Tag, drop);
    open.at(-1)?.content.push(part);
    if (open.push(part) > DEEPEST) throw new LogoError('has groups nested too deeply');
  };
  parser.onclosetag = () => {
    const part = open.pop();
    if (part?.name === 'style')
      part.content.splice(0, Number.POSITIVE_INFINITY, cleanStyle(textOf(part), drop));
  };
  parser.ontext = add;
  parser.oncdata = add;
  parser.write(text).close();
  return root;
}

function readRoot(text: string, drop: (name: string) => void): Part {
  try {
    const [root] = readTree(text, drop).content.filter(isPart);
    if (root?.name !== 'svg') throw new TypeError('This is not an SVG.');
    return root;
  } catch (error) {
    if (!(error instanceof LogoError)) throw error;
    throw new LogoError(
      `${error.message}; save it again as a plain SVG, without scripts, animation and links`,
    );
  }
}

const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll(/[\n\t]/g, ' ');

function writePart({ name, attributes, content }: Part): string {
  const inner = content.map((one) => (isPart(one) ? writeKnown(one) : escapeXml(one))).join('');
  const written = [...attributes].map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join('');
  return inner ? `<${name}${written}>${inner}</${name}>` : `<${name}${written}/>`;
}

const writeKnown = (part: Part): string => (ELEMENTS.has(part.name) ? writePart(part) : '');

/**
 * @param text - text of an SVG file
 * @throws LogoError that names the first thing that is not allowed, another error if it is not XML
 */
export function cleanSvg(text: string): CleanSvg {
  const dropped = new Set<string>();
  const root = readRoot(text, (name) => {
    dropped.add(name);
  });
  checkSides(root);
  checkWork(root);
  const attributes = new Map([['xmlns', NAMESPACE], ...root.attributes]);
  return { text: writePart({ ...root, attributes }), dropped: [...dropped] };
}
