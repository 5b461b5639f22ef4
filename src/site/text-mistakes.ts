/** Finds links and placeholders in a text that lead to nothing. The build and the forms of the admin page use it. */
import type { TextField } from '../lib/content/schema-fields.ts';
import { describeMissingEntry } from '../lib/content/schema-mistakes.ts';
import { fillIn, findLeftBrace } from '../lib/text/fill-in.ts';
import { findLinkTargets, type LinkTarget } from '../lib/text/parse-rich-text.ts';

/** The slugs that exist, for each kind of link. */
export type LinkTargets = Readonly<Record<LinkTarget['type'], readonly string[]>>;

const FORMS = '[words](service:boiler-repair), [words](borough:queens) or [words](page:contact)';

/** Finds broken links, brackets that do not form a link, and links in a field that cannot have any. */
export function checkLinks({ text, isRunning }: TextField, targets: LinkTargets): string[] {
  if (!isRunning)
    return text.includes('](') ? ['a link is not allowed in this field; write only its words'] : [];
  try {
    return findLinkTargets([text])
      .filter(({ type, slug }) => !targets[type].includes(slug))
      .map(({ type, slug }) => `for a link to a ${type}, ${describeMissingEntry(slug, targets[type])}`);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [
      /\]\(https?:/.test(text)
        ? `links can lead only to pages on this site; name the other site in words, or write ${FORMS}`
        : `there are brackets that do not form a link; write ${FORMS}`,
    ];
  }
}

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

/** Finds a brace that no value replaces. */
export function checkPlaces({ text, path }: TextField): string[] {
  const names = [...NAMES, ...(NAMES_OF_FIELDS[path.join('.')] ?? [])];
  const filled = fillIn(text, {
    counts: nameAll(COUNTS, 1),
    names: nameAll(names, ''),
    conditions: nameAll(CONDITIONS, false),
    hasArticles: false,
  });
  const left = findLeftBrace(filled);
  if (left === undefined) return [];
  if (left === '}') return ['there is a } without a {; write both, or neither'];
  if (!left.endsWith('}')) return [`the bracket } is missing after “${left}”; write it where the words end`];
  const known = [
    ...[...names, ...COUNTS].map((name) => `{${name}}`),
    ...CONDITIONS.flatMap((name) => [`{${name}: words}`, `{not ${name}: words}`]),
  ];
  return [describeMissingEntry(left, known)];
}
