/** Lets nothing that is needed for the first paint wait behind scripts, which only refine the page. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MODULE = /<script type="module"(?![^>]*\sfetchpriority=)/g;

/** The page with its module scripts behind styles, font and pictures (HTML standard, `fetchpriority`). */
export const lowerScripts = (html: string): string =>
  html.replace(MODULE, '<script type="module" fetchpriority="low"');

/** Lowers the scripts of every page below a folder. */
export function lowerScriptPriority(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const path = join(folder, file);
    writeFileSync(path, lowerScripts(readFileSync(path, 'utf8')));
  }
}
