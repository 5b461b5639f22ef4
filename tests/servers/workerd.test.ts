/** What workerd answers, as Cloudflare does: files, headers and redirects. */
import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { business } from '../../src/site/business.ts';
import { routes } from '../../src/site/routes.ts';
import {
  buildSecurityHeaders,
  CONTENT_TYPES,
  IMMUTABLE,
  IMMUTABLE_FOLDERS,
  isImmutable,
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
import { byThoroughness } from '../support/thoroughness.ts';
import { RawClient, type RawRequest } from './support/raw-client.ts';

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

const securityHeaders = buildSecurityHeaders(site, business);
const hashedFile = listPaths(site).find((path) => path.startsWith('/_astro/')) ?? '';

/** Requests, each with the expected status of its response. */
const ANSWERS: readonly (readonly [status: number, what: string, request: RawRequest])[] = [
  [200, 'the home page', { target: routes.home }],
  [200, 'the page with the form', { target: routes.contact }],
  [200, 'a hashed file', { target: hashedFile }],
  [200, 'a HEAD request', { method: 'HEAD', target: routes.about }],
  [301, 'a page with a slash at the end', { target: `${routes.about}/` }],
  [301, 'a page with its extension', { target: `${routes.services}.html` }],
  [404, 'a missing page', { target: '/nothing-here' }],
  [404, 'a missing service', { target: routes.service('nothing-here') }],
  [404, 'a missing hashed file', { target: '/_astro/nothing-here.js' }],
  [405, 'a form sent to the server', { method: 'POST', target: routes.contact }],
];

const expectAllHeaders = (headers: ReadonlyMap<string, string>): void => {
  for (const [header, value] of Object.entries(securityHeaders))
    expect([header, headers.get(header.toLowerCase())]).toEqual([header, value]);
  for (const header of ['set-cookie', 'access-control-allow-credentials'])
    expect(headers.has(header)).toBe(false);
};

test.each(ANSWERS)('answers %d with every security header: %s', async (status, _, request) => {
  const response = await client.send(request);
  expect(response.status).toBe(status);
  expectAllHeaders(response.headers);
});

test('lets other sites embed social cards, with a single Cross-Origin-Resource-Policy header', async () => {
  const target = listPaths(site).find((path) => path.startsWith(SHARED_FOLDER)) ?? '';
  const { status, headers } = await client.send({ target });
  expect([status, headers.get(RESOURCE_POLICY.toLowerCase())]).toEqual([200, 'cross-origin']);
});

test('sends security headers with 304 for an unchanged page', async () => {
  const first = await client.send({ target: routes.about });
  const etag = first.headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  const second = await client.send({ target: routes.about, headers: { 'If-None-Match': etag } });
  expect(second.status).toBe(304);
  expectAllHeaders(second.headers);
});

test('sends security headers with its own temporary redirects', async () => {
  const { status, headers } = await client.send({ target: `/${routes.about}` });
  expect(status).toBe(307);
  expectAllHeaders(headers);
});

const answerTo = async (target: string): Promise<readonly [string, number, string | undefined]> => {
  const { status, headers } = await client.send({ target });
  return [target, status, headers.get('location')];
};

test('permanently redirects other spellings of a URL to the page', async () => {
  for (const page of listPages(site))
    for (const other of otherPaths(page)) expect(await answerTo(other)).toEqual([other, 301, page]);
});

test('keeps the query string', async () => {
  const target = `${routes.about}/?from=a&to=b`;
  expect(await answerTo(target)).toEqual([target, 301, `${routes.about}?from=a&to=b`]);
});

test.each(['//evil.example', '///evil.example/', '/\\evil.example', '/%5cevil.example', '//evil.example/..'])(
  'never redirects to another site: %s',
  async (target) => {
    const [, , location] = await answerTo(target);
    expect(location ?? '/').toMatch(/^\/(?![/\\])/);
  },
);
