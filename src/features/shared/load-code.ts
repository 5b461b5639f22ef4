/**
 * Loads code on demand, when a visitor first uses a control. It requests nothing while offline, because
 * Chromium before version 154 does not retry a module that failed to load, unless the service worker may have the code.
 *
 * @param load - imports the code
 * @returns whether the code has loaded; if not, the next use may retry
 */
export const loadCode = async (load: () => Promise<unknown>): Promise<boolean> =>
  navigator.onLine || navigator.serviceWorker?.controller
    ? load().then(
        () => true,
        () => false,
      )
    : false;
