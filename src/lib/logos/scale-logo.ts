/** Scales a logo to the sizes that pages, icons and cards need. */
import sharp from 'sharp';

/** An image to render. */
export interface Logo {
  readonly format: 'svg' | 'png';
  /** The file of the owner. */
  readonly bytes: Buffer;
  /** In SVG units or PNG pixels. Pages use only the ratio of width to height. */
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** SVG units per inch, unless the file says otherwise. */
const SVG_DENSITY = 72;
const HIGHEST_DENSITY = 2400;

/** Returns the largest size with the same aspect ratio that fits into a box, in whole units. */
export function fitInto(box: Box, { width, height }: Pick<Logo, 'width' | 'height'>): Box {
  const scale = Math.min(box.width / width, box.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Whether a logo fills a square well enough to be an icon: the longer side is at most 1.25 times the shorter one. */
export function isSquare({ width, height }: Pick<Logo, 'width' | 'height'>): boolean {
  return Math.max(width, height) <= Math.min(width, height) * 1.25;
}

/** Returns a transparent PNG the size of the box, with the logo as large as fits. */
export async function paintLogo(logo: Logo, box: Box): Promise<Buffer> {
  const { bytes, format, width } = logo;
  const density = Math.min(HIGHEST_DENSITY, Math.max(SVG_DENSITY, (SVG_DENSITY * box.width) / width));
  return await sharp(bytes, format === 'svg' ? { density } : {})
    .resize({ ...box, fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
}
