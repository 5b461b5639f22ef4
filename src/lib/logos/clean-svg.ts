/**
 * Checks an owner's SVG, and removes the data that the drawing program added. Pages show the SVG as an image, so
 * browsers run no scripts in it and load nothing for it; if the file is opened directly, the content security policy
 * has the same effect. All elements, namespaces and functions that do not only draw are refused instead of removed,
 * because removing them may change the logo.
 */
import { type CustomPlugin, optimize, type XastElement } from 'svgo';
import { LogoError } from './logo-error.ts';

/**
 * Elements of SVG that only draw, or describe what is drawn, in lowercase; filters have names that begin with fe. Their
 * attributes need no list: only addresses, code and functions in values could do more, and each value is checked.
 */
const DRAWING =
  /^(?:svg|g|defs|symbol|use|switch|title|desc|style|image|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|textpath|lineargradient|radialgradient|stop|pattern|clippath|mask|marker|filter|fe[a-z]+)$/;

const NAMESPACES: readonly string[] = ['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xlink'];

/** Functions in values of SVG and CSS that load nothing, apart from `url`, whose address is checked. */
const FUNCTIONS =
  /^(?:url|rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|var|calc|min|max|clamp|matrix(?:3d)?|(?:translate|scale|rotate)(?:x|y|z|3d)?|skew(?:x|y)?|rect|inset|circle|ellipse|polygon|path|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia|not|is|where|(?:nth|first|last)-[a-z-]+)$/i;

/** Attributes whose text is only a name. */
const NAMES = /^(?:id|class|data-.*|aria-.*)$/;

/** Matches a URL that leads nowhere else: an element of the file, an embedded image, or nothing. */
const IS_INSIDE = /^\s*(?:#.*|data:image\/(?:png|jpe?g|gif|webp)[;,].*)?$/is;

const MOTION = /(?:^|[\s;{])(?:-\w+-)?(animation|transition|offset)(?:-[\w-]+)?\s*:/i;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

function checkAddress(address: string): void {
  if (!IS_INSIDE.test(address)) throw new LogoError(`loads something from another place (${address.trim()})`);
}

/**
 * Checks a style sheet or the value of an attribute.
 *
 * @throws LogoError if the text loads, runs or animates something, or has a backslash escape, which may hide code
 */
function checkValue(text: string): void {
  if (text.includes('\\')) throw new LogoError('contains a backslash');
  if (/@import/i.test(text)) throw new LogoError('loads something from another place (@import)');
  for (const [, address = ''] of text.matchAll(/url\(\s*["']?([^"')]*)/gi)) checkAddress(address);
  for (const [, name = ''] of text.matchAll(/([\w-]+)\(/g))
    if (!FUNCTIONS.test(name)) throw new LogoError(`uses ${name}()`);
  if (/javascript:/i.test(text)) throw new LogoError('contains code (javascript:)');
  const [, motion = /@(?:-\w+-)?keyframes/i.exec(text)?.[0]] = MOTION.exec(text) ?? [];
  if (motion) throw new LogoError(`moves (${motion})`);
}

/** Checks a value with and without its comments, because a string may contain the signs of a comment. */
function checkWithComments(value: string): void {
  checkValue(value);
  checkValue(value.replaceAll(/\/\*.*?(?:\*\/|$)/gs, ''));
}

function checkElement({ name, attributes, children }: XastElement): void {
  if (!DRAWING.test(localName(name))) throw new LogoError(`contains <${localName(name)}>`);
  for (const [key, value] of Object.entries(attributes)) {
    if (localName(key).startsWith('on')) throw new LogoError(`contains code (${key})`);
    if (['href', 'src', 'base'].includes(localName(key))) checkAddress(value);
    if (/^xmlns(?::|$)/.test(key) && !NAMESPACES.includes(value))
      throw new LogoError(`contains parts of another language (${value})`);
    if (!NAMES.test(key)) checkWithComments(value);
  }
  const texts = children.flatMap((one) => (one.type === 'text' || one.type === 'cdata' ? one.value : []));
  if (localName(name) === 'style') checkWithComments(texts.join(''));
}

const refuseUnsafe: CustomPlugin = {
  name: 'refuse-unsafe',
  fn: () => ({
    element: { enter: checkElement },
    instruction: {
      enter: ({ name }) => {
        if (name === 'xml-stylesheet') throw new LogoError('contains <?xml-stylesheet');
      },
    },
  }),
};

/** Plugins that remove only what is invisible; the shapes stay as they are. */
const PLUGINS = [
  'removeDoctype',
  'removeXMLProcInst',
  'removeComments',
  'removeMetadata',
  'removeEditorsNSData',
  'removeUnusedNS',
] as const;

/**
 * Returns the SVG without the data that the drawing program added.
 *
 * @throws LogoError that names the first thing that is not allowed; another error if the text is not XML
 */
export function cleanSvg(text: string): string {
  try {
    if (/<!ENTITY/i.test(text)) throw new LogoError('contains <!ENTITY');
    return optimize(text, { plugins: [...PLUGINS, refuseUnsafe] }).data;
  } catch (error) {
    if (!(error instanceof LogoError)) throw error;
    throw new LogoError(
      `${error.message}; save it again as a plain SVG, without scripts, animation or links`,
    );
  }
}
