/**
 * Loads code on demand, at a touch. It does not request the code without a connection, because Chromium
 * before version 154 requests a module only once.
 *
 * @param load - imports the code
 * @returns whether the code has loaded; if not, the next touch may retry
 */
export const loadCode = async (load: () => Promise<unknown>): Promise<boolean> =>
  navigator.onLine &&
  load().then(
    () => true,
    () => false,
  );
