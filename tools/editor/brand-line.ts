/**
 * A brand as one line of a form: `Daikin`, `Daikin, authorized` or `Daikin, authorized, confirmed 2026-10-01`,
 * because in the file a brand may be just a name.
 */

/** A brand as `content/company.yaml` has it. */
export type Brand =
  | string
  | { readonly name: string; readonly authorized?: boolean; readonly confirmed?: string };

/** The same brand as Keystatic reads it: a date without quotation marks is not text. */
export type StoredBrand =
  | string
  | { readonly name: string; readonly authorized?: boolean; readonly confirmed?: string | Date };

const LINE = /^(.*?)(, authorized)?(?:, confirmed (\d{4}-\d{2}-\d{2}))?$/;

/** Returns the day of a YAML date, which is parsed as midnight UTC. */
const toDay = (date: string | Date): string =>
  typeof date === 'string' ? date : date.toISOString().slice(0, 'yyyy-mm-dd'.length);

export function toLine(brand: StoredBrand): string {
  if (typeof brand === 'string') return brand;
  const { name, authorized, confirmed } = brand;
  return `${name}${authorized ? ', authorized' : ''}${confirmed ? `, confirmed ${toDay(confirmed)}` : ''}`;
}

export function readLine(line: string): Brand {
  const [, name = '', authorized, confirmed] = LINE.exec(line.trim()) ?? [];
  if (!authorized && !confirmed) return name;
  return { name, ...(authorized && { authorized: true }), ...(confirmed && { confirmed }) };
}
