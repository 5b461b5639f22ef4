/** Puts the hash of each script file into its tag, so that a browser refuses a changed file (Subresource Integrity). */
import { createHash } from 'node:crypto';
import type { BuildStep } from './built-site.ts';

/**
 * Adds `integrity` to this site's scripts. The hash does not cover what a script imports.
 *
 * @throws Error if a script's file is missing
 */
export const addIntegrity: BuildStep = ({ file, document }, { scripts }) => {
  for (const script of document.querySelectorAll('script[src^="/"]:not([integrity])')) {
    const address = script.getAttribute('src') ?? '';
    if (address.startsWith('//')) continue;
    const code = scripts.get(address);
    if (code === undefined) throw new Error(`${file} requests ${address}, which was not built.`);
    script.setAttribute('integrity', `sha256-${createHash('sha256').update(code).digest('base64')}`);
  }
};
