import type { Plugin } from 'vite';

/**
 * Begins the name of every class of a CSS module in the built site. No other class begins so, and no name begins with a
 * digit, which CSS does not allow, or looks like an ad to a content blocker.
 */
export const MODULE_CLASS_PREFIX = '_';

/** Names the classes of CSS modules by short hashes in a build; in development they keep their words. */
export const shortClassNames = (): Plugin => ({
  name: 'short-class-names',
  apply: 'build',
  config: () => ({ css: { modules: { generateScopedName: `${MODULE_CLASS_PREFIX}[hash:base64:5]` } } }),
});
