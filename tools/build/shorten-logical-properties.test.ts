import { expect, test } from 'vitest';
import { runSteps, stylesOf, writePage } from '../../tests/support/build-step.ts';
import { shortenLogicalProperties } from './shorten-logical-properties.ts';

const run = (html: string): string => runSteps([shortenLogicalProperties], html).html;

test.each([
  ['margin-inline-start:1px', 'margin-left:1px'],
  ['padding-inline-end:1px', 'padding-right:1px'],
  ['border-inline-start:1px solid', 'border-left:1px solid'],
  ['border-inline-end-color:red', 'border-right-color:red'],
  ['inset-inline-start:0', 'left:0'],
  ['margin-inline:auto', 'margin-inline:auto'],
  ['text-align:start', 'text-align:start'],
])('“%s” becomes “%s” on a page that is written from left to right', (logical, physical) => {
  expect(stylesOf(run(writePage(`p{${logical}}`)))).toBe(`p{${physical}}`);
});

test('styles in the body are shortened, too', () => {
  const html = run(writePage('', '<svg><style>p{inset-inline-end:0}</style></svg>'));
  expect(html).toContain('<style>p{right:0}</style>');
});

test.each(['<html dir="rtl">', '<html><p dir="rtl"></p>'])('a page with %s keeps logical names', (start) => {
  const html = writePage('p{margin-inline-start:1px}').replace('<html>', start);
  expect(stylesOf(run(html))).toBe('p{margin-inline-start:1px}');
});
