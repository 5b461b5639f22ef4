/** `npm test -- --full` checks every page; `npm test` checks only some of the pages that share a template. */

export const IS_FULL = process.env.TEST_FULL === '1';

/** Returns `full` in `npm test -- --full`, and `sample` otherwise. */
export const byThoroughness = <Value>({ sample, full }: { sample: Value; full: Value }): Value =>
  IS_FULL ? full : sample;
