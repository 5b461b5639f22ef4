import { expect, test } from 'vitest';
import { adviseOnLogo } from './logo-advice.ts';

test('only a logo that is mostly hard to see is reported', () => {
  expect(adviseOnLogo('logo.svg', { faint: 0.812 })).toEqual([
    'content/brand/logo.svg: 81% of it is hard to see on the dark background that it is shown on; check that it looks right, or use the version of your logo for dark backgrounds.',
  ]);
  expect(adviseOnLogo('logo.svg', { faint: 0.5 })).toEqual([]);
  expect(adviseOnLogo(undefined, undefined)).toEqual([]);
});
