/** Processes every page after Astro: each is read, changed and written once. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addIntegrity } from './add-integrity.ts';
import { type BuildStep, listFiles, openSite, parsePage, printPage } from './built-site.ts';
import { lowerScriptPriority } from './lower-script-priority.ts';
import { minifyInlineScripts } from './minify-inline-scripts.ts';
import { moveLaterStyles } from './move-later-styles.ts';

export const STEPS: readonly BuildStep[] = [
  moveLaterStyles,
  minifyInlineScripts,
  lowerScriptPriority,
  addIntegrity,
];

/**
 * Runs the steps on every page in a folder and its subfolders.
 *
 * @throws Error if a page cannot be parsed or a step refuses it
 */
export function runPipeline(folder: string, steps: readonly BuildStep[] = STEPS): void {
  const site = openSite(folder);
  for (const file of listFiles(folder, '.html')) {
    const path = join(folder, file);
    const page = parsePage(file, readFileSync(path, 'utf8'));
    for (const step of steps) step(page, site);
    writeFileSync(path, printPage(page));
  }
}
