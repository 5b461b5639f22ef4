/** Tests pages and areas that are added as an owner would add them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { copyContent, listProblems } from './spoiled-content.ts';

const CAREERS = {
  order: 1,
  slug: 'careers',
  name: 'Careers',
  link: 'footer',
  title: 'Work with us.',
  lead: 'We look for a helper.',
  sections: [{ heading: 'The work', paragraphs: ['It begins with a [boiler](service:boiler-repair).'] }],
  metadata: {
    title: 'Work with a heating contractor',
    description:
      'A helper wanted for boilers and water heaters: the work, the hours, and how to apply to us.',
  },
};

/** Returns the problems in the content if an owner has added `CAREERS` with these changes. */
async function judgePage(changes: object): Promise<string[]> {
  const folder = copyContent();
  mkdirSync(join(folder, 'own-pages'));
  writeFileSync(join(folder, 'own-pages/careers.yaml'), stringify({ ...CAREERS, ...changes }));
  return listProblems(folder);
}

test.each(['about', 'es', 'services', 'privacy'])(
  'the slug %s is rejected, because the site itself uses it',
  async (slug) => {
    expect(await judgePage({ slug })).toEqual([
      expect.stringContaining(`“${slug}” is a name that the site uses itself; choose another one`),
    ]);
  },
);

test('a broken link in a text is reported, and a link to an added page is allowed', async () => {
  const say = (text: string) => ({ sections: [{ heading: 'The work', paragraphs: [text] }] });
  expect(await judgePage(say('See [us](page:career).'))).toEqual([
    expect.stringContaining('there is no “career”'),
  ]);
  expect(await judgePage(say('See [us](page:careers).'))).toEqual([]);
});

test('two questions on one topic are reported, because a topic is the anchor of its answer', async () => {
  const ask = (question: string) => ({ topic: 'cost', question, answer: 'It depends on the job.' });
  expect(await judgePage({ questions: [ask('What does it cost?')] })).toEqual([]);
  expect(await judgePage({ questions: [ask('What does it cost?'), ask('Is it free?')] })).toEqual([
    expect.stringContaining('each topic only once'),
  ]);
});

/** Adds an area with these lines in its file, and returns the problems in that file. */
async function judgeArea(lines: string): Promise<string[]> {
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
  expect(await judgeArea('')).toEqual([expect.stringMatching(/zipCodes: is missing, .*"10701"/)]);
  expect(await judgeArea('zipCodes: ["10701", "10705"]')).toEqual([]);
});

test('a ZIP code is reported if it already belongs to this file or to another area', async () => {
  expect(await judgeArea('zipCodes: ["10701", "10451", "10701"]')).toEqual([
    expect.stringMatching(/zipCodes 2: “10451” already belongs to boroughs\/bronx\.yaml/),
    expect.stringMatching(/zipCodes 3: “10701” already belongs to this file/),
  ]);
  // This ZIP code is free, because the fixture has no page for Staten Island.
  expect(await judgeArea('zipCodes: ["10301"]')).toEqual([]);
});
