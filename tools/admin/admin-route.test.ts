import { expect, test } from 'vitest';
import { isOwnPage } from './admin-route.ts';

const OWN = 'http://localhost:4321';

const ask = (method: string, headers: Readonly<Record<string, string>>): boolean =>
  isOwnPage(new Request(`${OWN}/admin/api/graphql`, { method, headers }));

test('requests from the forms themselves, and URLs typed into the browser, are allowed', () => {
  expect(ask('GET', { 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(ask('GET', { 'sec-fetch-site': 'none' })).toBe(true);
  expect(ask('POST', { 'sec-fetch-site': 'same-origin', origin: OWN })).toBe(true);
});

test.each(['http://localhost:3000', 'https://evil.example', 'null'])(
  'a request from %s is refused',
  (origin) => {
    for (const site of ['same-site', 'cross-site', 'same-origin'])
      for (const method of ['POST', 'OPTIONS', 'DELETE', 'GET'])
        expect([site, method, ask(method, { origin, 'sec-fetch-site': site })]).toEqual([
          site,
          method,
          false,
        ]);
  },
);

test('a change without an origin, a change that no page sent, and a read by another server’s page are refused', () => {
  expect(ask('POST', {})).toBe(false);
  expect(ask('POST', { 'sec-fetch-site': 'none', origin: OWN })).toBe(false);
  expect(ask('GET', { 'sec-fetch-site': 'same-site' })).toBe(false);
});
