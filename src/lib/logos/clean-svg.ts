/**
 * Checks an owner's SVG, and removes the data that the drawing program added. Pages show the SVG as an image, so
 * browsers run no scripts in it and load nothing for it; if the file is opened directly, the content security policy
 * has the same effect. Code, external links and animation are refused instead of removed, because removing them may
 * change the logo.
 */
import { type CustomPlugin, optimize, type XastElement } from 'svgo';
import { LogoError } from './logo-error.ts';

/** Elements that run code, embed other documents or animate; the names are without namespace prefixes. */
const FORBIDDEN =
  /^(?:script|foreignobject|iframe|embed|object|audio|video|handler|listener|set|animate\w*)$/;

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
function checkValue(value: string): void {
  const text = value.replaceAll(/\/\*.*?(?:\*\/|$)/gs, '');
  if (/@import/i.test(text)) throw new LogoError('loads something from another place (@import)');
  for (const [, address = ''] of text.matchAll(/(?:url|image-set|src)\(\s*["']?([^"')]*)/gi))
    checkAddress(address);
  if (/javascript:/i.test(text)) throw new LogoError('contains code (javascript:)');
  const [, motion = /@(?:-\w+-)?keyframes/i.exec(text)?.[0]] = MOTION.exec(text) ?? [];
  if (motion) throw new LogoError(`moves (${motion})`);
  if (text.includes('\\')) throw new LogoError('contains a backslash');
}

function checkElement({ name, attributes, children }: XastElement): void {
  if (FORBIDDEN.test(localName(name))) throw new LogoError(`contains <${localName(name)}>`);
  for (const [key, value] of Object.entries(attributes)) {
    if (localName(key).startsWith('on')) throw new LogoError(`contains code (${key})`);
    if (['href', 'src', 'base'].includes(localName(key))) checkAddress(value);
    checkValue(value);
  }
  const texts = children.flatMap((one) => (one.type === 'text' || one.type === 'cdata' ? one.value : []));
  if (localName(name) === 'style') checkValue(texts.join(''));
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
    return optimize(text, { plugins: [refuseUnsafe, ...PLUGINS] }).data;
  } catch (error) {
    if (!(error instanceof LogoError)) throw error;
    throw new LogoError(
      `${error.message}; save it again as a plain SVG, without scripts, animation or links`,
    );
  }
}
