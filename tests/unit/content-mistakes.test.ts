import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import type { ContentMistake } from './mistakes/content-mistake.ts';
import { REFERENCE_MISTAKES } from './mistakes/reference-mistakes.ts';
import { REVIEW, REVIEW_MISTAKES } from './mistakes/review-mistakes.ts';
import { copyContent, JARGON, listProblems } from './mistakes/spoiled-content.ts';
import { SYNTAX_MISTAKES } from './mistakes/syntax-mistakes.ts';
import { VALUE_MISTAKES } from './mistakes/value-mistakes.ts';
import { WORD_MISTAKES } from './mistakes/word-mistakes.ts';

/** Makes a mistake; throws where there is nothing to spoil. */
function spoil(folder: string, { file, from, to, name }: ContentMistake): void {
  const path = join(folder, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const changed = from === undefined ? to : text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no place for ${name}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, changed);
}

test('the content as it stands is accepted', async () => {
  expect(await listProblems(CONTENT_FOLDER)).toEqual([]);
});

describe.each([
  ['of syntax', SYNTAX_MISTAKES],
  ['of values', VALUE_MISTAKES],
  ['of words', WORD_MISTAKES],
  ['between files', REFERENCE_MISTAKES],
  ['of reviews', REVIEW_MISTAKES],
])('mistakes %s, all made at once', (_, mistakes) => {
  let problems: string[] = [];
  beforeAll(async () => {
    const folder = copyContent();
    for (const mistake of mistakes) spoil(folder, mistake);
    problems = await listProblems(folder);
  });

  test('are each in a file of its own', () => {
    expect(new Set(mistakes.map(({ file }) => file)).size).toBe(mistakes.length);
  });

  test.each(mistakes)('$name: one sentence with file, line and remedy', ({ file, sentence }) => {
    expect(problems.filter((problem) => problem.startsWith(file))).toEqual([
      `${file}${sentence.startsWith('the file') ? ':' : ','} ${sentence}`,
    ]);
  });

  test('are all that is told', () => {
    expect(problems).toHaveLength(mistakes.length);
  });

  test('are told without a word of the libraries', () => {
    for (const problem of problems) expect(problem.replaceAll(/“[^”]*”/g, '')).not.toMatch(JARGON);
  });
});

describe('files of the content', () => {
  test('that are copied are told by what must be there once', async () => {
    const folder = copyContent();
    cpSync(join(folder, 'services/rtu-repair.yaml'), join(folder, 'services/rtu-rescue.yaml'));
    const problems = await listProblems(folder);
    expect(problems).toHaveLength(4);
    for (const problem of problems)
      expect(problem).toMatch(
        /^services\/rtu-rescue\.yaml, line \d+, (slug|title|metadata, (title|description)): “.*” is in services\/rtu-repair\.yaml already; write another one\.$/s,
      );
  });

  test('that are taken away are told wherever they are still named', async () => {
    const folder = copyContent();
    rmSync(join(folder, 'services/wshp-repair.yaml'));
    const problems = await listProblems(folder);
    expect(problems.length).toBeGreaterThan(1);
    for (const problem of problems) expect(problem).toContain('there is no “wshp-repair”');
    expect(problems.some((problem) => problem.startsWith('languages/es.yaml, line '))).toBe(true);
  });

  test('that a page needs are told when they are gone, and those that nothing reads when they are there', async () => {
    const folder = copyContent();
    renameSync(join(folder, 'pages/about.yaml'), join(folder, 'pages/abuot.yaml'));
    renameSync(join(folder, 'team/lou-ortega.yaml'), join(folder, 'team/lou-ortega.yml'));
    expect(await listProblems(folder)).toEqual([
      'team/lou-ortega.yml: the file is not read; give it a name that ends with .yaml.',
      'pages/about.yaml: the file is missing; put it back.',
      'pages/abuot.yaml: there is no “abuot.yaml”; did you mean “about.yaml”? You can write one of these: home.yaml, about.yaml, services.yaml, portfolio.yaml, contact.yaml, not-found.yaml, every-page.yaml.',
    ]);
  });

  test('may hold what customers said: none or up to twelve, each once', async () => {
    const folder = copyContent();
    mkdirSync(join(folder, 'reviews'));
    const write = (index: number, quote: string): void =>
      writeFileSync(join(folder, `reviews/review-${index}.yaml`), REVIEW.replace('measured', quote));
    for (let index = 1; index <= 12; index += 1) write(index, `came ${index} times`);
    expect(await listProblems(folder)).toEqual([]);
    write(13, 'came once more');
    expect(await listProblems(folder)).toEqual(['reviews: has 13 files; keep from 0 to 12.']);
    rmSync(join(folder, 'reviews/review-13.yaml'));
    write(2, 'came 1 times');
    expect(await listProblems(folder)).toEqual([
      'reviews/review-2.yaml, line 3, quote: “They came 1 times before they quoted.” is in reviews/review-1.yaml already; write another one.',
    ]);
  });

  test('in an encoding of old programs are told', async () => {
    const folder = copyContent();
    writeFileSync(join(folder, 'pages/home.yaml'), Buffer.from('title: caf\xe9\n', 'latin1'));
    expect(await listProblems(folder)).toEqual([
      'pages/home.yaml: some letters cannot be read; save the file with the encoding UTF-8.',
    ]);
  });

  test('may be fewer or more, within what the pages have room for', async () => {
    const folder = copyContent();
    for (const name of ['dee-walker', 'will-chen']) rmSync(join(folder, `team/${name}.yaml`));
    for (const name of ['shore-house', 'loop-closets']) rmSync(join(folder, `projects/${name}.yaml`));
    expect(await listProblems(folder)).toEqual([]);
    rmSync(join(folder, 'team/lou-ortega.yaml'));
    expect(await listProblems(folder)).toEqual(['team: has 0 files; keep from 1 to 12.']);
  });
});
