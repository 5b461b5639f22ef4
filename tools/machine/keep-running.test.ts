import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { keepRunning } from './keep-running.ts';

test('the promise resolves with the exit code once the server has exited', async () => {
  expect(await keepRunning(() => spawn(process.execPath, ['-e', 'process.exitCode = 3']))).toBe(3);
});

test('a signal is passed on to the server', async () => {
  const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const running = keepRunning(() => server);
  await new Promise((resolve) => server.once('spawn', resolve));
  process.emit('SIGTERM', 'SIGTERM');
  await running;
  expect(server.signalCode).toBe('SIGTERM');
});
