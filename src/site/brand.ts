/** The company’s colors, its logo and its icon, as pages, cards and search engines show them. */
import sharp from 'sharp';
import { listFilesBelow } from '../lib/content/content-disk.ts';
import { hashedName } from '../lib/files/made-files.ts';
import type { Brand } from '../lib/identity/brand-schema.ts';
import { readLogo } from '../lib/logos/read-logo.ts';
import { type Box, fitInto, isSquare, type Logo, paintLogo } from '../lib/logos/scale-logo.ts';
import { deriveAccentColors, SURFACES } from '../lib/styling/accent-colors.ts';
import { business } from './business.ts';
import { brand } from './catalog.ts';
import { brandFolderOf } from './content-brand.ts';
import { CONTENT_FOLDER } from './content-folder.ts';

/** The colors derived from the accent; undefined for the site’s own red, which styles and drawings already have. */
export const accentColors = deriveAccentColors(brand.accent);

/** Height in pixels of the logo for pages: three times its height in the bar. */
const PAGE_HEIGHT = 120;
/** In pixels: the maximum size of the logo for search engines, and the empty space around it. */
const SEARCH_BOX = { width: 960, height: 240 };
const SEARCH_MARGIN = 48;
const SEARCH_GROUND = {
  background: SURFACES.night,
  top: SEARCH_MARGIN,
  right: SEARCH_MARGIN,
  bottom: SEARCH_MARGIN,
  left: SEARCH_MARGIN,
};

/** A file that is served under /brand. */
export interface BrandFile extends Box {
  /** Includes a hash of its content. */
  readonly name: string;
  readonly src: string;
  readonly type: string;
  readonly bytes: Buffer;
}

interface SiteLogo {
  readonly image: Logo;
  readonly onPages: BrandFile;
  /** The logo on the dark background it is made for, because search engines show it on white. */
  readonly inSearch: BrandFile;
  readonly showsName: boolean;
  /** Empty if the name is next to the logo and the logo adds nothing. */
  readonly alt: string;
}

const files = listFilesBelow(brandFolderOf(CONTENT_FOLDER));
const readImage = (file: string): Promise<Logo> => readLogo(files.get(file) ?? file);

function nameFile(name: string, ending: string, file: Pick<BrandFile, 'type' | 'bytes'> & Box): BrandFile {
  const hashed = hashedName(name, file.bytes, ending);
  return { ...file, name: hashed, src: `/brand/${hashed}` };
}

/** Paints an SVG, or scales a PNG down, as lossless WebP. */
async function makePageFile(image: Logo): Promise<BrandFile> {
  const most = image.format === 'svg' ? PAGE_HEIGHT : Math.min(PAGE_HEIGHT, image.height);
  const box = fitInto({ width: Number.POSITIVE_INFINITY, height: most }, image);
  const bytes = await sharp(await paintLogo(image, box))
    .webp({ lossless: true })
    .toBuffer();
  return nameFile('logo', 'webp', { ...box, bytes, type: 'image/webp' });
}

async function makeSearchFile(image: Logo): Promise<BrandFile> {
  const box = fitInto(SEARCH_BOX, image);
  const bytes = await sharp(await paintLogo(image, box))
    .flatten(SEARCH_GROUND)
    .extend(SEARCH_GROUND)
    .png({ palette: true })
    .toBuffer();
  const [width, height] = [box.width + 2 * SEARCH_MARGIN, box.height + 2 * SEARCH_MARGIN];
  return nameFile('logo-on-night', 'png', { width, height, bytes, type: 'image/png' });
}

async function makeLogo({ file, showsName, alt }: NonNullable<Brand['logo']>): Promise<SiteLogo> {
  const image = await readImage(file);
  const [onPages, inSearch] = await Promise.all([makePageFile(image), makeSearchFile(image)]);
  return { image, onPages, inSearch, showsName, alt: alt ?? (showsName ? business.name : '') };
}

/** The company’s logo; undefined if the mark is used instead. */
export const logo = brand.logo && (await makeLogo(brand.logo));

/** Every file that is served under /brand. */
export const brandFiles: readonly BrandFile[] = logo ? [logo.onPages, logo.inSearch] : [];

interface IconImage {
  readonly image: Logo;
  /** Whether it was made as an icon, and so fills its square to the edges. */
  readonly fills: boolean;
}

async function findIcon(): Promise<IconImage | undefined> {
  if (brand.icon) return { image: await readImage(brand.icon), fills: true };
  return logo && isSquare(logo.image) ? { image: logo.image, fills: false } : undefined;
}

/** The company’s own icon, or its logo if that is square; undefined if the mark is the icon. */
export const icon = await findIcon();
