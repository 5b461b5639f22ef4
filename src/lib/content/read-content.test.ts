import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeFolder } from '../../../tests/support/temporary-folder.ts';
import { openContentFile, openContentFolder } from './read-content.ts';

const personSchema = z.strictObject({
  name: z.string().trim().min(1).max(20),
  role: z.string().optional(),
  jobs: z.array(z.strictObject({ title: z.string().min(3) })).min(1),
  phone: z.string('expected +1 and ten digits').optional(),
});

const LOU = 'name: Lou’s 5:30 call\njobs:\n  - title: Steam\n';

/** Returns the error messages for a text; paths are relative to its folder. */
function listProblems(text: string): readonly string[] {
  const folder = makeFolder({ 'lou.yaml': text });
  return openContentFile(join(folder, 'lou.yaml'), personSchema).problems.map((one) =>
    one.replace(`${folder}/`, ''),
  );
}

describe('a content file', () => {
  test('returns its values, with colons and apostrophes unchanged', () => {
    const folder = makeFolder({ 'lou.yaml': LOU });
    expect(openContentFile(join(folder, 'lou.yaml'), personSchema).value).toEqual({
      name: 'Lou’s 5:30 call',
      jobs: [{ title: 'Steam' }],
    });
  });

  test('reports every mistake with line, field and fix, in the order of the lines', () => {
    const text = 'name: 7\nrols: Steam\njobs:\n  - title: Steam\n  - title: ""\nphone:\n';
    expect(listProblems(text)).toEqual([
      'lou.yaml, line 1, name: is 7, which is not text; write it in quotation marks: "7".',
      'lou.yaml, line 2, rols: is not a known field; did you mean “role”? You can delete it or write one of these: name, role, jobs, phone.',
      'lou.yaml, line 5, jobs 2, title: is empty; write text.',
      'lou.yaml, line 6, phone: is empty; write +1 and ten digits.',
    ]);
  });

  test('says where YAML needs quotation marks, and where it must have none', () => {
    const schema = z.strictObject({
      zip: z.preprocess(String, z.string().regex(/^\d{5}$/, 'expected five digits')),
      year: z.int('expected a year'),
    });
    const folder = makeFolder({ 'lou.yaml': 'zip: 02134\nyear: "1987"\n' });
    const { problems } = openContentFile(join(folder, 'lou.yaml'), schema);
    expect(problems.map((problem) => problem.replace(/^.*; /, ''))).toEqual([
      'write five digits, in quotation marks.',
      'write a year, without quotation marks.',
    ]);
  });

  test('with a missing or misspelled field is reported once', () => {
    expect(listProblems('jobs:\n  - title: Steam\n')).toEqual(['lou.yaml, name: is missing; write text.']);
    expect(listProblems(LOU.replace('name', 'nane'))).toHaveLength(1);
  });

  test('describes problems that other code finds, by file, line and field', () => {
    const folder = makeFolder({ 'lou.yaml': LOU });
    const file = openContentFile(join(folder, 'lou.yaml'), personSchema);
    expect(file.problems).toEqual([]);
    expect(file.describe(['jobs', 0, 'title'], 'is unknown')).toBe(
      `${folder}/lou.yaml, line 3, jobs 1, title: is unknown.`,
    );
    expect(file.describe(['absent'], 'is unknown')).toBe(`${folder}/lou.yaml, absent: is unknown.`);
  });

  test('that is missing, empty, a list or not UTF-8 is reported in one sentence', () => {
    const folder = makeFolder();
    const path = join(folder, 'lou.yaml');
    expect(openContentFile(path, personSchema).problems).toEqual([
      `${path}: the file is missing; put it back.`,
    ]);
    expect(listProblems('')).toEqual([
      'lou.yaml: the file is empty; write its fields, each on its own line: “name: text”.',
    ]);
    expect(listProblems('- a\n')[0]).toContain('the file is a list; write its fields');
    writeFileSync(path, Buffer.from([0x6e, 0x3a, 0x20, 0xe9]));
    expect(openContentFile(path, personSchema).problems[0]).toContain('save the file as UTF-8');
  });
});

test('a content folder reports the problems of all its files together', () => {
  const folder = makeFolder({
    'b.yaml': LOU,
    'a.yaml': 'name: a\n',
    '.DS_Store': '',
    'c.yaml': '\tname: c\n',
    'd.yml': LOU,
  });
  const { files, problems } = openContentFolder(folder, personSchema);
  expect(problems.map((problem) => problem.replace(`${folder}/`, ''))).toEqual([
    'd.yml: the file is not read; give it a name that ends with .yaml.',
    'a.yaml, jobs: is missing; write a list: each entry on its own line that starts with “- ”.',
    expect.stringMatching(/^c\.yaml, line 1: this cannot be read as YAML \(“Tabs/),
  ]);
  expect(files.map(({ name, value }) => [name, value !== undefined])).toEqual([
    ['a', false],
    ['b', true],
    ['c', false],
  ]);
});
