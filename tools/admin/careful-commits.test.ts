import { describe, expect, test } from 'vitest';
import { FakeGitHub } from '../../tests/admin/fake-github.ts';
import { Edits, makeCarefulFetch, SENTENCES } from './careful-commits.ts';
import { readForm } from './content-format.ts';
import { answerLikeGitHub } from './github-api.ts';
import { openContent } from './open-content.ts';

const URL = 'https://api.github.com/graphql';
const REVIEW = {
  order: 1,
  quote: 'They measured.',
  name: 'Ana Ruiz',
  buildingType: 'Co-op',
  source: 'Google',
  permission: '2026-03-02',
};

/** Makes a page whose repository has these files. @param answer - what GitHub answers instead */
function makePage(texts: Readonly<Record<string, string>>, answer?: typeof fetch) {
  const repository = new FakeGitHub(texts);
  const edits = new Edits();
  const send: typeof fetch = async (_, init) =>
    Response.json(answerLikeGitHub(repository, '/graphql', String(init?.body)).body);
  const save = async (path: string, text: string, deleted: readonly string[] = []): Promise<void> => {
    const fileChanges = {
      additions: [{ path, contents: Buffer.from(text).toString('base64') }],
      deletions: deleted.map((one) => ({ path: one })),
    };
    const branch = { repositoryNameWithOwner: 'owner/site', branchName: 'main' };
    const input = { branch, expectedHeadOid: 'of another time', fileChanges, message: { headline: '' } };
    const body = JSON.stringify({ query: 'mutation { createCommitOnBranch }', variables: { input } });
    await makeCarefulFetch(answer ?? send, () => true, edits)(URL, { method: 'POST', body });
  };
  return { edits, save, read: (path: string) => repository.files.get(path)?.toString() };
}

describe('a new file', () => {
  const PATH = 'content/reviews/ana-ruiz.yaml';
  const write = (edits: Edits) => edits.write(readForm('review', REVIEW));

  test('does not replace one that somebody else has just added', async () => {
    const theirs = 'name: Ana Ruiz\nquote: Others said so.\n';
    const { edits, save, read } = makePage({ [PATH]: theirs });
    await expect(save(PATH, await write(edits))).rejects.toThrow(SENTENCES.taken);
    expect(read(PATH)).toBe(theirs);
  });

  test('may be saved twice', async () => {
    const { edits, save, read } = makePage({});
    const text = await write(edits);
    await save(PATH, text);
    await save(PATH, text);
    expect(read(PATH)).toBe(text);
  });
});

test('a file with a new name keeps what others have saved under the old one', async () => {
  const [before, after] = ['content/reviews/ana.yaml', 'content/reviews/ana-ruiz.yaml'];
  const fields = Object.entries({ ...REVIEW, name: 'Ana' }).map(([name, value]) => `${name}: ${value}\n`);
  const text = `# In her words.\n${fields.join('')}`;
  const { edits, save, read } = makePage({ [before]: text.replace('Co-op', 'Co-op in Queens') });
  const opened = openContent('review', text);
  await save(after, await edits.write(readForm('review', { ...opened, name: 'Ana Ruiz' })), [before]);
  expect(read(after)).toBe(text.replace('name: Ana', 'name: Ana Ruiz').replace('Co-op', 'Co-op in Queens'));
  expect(read(before)).toBeUndefined();
});

test.each([
  [403, 'Resource not accessible by personal access token', SENTENCES.refused],
  [403, 'You have exceeded a secondary rate limit.', SENTENCES.busy],
])('an answer with %i, “%s”, says what to do', async (status, message, sentence) => {
  const send: typeof fetch = async () => Response.json({ message }, { status });
  const answer = await makeCarefulFetch(send, () => true, new Edits())(URL);
  expect(await answer.json()).toEqual({ message: sentence });
});

test('a save that GitHub answers with a page of its own may be repeated', async () => {
  const { save } = makePage({}, async () => new Response('<h1>Unicorn!</h1>'));
  await expect(save('content/x.yaml', '')).rejects.toThrow(SENTENCES.offline);
});
