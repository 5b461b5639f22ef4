import { describe, expect, test } from 'vitest';
import { zipGroups } from '../../content/zip-codes.ts';
import { answerZip, listZips } from './zip-code.ts';

const zips = listZips(zipGroups);

describe('the list of ZIP codes', () => {
  const all = zipGroups.flatMap(({ center, ends }) => ends.split(' ').map((end) => center + end));

  test('has five digits in each code and no duplicates', () => {
    for (const zip of all) expect(zip).toMatch(/^\d{5}$/);
    expect(new Set(all).size).toBe(all.length);
  });

  test.each([
    ['manhattan', 42, 100],
    ['bronx', 25, 25],
    ['brooklyn', 37, 41],
    ['queens', 58, 70],
    ['staten-island', 12, 13],
  ])('has a plausible number of codes for %s: %d to %d', (borough, least, most) => {
    const count = [...zips.values()].filter((one) => one === borough).length;
    expect(count).toBeGreaterThanOrEqual(least);
    expect(count).toBeLessThanOrEqual(most);
  });

  test('has each sorting center in exactly one borough', () => {
    const centers = new Map(zipGroups.map(({ center, borough }) => [center, borough]));
    expect(centers.size).toBe(zipGroups.length);
  });
});

describe('a ZIP code', () => {
  test.each([
    ['10001', 'manhattan'],
    ['10458', 'bronx'],
    ['11201', 'brooklyn'],
    ['11375', 'queens'],
    ['10301', 'staten-island'],
    [' 11215 ', 'brooklyn'],
    ['11215-1234', 'brooklyn'],
    ['112151234', 'brooklyn'],
  ])('%s is in %s', (text, key) => {
    expect(answerZip(text, zipGroups)).toEqual({ key, zip: text.trim().slice(0, 5) });
  });

  test.each(['07030', '11501', '10701', '11040', '11001', '11096', '90210', '00000', '99999'])(
    '%s is outside the five boroughs',
    (text) => {
      expect(answerZip(text, zipGroups)).toEqual({ key: 'outside', zip: text });
    },
  );

  test.each([
    'Brooklyn, NY 11201',
    '345 Jay St, Brooklyn NY11201-1234, USA',
    '11201\nUnited States',
    'between 11201 and 11201-0001',
    '１１２０１',
  ])('is found in an address: %s', (text) => {
    expect(answerZip(text, zipGroups)).toEqual({ key: 'brooklyn', zip: '11201' });
  });

  test.each(['', ' ', '1121', '112155', 'Brooklyn', '1121a', '2125550119', '11201 or 10001'])(
    '“%s” is malformed',
    (text) => {
      expect(answerZip(text, zipGroups)).toEqual({ key: 'malformed', zip: '' });
    },
  );
});
