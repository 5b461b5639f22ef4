/** An area outside New York City, made as owners do: a copy of a borough with another slug. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent, listProblems } from './mistakes/spoiled-content.ts';

/** Returns the problems of Yonkers with these lines in its file. */
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

test('needs its own ZIP codes, because the site only knows those of the five boroughs', async () => {
  expect(await judge('')).toEqual([expect.stringMatching(/zipCodes: is missing, .*\["10701", "10702"\]/)]);
  expect(await judge('zipCodes: ["10701", "10705"]')).toEqual([]);
});

test('reports an invalid ZIP code', async () => {
  expect(await judge('zipCodes: ["1070"]')).toEqual([expect.stringContaining('ZIP codes of five digits')]);
});
