import { expect, test } from 'vitest';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { findDeadLinks } from './link-faults.ts';

const SITE = 'https://www.company.test';
const page = (...addresses: readonly string[]): string =>
  `<main id="main">${addresses.map((address) => `<a href="${address}">Words</a>`).join('')}</main>`;

test('links that cannot be followed are found with the pages they stand on', () => {
  const folder = makeFolder({
    'index.html': page('/about', '/about#team', '#main', 'tel:+1', 'https://elsewhere.test/'),
    'about.html': page('/', '/gone', `${SITE}/about#main`),
    'services/boiler-repair.html': page('/gone'),
  });
  const found = Object.fromEntries(findDeadLinks(folder, SITE));
  expect(found['/gone does not exist']?.toSorted()).toEqual(['about.html', 'services/boiler-repair.html']);
  expect(found['/about#team has no such anchor']).toEqual(['index.html']);
  expect(Object.keys(found)).toHaveLength(2);
});
