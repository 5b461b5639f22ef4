import postcss from 'postcss';
import { expect, test } from 'vitest';
import { readSource } from '../../tests/support/sources.ts';
import * as queries from './breakpoints.ts';

test('the breakpoints of scripts are those of stylesheets', () => {
  const defined: Record<string, string> = {};
  postcss.parse(readSource('src/styles/breakpoints.css')).walkAtRules('custom-media', ({ params }) => {
    const [, name = '', query = ''] = /^--([\w-]+) (.+)$/.exec(params) ?? [];
    defined[name.toUpperCase().replaceAll('-', '_')] = query;
  });
  expect(Object.keys(queries)).toHaveLength(3);
  expect(defined).toMatchObject({ ...queries });
});
