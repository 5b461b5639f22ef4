/** Reads a logo as its owner has it, an SVG or a PNG, and measures it. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { checkSvg } from './check-svg.ts';
import { LogoError } from './logo-error.ts';

/** Bytes of the largest SVG: every page loads it. */
const MOST_BYTES = 30_000;
/** Pixels of the smallest PNG: twice as high as it is shown. */
const LEAST_HEIGHT = 96;
/** How many times as wide as high, and the other way round, a logo may be: the bar has no room for more. */
const LONGEST = { wide: 8, high: 2 } as const;

export interface Logo {
  readonly format: 'svg' | 'png';
  readonly bytes: Buffer;
  /** Units of the SVG or pixels of the PNG; their ratio reserves the space on the page. */
  readonly width: number;
  readonly height: number;
}

/** Format and size as the decoder sees them; a PNG is read to its end. */
async function measure(bytes: Buffer): Promise<Omit<Logo, 'bytes'>> {
  const { format, width, height } = await sharp(bytes).metadata();
  if (format !== 'svg' && format !== 'png')
    throw new LogoError('is no SVG and no PNG; save it as one of the two');
  await sharp(bytes, { failOn: 'error' }).resize(1).raw().toBuffer();
  return { format, width, height };
}

function checkSize({ format, bytes, width, height }: Logo): void {
  if (format === 'svg' && bytes.length > MOST_BYTES)
    throw new LogoError(
      `is ${Math.ceil(bytes.length / 1000)} kB; simplify it to at most ${MOST_BYTES / 1000}, or save it as PNG`,
    );
  if (format === 'png' && height < LEAST_HEIGHT)
    throw new LogoError(`is ${height} pixels high; take one of at least ${LEAST_HEIGHT}`);
  if (width > height * LONGEST.wide || height > width * LONGEST.high)
    throw new LogoError(
      `is ${Math.round(width)} × ${Math.round(height)}; take one at most ${LONGEST.wide} times as wide as high, or twice as high as wide`,
    );
}

/**
 * Reads and checks a logo.
 *
 * @throws LogoError when it is broken, unsafe, too small, too large, or no SVG and no PNG
 */
export async function readLogo(path: string): Promise<Logo> {
  const bytes = readFileSync(path);
  const measured = await measure(bytes).catch((error: unknown) => {
    if (error instanceof LogoError) throw error;
    throw new LogoError('cannot be read; open it where it was made and save it anew as SVG or PNG');
  });
  const logo = { ...measured, bytes };
  if (logo.format === 'svg') checkSvg(bytes.toString('utf8'));
  checkSize(logo);
  return logo;
}
