import sharp from 'sharp';
import { keepInCache, nameRecipe } from '../files/made-files.ts';

/** Dots per inch at which an icon is rendered before it is scaled down, for smooth edges. */
const ICON_DENSITY = 600;

/** Renders a drawing as a PNG at its own size, or returns it from the cache. */
export async function paintPng(svg: string): Promise<Buffer> {
  const paint = (): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer();
  return await keepInCache(`${nameRecipe('png', svg, sharp.versions.vips)}.png`, paint);
}

/**
 * Renders a square drawing with few colors, such as an icon, as a PNG.
 *
 * @param size - side in pixels
 */
export async function paintIcon(svg: string, size: number): Promise<Buffer> {
  const paint = (): Promise<Buffer> =>
    sharp(Buffer.from(svg), { density: ICON_DENSITY }).resize(size, size).png({ palette: true }).toBuffer();
  return await keepInCache(`${nameRecipe('icon', svg, size, sharp.versions.vips)}.png`, paint);
}
