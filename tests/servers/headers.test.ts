import { afterAll, expect, inject, test } from 'vitest';
import { business } from '../../src/site/business.ts';
import { routes } from '../../src/site/routes.ts';
import { buildSecurityHeaders, RESOURCE_POLICY, SHARED_FOLDER } from '../../tools/hosts/response-headers.ts';
import { listPaths } from '../../tools/hosts/site-paths.ts';
import { RawClient, type RawRequest } from './support/raw-client.ts';

const site = inject('site');
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

const client = new RawClient(inject('origin'));
afterAll(() => client.close());

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
