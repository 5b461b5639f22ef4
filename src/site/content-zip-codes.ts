/** Checks the ZIP codes of areas. Visitors type one and are told which area it belongs to. */
import type { Borough } from '../content/schema.ts';
import { zipGroups } from '../content/zip-codes.ts';
import { listZips } from '../lib/contact/zip-code.ts';
import type { ContentFile } from '../lib/content/read-content.ts';
import { isCityBorough } from './city-areas.ts';

type AreaFile = ContentFile<Borough>;

const boroughOfZip = listZips(zipGroups);

/** Finds an area without ZIP codes, whose customers would be told that they live elsewhere. */
function findMissing({ value, describe }: AreaFile): string[] {
  if (!value || value.zipCodes || isCityBorough(value.slug)) return [];
  const example = 'write a list of its ZIP codes in quotation marks, like ["10701", "10702"]';
  return [
    describe(['zipCodes'], `is missing, and the site knows only the five boroughs’ ZIP codes; ${example}`),
  ];
}

/** Finds ZIP codes that an earlier area or a served borough also has, because a ZIP code leads to only one page. */
function findShared(files: readonly AreaFile[]): string[] {
  const owners = new Map<string, string>();
  const findOwner = (zip: string, path: string): string | undefined => {
    const borough = boroughOfZip.get(zip);
    const served = files.find(({ value }) => value && value.slug === borough);
    return owners.get(zip) ?? (served?.path === path ? undefined : served?.path);
  };
  return files.flatMap(({ value, path, describe }) =>
    (value?.zipCodes ?? []).flatMap((zip, index) => {
      const owner = findOwner(zip, path);
      owners.set(zip, owner ?? path);
      if (owner === undefined) return [];
      const place = owner === path ? 'this file' : owner;
      return [describe(['zipCodes', index], `“${zip}” already belongs to ${place}; keep it in one place`)];
    }),
  );
}

/** Returns the problems with the ZIP codes of all areas, one sentence each. */
export const findZipProblems = (files: readonly AreaFile[]): string[] => [
  ...files.flatMap(findMissing),
  ...findShared(files),
];
