/**
 * The value itself, for places where a table is known to have an entry.
 *
 * @throws Error where it has none, so that no drawing is written half right
 */
export function assertDefined<Value>(value: Value | undefined | null): Value {
  if (value === undefined || value === null)
    throw new Error('A drawing asks for a table entry that does not exist.');
  return value;
}
