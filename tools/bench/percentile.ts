/** The value below or at which this share of the values is; the middle one unless told. NaN of no values. */
export function percentile(values: readonly number[], share = 0.5): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}
