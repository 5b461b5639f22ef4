/** Checks that the rules in docs/deploy.md under “Any other host” are enough to serve the site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { business } from '../../src/site/business.ts';
import { routes } from '../../src/site/routes.ts';
import { openPlainHost } from '../../tools/hosts/plain-host.ts';
import {
  buildSecurityHeaders,
  IMMUTABLE,
  isImmutable,
  REVALIDATED,
  SPECIAL_TYPES,
} from '../../tools/hosts/response-headers.ts';
import {
  canonicalPath,
  isNotFoundPage,
  listPages,
  listPaths,
  otherPaths,
} from '../../tools/hosts/site-paths.ts';

const site = inject('site');
const answer = openPlainHost(site);
const security = Object.entries(buildSecurityHeaders(site, business)).map(
  ([name, value]) => [name.toLowerCase(), value] as const,
);

test('every file has its own address, its bytes, its type and its time in caches', () => {
  const files = listPaths(site).filter((file) => !isNotFoundPage(file));
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const { status, headers, body } = answer(canonicalPath(file));
    expect([file, status]).toEqual([file, 200]);
    expect(body.equals(readFileSync(join(site, file))), file).toBe(true);
    expect([file, headers['cache-control']]).toEqual([file, isImmutable(file) ? IMMUTABLE : REVALIDATED]);
    expect([file, headers['content-type']]).toEqual([
      file,
      expect.stringContaining(SPECIAL_TYPES[file] ?? '/'),
    ]);
  }
});

test('other spellings of an address redirect to the page', () => {
  for (const page of listPages(site))
    for (const other of otherPaths(page)) {
      const { status, headers } = answer(other);
      expect([other, status, headers]).toEqual([other, 301, expect.objectContaining({ location: page })]);
    }
});

test.each([
  ['/nothing-here', '404.html'],
  [routes.service('nothing-here'), 'services/404.html'],
  ['/services/deep/er', 'services/404.html'],
  [routes.borough('nothing-here'), 'service-areas/404.html'],
])('%s gets status 404 and the nearest 404 page', (path, file) => {
  const { status, headers, body } = answer(path);
  expect([status, headers['cache-control']]).toEqual([404, REVALIDATED]);
  expect(body.equals(readFileSync(join(site, file)))).toBe(true);
});

test('pages, files, redirects and errors have every security header, and other sites may embed social cards', () => {
  const card = listPaths(site).find((file) => file.startsWith('/social/')) ?? '';
  for (const path of [routes.home, `${routes.about}/`, '/nothing-here', card]) {
    const { headers } = answer(path);
    for (const [name, value] of security) {
      const isShared = path === card && name === 'cross-origin-resource-policy';
      expect([path, name, headers[name]]).toEqual([path, name, isShared ? 'cross-origin' : value]);
    }
  }
});
