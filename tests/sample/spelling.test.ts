import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { removeOwnTexts } from '../support/own-texts.ts';
import { DIST } from '../support/pages.ts';
import { listTexts, readPages } from '../support/visible-text.ts';

const CSPELL = 'node_modules/cspell/bin.mjs';
const OPTIONS = ['--config', 'cspell.json', '--no-progress', '--no-summary', '--words-only', '--unique'];

/** Returns words that are neither in the English dictionary nor in the project's. */
function findMisspelled(input: string): string[] {
  const run = spawnSync(process.execPath, [CSPELL, 'lint', ...OPTIONS, 'stdin://docs/site.md'], {
    input,
    encoding: 'utf8',
  });
  if (run.error) throw run.error;
  const found = run.stdout.split('\n').filter(Boolean);
  if (run.status !== 0 && found.length === 0) throw new Error(run.stderr);
  return [...new Set(found)];
}

// Checks everything in one run, because cspell takes longer to start than to check.
test('spelling is correct on every built page in English, and the check reports a misspelled word but not a trade term', () => {
  const pages = readPages(DIST).filter(({ language }) => language === 'en-US');
  const site = [...new Set(pages.flatMap(listTexts).map(removeOwnTexts))];
  expect(site.length).toBeGreaterThan(1000);
  const text = [...site, 'The condesner hums beside the dunnage.'].join('\n\n');
  expect(findMisspelled(text)).toEqual(['condesner']);
});
