import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { routes } from '../../src/site/routes.ts';
import {
  CONTENT_TYPES,
  IMMUTABLE,
  IMMUTABLE_FOLDERS,
  isImmutable,
  REVALIDATED,
  SPECIAL_TYPES,
} from '../../tools/hosts/response-headers.ts';
import { canonicalPath, isNotFoundPage, listPaths } from '../../tools/hosts/site-paths.ts';
import { byThoroughness } from '../support/thoroughness.ts';
import { RawClient } from './support/raw-client.ts';

const site = inject('site');
const everyPath = listPaths(site).filter((path) => !isNotFoundPage(path));
/**
 * All files except 404 pages. The server chooses headers by folder and extension, so a quick run takes five files of each.
 */
const paths = byThoroughness({
  sample: Object.values(Object.groupBy(everyPath, (path) => dirname(path) + extname(path))).flatMap(
    (kind = []) => kind.slice(0, 5),
  ),
  full: everyPath,
});
const addressOf = (path: string): string => (path.endsWith('.html') ? canonicalPath(path) : path);
const client = new RawClient(inject('origin'));
afterAll(() => client.close());

test('sends the correct content type for every file', async () => {
  for (const path of paths) {
    const { headers } = await client.send({ method: 'HEAD', target: addressOf(path) });
    const [type, charset] = (headers.get('content-type') ?? '').split(/;\s*/);
    expect([path, type]).toEqual([path, SPECIAL_TYPES[path] ?? CONTENT_TYPES[extname(path).slice(1)]]);
    if (/^text\//.test(type ?? '')) expect([path, charset?.toLowerCase()]).toEqual([path, 'charset=utf-8']);
  }
});

test('lets browsers cache hashed files for a year and revalidate everything else', async () => {
  for (const path of paths) {
    const { headers } = await client.send({ method: 'HEAD', target: addressOf(path) });
    const expected = isImmutable(path) ? IMMUTABLE : REVALIDATED;
    expect([path, headers.get('cache-control')]).toEqual([path, expected]);
  }
});

test('makes caches revalidate every 404', async () => {
  for (const folder of ['/', '/services/', ...IMMUTABLE_FOLDERS]) {
    const { status, headers } = await client.send({ target: `${folder}nothing-here` });
    expect([folder, status, headers.get('cache-control')]).toEqual([folder, 404, REVALIDATED]);
  }
});

test.each([
  ['/nothing-here', '404.html'],
  ['/about/nothing-here', '404.html'],
  [routes.service('nothing-here'), 'services/404.html'],
  ['/services/deep/er', 'services/404.html'],
  ['/service-areas/nothing-here', 'service-areas/404.html'],
])('answers %s with 404 and the nearest 404 page', async (target, file) => {
  const response = await client.send({ target });
  expect(response.status).toBe(404);
  expect(response.body.equals(readFileSync(join(site, file)))).toBe(true);
});

test.each(['/_headers', '/_redirects', '/.git/config', '/package.json', '/canary.txt', '/../canary.txt'])(
  'does not serve %s',
  async (target) => {
    expect((await client.send({ target })).status).toBe(404);
  },
);

test('keeps 404 pages out of search engines, even when they are requested directly', async () => {
  for (const path of listPaths(site).filter(isNotFoundPage)) {
    const { status, body } = await client.send({ target: canonicalPath(path) });
    // Cloudflare treats them as pages.
    expect(status).toBe(200);
    expect(body.toString()).toContain('<meta name="robots" content="noindex">');
  }
});
