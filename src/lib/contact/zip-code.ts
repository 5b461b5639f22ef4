/** Reads ZIP codes and finds the area they belong to. */

/** ZIP codes of an area that share their first three digits, as in `src/content/zip-codes.ts`. */
interface ZipGroups<Area extends string> {
  readonly borough: Area;
  readonly center: string;
  readonly ends: string;
}

/** Result of looking up a ZIP code. */
interface ZipAnswer<Area extends string> {
  /** The area; `outside` if no area has this code; `malformed` if the text does not have exactly one code. */
  readonly key: Area | 'outside' | 'malformed';
  /** The five digits; empty if malformed. */
  readonly zip: string;
}

/** Returns the digits of the only ZIP or ZIP+4 code in a text, even if typed wide; undefined without exactly one. */
export function parseZip(text: string): string | undefined {
  const found = text.normalize('NFKC').matchAll(/(?<!\d)(\d{5})(?:[-\s]?\d{4})?(?!\d)/g);
  const [zip, ...others] = new Set([...found].map(([, code]) => code));
  return others.length === 0 ? zip : undefined;
}

/** Maps every code to its area. */
export function listZips<Area extends string>(groups: readonly ZipGroups<Area>[]): Map<string, Area> {
  return new Map(
    groups.flatMap(({ borough, center, ends }) => ends.split(' ').map((end) => [center + end, borough])),
  );
}

/** Looks up the area of a ZIP code as typed. */
export function answerZip<Area extends string>(
  text: string,
  groups: readonly ZipGroups<Area>[],
): ZipAnswer<Area> {
  const zip = parseZip(text);
  if (zip === undefined) return { key: 'malformed', zip: '' };
  return { key: listZips(groups).get(zip) ?? 'outside', zip };
}
