/**
 * Checks the company’s color, logo and icon: the color needs enough contrast for text, and the files must be
 * usable.
 */
import { listFilesBelow } from '../lib/content/content-disk.ts';
import type { FieldPath } from '../lib/content/field-path.ts';
import type { ContentFile } from '../lib/content/read-content.ts';
import type { Brand } from '../lib/identity/brand-schema.ts';
import { LogoError } from '../lib/logos/logo-error.ts';
import { readLogo } from '../lib/logos/read-logo.ts';
import { isSquare } from '../lib/logos/scale-logo.ts';
import { findContrastProblem, LEAST_CONTRAST } from '../lib/styling/accent-colors.ts';
import type { ContentFiles } from './content-files.ts';
import { describeMissingFile } from './content-pictures.ts';

/** The folder of the logo and icon. */
export const brandFolderOf = (folder: string): string => `${folder}/brand`;

function findColorProblems({ value, describe }: ContentFile<Brand>): string[] {
  const problem = value && findContrastProblem(value.accent);
  if (!problem) return [];
  const { use, measured, nearest } = problem;
  // Rounded down, because 4.46 would otherwise appear as 4.5, which is enough.
  const ratio = (Math.floor(measured * 10) / 10).toFixed(1);
  return [
    describe(
      ['accent'],
      `${use} have a contrast of ${ratio}:1 and need ${LEAST_CONTRAST.words}:1; write "${nearest}", the nearest color of the same hue`,
    ),
  ];
}

async function findFileProblems(
  { describe }: ContentFile<Brand>,
  folder: string,
  { path, file, mustBeSquare }: { path: FieldPath; file: string | undefined; mustBeSquare: boolean },
): Promise<string[]> {
  if (file === undefined) return [];
  const known = listFilesBelow(folder);
  const place = known.get(file);
  if (place === undefined) return [describe(path, describeMissingFile(file, folder, known))];
  try {
    const logo = await readLogo(place);
    if (mustBeSquare && !isSquare(logo))
      throw new LogoError(`is ${logo.width} × ${logo.height}; use a square one`);
    return [];
  } catch (error) {
    if (!(error instanceof LogoError)) throw error;
    return [describe(path, `“${file}” ${error.message}`)];
  }
}

/** Finds problems with color, logo and icon. */
export async function findBrandProblems({ brand }: ContentFiles, folder: string): Promise<string[]> {
  const files = brandFolderOf(folder);
  const { logo, icon } = brand.value ?? {};
  const unfit = await Promise.all([
    findFileProblems(brand, files, { path: ['logo', 'file'], file: logo?.file, mustBeSquare: false }),
    findFileProblems(brand, files, { path: ['icon'], file: icon, mustBeSquare: true }),
  ]);
  return [...findColorProblems(brand), ...unfit.flat()];
}
