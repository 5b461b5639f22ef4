import { expect, test } from 'vitest';
import { findOpenFile } from './open-file.ts';

test.each([
  ['/keystatic/singleton/company', 'content/company.yaml'],
  ['/keystatic/singleton/pages-not-found', 'content/pages/not-found.yaml'],
  ['/keystatic/collection/services/item/boiler-repair', 'content/services/boiler-repair.yaml'],
  ['/keystatic/collection/team/create', undefined],
  ['/keystatic', undefined],
])('the form at %s is for %s', (address, file) => {
  expect(findOpenFile(address)).toBe(file);
});
