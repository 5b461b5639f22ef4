/** Checks references between content files, such as links, parts of drawings and translated names. */
import { DANGER_LINE } from '../content/dangers.ts';
import { FIGURE_PARTS, PARTS } from '../content/parts.ts';
import type { Borough, Service } from '../content/schema.ts';
import { type FieldPath, valueAt } from '../lib/content/field-path.ts';
import type { ContentFile } from '../lib/content/read-content.ts';
import { describeMissingEntry, describeUnknownWord } from '../lib/content/schema-mistakes.ts';
import { type ContentFiles, listFiles } from './content-files.ts';
import { findLinkProblems, type LinkTargets } from './content-links.ts';
import { findZipProblems } from './content-zip-codes.ts';
import { drawingOf } from './service-drawing.ts';

/**
 * Lists the slugs of the files in a folder. For an invalid file it lists the file name instead, so that links to it are
 * not reported too.
 */
export function listSlugs(files: readonly ContentFile<unknown>[]): string[] {
  return files.flatMap(({ value, raw, name }) => {
    const slug = valueAt(raw, ['slug']);
    return value === undefined || typeof slug !== 'string' ? [name] : [slug];
  });
}

function findServiceProblems({ value, describe }: ContentFile<Service>): string[] {
  if (!value) return [];
  const isBuilding = value.drawing === 'building';
  const parts: readonly string[] = FIGURE_PARTS[drawingOf(value)];
  // For a building, parts are optional, so the message also suggests deleting the part.
  const describePart = isBuilding ? describeMissingEntry : describeUnknownWord;
  const named = [
    ...(isBuilding ? [] : value.checks.map(({ part }, index) => ({ part, path: ['checks', index, 'part'] }))),
    ...value.symptoms.flatMap((symptom, index) =>
      symptom.parts.map((part, place) => ({ part, path: ['symptoms', index, 'parts', place] })),
    ),
  ];
  const without = isBuilding
    ? []
    : value.symptoms.flatMap((one, index) => (one.parts.length > 0 ? [] : [index]));
  return [
    ...named
      .filter(({ part }) => !parts.includes(part))
      .map(({ part, path }) => describe(path, `in the drawing ${describePart(part, parts)}`)),
    ...without.map((index) =>
      describe(
        ['symptoms', index, 'parts'],
        'is empty; write one to three parts of the drawing, or “drawing: building”',
      ),
    ),
  ];
}

function findBoroughProblems(
  { value, describe }: ContentFile<Borough>,
  services: readonly string[],
): string[] {
  return (value?.specificServices ?? []).flatMap(({ service }, index) =>
    services.includes(service)
      ? []
      : describe(['specificServices', index, 'service'], describeMissingEntry(service, services)),
  );
}

/** Finds names that are missing in another language. */
function findMissingNames(
  file: ContentFile<unknown>,
  path: FieldPath,
  names: Readonly<Record<string, string>>,
  known: readonly string[],
): string[] {
  return known
    .filter((slug) => !(slug in names))
    .map((slug) => file.describe(path, `“${slug}” is missing; write “${slug}: ” and its name`));
}

function findUnknownNames(
  file: ContentFile<unknown>,
  path: FieldPath,
  names: Readonly<Record<string, string>>,
  known: readonly string[],
): string[] {
  return Object.keys(names)
    .filter((slug) => !known.includes(slug))
    .map((slug) => file.describe([...path, slug], describeMissingEntry(slug, known)));
}

function findLanguageProblems(
  file: ContentFiles['languages']['files'][number],
  known: { readonly services: readonly string[]; readonly boroughs: readonly string[] },
): string[] {
  if (!file.value) return [];
  const { code, services, areas, dangers } = file.value;
  const lacksDangers = !(code in DANGER_LINE) && !(dangers.line && dangers.list);
  return [
    ...findUnknownNames(file, ['services'], services, known.services),
    ...findMissingNames(file, ['areas', 'names'], areas.names, known.boroughs),
    ...findUnknownNames(file, ['areas', 'names'], areas.names, known.boroughs),
    ...(lacksDangers
      ? [
          file.describe(
            ['dangers'],
            'the advice is missing; write “line: ” and a “list: ” with name and advice',
          ),
        ]
      : []),
  ];
}

/** Finds machines without an entry: they would have pages and drawings, but no name. */
function findMissingSystems({ value, describe }: ContentFiles['systems']): string[] {
  if (!value) return [];
  const keys = value.systems.map(({ key }) => key);
  const missing = Object.keys(PARTS).filter((key) => !keys.some((known) => known === key));
  return missing.map((key) =>
    describe(['systems'], `“${key}” is missing; write an entry with “key: ${key}”`),
  );
}

/** Finds broken references between files; skips invalid files. */
export function findReferenceProblems(content: ContentFiles, pages: readonly string[]): string[] {
  const services = listSlugs(content.services.files);
  const boroughs = listSlugs(content.boroughs.files);
  const ownPages = listSlugs(content.ownPages.files);
  const targets: LinkTargets = { service: services, borough: boroughs, page: [...pages, ...ownPages] };
  return [
    ...findMissingSystems(content.systems),
    ...content.services.files.flatMap(findServiceProblems),
    ...findZipProblems(content.boroughs.files),
    ...content.boroughs.files.flatMap((file) => findBoroughProblems(file, services)),
    ...content.languages.files.flatMap((file) => findLanguageProblems(file, { services, boroughs })),
    ...listFiles(content).flatMap((file) => findLinkProblems(file, targets)),
  ];
}
