/** Estimates how large an SVG is, and how much work it is to draw, before anything draws it. */
import sharp from 'sharp';
import { LogoError } from './logo-error.ts';
import { isPart, type Part, textOf } from './svg-part.ts';

/** Limits of a side, in pixels or units. */
const LEAST_SIDE = 1;
const MOST_SIDE = 100_000;
/** CSS pixels per unit (CSS Values 4, 6.2). */
const PIXELS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
};

/** Returns a length in pixels; NaN if it is invalid. */
function readLength(text: string): number {
  const [, number, unit = ''] = /^\s*([-+.\de]+?)([a-z]*)\s*$/i.exec(text) ?? [];
  return Number(number) * (PIXELS[unit.toLowerCase()] ?? Number.NaN);
}

/** @throws LogoError for an SVG without a size, or with one in which nothing can be drawn */
export function checkSides({ attributes }: Part): void {
  const box = attributes.get('viewBox');
  const corner =
    box
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const sides = ['width', 'height'].flatMap((side) => attributes.get(side) ?? []);
  const fixed = sides.filter((side) => !side.trim().endsWith('%'));
  if (!box && fixed.length < 2) throw new LogoError('has no size; save it again with a viewBox');
  const lengths = [...corner.splice(2), ...fixed.map(readLength)];
  const isDrawn =
    (!box || (corner.length === 2 && lengths.length === fixed.length + 2)) &&
    corner.every((place) => Math.abs(place) <= MOST_SIDE) &&
    lengths.every((length) => length >= LEAST_SIDE && length <= MOST_SIDE);
  if (!isDrawn)
    throw new LogoError(
      `has a size that cannot be drawn (${[box, ...sides].join(' ').trim()}); save it again with a viewBox from ${LEAST_SIDE} to ${MOST_SIDE} units`,
    );
}

/**
 * Maximum work to draw an SVG, in characters of path data. With librsvg at 1200 × 630 pixels this takes a
 * second or two for any SVG.
 */
const MOST_WORK = 100_000;
const WORK = {
  part: 5,
  /** Per character of text: shaping takes time proportional to the square of the length. */
  letter: 20,
  /** `checkPictures` limits its pixels. */
  image: 20_000,
  /** A filter step processes all pixels. */
  filterStep: 1000,
  /** So does a layer that is drawn separately and then composited. */
  layer: 400,
};
const LAYER = /(?<![\w-])(?:mask|filter|opacity|mix-blend-mode|isolation)\s*:/gi;

/** Lists the names of the parts that a style paints with. */
const listPainted = (style: string): string[] =>
  [...style.matchAll(/url\(\s*["']?#([^"')\s]+)/gi)].map(([, id = '']) => id);

const listParts = (part: Part): Part[] => [part, ...part.content.filter(isPart).flatMap(listParts)];

/** Groups declarations by class; those of all other selectors are under `*`. */
function listStyles(parts: readonly Part[]): ReadonlyMap<string, string> {
  const styles = new Map<string, string>();
  const texts = parts.filter(({ name }) => name === 'style').map(textOf);
  for (const [, selectors = '', body = ''] of texts.join('').matchAll(/([^{}]*)\{([^{}]*)/g))
    for (const selector of selectors.split(',')) {
      const key = /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1] ?? '*';
      styles.set(key, `${styles.get(key) ?? ''};${body}`);
    }
  return styles;
}

/**
 * @throws LogoError if two parts have the same name, because browsers and other programs choose different
 * ones
 */
function indexParts(parts: readonly Part[]): ReadonlyMap<string, Part> {
  const byId = new Map<string, Part>();
  for (const part of parts) {
    const id = part.attributes.get('id') ?? '';
    if (byId.has(id)) throw new LogoError(`has the id “${id}” twice; save it again as a plain SVG`);
    if (id) byId.set(id, part);
  }
  return byId;
}

/** Returns the work of a part by itself, with the style that applies to it. */
function weigh(part: Part, style: string): number {
  const { name, attributes } = part;
  const drawn = `${attributes.get('d') ?? ''}${attributes.get('points') ?? ''}`.length;
  const letters = /^t(?:ext|span)/.test(name) ? textOf(part).length * WORK.letter : 0;
  const pixels = name === 'image' ? WORK.image : /^fe[A-Z]/.test(name) ? WORK.filterStep : 0;
  return WORK.part + drawn + letters + pixels + [...style.matchAll(LAYER)].length * WORK.layer;
}

interface Work {
  /** Number of drawn parts, each counted as often as it is used. */
  readonly parts: number;
  readonly work: number;
}

/**
 * Counts everything that is drawn: a part, what it contains or uses, and what it is painted with. The latter
 * counts once for each part in it, and a marker once for each point.
 *
 * @throws LogoError if that is too much, or if two parts have the same name
 */
export function checkWork(root: Part): void {
  const parts = listParts(root);
  const byId = indexParts(parts);
  const styles = listStyles(parts);
  const known = new Map<Part, Work>();
  const measure = (part: Part): Work => {
    const before = known.get(part);
    if (before) return before;
    // Infinite while it is being counted, so that a part that uses itself is infinite.
    known.set(part, { parts: Number.POSITIVE_INFINITY, work: Number.POSITIVE_INFINITY });
    const { attributes, content } = part;
    const classes = (attributes.get('class') ?? '').split(/\s+/);
    const own = [...attributes].map(([key, value]) => `${key}:${value}`);
    const style = [...own, ...['*', ...classes].map((name) => styles.get(name) ?? '')].join(';');
    const shown = byId.get((attributes.get('href') ?? '').trim().replace(/^#/, ''));
    const inner = [...content.filter(isPart), ...(shown ? [shown] : [])].map(measure);
    const count = inner.reduce((sum, one) => sum + one.parts, 1);
    let work = inner.reduce((sum, one) => sum + one.work, weigh(part, style));
    const points = work;
    for (const painted of listPainted(style).flatMap((id) => byId.get(id) ?? []))
      work += measure(painted).work * (painted.name === 'marker' ? points : count);
    known.set(part, { parts: count, work });
    return { parts: count, work };
  };
  if (measure(root).work > MOST_WORK)
    throw new LogoError(
      'takes too long to draw: it reuses its own parts too often, or has many filters, masks or letters; simplify it, or save it as PNG',
    );
}

/**
 * Maximum megapixels of all pictures in an SVG: a picture with sides of 12,500 pixels takes seconds to
 * decode, although its file is small if it has one color.
 */
const MOST_MEGAPIXELS = 4;
const EMBEDDED = /data:image\/[\w;=-]+;base64,([\w+/=\s-]+)/gi;

/**
 * @param text - text of a rewritten SVG
 * @throws LogoError if the pictures in it have too many pixels
 */
export async function checkPictures(text: string): Promise<void> {
  const pictures = [...text.matchAll(EMBEDDED)].map(([, base64 = '']) => Buffer.from(base64, 'base64'));
  const sizes = await Promise.all(pictures.map((bytes) => sharp(bytes).metadata()));
  const megapixels = sizes.reduce((sum, { width, height }) => sum + (width * height) / 1e6, 0);
  if (megapixels > MOST_MEGAPIXELS)
    throw new LogoError(
      `contains pictures with ${(Math.ceil(megapixels * 10) / 10).toFixed(1)} million pixels; reduce them to at most ${MOST_MEGAPIXELS} million`,
    );
}
