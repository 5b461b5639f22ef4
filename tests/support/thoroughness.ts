/** `npm run test:full` checks everything; `npm test` checks a selection of similar pages. */

export const IS_FULL = process.env.TEST_FULL === '1';

/** Returns `full` in `npm run test:full`, and `sample` otherwise. */
export const byThoroughness = <Value>({ sample, full }: { sample: Value; full: Value }): Value =>
  IS_FULL ? full : sample;
