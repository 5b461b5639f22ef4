import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { type ContentServer, followContent, QUIET_TIME } from './content-reload.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Changes files while a fake server follows the content, and returns what the server does. */
async function changeFiles(files: readonly string[], problems: readonly string[] = []) {
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const [invalidateAll, send] = [vi.fn(), vi.fn()];
  const server = { watcher, environments: { ssr: { moduleGraph: { invalidateAll } } }, ws: { send } };
  const listProblems = vi.fn(async () => problems);
  followContent(server as unknown as ContentServer, listProblems);
  for (const file of files) watcher.emit('all', 'change', resolve(file));
  await vi.advanceTimersByTimeAsync(QUIET_TIME);
  return { listProblems, invalidateAll, send };
}

test('changed files in content/ are read once, and the browser shows them', async () => {
  const files = ['team/ana-ruiz.yaml', 'photos/team/ana-ruiz/photo.jpg'];
  const { listProblems, invalidateAll, send } = await changeFiles(
    files.map((file) => `${CONTENT_FOLDER}/${file}`),
  );
  expect(listProblems).toHaveBeenCalledOnce();
  expect(invalidateAll).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: 'full-reload' }));
});

test('a wrong file leaves the page unchanged, and an overlay shows what is wrong', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const message = 'content/team/ana-ruiz.yaml, line 4, role: is empty; write text.';
  const { invalidateAll, send } = await changeFiles([`${CONTENT_FOLDER}/team/ana-ruiz.yaml`], [message]);
  expect(send).toHaveBeenCalledWith({ type: 'error', err: { message, stack: '' } });
  expect(invalidateAll).not.toHaveBeenCalled();
  logged.mockRestore();
});

test('a change elsewhere is left to Vite', async () => {
  const { send } = await changeFiles(['src/site/catalog.ts', 'contents.yaml', '../content/team.yaml']);
  expect(send).not.toHaveBeenCalled();
});
