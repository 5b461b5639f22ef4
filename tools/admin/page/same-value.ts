/** Stands in for `node:util` in the page: compares plain values such as those that YAML has. */

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Checks whether two values have the same parts; the order of fields does not matter. */
export function isDeepStrictEqual(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return Object.is(one, other);
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    fields.length === others.size &&
    fields.every(([name, value]) => others.has(name) && isDeepStrictEqual(value, others.get(name)))
  );
}
