import { expect, test } from 'vitest';
import { findArea } from './find-borough.ts';

const AREAS = [{ area: 'queens' }, { area: 'yonkers', zips: '10701 10705' }];

test.each([
  ['11101', 'queens'],
  ['10701', 'yonkers'],
  ['10705-1234', 'yonkers'],
  ['10301', 'outside'],
  ['07030', 'outside'],
  ['1070', 'malformed'],
  ['', 'malformed'],
])('the answer to the ZIP code “%s” is “%s”', (zip, key) => {
  expect(findArea(zip, AREAS).key).toBe(key);
});
