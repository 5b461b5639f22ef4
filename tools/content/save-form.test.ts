import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ContentError } from '../../src/lib/content/content-error.ts';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { describeBroken, digestOf, formSchema, saveForm } from './save-form.ts';
import { listSaves, readBytes, undoSave } from './saved-versions.ts';

const LOU = 'content/team/lou.yaml';
const TEXT =
  '# yaml-language-server: $schema=../schemas/team-member.json\nname: Lou\n# In one line.\nrole: Steam\n';
const SAVED = 'name: Lou\nrole: Oil\n';
const SCHEMAS = new Map([
  ['team', 'team-member'],
  ['reviews', 'review'],
]);

/** Makes a project with Lou’s file, and a form that has read it and can save. */
function openForm(text: string | Uint8Array = TEXT) {
  const root = makeFolder({ [LOU]: '' });
  const write = (bytes: string | Uint8Array) => writeFileSync(join(root, LOU), bytes);
  write(text);
  const shown = readFileSync(join(root, LOU));
  const save = (
    files: Readonly<Record<string, string>>,
    { deletions = [] as string[], digest = digestOf(shown), isGivenUp = false } = {},
  ) => {
    const additions = Object.entries(files).map(([path, saved]) => ({ path, contents: btoa(saved) }));
    const seen = { [LOU]: { digest, text: TEXT } };
    const form = { additions, deletions: deletions.map((path) => ({ path })), seen, isGivenUp };
    return saveForm(root, formSchema.parse(form), SCHEMAS);
  };
  const textOf = (path = LOU) => readBytes(join(root, path))?.toString();
  return { root, save, textOf, write, undo: () => undoSave(root, listSaves(root)[0]?.time ?? '') };
}

describe('a form that is saved', () => {
  test('keeps comments, and the replaced version can be restored', () => {
    const { save, textOf, undo } = openForm();
    expect(save({ [LOU]: SAVED })).toEqual([]);
    expect(textOf()).toBe(TEXT.replace('Steam', 'Oil'));
    undo();
    expect(textOf()).toBe(TEXT);
  });

  test.each([...SCHEMAS])('names the schema of a new file in %s', (folder, schema) => {
    const { save, textOf } = openForm();
    save({ [`content/${folder}/ann.yaml`]: 'name: Ann\n' });
    expect(textOf(`content/${folder}/ann.yaml`)).toBe(
      `# yaml-language-server: $schema=../schemas/${schema}.json\nname: Ann\n`,
    );
  });

  test('keeps comments when the file is renamed', () => {
    const { save, textOf } = openForm();
    save({ 'content/team/luis.yaml': SAVED }, { deletions: [LOU] });
    expect([textOf(), textOf('content/team/luis.yaml')]).toEqual([undefined, TEXT.replace('Steam', 'Oil')]);
  });

  test('replaces the drawing with the photo', () => {
    const { save, textOf } = openForm(`${TEXT}drawing:\n  name: team-lou\n`);
    const photo = 'photo:\n  file: team/lou/photo.jpg\n';
    save({ [LOU]: `name: Lou\nrole: Steam\ndrawing:\n  name: team-lou\n${photo}` });
    expect(textOf()).toBe(TEXT + photo);
  });
});

describe('a file that somebody else has changed', () => {
  const THEIRS = TEXT.replace('name: Lou', 'name: Luis');

  test('stays, and both versions are returned', () => {
    const { save, textOf, write } = openForm();
    write(THEIRS);
    const mine = TEXT.replace('Steam', 'Oil');
    expect(save({ [LOU]: SAVED })).toEqual([
      { path: LOU, digest: digestOf(Buffer.from(THEIRS)), theirs: THEIRS, mine },
    ]);
    expect(textOf()).toBe(THEIRS);
  });

  test('is overwritten if the user chooses that, and can be restored', () => {
    const { save, textOf, write, undo } = openForm();
    write(THEIRS);
    save({ [LOU]: SAVED }, { digest: save({ [LOU]: SAVED })[0]?.digest ?? null });
    expect(textOf()).toBe(TEXT.replace('Steam', 'Oil'));
    undo();
    expect(textOf()).toBe(THEIRS);
  });

  test('stays if the user chooses that, and the form’s version can be restored', () => {
    const { save, textOf, write, undo } = openForm();
    write(THEIRS);
    save({ [LOU]: SAVED }, { isGivenUp: true });
    expect(textOf()).toBe(THEIRS);
    undo();
    expect(textOf()).toBe(TEXT.replace('Steam', 'Oil'));
  });

  test('is also a conflict if the form deletes it, or creates a file with the same name', () => {
    const { save, textOf, write } = openForm();
    write(THEIRS);
    expect(save({}, { deletions: [LOU] })).toHaveLength(1);
    expect(save({ [LOU]: SAVED }, { digest: null })).toHaveLength(1);
    expect(textOf()).toBe(THEIRS);
  });

  test('is not a conflict if it already equals the form’s version', () => {
    const { save, write } = openForm();
    write(TEXT.replace('Steam', 'Oil'));
    expect(save({ [LOU]: SAVED })).toEqual([]);
  });
});

describe('a file that cannot be read', () => {
  test.each([
    ['UTF-16', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
    ['UTF-16 without its first line', Buffer.from('\ufeffname: Lou\n', 'utf16le')],
    ['Latin-1', Buffer.from('# Café\nname: Café\n', 'latin1')],
    ['Latin-1 without a comment', Buffer.from('name: Café\n', 'latin1')],
  ])('because it is %s stays unchanged, and the form says why', (_, bytes) => {
    const { root, save } = openForm(bytes);
    expect(() => save({ [LOU]: SAVED })).toThrow(ContentError);
    expect(() => save({ [LOU]: SAVED })).toThrow(
      `${LOU}: some characters cannot be read; save the file as UTF-8.`,
    );
    expect(readFileSync(join(root, LOU)).equals(bytes)).toBe(true);
  });

  test.each([
    'name: "Lou',
    '\tname: Lou',
    'name: Lou\nname: Lou\n: : :',
    '{',
    '- a\nb: c',
    '<<<<<<< HEAD\na: b',
  ])('because it is not valid YAML (%j) is reported with the line number', (text) => {
    const { root } = openForm(text);
    const [sentence = ''] = describeBroken(root, LOU);
    expect(sentence).toMatch(/content\/team\/lou\.yaml, line \d+: .+; .+\.$/);
  });

  test('because it became invalid while the form was open keeps its comments if the form overwrites it', () => {
    const { save, textOf, write } = openForm();
    write('# In one line.\nrole: "Steam\n');
    const [conflict] = save({ [LOU]: SAVED });
    save({ [LOU]: SAVED }, { digest: conflict?.digest ?? null });
    expect(textOf()).toBe(TEXT.replace('Steam', 'Oil'));
  });
});

test('an empty file is reported, and saving its form restores it', () => {
  const { root, save, textOf } = openForm('');
  expect(describeBroken(root, LOU)[0]).toMatch(
    /content\/team\/lou\.yaml: the file is empty; write its fields/,
  );
  save({ [LOU]: SAVED });
  expect(textOf()).toBe(TEXT.replace('Steam', 'Oil'));
});

describe('what a form must not write is refused with an explanation', () => {
  /** Returns the sentence, and expects that nothing was written. */
  function refusalOf(
    path: string,
    contents: string,
    prepare: (root: string) => void = () => undefined,
  ): string {
    const { root } = openForm();
    prepare(root);
    const change = {
      additions: [{ path, contents: Buffer.from(contents, 'latin1').toString('base64') }],
      deletions: [],
    };
    const removal = { additions: [], deletions: [{ path }] };
    const before = readdirSync(root, { recursive: true });
    const [sentence = 'was saved', other] = [change, removal].map((form) => {
      try {
        saveForm(root, formSchema.parse({ ...form, seen: {} }), SCHEMAS);
        return undefined;
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return error.message;
      }
    });
    if (/name|link/.test(sentence)) expect(other ?? sentence).toBe(sentence);
    expect(readdirSync(root, { recursive: true })).toEqual(before);
    return sentence;
  }

  test.each([
    'package.json',
    'content/../package.json',
    'content/..\\package.json',
    'content/team/..',
    '/etc/passwd',
    'content/.git',
    'content//a',
    'content/a\0',
    'content\\a',
    'content/schemas/a.json',
    'content',
    'content/team/con.yaml',
    'content/team/AUX',
    'content/photos/team/nul/photo.jpg',
    'content/team/com1.yaml',
    'content/team/ann.yaml.',
    'content/team/ann.yaml ',
  ])('the name %j', (path) => {
    expect(refusalOf(path, SAVED)).toBe(
      `${path} has a name that not every computer can store; choose another.`,
    );
  });

  test.each([
    ['content/team/ann.YAML', SAVED, 'is a kind of file that the site does not read'],
    ['content/team/ann.exe', 'MZ', 'is a kind of file that the site does not read'],
    ['content/photos/team/ann/photo.heic', '....ftypheic', 'is a kind of file that the site does not read'],
    ['content/photos/team/ann/photo.jpg', '', 'is empty, or its content does not match its file extension'],
    [
      'content/photos/team/ann/photo.jpg',
      '\x89PNG\r\n',
      'is empty, or its content does not match its file extension',
    ],
    [
      'content/photos/team/ann/photo.avif',
      '....ftypheic',
      'is empty, or its content does not match its file extension',
    ],
    ['content/brand/logo.svg', '<html>', 'is empty, or its content does not match its file extension'],
    ['content/team/ann.yaml', '', 'is empty, or its content does not match its file extension'],
    ['content/team/ann.yaml', 'Ann', 'would have no fields left'],
    ['content/team/ann.yaml', '[]', 'would have no fields left'],
  ])('the file %s with the content %j', (path, contents, words) => {
    expect(refusalOf(path, contents)).toContain(`${path} ${words}`);
  });

  test.skipIf(process.platform === 'win32')('a file behind a link', () => {
    const outside = makeFolder({ 'a.yaml': 'name: A\n' });
    const words =
      'is stored outside content/, behind a link; replace the link with the file or folder itself.';
    const linkFolder = (root: string) => symlinkSync(outside, join(root, 'content/reviews'));
    const linkFile = (root: string) =>
      symlinkSync(join(outside, 'a.yaml'), join(root, 'content/team/ann.yaml'));
    expect(refusalOf('content/reviews/ann.yaml', SAVED, linkFolder)).toBe(
      `content/reviews/ann.yaml ${words}`,
    );
    expect(refusalOf('content/team/ann.yaml', SAVED, linkFile)).toBe(`content/team/ann.yaml ${words}`);
    expect([readdirSync(outside), readFileSync(join(outside, 'a.yaml'), 'utf8')]).toEqual([
      ['a.yaml'],
      'name: A\n',
    ]);
  });
});
