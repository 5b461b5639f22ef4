/**
 * Returns a value that must be defined, such as an entry of a table.
 *
 * @throws Error if it is not, because an incomplete drawing must not be written
 */
export function assertDefined<Value>(value: Value | undefined | null): Value {
  if (value === undefined || value === null)
    throw new Error('A drawing needs a table entry that does not exist.');
  return value;
}
