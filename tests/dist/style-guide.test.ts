import { expect, test } from 'vitest';
import { listFiles, readDist } from '../support/pages.ts';

test('the site contains nothing from the style guide, which only the development server has', () => {
  expect(listFiles('.html').length).toBeGreaterThan(10);
  expect(listFiles().filter((file) => /catalog|--(?:paper|night)\.svg$/.test(file))).toEqual([]);
  expect(listFiles('.html').filter((file) => /data-sample|\/catalog\b/.test(readDist(file)))).toEqual([]);
});
