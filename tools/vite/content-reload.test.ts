import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ContentError } from '../../src/lib/content/content-error.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { type ContentServer, followContent, NEXT_LOOK, QUIET_TIME } from './content-reload.ts';
import { RELOAD_PATH } from './reload-path.ts';

/** Makes a fake server that records its messages, with the parts that the plugin uses. */
function makeServer() {
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const invalidateAll = vi.fn();
  const send = vi.fn();
  const use = vi.fn();
  const environments = { ssr: { moduleGraph: { invalidateAll } } };
  const server = { watcher, environments, ws: { send }, middlewares: { use } };
  /** Begins a response, which ends when a test emits its `close` event. */
  const beginAnswer = (): EventEmitter => {
    const response = new EventEmitter();
    for (const [handle] of use.mock.calls) handle({}, response, () => undefined);
    return response;
  };
  return { server: server as unknown as ContentServer, watcher, invalidateAll, send, beginAnswer };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TEAM_MEMBER = resolve(CONTENT_FOLDER, 'team/ana-ruiz.yaml');

describe('a changed file in content/', () => {
  test('is read again after changes have stopped, and the browser shows it', async () => {
    const { server, watcher, invalidateAll, send } = makeServer();
    const readContent = vi.fn(async () => undefined);
    followContent(server, readContent);
    expect(watcher.add).toHaveBeenCalledWith(resolve(CONTENT_FOLDER));
    // The photo appears after the file that names it.
    watcher.emit('all', 'add', TEAM_MEMBER);
    await vi.advanceTimersByTimeAsync(QUIET_TIME - 1);
    watcher.emit('all', 'add', resolve(CONTENT_FOLDER, 'photos/team/ana-ruiz/photo.jpg'));
    await vi.advanceTimersByTimeAsync(QUIET_TIME);
    expect(readContent).toHaveBeenCalledOnce();
    expect(send).toHaveBeenCalledWith({ type: 'full-reload', path: RELOAD_PATH });
    expect(invalidateAll).toHaveBeenCalledOnce();
  });

  test('waits for pages in progress, which would mix old and new content', async () => {
    const { server, watcher, invalidateAll, beginAnswer } = makeServer();
    followContent(server, async () => undefined);
    const response = beginAnswer();
    watcher.emit('all', 'change', TEAM_MEMBER);
    await vi.advanceTimersByTimeAsync(QUIET_TIME + 5000);
    expect(invalidateAll).not.toHaveBeenCalled();
    response.emit('close');
    await vi.advanceTimersByTimeAsync(1000);
    expect(invalidateAll).toHaveBeenCalledOnce();
  });

  test('that is wrong leaves the page unchanged, and an overlay shows what is wrong', async () => {
    const { server, watcher, invalidateAll, send } = makeServer();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    followContent(server, async () => {
      throw new ContentError(['content/team/ana-ruiz.yaml, line 4, role: is empty; write text.']);
    });
    watcher.emit('all', 'change', TEAM_MEMBER);
    const message = 'content/team/ana-ruiz.yaml, line 4, role: is empty; write text.';
    await vi.advanceTimersByTimeAsync(QUIET_TIME);
    expect(send).toHaveBeenCalledWith({ type: 'error', err: { message, stack: '' } });
    expect(invalidateAll).not.toHaveBeenCalled();
    expect(logged).toHaveBeenCalledWith(`\n${message}\n`);
    logged.mockRestore();
  });

  test.each([
    ['wrong', new ContentError(['there is no photo'])],
    ['deleted while it is read', new Error('ENOENT')],
  ])('that is %s is checked again until it is right, and reported once', async (_, error) => {
    const { server, watcher, invalidateAll, send } = makeServer();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    let isThere = false;
    followContent(server, async () => {
      if (!isThere) throw error;
    });
    watcher.emit('all', 'add', TEAM_MEMBER);
    await vi.advanceTimersByTimeAsync(QUIET_TIME + NEXT_LOOK);
    expect(send).toHaveBeenCalledOnce();
    isThere = true;
    await vi.advanceTimersByTimeAsync(NEXT_LOOK);
    expect(send).toHaveBeenLastCalledWith({ type: 'full-reload', path: RELOAD_PATH });
    expect(invalidateAll).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(NEXT_LOOK * 2);
    expect(send).toHaveBeenCalledTimes(2);
    logged.mockRestore();
  });

  test('that changes while a slow check is failing is not checked more often afterward', async () => {
    const { server, watcher } = makeServer();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const readContent = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, QUIET_TIME / 2));
      throw new Error('there is no photo');
    });
    followContent(server, readContent);
    watcher.emit('all', 'change', TEAM_MEMBER);
    await vi.advanceTimersByTimeAsync(QUIET_TIME);
    watcher.emit('all', 'change', TEAM_MEMBER);
    await vi.advanceTimersByTimeAsync(QUIET_TIME / 2);
    readContent.mockClear();
    await vi.advanceTimersByTimeAsync((NEXT_LOOK + QUIET_TIME / 2) * 3);
    expect(readContent).toHaveBeenCalledTimes(3);
    logged.mockRestore();
  });
});

test.each(['src/site/catalog.ts', 'contents.yaml', '../content/team.yaml'])(
  'a change to %s is left to Vite',
  async (file) => {
    const { server, watcher, send } = makeServer();
    followContent(server, async () => undefined);
    watcher.emit('all', 'change', resolve(file));
    await vi.advanceTimersByTimeAsync(QUIET_TIME);
    expect(send).not.toHaveBeenCalled();
  },
);
