import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

test('class names are joined by one space and empty ones are left out', () => {
  expect(classNames('a', undefined, false, null, '', 'b')).toBe('a b');
  expect(classNames(undefined)).toBe('');
});
