import { expect, test } from 'vitest';
import { describeDiskError, describeDiskWords } from './disk-errors.ts';

const refusal = (code: string, path?: string): Error =>
  Object.assign(new Error(`${code}: refused, open '${path}'`), { code, ...(path && { path }) });

test.each([
  ['ENOSPC', 'the disk is full; make room, then try again'],
  ['EDQUOT', 'your disk quota is full; make room, then try again'],
  ['EROFS', 'the disk is read-only; move the project to a writable one'],
  ['EMFILE', 'too many files are open; close other programs, or allow more with ulimit -n 4096'],
  ['EACCES', 'dist/a cannot be read or written by you; change its permissions or its owner'],
  ['ENOTDIR', 'dist/a is a file, or is inside one, where a folder belongs; rename or delete that file'],
])('%s is reported with its fix', (code, sentence) => {
  expect(describeDiskError(refusal(code, 'dist/a'))).toBe(sentence);
});

test('an error without a file name is about “a file in the project”', () => {
  expect(describeDiskError(refusal('EACCES'))).toMatch(/^a file in the project cannot be read/);
});

test.each([
  new Error('ENOSPC'),
  refusal('ENOENT', 'dist/a'),
  Object.assign(refusal('EACCES'), { syscall: 'listen' }),
  'ENOSPC',
  undefined,
])('other errors are not disk errors: %s', (error) => {
  expect(describeDiskError(error)).toBeUndefined();
});

test.each([
  [`EACCES: permission denied, open '/home/sam/dist/a'\n  Stack trace:\n    at x`, '/home/sam/dist/a cannot'],
  ['[vite] ENOSPC: no space left on device, write', 'the disk is full'],
  ['thread panicked: No space left on device (os error 28)', 'the disk is full'],
  ['Too many open files (os error 24)', 'too many files are open'],
])('recognizes another program’s message: %j', (words, sentence) => {
  expect(describeDiskWords(words)).toContain(sentence);
});

test.each(['Cannot find module', '', 'os error 2'])('ignores messages about other things: %j', (words) => {
  expect(describeDiskWords(words)).toBeUndefined();
});
