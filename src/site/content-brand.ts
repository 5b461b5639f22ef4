/** Checks that the company's color has enough contrast for text, and that its logo and icon are usable. */
import type { ContentFile } from '../lib/content/read-content.ts';
import type { Brand } from '../lib/identity/brand-schema.ts';
import { LogoError, readLogo } from '../lib/logos/read-logo.ts';
import { isSquare } from '../lib/logos/scale-logo.ts';
import { findContrastProblem, LEAST_CONTRAST } from '../lib/styling/accent-colors.ts';
import type { ContentFiles } from './content-files.ts';
import { findFileProblems } from './content-pictures.ts';

/** Returns the folder of the logo and icon. */
export const brandFolderOf = (folder: string): string => `${folder}/brand`;

function findColorProblems({ value, describe }: ContentFile<Brand>): string[] {
  const problem = value && findContrastProblem(value.accent);
  if (!problem) return [];
  const { use, measured, nearest } = problem;
  // Rounded down, because otherwise 4.46 would appear as 4.5 and look as if it met the minimum.
  const ratio = (Math.floor(measured * 10) / 10).toFixed(1);
  return [
    describe(
      ['accent'],
      `${use} have a contrast of ${ratio}:1 and need ${LEAST_CONTRAST.words}:1; write "${nearest}", the nearest color of the same hue`,
    ),
  ];
}

async function readIcon(path: string): Promise<void> {
  const icon = await readLogo(path);
  if (!isSquare(icon)) throw new LogoError(`is ${icon.width} × ${icon.height}; use a square one`);
}

/** Finds problems with color, logo and icon. */
export async function findBrandProblems({ brand }: ContentFiles, folder: string): Promise<string[]> {
  const files = brandFolderOf(folder);
  const { logo, icon } = brand.value ?? {};
  const unfit = await Promise.all([
    logo ? findFileProblems(brand.describe, [['logo', 'file'], logo.file], files, readLogo, LogoError) : [],
    icon ? findFileProblems(brand.describe, [['icon'], icon], files, readIcon, LogoError) : [],
  ]);
  return [...findColorProblems(brand), ...unfit.flat()];
}
