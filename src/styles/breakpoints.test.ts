import postcss from 'postcss';
import { expect, test } from 'vitest';
import { readSource } from '../../tests/support/sources.ts';
import * as queries from './breakpoints.ts';

test('scripts and stylesheets have the same breakpoints', () => {
  const defined: Record<string, string> = {};
  postcss.parse(readSource('src/styles/breakpoints.css')).walkAtRules('custom-media', ({ params }) => {
    const [, name = '', query = ''] = /^--([\w-]+) (.+)$/.exec(params) ?? [];
    defined[name.toUpperCase().replace('-', '_')] = query;
  });
  expect(Object.keys(defined)).toHaveLength(3);
  expect({ ...queries }).toEqual(defined);
});
