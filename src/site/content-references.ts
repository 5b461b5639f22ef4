/** Checks references between content files, such as links, parts of drawings and translated names. */
import { DANGER_LINE } from '../content/dangers.ts';
import { FIGURE_PARTS, PARTS } from '../content/parts.ts';
import type { Borough, Service } from '../content/schema.ts';
import { zipGroups } from '../content/zip-codes.ts';
import { listZips } from '../lib/contact/zip-code.ts';
import { type FieldPath, valueAt } from '../lib/content/field-path.ts';
import type { ContentFile } from '../lib/content/read-content.ts';
import { listTextFields } from '../lib/content/schema-fields.ts';
import { describeMissingEntry, describeUnknownWord } from '../lib/content/schema-mistakes.ts';
import { describeMissingZips } from './city-areas.ts';
import { type ContentFiles, listFiles } from './content-files.ts';
import { drawingOf } from './service-drawing.ts';
import { checkLinks, type LinkTargets } from './text-mistakes.ts';

/** Lists the slugs of a folder's files, or their names if they are invalid, so that links to them are not reported. */
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

function findLanguageProblems(
  { value, describe }: ContentFiles['languages']['files'][number],
  known: { readonly services: readonly string[]; readonly boroughs: readonly string[] },
): string[] {
  if (!value) return [];
  const { code, services, areas, dangers } = value;
  const findUnknown = (path: FieldPath, names: readonly string[], slugs: readonly string[]): string[] =>
    names
      .filter((slug) => !slugs.includes(slug))
      .map((slug) => describe([...path, slug], describeMissingEntry(slug, slugs)));
  const hasDangers = code in DANGER_LINE || (dangers.line && dangers.list);
  const advice = 'the advice is missing; write “line: ” and a “list: ” with name and advice';
  return [
    ...findUnknown(['services'], Object.keys(services), known.services),
    ...known.boroughs
      .filter((slug) => !(slug in areas.names))
      .map((slug) => describe(['areas', 'names'], `“${slug}” is missing; write “${slug}: ” and its name`)),
    ...findUnknown(['areas', 'names'], Object.keys(areas.names), known.boroughs),
    ...(hasDangers ? [] : [describe(['dangers'], advice)]),
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

type AreaFile = ContentFile<Borough>;

const boroughOfZip = listZips(zipGroups);

/** Finds an area without ZIP codes, whose customers would be told that they live elsewhere. */
function findMissingZips({ value, describe }: AreaFile): string[] {
  const text = value && !value.zipCodes ? describeMissingZips(value.slug) : undefined;
  return text ? [describe(['zipCodes'], text)] : [];
}

/** Finds ZIP codes that an earlier area or a served borough also has, because a ZIP code leads to only one page. */
function findSharedZips(files: readonly AreaFile[]): string[] {
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
const findZipProblems = (files: readonly AreaFile[]): string[] => [
  ...files.flatMap(findMissingZips),
  ...findSharedZips(files),
];

/** Finds broken links in a file, brackets that do not form a link, and links in fields that cannot have any. */
function findLinkProblems({ schema, value, describe }: ContentFile<unknown>, targets: LinkTargets): string[] {
  return listTextFields(schema, value).flatMap((field) =>
    checkLinks(field, targets).map((text) => describe(field.path, text)),
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
