/** Processes every page after Astro: each is read, changed and written once. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addIntegrity } from './add-integrity.ts';
import { type BuildStep, listFiles, openSite, parsePage, printPage } from './built-site.ts';
import { dropRepeatedRules } from './drop-repeated-rules.ts';
import { dropUnusedRules } from './drop-unused-rules.ts';
import { dropUnusedTokens } from './drop-unused-tokens.ts';
import { lowerScriptPriority } from './lower-script-priority.ts';
import { moveLaterStyles } from './move-later-styles.ts';
import { normalizeMarkup } from './normalize-markup.ts';
import { separatePrintStyles } from './separate-print-styles.ts';
import { shareLateStyles } from './share-late-styles.ts';
import { shortenLogicalProperties } from './shorten-logical-properties.ts';

/** The steps in order. Tokens are dropped after the rules that used them, and rules move to files after that. */
export const STEPS: readonly BuildStep[] = [
  normalizeMarkup,
  dropUnusedRules,
  dropRepeatedRules,
  dropUnusedTokens,
  shortenLogicalProperties,
  shareLateStyles,
  moveLaterStyles,
  separatePrintStyles,
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
