/** Keeps the results of functions. */

/**
 * Returns a function that makes each value once, and later returns the same one for the same arguments: a single
 * argument is compared by identity, several are compared as JSON.
 *
 * @param make - must return the same value for the same arguments; if it throws, the next call tries again
 */
export function remember<Args extends readonly unknown[], Value>(
  make: (...args: Args) => Value,
): (...args: Args) => Value {
  const made = new Map<unknown, { readonly value: Value }>();
  return (...args) => {
    const key = args.length === 1 ? args[0] : JSON.stringify(args);
    const known = made.get(key) ?? { value: make(...args) };
    made.set(key, known);
    return known.value;
  };
}
