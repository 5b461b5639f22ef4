import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../../../tests/support/temporary-folder.ts';
import { replaceFile, replaceFiles, UNFINISHED } from './replace-file.ts';

const OLD = 'old '.repeat(20_000);

test('a file that is replaced through a symlink keeps its permissions, and leaves no other file behind', () => {
  const folder = makeFolder({ 'a.yaml': OLD });
  const [file, link] = [join(folder, 'a.yaml'), join(folder, 'link.yaml')];
  chmodSync(file, 0o640);
  symlinkSync(file, link);
  replaceFile(link, 'new');
  replaceFile(join(folder, 'made/b.yaml'), 'new');
  expect([readFileSync(file, 'utf8'), lstatSync(link).isSymbolicLink()]).toEqual(['new', true]);
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(readdirSync(folder).sort()).toEqual(['a.yaml', 'link.yaml', 'made']);
});

test('a write that fails leaves no other file behind', () => {
  const folder = makeFolder({ 'a.yaml/child': '' });
  expect(() => replaceFile(join(folder, 'a.yaml'), 'new')).toThrow();
  expect(readdirSync(folder)).toEqual(['a.yaml']);
});

/** Maps the path of every file in a folder and its subfolders to its text. */
const listAll = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => [entry, join(entry.parentPath, entry.name)] as const)
      .filter(([entry]) => entry.isFile())
      .map(([, path]) => [path, readFileSync(path, 'utf8')]),
  );

describe('files that are replaced together', () => {
  test('are created and deleted', () => {
    const folder = makeFolder({ 'a.yaml': 'old', 'b.yaml': 'old' });
    replaceFiles([
      { path: join(folder, 'photos/team/a.jpg'), bytes: 'pixels' },
      { path: join(folder, 'a.yaml'), bytes: 'new' },
      { path: join(folder, 'b.yaml'), bytes: undefined },
    ]);
    expect(Object.keys(listAll(folder)).sort()).toEqual([
      join(folder, 'a.yaml'),
      join(folder, 'photos/team/a.jpg'),
    ]);
  });

  test.each([
    ['written', { path: 'file/under/a.yaml', bytes: 'new' }],
    ['put in its place', { path: 'folder', bytes: 'new' }],
    ['deleted', { path: 'folder', bytes: undefined }],
  ])('stay unchanged if one of them cannot be %s', (_, { path, bytes }) => {
    const folder = makeFolder({ 'a.yaml': 'old', 'gone.yaml': 'old', file: 'old', 'folder/child': 'old' });
    const before = listAll(folder);
    const others = [
      { path: join(folder, 'photos/team/a.jpg'), bytes: 'pixels' },
      { path: join(folder, 'a.yaml'), bytes: 'new' },
      { path: join(folder, 'gone.yaml'), bytes: undefined },
    ];
    expect(() => replaceFiles([...others, { path: join(folder, path), bytes }])).toThrow();
    expect(listAll(folder)).toEqual(before);
    expect(() => replaceFiles([{ path: join(folder, path), bytes }, ...others])).toThrow();
    expect(listAll(folder)).toEqual(before);
  });
});

/** Returns Node's arguments for a program that imports `replaceFile` and runs the code. */
const program = (code: string): string[] => {
  const imported = `import { replaceFile } from '${resolve('src/lib/files/replace-file.ts')}';`;
  return ['--input-type=module-typescript', '--eval', imported + code];
};

test.skipIf(process.platform === 'win32')('a write cut short, as by a full disk, leaves the old file', () => {
  const folder = makeFolder({ 'a.yaml': OLD });
  const args = program(`replaceFile('${join(folder, 'a.yaml')}', 'new '.repeat(50_000))`);
  const { status } = spawnSync('sh', ['-c', 'ulimit -f 64; exec "$@"', 'sh', process.execPath, ...args]);
  expect(status).toBe(1);
  expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe(OLD);
  expect(readdirSync(folder)).toEqual(['a.yaml']);
});

/** Starts a process that rewrites the file in a loop, and kills it after a delay in milliseconds. */
async function killWhileWriting(file: string, delay: number): Promise<void> {
  const loop = `
    process.stdout.write('ready');
    for (let turn = 0; ; turn += 1) replaceFile('${file}', String(turn % 10).repeat(80_000));`;
  const writer = spawn(process.execPath, program(loop));
  await new Promise((done) => writer.stdout.once('data', done));
  await new Promise((done) => setTimeout(done, delay));
  const ended = new Promise((done) => writer.once('close', done));
  writer.kill('SIGKILL');
  await ended;
}

test('a program that is killed while it writes leaves a complete file', { timeout: 60_000 }, async () => {
  const folder = makeFolder({ 'a.yaml': OLD });
  const file = join(folder, 'a.yaml');
  for (const delay of [0, 3, 7, 11, 16, 22]) {
    await killWhileWriting(file, delay);
    const text = readFileSync(file, 'utf8');
    expect([text.length, new Set(text).size]).toEqual(text === OLD ? [OLD.length, 4] : [80_000, 1]);
  }
  const others = readdirSync(folder).filter((name) => name !== 'a.yaml');
  for (const name of others) expect(name.startsWith('.') && name.endsWith(UNFINISHED)).toBe(true);
});
