import { describe, expect, test } from 'vitest';
import { FakeGitHub } from '../../tests/admin/fake-github.ts';
import { Edits, makeCarefulFetch } from './careful-commits.ts';
import { readForm } from './content-format.ts';
import { SENTENCES } from './explain-answer.ts';
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

/** Writes a review as a person does. */
const write = (fields: object): string =>
  Object.entries({ ...REVIEW, ...fields })
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');

/** Makes a page that has read these files. @param answer - what GitHub answers instead */
function makePage(texts: Readonly<Record<string, string>>, answer?: typeof fetch) {
  const repository = new FakeGitHub(texts);
  const edits = new Edits();
  for (const text of Object.values(texts)) edits.addFile(text);
  const change = (text: string, fields: object): Promise<string> =>
    edits.write(readForm('review', { ...openContent('review', text), ...fields }));
  const send: typeof fetch = async (_, init) =>
    Response.json(answerLikeGitHub(repository, '/graphql', String(init?.body)).body);
  const save = async (path: string, text?: string, deleted: readonly string[] = []): Promise<string> => {
    const fileChanges = {
      additions: text ? [{ path, contents: Buffer.from(text).toString('base64') }] : [],
      deletions: deleted.map((one) => ({ path: one })),
    };
    const branch = { repositoryNameWithOwner: 'owner/site', branchName: 'main' };
    const input = { branch, expectedHeadOid: 'of another time', fileChanges };
    const body = JSON.stringify({ query: 'mutation { createCommitOnBranch }', variables: { input } });
    return (await makeCarefulFetch(answer ?? send, () => true, edits)(URL, { method: 'POST', body })).text();
  };
  const read = (path: string) => repository.files.get(path)?.toString();
  /** Changes a file, or deletes it, as somebody else does. */
  const interfere = (path: string, text?: string): void =>
    repository.commit([{ path, bytes: text ? Buffer.from(text) : undefined }]);
  return { edits, change, save, read, interfere };
}

describe('a new file', () => {
  const PATH = 'content/reviews/ana-ruiz.yaml';
  const add = (edits: Edits) => edits.write(readForm('review', REVIEW));

  test('does not replace one that somebody else has just added', async () => {
    const theirs = 'name: Ana Ruiz\nquote: Others said so.\n';
    const { edits, save, read, interfere } = makePage({});
    interfere(PATH, theirs);
    await expect(save(PATH, await add(edits))).rejects.toThrow(SENTENCES.taken);
    expect(read(PATH)).toBe(theirs);
  });

  test('is refused next to one that says the same, and accepted next to another one of that name', async () => {
    const numbered = PATH.replace('.yaml', '-1.yaml');
    const same = makePage({ [PATH]: write({ order: 4 }) });
    await expect(same.save(numbered, await add(same.edits))).rejects.toThrow(SENTENCES.taken);
    const other = makePage({ [PATH]: write({ quote: 'They came.' }) });
    await other.save(numbered, await add(other.edits));
    expect(other.read(numbered)).toContain(REVIEW.quote);
  });

  test('may be saved twice', async () => {
    const { edits, save, read } = makePage({});
    const text = await add(edits);
    await save(PATH, text);
    await save(PATH, text);
    expect(read(PATH)).toBe(text);
  });
});

const [ANA, BEN] = ['content/reviews/ana.yaml', 'content/reviews/ben.yaml'];
const TEXT = `# In her words.\n${write({ name: 'Ana' })}`;

test('a file with a new name keeps what others have saved under the old one', async () => {
  const { change, save, read, interfere } = makePage({ [ANA]: TEXT });
  interfere(ANA, TEXT.replace('Co-op', 'Co-op in Queens'));
  await save(BEN, await change(TEXT, { name: 'Ben' }), [ANA]);
  expect(read(BEN)).toBe(TEXT.replace('name: Ana', 'name: Ben').replace('Co-op', 'Co-op in Queens'));
  expect(read(ANA)).toBeUndefined();
});

test('a new name that somebody else has just taken loses neither entry', async () => {
  const { change, save, read, interfere } = makePage({ [ANA]: TEXT });
  const text = await change(TEXT, { name: 'Ben' });
  interfere(BEN, write({ name: 'Ben' }));
  await expect(save(BEN, text, [ANA])).rejects.toThrow(SENTENCES.taken);
  expect([read(ANA), read(BEN)]).toEqual([TEXT, write({ name: 'Ben' })]);
});

test('what somebody else has just changed is deleted only at the second press', async () => {
  const { save, read, interfere } = makePage({ [ANA]: TEXT, [BEN]: write({ name: 'Ben' }) });
  interfere(ANA, TEXT.replace('Co-op', 'Co-op in Queens'));
  await save('', undefined, [BEN]);
  expect(read(BEN)).toBeUndefined();
  await expect(save('', undefined, [ANA])).rejects.toThrow(SENTENCES.changed);
  expect(read(ANA)).toContain('Co-op in Queens');
  await save('', undefined, [ANA]);
  expect(read(ANA)).toBeUndefined();
});

test.each([
  [403, { message: 'Resource not accessible by personal access token' }, SENTENCES.refused],
  [403, { message: 'You have exceeded a secondary rate limit.' }, SENTENCES.busy],
  [403, { message: 'You have triggered an abuse detection mechanism.' }, SENTENCES.busy],
  [429, { message: 'Too many requests' }, SENTENCES.busy],
  [500, { message: 'Server Error' }, SENTENCES.offline],
  [200, { errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }] }, SENTENCES.busy],
  [200, { errors: [{ type: 'FORBIDDEN', message: 'x' }] }, SENTENCES.refused],
])('an answer with %i, %j, says what to do', async (status, body, sentence) => {
  const { save } = makePage({}, async () => Response.json(body, { status }));
  expect(await save(ANA, TEXT)).toContain(sentence);
});

test('a save that GitHub answers with a page of its own may be repeated', async () => {
  const { save } = makePage({}, async () => new Response('<h1>Unicorn!</h1>'));
  await expect(save('content/x.yaml', '')).rejects.toThrow(SENTENCES.offline);
});
