import { mkdirSync, writeFileSync } from 'node:fs';
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
async function judge(changes: object): Promise<string[]> {
  const folder = copyContent();
  mkdirSync(join(folder, 'own-pages'));
  writeFileSync(join(folder, 'own-pages/careers.yaml'), stringify({ ...CAREERS, ...changes }));
  return listProblems(folder);
}

test('one section is enough for a page', async () => {
  expect(await judge({})).toEqual([]);
});

test.each(['about', 'es', 'services', 'privacy'])(
  'the slug %s is rejected, because the site itself uses it',
  async (slug) => {
    expect(await judge({ slug })).toEqual([
      expect.stringContaining(`“${slug}” is a name that the site uses itself; choose another one`),
    ]);
  },
);

test('a broken link in a text is reported, and a link to an added page is allowed', async () => {
  const say = (text: string) => ({ sections: [{ heading: 'The work', paragraphs: [text] }] });
  expect(await judge(say('See [us](page:career).'))).toEqual([
    expect.stringContaining('there is no “career”'),
  ]);
  expect(await judge(say('See [us](page:careers).'))).toEqual([]);
});

test('two questions on one topic are reported, because a topic is the anchor of its answer', async () => {
  const ask = (question: string) => ({ topic: 'cost', question, answer: 'It depends on the job.' });
  expect(await judge({ questions: [ask('What does it cost?')] })).toEqual([]);
  expect(await judge({ questions: [ask('What does it cost?'), ask('Is it free?')] })).toEqual([
    expect.stringContaining('each topic only once'),
  ]);
});

test('a symbol in the title that the social card cannot show is reported', async () => {
  expect(await judge({ title: 'Work ☃ with us.' })).toEqual([
    expect.stringContaining('the site’s fonts have no “☃”'),
  ]);
});

test('a missing photo is reported', async () => {
  const photo = { file: 'nowhere.jpg', alt: 'A van.' };
  expect(await judge({ photo })).toEqual([expect.stringContaining('nowhere.jpg')]);
});
