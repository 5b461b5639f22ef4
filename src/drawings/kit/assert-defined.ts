/**
 * Returns the value itself, for tables that are known to have an entry.
 *
 * @throws Error if there is none, so that no incomplete drawing is written
 */
export function assertDefined<Value>(value: Value | undefined | null): Value {
  if (value === undefined || value === null)
    throw new Error('A drawing needs a table entry that does not exist.');
  return value;
}
