/** The script budget, including the bytes that the company's hours add, and the sizes of built files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSchedule } from '../../src/site/read-schedule.ts';
import { compressBrotli } from '../../tools/hosts/brotli.ts';
import { BUDGETS, compressedSize } from '../../tools/verify/page-weight.ts';
import { DIST } from './pages.ts';

/** Compressed bytes that the script budget includes for the hours of a week and ten holidays. */
const HOURS_INCLUDED = 105;

/** Additional bytes for longer hours and more holidays, because an owner may list any number. */
export const hoursSurplus = Math.max(
  0,
  compressBrotli(JSON.stringify(readSchedule())).length - HOURS_INCLUDED,
);

/** The maximum number of compressed bytes for a page's scripts. */
export const SCRIPT_BUDGET = BUDGETS.script + hoursSurplus;

const sizes = new Map<string, number>();

/** Returns the compressed size of a built file by its URL, ignoring query and fragment. */
export function sizeOf(address: string): number {
  const path = address.replace(/[?#].*$/, '');
  const known = sizes.get(path) ?? compressedSize(readFileSync(join(DIST, path)));
  sizes.set(path, known);
  return known;
}
