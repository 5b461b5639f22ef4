import { afterEach, expect, test, vi } from 'vitest';
import { savesData } from './data-saving.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', type: 'cellular' }, true],
  [{ saveData: false, effectiveType: '4g', type: 'wifi' }, false],
  [undefined, false],
])('a visitor with the connection %j saves data: %s', (connection, expected) => {
  vi.stubGlobal('navigator', { connection });
  expect(savesData()).toBe(expected);
});
