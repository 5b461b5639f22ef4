/** Reads a logo as its owner has it, an SVG or a PNG, and measures it. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { measureFaint } from './check-visible.ts';
import { cleanSvg } from './clean-svg.ts';
import { checkPictures } from './drawing-limits.ts';
import { LogoError } from './logo-error.ts';
import type { Logo, Picture } from './scale-logo.ts';

/** Bytes of the largest SVG: every page loads it. */
const MOST_BYTES = 30_000;
/** Pixels of the smallest PNG: twice as high as it is shown. */
const LEAST_HEIGHT = 96;
/** Pixels of each side of the largest PNG: many more are long to read, however few bytes they are. */
const MOST_SIDE = 4000;
/** How many times as wide as high, and the other way round, a logo may be: the bar has no room for more. */
const LONGEST = { wide: 8, high: 2 } as const;

interface CleanBytes extends Pick<Logo, 'bytes' | 'dropped'> {
  /** Whether the bytes are an SVG that was written anew. */
  readonly isClean: boolean;
}

/** Format and size as the decoder sees them. */
async function measure({ bytes, isClean }: CleanBytes): Promise<Picture> {
  const { format, width, height } = await sharp(bytes).metadata();
  if (format !== (isClean ? 'svg' : 'png'))
    throw new LogoError('is no SVG and no PNG; save it as one of the two');
  return { format, bytes, width, height };
}

/** The first bytes of what gzip has packed (RFC 1952, 2.3.1): Inkscape’s “Compressed SVG”. */
const isPacked = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The decoder skips any amount of white space; so does this, and a byte order mark. */
const isMarkup = (bytes: Buffer): boolean => bytes.toString('utf8').trimStart().startsWith('<');

/** An SVG written anew before anything draws it; whatever is none stays as it is. */
function cleanBytes(bytes: Buffer): CleanBytes {
  if (isPacked(bytes))
    throw new LogoError('is a compressed SVG (SVGZ); save it as “Plain SVG”, as Inkscape calls it');
  if (!isMarkup(bytes)) return { bytes, dropped: [], isClean: false };
  if (bytes.length > MOST_BYTES)
    throw new LogoError(
      `is ${Math.ceil(bytes.length / 1000)} kB; simplify it to at most ${MOST_BYTES / 1000}, or save it as PNG`,
    );
  const { text, dropped } = cleanSvg(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  return { bytes: Buffer.from(text), dropped, isClean: true };
}

function checkSize({ format, width, height }: Picture): void {
  if (format === 'png' && height < LEAST_HEIGHT)
    throw new LogoError(`is ${height} pixels high; take one of at least ${LEAST_HEIGHT}`);
  if (format === 'png' && Math.max(width, height) > MOST_SIDE)
    throw new LogoError(`is ${width} × ${height} pixels; reduce it to at most ${MOST_SIDE} on each side`);
  if (width > height * LONGEST.wide || height > width * LONGEST.high)
    throw new LogoError(
      `is ${Math.round(width)} × ${Math.round(height)}; take one at most ${LONGEST.wide} times as wide as high, or twice as high as wide`,
    );
}

/**
 * Reads and checks a logo. It is rendered once to force a full decode: a truncated PNG fails here.
 *
 * @throws LogoError when it is broken, unsafe, too small, too large, not to be seen, or no SVG and no PNG
 */
export async function readLogo(path: string): Promise<Logo> {
  try {
    const clean = cleanBytes(readFileSync(path));
    const picture = await measure(clean);
    checkSize(picture);
    if (clean.isClean) await checkPictures(picture.bytes.toString());
    return { ...picture, dropped: clean.dropped, faint: await measureFaint(picture) };
  } catch (error) {
    if (error instanceof LogoError) throw error;
    throw new LogoError('cannot be read; open it where it was made and save it anew as SVG or PNG');
  }
}
