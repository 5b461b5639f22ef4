/** Finds files and folders in `content/` that the site does not read, or whose names some computers cannot store. */
import { PAGE_SCHEMAS } from '../content/page-schemas.ts';
import { listFolder, listNamesBelow, UNSTORABLE } from '../lib/content/content-disk.ts';
import { describeUnknownWord } from '../lib/content/schema-mistakes.ts';

const FILES = ['brand.yaml', 'company.yaml', 'systems.yaml'];
const FOLDERS = ['boroughs', 'brand', 'languages', 'own-pages', 'pages', 'photos', 'projects', 'reviews'];
/** What may be in the folder itself, and in the one of the pages. */
const READ: Readonly<Record<string, readonly string[]>> = {
  '': [...FILES, ...FOLDERS, 'schemas', 'services', 'team'],
  'pages/': Object.keys(PAGE_SCHEMAS).map((page) => `${page}.yaml`),
};

/** Returns one sentence for each problem. */
export function findNameProblems(folder: string): string[] {
  const strays = Object.entries(READ).flatMap(([start, read]) =>
    listFolder(`${folder}/${start}`)
      .filter((name) => !read.includes(name))
      .map((name) => `${folder}/${start}${name}: ${describeUnknownWord(name, read)}.`),
  );
  const names = listNamesBelow(folder);
  const twins = Object.values(Object.groupBy(names, (name) => name.normalize('NFC').toLowerCase())).filter(
    (same = []) => same.length > 1,
  );
  return [
    ...strays,
    ...names
      .filter((name) => UNSTORABLE.test(name))
      .map((name) => `${folder}/${name}: Windows cannot store this name; use letters, digits and hyphens.`),
    ...twins.map(
      (same = []) =>
        `${same.map((name) => `${folder}/${name}`).join(' and ')} differ only in capital letters or in how accents are stored, so Macs and Windows keep one of them; give one another name.`,
    ),
  ];
}
