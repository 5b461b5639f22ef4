/** The position of a value within its file. */
export type FieldPath = readonly PropertyKey[];

/** Formats a path for messages: `details 2, title` is the title of the second entry of `details`. */
export function formatFieldPath(path: FieldPath): string {
  return path.reduce<string>((said, key) => {
    if (typeof key === 'number') return `${said} ${key + 1}`.trimStart();
    return said === '' ? String(key) : `${said}, ${String(key)}`;
  }, '');
}

/** Returns the value at a path, or undefined. */
export function valueAt(root: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object'
        ? (value as Readonly<Record<PropertyKey, unknown>>)[key]
        : undefined,
    root,
  );
}

/** Whether a value is a group of named fields, as in YAML and JSON. */
export const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a group’s own value, not one that every object inherits, such as `constructor`. */
export const findOwn = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;
