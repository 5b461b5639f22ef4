import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { changeContent, listSaves, MOST_VERSIONS, readBytes, undoSave } from './saved-versions.ts';

const LOU = 'content/team/lou.yaml';
const PHOTO = 'content/photos/team/lou/photo.jpg';

/** Makes a project with one file, and functions that read and save files and undo the last save. */
function makeProject() {
  const root = makeFolder({ [LOU]: 'role: Steam\n' });
  const textOf = (path = LOU) => readBytes(join(root, path))?.toString();
  const save = (files: Readonly<Record<string, string | undefined>>) =>
    changeContent(
      root,
      Object.entries(files).map(([path, text]) => ({
        path,
        bytes: text === undefined ? text : Buffer.from(text),
      })),
    );
  return { root, textOf, save, undo: () => undoSave(root, listSaves(root)[0]?.time ?? '') };
}

test('the last save can be undone, and so can the undo', () => {
  const { textOf, save, undo } = makeProject();
  save({ [LOU]: 'role: Oil\n' });
  expect(undo()).toBe(true);
  expect(textOf()).toBe('role: Steam\n');
  undo();
  expect(textOf()).toBe('role: Oil\n');
});

test('files that other programs put into the version folders are ignored and stay', () => {
  const { root, textOf, save, undo } = makeProject();
  save({ [LOU]: 'role: Oil\n' });
  const folder = join(root, '.cache/history', LOU);
  for (const name of ['Thumbs.db', 'copy of it.yaml']) writeFileSync(join(folder, name), 'stray');
  save({ [LOU]: 'role: Gas\n' });
  expect(listSaves(root)).toHaveLength(2);
  undo();
  expect(textOf()).toBe('role: Oil\n');
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['Thumbs.db', 'copy of it.yaml']));
});

test('one undo restores a deleted file and deletes the new ones', () => {
  const { root, textOf, save, undo } = makeProject();
  save({ [LOU]: undefined, 'content/team/ann.yaml': 'role: Gas\n', [PHOTO]: 'pixels' });
  expect(listSaves(root).map(({ before }) => before.length)).toEqual([3]);
  undo();
  expect([textOf(), textOf('content/team/ann.yaml'), textOf(PHOTO)]).toEqual([
    'role: Steam\n',
    undefined,
    undefined,
  ]);
});

test('a save that changes nothing leaves no version, and without a save there is nothing to undo', () => {
  const { root, save, undo } = makeProject();
  save({ [LOU]: 'role: Steam\n' });
  expect([listSaves(root), undo()]).toEqual([[], false]);
});

test('a photo and the file that names it are saved together or not at all, and so are their old versions', () => {
  const { root, textOf, save } = makeProject();
  save({ [LOU]: 'role: Oil\n' });
  const before = listSaves(root);
  const refused = { [`${LOU}/ann.yaml`]: 'a: b\n' };
  expect(() => save({ [PHOTO]: 'pixels', [LOU]: 'role: Gas\n', ...refused })).toThrow();
  expect([textOf(), textOf(PHOTO), listSaves(root)]).toEqual(['role: Oil\n', undefined, before]);
});

test('a save whose old versions cannot be kept changes nothing', () => {
  const { root, textOf, save } = makeProject();
  mkdirSync(join(root, '.cache/history/content/photos'), { recursive: true });
  writeFileSync(join(root, '.cache/history/content/photos/team'), 'a file in the way');
  expect(() => save({ [LOU]: 'role: Gas\n', [PHOTO]: 'pixels' })).toThrow();
  expect([textOf(), textOf(PHOTO), listSaves(root)]).toEqual(['role: Steam\n', undefined, []]);
});

test(`the last ${MOST_VERSIONS} versions of a file are kept`, () => {
  const { root, save } = makeProject();
  for (let turn = 0; turn <= MOST_VERSIONS; turn += 1) save({ [LOU]: `role: ${turn}\n` });
  const folder = join(root, '.cache/history', LOU);
  const versions = readdirSync(folder).sort();
  expect(versions).toHaveLength(MOST_VERSIONS);
  expect(readFileSync(join(folder, versions[0] ?? ''), 'utf8')).toBe('role: 0\n');
});

test.skipIf(process.platform === 'win32')(
  'an undo does not write through a link that leads outside content/',
  () => {
    const { root, save, undo } = makeProject();
    save({ [LOU]: 'role: Oil\n' });
    const outside = makeFolder({ 'lou.yaml': 'role: Theirs\n' });
    rmSync(join(root, 'content/team'), { recursive: true });
    symlinkSync(outside, join(root, 'content/team'));
    expect(undo).toThrow(`${LOU} is stored outside content/, behind a link;`);
    expect(readFileSync(join(outside, 'lou.yaml'), 'utf8')).toBe('role: Theirs\n');
  },
);
