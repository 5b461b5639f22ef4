/** A logo in the sizes that pages, icons and cards ask for. */
import sharp from 'sharp';

/** What is painted. */
export interface Picture {
  readonly format: 'svg' | 'png';
  /** An SVG as it is written anew, a PNG as it is. */
  readonly bytes: Buffer;
  /** Units of the SVG or pixels of the PNG; their ratio reserves the space on the page. */
  readonly width: number;
  readonly height: number;
}

export interface Logo extends Picture {
  /** What an SVG holds that no logo needs, and that is left out. */
  readonly dropped: readonly string[];
  /** Share of what it paints that is hard to see on night, from 0 to 1. */
  readonly faint: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Units of an SVG per inch, unless its file says otherwise. */
const SVG_DENSITY = 72;
const HIGHEST_DENSITY = 2400;

/** The largest size of the same shape that a box has room for, in whole units. */
export function fitInto(box: Box, { width, height }: Pick<Logo, 'width' | 'height'>): Box {
  const scale = Math.min(box.width / width, box.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Whether it fills a square well enough to be an icon: a quarter longer than high at most. */
export function isSquare({ width, height }: Pick<Logo, 'width' | 'height'>): boolean {
  return Math.max(width, height) <= Math.min(width, height) * 1.25;
}

/** Its pixels in a box, as large as the box allows, on nothing. */
export async function paintLogo(logo: Picture, box: Box): Promise<Buffer> {
  const { bytes, format, width } = logo;
  const density = Math.min(HIGHEST_DENSITY, Math.max(SVG_DENSITY, (SVG_DENSITY * box.width) / width));
  return await sharp(bytes, format === 'svg' ? { density } : {})
    .resize({ ...box, fit: 'contain', background: '#0000' })
    .png({ palette: true })
    .toBuffer();
}
