import { expect, test } from 'vitest';
import { buildMapUrl, isSearchForOther } from './map-link.ts';

const office = { street: '9 Court Street', city: 'Brooklyn', state: 'NY', zip: '11201' };

test('a map link searches for the full address', () => {
  expect(new URL(buildMapUrl(office)).searchParams.get('query')).toBe('9 Court Street, Brooklyn, NY 11201');
});

test('a search for another address is recognized as such; a search for this address and a custom link are not', () => {
  const before = buildMapUrl({ ...office, street: '1 Old Street' });
  expect(isSearchForOther(before, office)).toBe(true);
  expect(isSearchForOther(buildMapUrl(office), office)).toBe(false);
  expect(isSearchForOther('https://maps.app.goo.gl/abc', office)).toBe(false);
});
