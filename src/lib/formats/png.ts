import sharp from 'sharp';
import { keepInCache, nameRecipe } from '../files/made-files.ts';

/** Dots an inch that an icon is painted at before it is made smaller, so that its edges are smooth. */
const ICON_DENSITY = 600;

/** The PNG of a drawing in its own size. One that was painted before is only read. */
export async function paintPng(svg: string): Promise<Buffer> {
  const paint = (): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer();
  return await keepInCache(`${nameRecipe('png', svg, sharp.versions.vips)}.png`, paint);
}

/**
 * The PNG of a square drawing in few colors, as icons are.
 *
 * @param size - of each side, in pixels
 */
export async function paintIcon(svg: string, size: number): Promise<Buffer> {
  const paint = (): Promise<Buffer> =>
    sharp(Buffer.from(svg), { density: ICON_DENSITY }).resize(size, size).png({ palette: true }).toBuffer();
  return await keepInCache(`${nameRecipe('icon', svg, size, sharp.versions.vips)}.png`, paint);
}
