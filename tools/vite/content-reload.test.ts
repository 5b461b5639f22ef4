import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { ContentError } from '../../src/lib/content/content-error.ts';
import { type ContentServer, followContent } from './content-reload.ts';

/** A server with what the plugin uses of it, and what it was told. */
function makeServer() {
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const invalidateAll = vi.fn();
  const send = vi.fn();
  const server = { watcher, environments: { ssr: { moduleGraph: { invalidateAll } } }, ws: { send } };
  return { server: server as unknown as ContentServer, watcher, invalidateAll, send };
}

const TEAM_MEMBER = resolve('content/team/lou-ortega.yaml');

describe('a changed file below content/', () => {
  test('is read anew, and the browser shows it', () => {
    const { server, watcher, invalidateAll, send } = makeServer();
    const readContent = vi.fn();
    followContent(server, readContent);
    expect(watcher.add).toHaveBeenCalledWith(resolve('content'));
    watcher.emit('all', 'change', TEAM_MEMBER);
    expect(readContent).toHaveBeenCalledOnce();
    expect(invalidateAll).toHaveBeenCalledOnce();
    expect(send).toHaveBeenCalledWith({ type: 'full-reload' });
  });

  test('that is wrong leaves the page as it was, below its sentences', () => {
    const { server, watcher, invalidateAll, send } = makeServer();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    followContent(server, () => {
      throw new ContentError(['content/team/lou-ortega.yaml, line 4, role: is empty; write text.']);
    });
    watcher.emit('all', 'change', TEAM_MEMBER);
    expect(invalidateAll).not.toHaveBeenCalled();
    const message = 'content/team/lou-ortega.yaml, line 4, role: is empty; write text.';
    expect(send).toHaveBeenCalledWith({ type: 'error', err: { message, stack: '' } });
    expect(logged).toHaveBeenCalledWith(`\n${message}\n`);
    logged.mockRestore();
  });
});

test.each(['src/site/catalog.ts', 'contents.yaml', '../content/team.yaml'])(
  'a change of %s is left to Vite',
  (file) => {
    const { server, watcher, send } = makeServer();
    followContent(server, () => undefined);
    watcher.emit('all', 'change', resolve(file));
    expect(send).not.toHaveBeenCalled();
  },
);
