import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PAGE_SCHEMAS } from '../../src/content/page-schemas.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { findLine } from '../support/temporary-folder.ts';
import {
  type ContentMistake,
  REFERENCE_MISTAKES,
  SYNTAX_MISTAKES,
  VALUE_MISTAKES,
} from './content-mistakes.ts';
import { copyContent, JARGON, listProblems } from './spoiled-content.ts';

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
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not contain the text to replace for ${name}`);
  writeFileSync(path, changed);
  const number = line ? findLine(changed, line) : findChange(text, changed);
  return `${file}, ${sentence.replace('{line}', `${number}`)}`;
}

test('content without mistakes is accepted', async () => {
  expect(await listProblems(CONTENT_FOLDER)).toEqual([]);
});

describe.each([
  ['in syntax', SYNTAX_MISTAKES],
  ['in values', VALUE_MISTAKES],
  ['between files', REFERENCE_MISTAKES],
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
    cpSync(join(folder, 'services/rtu-repair.yaml'), join(folder, 'services/rtu-repair-1.yaml'));
    const problems = await listProblems(folder);
    expect(problems).toHaveLength(4);
    for (const problem of problems)
      expect(problem).toMatch(
        /^services\/rtu-repair-1\.yaml, line \d+, (slug|title|metadata, (title|description)): “.*” is in services\/rtu-repair\.yaml too; write another one in the newer of the two\.$/s,
      );
  });

  test('are reported if they are missing, misspelled, or have another extension', async () => {
    const folder = copyContent();
    const pages = Object.keys(PAGE_SCHEMAS).map((name) => `${name}.yaml`);
    renameSync(join(folder, 'pages/about.yaml'), join(folder, 'pages/abuot.yaml'));
    renameSync(join(folder, 'reviews/board-member.yaml'), join(folder, 'reviews/board\n::debug::.yml'));
    expect(await listProblems(folder)).toEqual([
      // A line break would begin a command of GitHub’s.
      'reviews/board\\u000a::debug::.yml: the file is not read; give it a name that ends with .yaml.',
      'pages/about.yaml: the file is missing; put it back.',
      `pages/abuot.yaml: there is no “abuot.yaml”; did you mean “about.yaml”? You can write one of these: ${pages.join(', ')}.`,
      expect.stringContaining('reviews/board\\u000a::debug::.yml: Windows cannot store this name'),
    ]);
  });

  test('that nobody reads, that some computers cannot store, or that are no files are named', async () => {
    const folder = copyContent();
    const copy = (name: string): void =>
      cpSync(join(folder, 'services/rtu-repair.yaml'), join(folder, name), { recursive: true });
    for (const name of [
      'service/rtu.yaml',
      'photos/con.yaml',
      'photos/a .yaml',
      'photos/A .yaml',
      'notes.txt',
    ])
      copy(name);
    for (const name of ['photos/caf\u00e9.jpg', 'photos/cafe\u0301.jpg']) copy(name);
    for (const name of ['Thumbs.db', 'desktop.ini', '.DS_Store', 'services/Thumbs.db', 'photos/~$a.docx'])
      copy(name);
    mkdirSync(join(folder, 'services/a.yaml'));
    spawnSync('mkfifo', [join(folder, 'services/b.yaml')]);
    const starts = (await listProblems(folder)).map((problem) => problem.split(/[;,(]/)[0]);
    expect(starts.sort()).toEqual([
      'notes.txt: there is no “notes.txt”',
      'photos/A .yaml and photos/a .yaml differ only in capital letters or in how accents are stored',
      'photos/A .yaml: Windows cannot store this name',
      'photos/a .yaml: Windows cannot store this name',
      'photos/cafe\u0301.jpg and photos/caf\u00e9.jpg differ only in capital letters or in how accents are stored',
      'photos/con.yaml: Windows cannot store this name',
      'service: there is no “service”',
      'services/a.yaml: it is not a file',
      'services/b.yaml: it is not a file',
    ]);
  });

  test('may vary in number, within limits', async () => {
    const folder = copyContent();
    rmSync(join(folder, 'reviews/board-member.yaml'));
    expect(await listProblems(folder)).toEqual([]);
    for (const name of ['ana-ruiz', 'bo-lin']) rmSync(join(folder, `team/${name}.yaml`));
    expect(await listProblems(folder)).toEqual(['team: has 0 files; keep 1 to 12.']);
  });
});
