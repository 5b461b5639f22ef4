import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../tests/support/local-server.ts';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import {
  FILE_LIST,
  keepEarlierFiles,
  MOST_BYTES,
  type ReadEarlier,
  readFromServer,
} from './earlier-files.ts';

const HOUR = 60 * 60 * 1000;
const START = Date.parse('2026-11-23T08:00:00Z');
/** Returns a function that reads files of a site from its folder. */
const readFromFolder =
  (folder: string): ReadEarlier =>
  async (path) =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path)) : undefined;
const site = (name: string): string => makeFolder({ 'index.html': name, [`_astro/${name}.js`]: name });

describe('hashed files of earlier builds', () => {
  test('stay for a day after the deploy that replaced them, across any number of deploys', async () => {
    const [first, second, third, fourth] = [site('a'), site('b'), site('c'), site('d')];
    expect(await keepEarlierFiles(first, readFromFolder('no-site'), START)).toBe(0);
    expect(await keepEarlierFiles(second, readFromFolder(first), START + 100 * HOUR)).toBe(1);
    expect(await keepEarlierFiles(third, readFromFolder(second), START + 101 * HOUR)).toBe(2);
    expect(readFileSync(join(third, '_astro/a.js'), 'utf8')).toBe('a');
    expect(await keepEarlierFiles(fourth, readFromFolder(third), START + 124.5 * HOUR)).toBe(2);
    const there = ['a', 'b', 'c', 'd'].filter((name) => existsSync(join(fourth, `_astro/${name}.js`)));
    expect(there).toEqual(['b', 'c', 'd']);
  });

  test('do not replace the new site’s own files, and earlier pages are not kept', async () => {
    const [old, next] = [
      makeFolder({ 'art/x.1.svg': 'old', 'gone.html': 'old' }),
      makeFolder({ 'art/x.1.svg': 'new' }),
    ];
    await keepEarlierFiles(old, readFromFolder('no-site'), START);
    expect(await keepEarlierFiles(next, readFromFolder(old), START)).toBe(0);
    expect(readFileSync(join(next, 'art/x.1.svg'), 'utf8')).toBe('new');
    expect(existsSync(join(next, 'gone.html'))).toBe(false);
  });

  test('come only from their folders and from the last day, whatever a server lists', async () => {
    const time = new Date(START - HOUR).toISOString();
    const bad = [
      '/../x.js',
      '/_astro/../../x.js',
      '/_astro/x.html',
      '/index.html',
      '/_astro/a/b.js',
      '//evil/x.js',
      '/art/.x.js',
    ];
    const files = {
      ...Object.fromEntries(bad.map((path) => [path, time])),
      '/_astro/late.js': new Date(START - 25 * HOUR).toISOString(),
      '/_astro/never.js': 'never',
      '/_astro/ahead.js': new Date(START + 99 * HOUR).toISOString(),
      '/_astro/good.js': null,
    };
    const next = site('b');
    const asked: string[] = [];
    await keepEarlierFiles(
      next,
      async (path) => {
        asked.push(path);
        return Buffer.from(path === FILE_LIST ? JSON.stringify({ at: time, files }) : 'x');
      },
      START,
    );
    expect(asked).toEqual([FILE_LIST, '/_astro/ahead.js', '/_astro/good.js']);
    expect(JSON.parse(readFileSync(join(next, FILE_LIST), 'utf8'))).toMatchObject({
      files: { '/_astro/b.js': null, '/_astro/ahead.js': new Date(START).toISOString() },
    });
  });

  test.each(['', '<!DOCTYPE html>', 'null', '[]', '{"files": 7}', '{"files": {"/_astro/x.js": {}}}'])(
    'are not kept if the server returns “%s” as its list',
    async (body) => {
      expect(await keepEarlierFiles(site('a'), () => Promise.resolve(Buffer.from(body)), START)).toBe(0);
    },
  );

  test('can come from a server; a missing file is fine, but a server that does not respond is an error', async () => {
    const old = site('a');
    await keepEarlierFiles(old, readFromFolder('no-site'));
    const server = await startServer(async ({ url = '' }, response) => {
      const bytes = await readFromFolder(old)(url);
      const type = url.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'application/json';
      response.writeHead(bytes ? 200 : 404, { 'content-type': type }).end(bytes);
    });
    onTestFinished(server.stop);
    const read = readFromServer(server.origin);
    const next = site('b');
    expect(await keepEarlierFiles(next, read)).toBe(1);
    expect(readFileSync(join(next, '_astro/a.js'), 'utf8')).toBe('a');
    expect(await read('/nothing')).toBeUndefined();
    await expect(readFromServer('http://127.0.0.1:9')(FILE_LIST)).rejects.toThrow();
  });

  test.each([
    ['of another type', { 'content-type': 'text/html' }, 'x'],
    ['without a type', {}, 'x'],
    ['that is too large', { 'content-type': 'text/javascript' }, Buffer.alloc(MOST_BYTES + 1)],
  ])('cannot come from a server that sends a file %s', async (_, headers, body) => {
    const server = await startServer((_request, response) => void response.writeHead(200, headers).end(body));
    onTestFinished(server.stop);
    await expect(readFromServer(server.origin)('/_astro/a.js')).rejects.toThrow('/_astro/a.js');
  });

  test('come from the same host only, whatever address a server redirects to', async () => {
    const type = { 'content-type': 'text/javascript' };
    const other = await startServer((_request, response) => void response.writeHead(200, type).end('x'));
    const server = await startServer(
      ({ url = '' }, response) =>
        void response
          .writeHead(url === '/_astro/b.js' ? 200 : 302, {
            ...type,
            location: url === '/_astro/near.js' ? '/_astro/b.js' : `${other.origin}/_astro/a.js`,
          })
          .end('x'),
    );
    onTestFinished(async () => {
      await server.stop();
      await other.stop();
    });
    const read = readFromServer(server.origin);
    expect(String(await read('/_astro/near.js'))).toBe('x');
    await expect(read('/_astro/far.js')).rejects.toThrow('another host');
  });

  test.each([403, 429, 500, 503])(
    'cannot be determined if the server responds with status %i; this is an error, but the new site still lists its own files',
    async (status) => {
      const server = await startServer(
        (_request, response) => void response.writeHead(status).end('{"files":{}}'),
      );
      onTestFinished(server.stop);
      const next = site('b');
      await expect(keepEarlierFiles(next, readFromServer(server.origin), START)).rejects.toThrow(
        `status ${status}`,
      );
      expect(JSON.parse(readFileSync(join(next, FILE_LIST), 'utf8'))).toMatchObject({
        files: { '/_astro/b.js': null },
      });
    },
  );
});
