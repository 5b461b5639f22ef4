import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { services } from '../../src/site/catalog.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { removeOwnTexts } from '../support/own-texts.ts';
import { DIST } from '../support/pages.ts';
import { IS_FULL } from '../support/thoroughness.ts';
import { listTexts, readPages } from '../support/visible-text.ts';

const CSPELL = 'node_modules/cspell/bin.mjs';
const WORDS = 'docs/words.txt';

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

describe('the project dictionary', () => {
  const words = readFileSync(WORDS, 'utf8').trimEnd().split('\n');

  test('is sorted, with one word per line and no duplicates', () => {
    const sorted = [...words].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }));
    expect(words).toEqual(sorted);
    expect(new Set(words.map((word) => word.toLowerCase())).size).toBe(words.length);
    for (const word of words) expect(word).toMatch(/^\p{L}+$/u);
  });

  test('contains only words that the site uses', () => {
    // Keywords of services are in the content, but do not appear on any page.
    const keywords = services.flatMap((service) => service.keywords);
    const used = new Set(
      [...readSite(), ...keywords]
        .join(' ')
        .toLowerCase()
        .match(/\p{L}+/gu),
    );
    expect(words.filter((word) => !used.has(word.toLowerCase()))).toEqual([]);
  });
});
