/** Reads and measures the owner's logo, an SVG or a PNG. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { checkVisible } from './check-visible.ts';
import { cleanSvg } from './clean-svg.ts';
import { LogoError } from './logo-error.ts';
import type { Logo } from './scale-logo.ts';

/** Maximum size of an SVG in bytes; every page loads it. */
const MOST_BYTES = 30_000;
/** Minimum height of a PNG in pixels: more than twice its height in the bar. */
const LEAST_HEIGHT = 96;
/** Maximum side of a PNG in pixels; a larger one takes a long time to decode, however small its file is. */
const MOST_SIDE = 4000;
/** Maximum ratios of width to height and of height to width; the bar has no room for more. */
const LONGEST = { wide: 8, high: 2 } as const;

async function measure(bytes: Buffer): Promise<Logo> {
  const { format, width, height } = await sharp(bytes).metadata();
  if (format !== 'svg' && format !== 'png')
    throw new LogoError('is neither an SVG nor a PNG; save it as one of the two');
  return { format, bytes, width, height };
}

/** Whether the bytes start like a gzip file (RFC 1952, 2.3.1), such as Inkscape’s “Compressed SVG”. */
const isPacked = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Whether the text starts with `<`, after a byte order mark and whitespace if there are any. */
const isMarkup = (bytes: Buffer): boolean => bytes.toString('utf8').trimStart().startsWith('<');

/** Whether the root element of an SVG has a `viewBox`, or a width and a height. */
function hasSize(text: string): boolean {
  const [root = ''] = /<(?:\w+:)?svg\b[^>]*>/.exec(text) ?? [];
  return /\sviewBox=/.test(root) || (/\swidth=/.test(root) && /\sheight=/.test(root));
}

/** Checks and cleans an SVG before anything renders it; returns other files unchanged. */
function cleanBytes(bytes: Buffer): Buffer {
  if (isPacked(bytes))
    throw new LogoError('is a compressed SVG (SVGZ); save it uncompressed (in Inkscape, as “Plain SVG”)');
  if (!isMarkup(bytes)) return bytes;
  if (bytes.length > MOST_BYTES)
    throw new LogoError(
      `is ${Math.ceil(bytes.length / 1000)} kB; simplify it to at most ${MOST_BYTES / 1000}, or save it as PNG`,
    );
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  if (!hasSize(text)) throw new LogoError('has no size; save it again with a viewBox');
  return Buffer.from(cleanSvg(text.trimStart()));
}

function checkSize({ format, width, height }: Logo): void {
  if (format === 'png' && height < LEAST_HEIGHT)
    throw new LogoError(`is ${height} pixels high; use one that is at least ${LEAST_HEIGHT}`);
  if (format === 'png' && Math.max(width, height) > MOST_SIDE)
    throw new LogoError(`is ${width} × ${height} pixels; reduce it to at most ${MOST_SIDE} on each side`);
  if (width > height * LONGEST.wide || height > width * LONGEST.high)
    throw new LogoError(
      `is ${Math.round(width)} × ${Math.round(height)}; use one whose width is at most ${LONGEST.wide} times its height, and whose height is at most twice its width`,
    );
}

/**
 * Reads and checks a logo. The logo is rendered once, because only a full decode detects a truncated PNG.
 *
 * @throws LogoError that says why the logo cannot be used, and what to do
 */
export async function readLogo(path: string): Promise<Logo> {
  try {
    const picture = await measure(cleanBytes(readFileSync(path)));
    checkSize(picture);
    await checkVisible(picture);
    return picture;
  } catch (error) {
    if (error instanceof LogoError) throw error;
    throw new LogoError(
      'cannot be read; open it in the program it was made with and save it again as SVG or PNG',
    );
  }
}
