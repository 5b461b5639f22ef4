import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { Edits, makeCarefulFetch } from './careful-commits.ts';
import { openContentDisk } from './content-disk.ts';
import { openContent, readForm } from './content-format.ts';
import { fieldsOf, readSchema } from './form-fields.ts';
import { answerLikeGitHub } from './github-api.ts';

const BRAND = '# Our color.\naccent: "#aa2211"\n';
const FILE = 'content/brand.yaml';
const GRAPHQL = 'http://localhost/admin/api/graphql';

/** Saves a new color as the page does, while another program changes the same file. */
async function saveColor(root: string, accent: string, change: (path: string) => void): Promise<string> {
  const disk = openContentDisk(root);
  const edits = new Edits();
  const opened = openContent('brand', readFileSync(join(root, FILE), 'utf8').trim());
  const text = edits.write(readForm('brand', fieldsOf(readSchema('brand')), { ...opened, accent }));
  change(join(root, FILE));
  const send: typeof fetch = async (_, init) => {
    const { status, body } = answerLikeGitHub(disk, { path: '/graphql', body: String(init?.body) });
    return Response.json(body, { status });
  };
  const input = {
    branch: { repositoryNameWithOwner: 'local/site', branchName: 'main' },
    expectedHeadOid: 'of another time',
    fileChanges: {
      additions: [{ path: FILE, contents: Buffer.from(text).toString('base64') }],
      deletions: [],
    },
    message: { headline: 'Change the color' },
  };
  const body = JSON.stringify({ query: 'mutation { createCommitOnBranch }', variables: { input } });
  const answer = await makeCarefulFetch(send, () => true, edits)(GRAPHQL, { method: 'POST', body });
  return JSON.stringify(await answer.json());
}

describe('a save on this computer', () => {
  test('keeps what a text editor has written since the form was opened', async () => {
    const root = makeFolder({ [FILE]: BRAND });
    const said = await saveColor(root, '#113355', (path) =>
      writeFileSync(path, '# Our color, and our mark.\naccent: "#aa2211"\nicon: mark.svg\n'),
    );
    expect(said).toContain('"oid"');
    expect(readFileSync(join(root, FILE), 'utf8')).toBe(
      '# Our color, and our mark.\naccent: "#113355"\nicon: mark.svg\n',
    );
  });
});

describe('a file', () => {
  const commit = (root: string, path: string) =>
    openContentDisk(root).commit([{ path, bytes: Buffer.from('x') }], '');

  test.each([
    'content/../package.json',
    'src/site/business.ts',
    'content/.env',
    'content/schemas/company.json',
    'content/team/con.yaml',
    'content/team/what?.yaml',
    'content/photos/run.html',
  ])('%s is not written', (path) => {
    const root = makeFolder({ [FILE]: BRAND });
    expect(() => commit(root, path)).toThrow(path);
    expect(existsSync(join(root, path))).toBe(false);
  });

  test('behind a link that leads out of content/ is not written', () => {
    const [root, outside] = [makeFolder({ [FILE]: BRAND }), makeFolder({ 'a.yaml': '' })];
    symlinkSync(outside, join(root, 'content/team'), 'dir');
    expect(() => commit(root, 'content/team/a.yaml')).toThrow('behind a link');
  });
});
