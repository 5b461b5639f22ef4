/**
 * Loads code that waits for a touch. It is not asked for without a connection, because Chromium before version 154 asks
 * for a module only once.
 *
 * @param load - imports it
 * @returns whether it is there; where not, the next touch may ask again
 */
export const loadCode = async (load: () => Promise<unknown>): Promise<boolean> =>
  navigator.onLine &&
  load().then(
    () => true,
    () => false,
  );
