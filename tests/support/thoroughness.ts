/** `npm run test:full` walks everything; `npm test` walks samples of what is built alike. */

export const IS_FULL = process.env.TEST_FULL === '1';

/** Chooses by the command that runs. */
export const byThoroughness = <Value>({ sample, full }: { sample: Value; full: Value }): Value =>
  IS_FULL ? full : sample;
