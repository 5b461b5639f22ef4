import type { Plugin } from 'vite';

/**
 * Prefix of every CSS module class in the built site. No other class begins with it. It keeps names from beginning
 * with a digit, which CSS does not allow, and from looking like an ad to a content blocker.
 */
export const MODULE_CLASS_PREFIX = '_';

/** Gives CSS module classes short hashes as names in a build; in development they keep their names. */
export const shortClassNames = (): Plugin => ({
  name: 'short-class-names',
  apply: 'build',
  config: () => ({ css: { modules: { generateScopedName: `${MODULE_CLASS_PREFIX}[hash:base64:5]` } } }),
});
