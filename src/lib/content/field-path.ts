/** Where a value stands within its file. */
export type FieldPath = readonly PropertyKey[];

/** A path as people say it: `details 2, title` for the title of the second entry of `details`. */
export function formatFieldPath(path: FieldPath): string {
  return path.reduce<string>((said, key) => {
    if (typeof key === 'number') return `${said} ${key + 1}`.trimStart();
    return said === '' ? String(key) : `${said}, ${String(key)}`;
  }, '');
}

/** The value at a path, undefined where there is none. */
export function valueAt(root: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object'
        ? (value as Readonly<Record<PropertyKey, unknown>>)[key]
        : undefined,
    root,
  );
}

/** True for a group of named fields, as YAML and JSON hold them. */
export const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
