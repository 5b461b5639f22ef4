import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { keepRunning } from './keep-running.ts';

/** Makes a function that starts programs, which exit with a code or run until they are ended. */
function makeStart(codes: readonly (number | undefined)[]) {
  const started: number[] = [];
  const start = () => {
    const code = codes[started.length];
    const program = code === undefined ? 'setInterval(() => {}, 1000)' : `process.exitCode = ${code}`;
    const server = spawn(process.execPath, ['-e', program]);
    started.push(server.pid ?? 0);
    return server;
  };
  return { start, started };
}

test('a server restarts after packages have been installed, and not before', async () => {
  const installed = join(makeFolder({ 'lock.json': '1' }), 'lock.json');
  const { start, started } = makeStart([undefined, 3]);
  const ended = keepRunning(start, installed);
  await new Promise((done) => setTimeout(done, 800));
  rmSync(installed);
  await new Promise((done) => setTimeout(done, 1500));
  expect(started).toHaveLength(1);
  writeFileSync(installed, '2');
  expect(await ended).toBe(3);
  expect(started).toHaveLength(2);
});

test('a server that exits is not restarted, and its exit code is returned', async () => {
  const { start, started } = makeStart([7]);
  expect(await keepRunning(start)).toBe(7);
  expect(started).toHaveLength(1);
});
