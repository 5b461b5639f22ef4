import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, expect, inject, test } from 'vitest';
import { canonicalPath, listPages, listPaths, otherPaths } from '../../tools/hosts/site-paths.ts';
import { byThoroughness } from '../support/thoroughness.ts';
import { hostileRequest } from './support/hostile-urls.ts';
import { RawClient, type RawRequest, type RawResponse } from './support/raw-client.ts';
import { CANARY } from './support/start-servers.ts';

/** The full run’s 100 rounds of 50 make 5,000 requests. */
const ROUNDS = byThoroughness({ sample: 10, full: 100 });
const PER_ROUND = 50;
const CONNECTIONS = 10;
const MOST_HOPS = 3;

const site = inject('site');
const origin = inject('origin');
const fileByHash = new Map(listPaths(site).map((path) => [hashOf(readFileSync(join(site, path))), path]));

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

const clients = Array.from({ length: CONNECTIONS }, () => new RawClient(origin));
afterAll(() => {
  for (const client of clients) client.close();
});
const tally = new Map<number, number>();

/** Expects that the target at which a file was served is its canonical URL. */
function expectOneAddress(target: string, path: string): void {
  // workerd normalizes URLs as browsers do: it removes `.` and `..`.
  const asked = new URL(target, origin).pathname;
  expect(asked).toBe(path.endsWith('.html') ? canonicalPath(path) : path);
}

function expectFit(request: RawRequest, { status, headers, body }: RawResponse): void {
  const method = request.method ?? 'GET';
  tally.set(status, (tally.get(status) ?? 0) + 1);
  expect(body.includes(CANARY)).toBe(false);
  // workerd rejects unknown methods before the site gets them (RFC 9110, 15.6.2).
  const refusal = method === 'GET' || method === 'HEAD' ? [] : [405, 501];
  const known = [200, 301, 307, 400, 404, 414, ...refusal];
  expect(known).toContain(status);
  if (status === 501) expect(['FOO', 'BREW']).toContain(method);
  if (status === 301 || status === 307) expect(headers.get('location')).toMatch(/^\/(?![/\\])/);
  if (status !== 200) return;
  expect(['GET', 'HEAD']).toContain(method);
  if (method === 'HEAD') return;
  const path = fileByHash.get(hashOf(body));
  expect(path, 'a body that is not a file of the site').toBeDefined();
  expectOneAddress(request.target, path ?? '');
}

async function follow(client: RawClient, request: RawRequest): Promise<void> {
  let current = request;
  for (let hop = 0; ; hop++) {
    const response = await client.send(current);
    expectFit(current, response);
    const location = response.headers.get('location');
    if (location === undefined) return;
    expect(hop, 'number of redirects').toBeLessThan(MOST_HOPS);
    current = { ...current, target: location };
  }
}

test('rejects a URL with a NUL byte, which RawClient cannot send', async () => {
  const socket = connect(Number(new URL(origin).port), 'localhost');
  socket.write('GET /about\0.html HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

test(`answers ${ROUNDS * PER_ROUND} hostile requests without server errors, files from outside the site, or a second URL for a page`, async () => {
  const round = fc.array(hostileRequest(listPaths(site)), { minLength: PER_ROUND, maxLength: PER_ROUND });
  // Random requests may miss the URLs that redirect.
  const [client = new RawClient(origin)] = clients;
  for (const target of listPages(site).flatMap(otherPaths)) await follow(client, { target });
  await fc.assert(
    fc.asyncProperty(round, async (requests) => {
      const left = [...requests];
      const work = clients.map(async (client) => {
        for (let next = left.pop(); next; next = left.pop()) await follow(client, next);
      });
      await Promise.all(work);
    }),
    { numRuns: ROUNDS, seed: 20261121, endOnFailure: true },
  );
  console.log(
    `${[...tally]
      .sort()
      .map(([status, count]) => `${status} × ${count}`)
      .join(', ')}`,
  );
  expect([...tally.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(
    ROUNDS * PER_ROUND,
  );
  for (const status of [200, 301, 400, 404, 405]) expect(tally.get(status) ?? 0).toBeGreaterThan(0);
});
