import { expect, test } from 'vitest';
import { runSteps, stylesOf, writePage } from '../../tests/support/build-step.ts';
import { dropUnusedTokens } from './drop-unused-tokens.ts';

/** Returns the remaining styles of a page. */
const keep = (css: string, body = '<p>x</p>', code = ''): string =>
  stylesOf(runSteps([dropUnusedTokens], writePage(css, body), { '/a.js': code }).html);

test.each`
  css                                          | left
  ${':root{--a:1;--b:2}p{c:var(--a)}'}         | ${':root{--a:1}p{c:var(--a)}'}
  ${':root{--a:1;--b:var(--a);--c:3;d:e}'}     | ${':root{d:e}'}
  ${'@layer t{:root{--a:1}}p{b:c}'}            | ${'p{b:c}'}
  ${'p{--a:1}html:root{--b:1}'}                | ${'p{--a:1}html:root{--b:1}'}
  ${':root{--ab:1;--a:2}p{c:var( --ab, 1px)}'} | ${':root{--ab:1}p{c:var( --ab, 1px)}'}
`('$css become $left', ({ css, left }: { css: string; left: string }) => {
  expect(keep(css)).toBe(left);
});

test.each([
  ['an attribute', '<p style="color:var(--a)">x</p>', ''],
  ['a `<style>` in the body', '<svg><style>path{fill:var(--a)}</style></svg>', ''],
  ['a script', '', 'e.style.getPropertyValue("--a")'],
])('a token that %s uses stays', (_, body, code) => {
  expect(keep(':root{--a:1}', body, code)).toBe(':root{--a:1}');
});
