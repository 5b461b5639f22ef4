/** The value itself; throws where a table lacks what a drawing takes for granted, so that no drawing is half right. */
export function defined<Value>(value: Value | undefined | null): Value {
  if (value === undefined || value === null)
    throw new Error('A drawing asks for something that is not there');
  return value;
}
