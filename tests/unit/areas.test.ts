/** Tests an area outside New York City that is added as an owner would add it, by copying a borough's file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent, listProblems } from './spoiled-content.ts';

/** Adds an area with these lines in its file, and returns the problems in that file. */
async function judge(lines: string): Promise<string[]> {
  const folder = copyContent();
  const text = readFileSync(join(folder, 'boroughs/bronx.yaml'), 'utf8')
    .replace(/^name: .*$/m, 'name: Yonkers')
    .replace(/^slug: .*$/m, `slug: yonkers\n${lines}`)
    .replace(/^(metadata:\n {2}title: ).*$/m, '$1Heating and cooling in Yonkers, New York')
    .replace(
      /^(metadata:\n.*\n {2}description: )(?:>-\n(?: {4}.*\n)+|.*\n)/m,
      '$1Heating and cooling in Yonkers, from hill houses to towers by the river, with estimates in writing.\n',
    );
  writeFileSync(join(folder, 'boroughs/yonkers.yaml'), text);
  const problems = await listProblems(folder);
  return problems.filter((problem) => problem.startsWith('boroughs/yonkers.yaml'));
}

test('an area outside the city must list its ZIP codes, because the site knows only those of the five boroughs', async () => {
  expect(await judge('')).toEqual([expect.stringMatching(/zipCodes: is missing, .*\["10701", "10702"\]/)]);
  expect(await judge('zipCodes: ["10701", "10705"]')).toEqual([]);
});

test('an invalid ZIP code is reported', async () => {
  expect(await judge('zipCodes: ["1070"]')).toEqual([expect.stringContaining('ZIP codes of five digits')]);
});

test('a ZIP code is reported if it already belongs to this file or to another area', async () => {
  expect(await judge('zipCodes: ["10701", "10451", "10701"]')).toEqual([
    expect.stringMatching(/zipCodes 2: “10451” already belongs to boroughs\/bronx\.yaml/),
    expect.stringMatching(/zipCodes 3: “10701” already belongs to this file/),
  ]);
  // This ZIP code is free, because the fixture has no page for Staten Island.
  expect(await judge('zipCodes: ["10301"]')).toEqual([]);
});
