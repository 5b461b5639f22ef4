/** Finds placeholders without a value, because visitors must never see a brace. */
import type { FieldPath } from '../lib/content/field-path.ts';
import type { ContentFile } from '../lib/content/read-content.ts';
import { listTextFields } from '../lib/content/schema-fields.ts';
import { describeMissingEntry } from '../lib/content/schema-mistakes.ts';
import { fillIn, findLeftBrace } from '../lib/text/fill-in.ts';
import { type ContentFiles, listFiles } from './content-files.ts';

/** Placeholders for all texts outside `company.yaml`; `fill-in-catalog.ts` has their values. */
const COUNTS = ['services', 'machines', 'areas', 'people', 'projects'] as const;
const NAMES = ['company', 'city', 'places', 'Places', 'boroughs', 'areaNames'] as const;
const CONDITIONS = ['booking', 'wholecity'] as const;

/** Values for exactly these placeholders. */
export interface CompanyPlaces {
  readonly counts: Readonly<Record<(typeof COUNTS)[number], number>>;
  readonly names: Readonly<Record<(typeof NAMES)[number], string>>;
  readonly conditions: Readonly<Record<(typeof CONDITIONS)[number], boolean>>;
}

/** More placeholders, keyed by the field that may have them; the company's value or the visitor fills them in. */
const NAMES_OF_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'spoken.stated': ['languages'],
  'cost.stated': ['amount'],
  'areas.zip.yes': ['zip', 'place', 'phone'],
  'areas.zip.no': ['zip', 'phone'],
  'areas.zip.failed': ['phone'],
};

const nameAll = <Value>(names: readonly string[], value: Value): Record<string, Value> =>
  Object.fromEntries(names.map((name) => [name, value]));

function checkPlaces(text: string, path: FieldPath): string[] {
  const names = [...NAMES, ...(NAMES_OF_FIELDS[path.join('.')] ?? [])];
  const filled = fillIn(text, {
    counts: nameAll(COUNTS, 1),
    names: nameAll(names, ''),
    conditions: nameAll(CONDITIONS, false),
    hasArticles: false,
  });
  const left = findLeftBrace(filled);
  if (left === undefined) return [];
  const known = [
    ...[...names, ...COUNTS].map((name) => `{${name}}`),
    ...CONDITIONS.flatMap((name) => [`{${name}: words}`, `{not ${name}: words}`]),
  ];
  return [describeMissingEntry(left, known)];
}

/** Finds braces that no value replaces, in any file except `company.yaml`. */
export function findPlaceProblems(content: ContentFiles): string[] {
  return listFiles(content).flatMap((file) =>
    listTextFields(file.schema, file.value).flatMap(({ path, text }) =>
      checkPlaces(text, path).map((problem) => file.describe(path, problem)),
    ),
  );
}

/** Company fields that visitors do not see: they are sent to other services unchanged. */
const UNREAD: readonly unknown[] = ['formFields', 'formHoneypot', 'analytics'];

/** Finds braces in the company’s file, where nothing is filled in. */
export function findCompanyPlaceProblems(file: ContentFile<unknown>): string[] {
  return listTextFields(file.schema, file.value).flatMap(({ path, text }) => {
    const left = UNREAD.includes(path[0]) ? undefined : findLeftBrace(text);
    return left === undefined
      ? []
      : [file.describe(path, `nothing fills in “${left}” in this file; write the words themselves`)];
  });
}
