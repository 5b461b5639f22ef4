/** Finds files and folders in `content/` that the site does not read, or whose names some computers cannot store. */
import { foldName, isUnstorable, listFolder, listNamesBelow } from '../lib/content/content-disk.ts';
import { describeUnknownWord } from '../lib/content/schema-mistakes.ts';

const FILES = ['brand.yaml', 'company.yaml', 'systems.yaml'];
const FOLDERS = ['boroughs', 'brand', 'languages', 'own-pages', 'pages', 'photos', 'projects', 'reviews'];
const READ = [...FILES, ...FOLDERS, 'schemas', 'services', 'team'];

/** Returns one sentence for each problem. */
export function findNameProblems(folder: string): string[] {
  const strays = listFolder(folder).filter((name) => !READ.includes(name));
  const seen = new Map<string, string>();
  const unfit = listNamesBelow(folder).flatMap((name) => {
    const twin = seen.get(foldName(name));
    seen.set(foldName(name), name);
    return [
      ...(twin === undefined
        ? []
        : [
            `${folder}/${twin} and ${folder}/${name} differ only in capital letters or in how accents are stored, so Macs and Windows keep one of them; give one another name.`,
          ]),
      ...(isUnstorable(name)
        ? [
            `${folder}/${name}: Windows cannot store this name; give it another one of letters, digits and hyphens.`,
          ]
        : []),
    ];
  });
  return [...strays.map((name) => `${folder}/${name}: ${describeUnknownWord(name, READ)}.`), ...unfit];
}
