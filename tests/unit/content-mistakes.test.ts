import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PAGE_SCHEMAS } from '../../src/content/page-schemas.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { findLine } from '../support/find-line.ts';
import type { ContentMistake } from './mistakes/content-mistake.ts';
import { listWords } from './mistakes/known-words.ts';
import { REFERENCE_MISTAKES } from './mistakes/reference-mistakes.ts';
import { REVIEW, REVIEW_MISTAKES } from './mistakes/review-mistakes.ts';
import { copyContent, JARGON, listProblems } from './mistakes/spoiled-content.ts';
import { SYNTAX_MISTAKES } from './mistakes/syntax-mistakes.ts';
import { VALUE_MISTAKES } from './mistakes/value-mistakes.ts';
import { WORD_MISTAKES } from './mistakes/word-mistakes.ts';

/** Returns the number of the first line that differs, counted from 1. */
function findChange(text: string, changed: string): number {
  const lines = text.split('\n');
  return changed.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
}

/**
 * Introduces a mistake into the content.
 *
 * @returns the expected error message
 * @throws Error if the text to replace is not in the file
 */
function spoil(folder: string, { file, from, to, name, line, sentence }: ContentMistake): string {
  const path = join(folder, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const changed = from === undefined ? to : text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not contain the text to replace for ${name}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, changed);
  const number = line ? findLine(changed, line) : findChange(text, changed);
  const place = `${file}${sentence.startsWith('the file') ? ':' : ','}`;
  return `${place} ${sentence.replace('{line}', `${number}`)}`;
}

test('content without mistakes is accepted', async () => {
  expect(await listProblems(CONTENT_FOLDER)).toEqual([]);
});

describe.each([
  ['in syntax', SYNTAX_MISTAKES],
  ['in values', VALUE_MISTAKES],
  ['in names and options', WORD_MISTAKES],
  ['between files', REFERENCE_MISTAKES],
  ['in reviews', REVIEW_MISTAKES],
])('a mistake %s', (_, mistakes) => {
  test.each(mistakes)(
    'is reported without jargon, with its file, the fix, and the line if it has one: $name',
    async (mistake) => {
      const folder = copyContent();
      const sentence = spoil(folder, mistake);
      const problems = await listProblems(folder);
      expect(problems).toEqual([sentence]);
      expect(problems.join().replaceAll(/“[^”]*”/g, '')).not.toMatch(JARGON);
    },
  );
});

describe('content files', () => {
  test('that are copied under a new name cause one problem for each value that must be unique', async () => {
    const folder = copyContent();
    cpSync(join(folder, 'services/rtu-repair.yaml'), join(folder, 'services/rtu-rescue.yaml'));
    const problems = await listProblems(folder);
    expect(problems).toHaveLength(4);
    for (const problem of problems)
      expect(problem).toMatch(
        /^services\/rtu-rescue\.yaml, line \d+, (slug|title|metadata, (title|description)): “.*” is in services\/rtu-repair\.yaml too; write another one in the newer of the two\.$/s,
      );
  });

  test('with “drawing: building” are reported if they name parts of a machine', async () => {
    const folder = copyContent();
    const path = join(folder, 'services/rtu-repair.yaml');
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^system: /m, 'drawing: building\nsystem: '));
    const problems = await listProblems(folder);
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems)
      expect(problem).toMatch(/symptoms \d+, parts \d+: in the drawing there is no “.*”; take it out, or /);
  });

  test('that are deleted are reported wherever they are still referenced', async () => {
    const folder = copyContent();
    rmSync(join(folder, 'services/ptac-repair.yaml'));
    const problems = await listProblems(folder);
    expect(problems.length).toBeGreaterThan(1);
    for (const problem of problems) expect(problem).toContain('there is no “ptac-repair”');
    expect(problems.some((problem) => problem.startsWith('languages/es.yaml, line '))).toBe(true);
  });

  test('are reported if they are missing, misspelled, or have another extension', async () => {
    const folder = copyContent();
    const pages = Object.keys(PAGE_SCHEMAS).map((name) => `${name}.yaml`);
    renameSync(join(folder, 'pages/about.yaml'), join(folder, 'pages/abuot.yaml'));
    renameSync(join(folder, 'reviews/board-member.yaml'), join(folder, 'reviews/board-member.yml'));
    expect(await listProblems(folder)).toEqual([
      'reviews/board-member.yml: the file is not read; give it a name that ends with .yaml.',
      'pages/about.yaml: the file is missing; put it back.',
      `pages/abuot.yaml: there is no “abuot.yaml”; did you mean “about.yaml”? You can write one of these: ${listWords(pages)}.`,
    ]);
  });

  test('may include up to twelve reviews, each with a different quote', async () => {
    const folder = copyContent();
    rmSync(join(folder, 'reviews/board-member.yaml'));
    const write = (index: number, quote: string): void =>
      writeFileSync(join(folder, `reviews/review-${index}.yaml`), REVIEW.replace('measured', quote));
    for (let index = 1; index <= 12; index += 1) write(index, `came ${index} times`);
    expect(await listProblems(folder)).toEqual([]);
    write(13, 'came once more');
    expect(await listProblems(folder)).toEqual(['reviews: has 13 files; keep 0 to 12.']);
    rmSync(join(folder, 'reviews/review-13.yaml'));
    write(2, 'came 1 times');
    expect(await listProblems(folder)).toEqual([
      'reviews/review-2.yaml, line 3, quote: “They came 1 times before they quoted.” is in reviews/review-1.yaml too; write another one in the newer of the two.',
    ]);
  });

  test.skipIf(process.platform === 'win32').each<[string, string, (path: string) => void]>([
    ['a folder', 'pages/home.yaml', (path) => mkdirSync(path)],
    ['a symbolic link to a folder', 'team/ana-ruiz.yaml', (path) => symlinkSync(dirname(path), path)],
    ['a broken symbolic link', 'services/ptac-repair.yaml', (path) => symlinkSync('/nowhere', path)],
  ])('are reported in one sentence if one is %s', async (_, file, make) => {
    const folder = copyContent();
    rmSync(join(folder, file));
    make(join(folder, file));
    const problems = await listProblems(folder);
    expect(problems[0]).toMatch(new RegExp(`^${file}: the file .*; .+\\.$`));
    expect(problems.filter((problem) => problem.startsWith(file))).toHaveLength(1);
    expect(problems.join()).not.toMatch(JARGON);
  });

  test('that refer to an entry of a missing folder are reported without suggestions', async () => {
    const folder = copyContent();
    rmSync(join(folder, 'boroughs'), { recursive: true });
    const problems = await listProblems(folder);
    const line = findLine(readFileSync(join(folder, 'languages/es.yaml'), 'utf8'), /\bbronx: /);
    expect(problems).toContain(
      `languages/es.yaml, line ${line}, areas, names, bronx: there is no “bronx”; take it out.`,
    );
    expect(problems.join()).not.toContain('these: .');
  });

  test('of another language may contain letters that the site’s fonts lack, because visitors’ own fonts display them', async () => {
    const folder = copyContent();
    const path = join(folder, 'languages/es.yaml');
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^name: .*$/m, 'name: 中文'));
    expect(await listProblems(folder)).toEqual([]);
  });

  test('may vary in number, within limits', async () => {
    const folder = copyContent();
    rmSync(join(folder, 'reviews/board-member.yaml'));
    expect(await listProblems(folder)).toEqual([]);
    for (const name of ['ana-ruiz', 'bo-lin']) rmSync(join(folder, `team/${name}.yaml`));
    expect(await listProblems(folder)).toEqual(['team: has 0 files; keep 1 to 12.']);
  });
});
