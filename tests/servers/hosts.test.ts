/** What hosts answer: workerd, as Cloudflare does, and a host that follows only docs/deploy.md, “Any other host”. */
import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { business } from '../../src/site/business.ts';
import { routes } from '../../src/site/routes.ts';
import { type Answer, openPlainHost } from '../../tools/hosts/plain-host.ts';
import {
  buildSecurityHeaders,
  CONTENT_TYPES,
  IMMUTABLE,
  IMMUTABLE_FOLDERS,
  RESOURCE_POLICY,
  REVALIDATED,
  SHARED_FOLDER,
  SPECIAL_TYPES,
} from '../../tools/hosts/response-headers.ts';
import {
  canonicalPath,
  isNotFoundPage,
  listPages,
  listPaths,
  otherPaths,
} from '../../tools/hosts/site-paths.ts';
import { DIST } from '../support/pages.ts';
import { byThoroughness } from '../support/thoroughness.ts';

const everyPath = listPaths(DIST).filter((path) => !isNotFoundPage(path));
/** A quick run takes five files of each folder and extension, by which hosts choose headers. */
const paths = byThoroughness({
  sample: Object.values(Object.groupBy(everyPath, (path) => dirname(path) + extname(path))).flatMap(
    (kind = []) => kind.slice(0, 5),
  ),
  full: everyPath,
});
const securityHeaders = Object.entries(buildSecurityHeaders(DIST, business)).map(
  ([name, value]) => [name.toLowerCase(), value] as const,
);
const isImmutable = (path: string) => IMMUTABLE_FOLDERS.some((folder) => path.startsWith(folder));
const card = everyPath.find((path) => path.startsWith(SHARED_FOLDER)) ?? '';

/** Asks workerd, without following redirects. */
async function askWorkerd(path: string, options: RequestInit = {}): Promise<Answer> {
  const response = await fetch(inject('origin') + path, { redirect: 'manual', ...options });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

function expectSecurityHeaders(path: string, headers: Answer['headers']): void {
  for (const [name, value] of securityHeaders) {
    const isShared = path === card && name === RESOURCE_POLICY.toLowerCase();
    expect([path, name, headers[name]]).toEqual([path, name, isShared ? 'cross-origin' : value]);
  }
}

const HOSTS: readonly (readonly [name: string, ask: (path: string) => Answer | Promise<Answer>])[] = [
  ['workerd', askWorkerd],
  ['any other host', openPlainHost(DIST)],
];

/** Missing addresses, each with the 404 page that answers them. */
const MISSING: readonly (readonly [path: string, file: string])[] = [
  ['/nothing-here', '404.html'],
  ['/about/nothing-here', '404.html'],
  ['/_headers', '404.html'],
  [routes.service('nothing-here'), 'services/404.html'],
  ['/services/deep/er', 'services/404.html'],
  [routes.borough('nothing-here'), 'service-areas/404.html'],
  ...IMMUTABLE_FOLDERS.map((folder) => [`${folder}nothing-here`, '404.html'] as const),
];

describe.each(HOSTS)('%s', (_, ask) => {
  test('gives every file its own address, its bytes, its type and its time in caches', async () => {
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths) {
      const { status, headers, body } = await ask(canonicalPath(path));
      const [type, charset] = headers['content-type']?.split(/;\s*/) ?? [];
      expect([path, status]).toEqual([path, 200]);
      expect(body.equals(readFileSync(join(DIST, path))), path).toBe(true);
      expect([path, headers['cache-control']]).toEqual([path, isImmutable(path) ? IMMUTABLE : REVALIDATED]);
      expect([path, type]).toEqual([path, SPECIAL_TYPES[path] ?? CONTENT_TYPES[extname(path).slice(1)]]);
      if (type?.startsWith('text/')) expect([path, charset?.toLowerCase()]).toEqual([path, 'charset=utf-8']);
    }
  });

  test('permanently redirects other spellings of an address to the page', async () => {
    for (const page of listPages(DIST))
      for (const other of otherPaths(page)) {
        const { status, headers } = await ask(other);
        expect([other, status, headers.location]).toEqual([other, 301, page]);
      }
  });

  test.each(MISSING)(
    'answers %s with 404 and the nearest 404 page, which caches revalidate',
    async (path, file) => {
      const { status, headers, body } = await ask(path);
      expect([status, headers['cache-control']]).toEqual([404, REVALIDATED]);
      expect(body.equals(readFileSync(join(DIST, file)))).toBe(true);
      expect(body.toString()).toContain('<meta name="robots" content="noindex">');
    },
  );

  test('sends every security header with pages, files, redirects and errors, and no cookie', async () => {
    const hashed = everyPath.find((path) => path.startsWith('/_astro/')) ?? '';
    for (const path of [routes.home, routes.contact, hashed, `${routes.about}/`, '/nothing-here', card]) {
      const { headers } = await ask(path);
      expectSecurityHeaders(path, headers);
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });
});

describe('workerd also', () => {
  test.each([
    [200, 'a HEAD request', { method: 'HEAD' }],
    [405, 'a form sent to the server', { method: 'POST' }],
  ])('answers %d with every security header: %s', async (expected, _, options) => {
    const { status, headers } = await askWorkerd(routes.contact, options);
    expect(status).toBe(expected);
    expectSecurityHeaders(routes.contact, headers);
  });

  test('sends the security headers with 304 for an unchanged page', async () => {
    const { headers: first } = await askWorkerd(routes.about);
    const second = await askWorkerd(routes.about, { headers: { 'If-None-Match': first.etag ?? '' } });
    expect(second.status).toBe(304);
    expectSecurityHeaders(routes.about, second.headers);
  });

  test('keeps the query string of a redirect', async () => {
    const { headers } = await askWorkerd(`${routes.about}/?from=a&to=b`);
    expect(headers.location).toBe(`${routes.about}?from=a&to=b`);
  });
});
