import { afterAll, expect, inject, test } from 'vitest';
import { routes } from '../../src/site/routes.ts';
import { listPages, otherPaths } from '../../tools/hosts/site-paths.ts';
import { RawClient } from './support/raw-client.ts';

const pages = listPages(inject('site'));

const client = new RawClient(inject('origin'));
afterAll(() => client.close());
const answerTo = async (target: string): Promise<readonly [string, number, string | undefined]> => {
  const { status, headers } = await client.send({ target });
  return [target, status, headers.get('location')];
};

test('permanently redirects other spellings of a URL to the page', async () => {
  for (const page of pages)
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
