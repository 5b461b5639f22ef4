import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { removeOwnTexts } from '../support/own-texts.ts';
import { DIST } from '../support/pages.ts';
import { IS_FULL } from '../support/thoroughness.ts';
import { listTexts, readPages } from '../support/visible-text.ts';

const CSPELL = 'node_modules/cspell/bin.mjs';

/** Returns words that are neither in the English dictionary nor in the project's. */
function findMisspelled(target: readonly string[], input = ''): string[] {
  if (!existsSync(CSPELL)) throw new Error('cspell is not installed: run npm i -DE cspell');
  const options = ['--config', 'cspell.json', '--no-progress', '--no-summary', '--words-only', '--unique'];
  const run = spawnSync(process.execPath, [CSPELL, 'lint', ...options, ...target], {
    input,
    encoding: 'utf8',
  });
  if (run.error) throw run.error;
  const found = run.stdout.split('\n').filter(Boolean);
  if (run.status !== 0 && found.length === 0) throw new Error(run.stderr);
  return [...new Set(found)];
}

/** Returns the distinct texts of the built pages in English, the only language that the dictionary covers. */
function readSite(): string[] {
  const pages = readPages(DIST).filter(({ language }) => language === 'en-US');
  return [...new Set(pages.flatMap(listTexts).map(removeOwnTexts))];
}

describe('spelling', () => {
  // Checks everything in one run, because cspell takes longer to start than to check.
  test('is correct on every built page in English, and the check reports a misspelled word but not a trade term', () => {
    const site = readSite();
    expect(site.length).toBeGreaterThan(1000);
    const text = [...site, 'The condesner hums beside the dunnage.'].join('\n\n');
    expect(findMisspelled(['stdin://docs/site.md'], text)).toEqual(['condesner']);
  });

  // This test is only in the full run, because nearly all content is on the pages that the test above checks.
  test.runIf(IS_FULL)('is correct in the content', () => {
    expect(findMisspelled([`${CONTENT_FOLDER}/**/*.yaml`, 'src/content/**/*.ts'])).toEqual([]);
  });
});
