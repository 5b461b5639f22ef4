/** The longest wait for code, in milliseconds, after which a page says that it is missing. */
const LOAD_LIMIT = 6000;

/** Waits for what is loading. @throws any error if it cannot be loaded, or is not loaded within the limit */
export const waitFor = <Value>(loading: Promise<Value>): Promise<Value> =>
  Promise.race([loading, new Promise<never>((_, reject) => setTimeout(reject, LOAD_LIMIT))]);

/**
 * Loads code on demand, when a visitor first uses a control. It requests nothing while offline, because
 * Chromium before version 154 does not retry a module that failed to load, unless the service worker may have the code.
 *
 * @param load - imports the code
 * @returns whether the code has loaded within the limit; if not, the next use may retry
 */
export const loadCode = async (load: () => Promise<unknown>): Promise<boolean> =>
  navigator.onLine || navigator.serviceWorker?.controller
    ? waitFor(load()).then(
        () => true,
        () => false,
      )
    : false;
