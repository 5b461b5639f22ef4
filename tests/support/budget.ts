/** Sizes of built files beside the pages, and of what the company's hours add to scripts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSchedule } from '../../src/site/read-schedule.ts';
import { compressBrotli } from '../../tools/hosts/brotli.ts';
import { BUDGETS, compressedSize } from '../../tools/verify/page-weight.ts';
import { DIST } from './pages.ts';

/** Compressed bytes of the hours that are within the budget of scripts: a week, and ten holidays. */
const HOURS_INCLUDED = 105;

/** What longer hours and more holidays take beyond that; their owner may write as many as there are. */
export const hoursSurplus = Math.max(
  0,
  compressBrotli(JSON.stringify(readSchedule())).length - HOURS_INCLUDED,
);

/** What the scripts of a page may take. */
export const scriptBudget = (file: string): number =>
  BUDGETS.script + hoursSurplus + (file === 'index.html' ? BUDGETS.heroHour : 0);

const sizes = new Map<string, number>();

/** Compressed size of a built file by its address; a query or a fragment does not count. */
export function sizeOf(address: string): number {
  const path = address.replace(/[?#].*$/, '');
  const known = sizes.get(path) ?? compressedSize(readFileSync(join(DIST, path)));
  sizes.set(path, known);
  return known;
}
