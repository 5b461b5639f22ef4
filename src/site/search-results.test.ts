import { expect, test } from 'vitest';
import { JOBS } from '../content/schema.ts';
import { getService, services } from './catalog.ts';
import { describeResult } from './search-results.ts';

const lengthsOf = ({ title, description }: ReturnType<typeof describeResult>) => [
  title.length <= 60,
  description.length <= 160,
];

test('a service without its own words gets a title and a description with its name, and no two get the same', () => {
  const results = services.map(describeResult);
  for (const key of ['title', 'description'] as const)
    expect(new Set(results.map((result) => result[key])).size).toBe(services.length);
  for (const [place, { title, metadata }] of services.entries())
    if (!metadata) expect(results[place]).toMatchObject({ title: expect.stringContaining(title) });
});

test.each(JOBS)('the longest names and lines still fit: %s', (job) => {
  const longest = { job, title: 'W'.repeat(50), description: 'w'.repeat(90), metadata: undefined };
  expect(lengthsOf(describeResult({ ...getService('ptac-repair'), ...longest }))).toEqual([true, true]);
});

test('the owner’s words replace one or both', () => {
  const service = { ...getService('ptac-repair'), metadata: { title: 'Wall unit repair in Queens' } };
  const made = describeResult({ ...service, metadata: undefined });
  expect(describeResult(service)).toEqual({ ...made, title: 'Wall unit repair in Queens' });
});
