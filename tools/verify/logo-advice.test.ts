import { expect, test } from 'vitest';
import { adviseOnLogo } from './logo-advice.ts';

test('removed parts of a logo are named, and nothing else', () => {
  const dropped = Array.from({ length: 8 }, (_, turn) => `<part${turn}>`);
  expect(adviseOnLogo('logo.svg', { dropped, faint: 0.5 })).toEqual([
    'content/brand/logo.svg: the site leaves out parts that it does not know (<part0>, <part1>, <part2>, <part3>, <part4>, <part5> and 2 more); check that it looks right.',
  ]);
  expect(adviseOnLogo('logo.svg', { dropped: [], faint: 0.5 })).toEqual([]);
  expect(adviseOnLogo(undefined, undefined)).toEqual([]);
});

test('a logo that is mostly hard to see is reported', () => {
  expect(adviseOnLogo('logo.svg', { dropped: [], faint: 0.812 })).toEqual([
    'content/brand/logo.svg: 81% of it is hard to see on the dark background that it is shown on; check that it looks right, or use the version of your logo for dark backgrounds.',
  ]);
});
