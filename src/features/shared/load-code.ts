/**
 * Loads code on demand, when a visitor first touches a control. It requests nothing while offline, because
 * Chromium before version 154 requests a module only once.
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
