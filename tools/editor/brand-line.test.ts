import { expect, test } from 'vitest';
import { readLine, type StoredBrand, toLine } from './brand-line.ts';

test.each<[StoredBrand, string]>([
  ['Daikin', 'Daikin'],
  [{ name: 'Daikin', authorized: true }, 'Daikin, authorized'],
  [{ name: 'Daikin', authorized: true, confirmed: '2026-10-01' }, 'Daikin, authorized, confirmed 2026-10-01'],
])('%j is the line “%s”, and is read from it again', (brand, line) => {
  expect(toLine(brand)).toBe(line);
  expect(readLine(line)).toEqual(brand);
});

test('a day that Keystatic reads as a date is the day in the file, in any time zone', () => {
  const confirmed = new Date('2026-10-01T00:00:00Z');
  expect(toLine({ name: 'Daikin', authorized: true, confirmed })).toBe(
    'Daikin, authorized, confirmed 2026-10-01',
  );
});
