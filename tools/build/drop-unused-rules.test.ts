import { describe, expect, test } from 'vitest';
import { runSteps, stylesOf, writePage } from '../../tests/support/build-step.ts';
import { dropUnusedRules } from './drop-unused-rules.ts';

/** Returns the remaining styles of a page that has an element with the class `_used`. */
const keep = (css: string, body = '<p class="x _used" data-a="1"></p>', code = ''): string =>
  stylesOf(runSteps([dropUnusedRules], writePage(css, body), { '/a.js': code }).html);

describe('rules of a page', () => {
  test.each`
    css                                             | left
    ${'._used{a:b}'}                                | ${'._used{a:b}'}
    ${'._gone{a:b}'}                                | ${''}
    ${'p{a:b}._gone p{a:b}'}                        | ${'p{a:b}'}
    ${'._used,._gone{a:b}'}                         | ${'._used{a:b}'}
    ${'._used ._gone{a:b}'}                         | ${''}
    ${'._used._gone:hover{a:b}'}                    | ${''}
    ${':is(._gone,._gone2) p{a:b}'}                 | ${''}
    ${'@media (width<9px){._gone{a:b}._used{a:b}}'} | ${'@media (width<9px){._used{a:b}}'}
    ${'@layer a{@supports (a:b){._gone{a:b}}}'}     | ${''}
    ${'[data-a]{a:b}[data-b]{a:b}'}                 | ${'[data-a]{a:b}'}
    ${'[data-a="1"]{a:b}p[data-a="2"]{a:b}'}        | ${'[data-a="1"]{a:b}'}
  `('$css become $left', ({ css, left }: { css: string; left: string }) => {
    expect(keep(css)).toBe(left);
  });

  test.each([
    '._used:not(._gone){a:b}',
    ':is(._gone,._used) p{a:b}',
    'p:has(:is(._gone) a,b){a:b}',
    'html:has(._gone:popover-open){a:b}',
    '[title="._gone"]{a:b}',
    '[data-a^="._gone"]{a:b}p:not([data-b]){a:b}',
    '[aria-expanded=true]{a:b}details[open]>summary{a:b}',
    'p::before{content:"}._gone{"}',
    '@layer a,b;p{a:b}',
    '@keyframes x{from{a:b}50.5%{a:b}to{a:b}}',
    '@property --angle{syntax:"<angle>";inherits:false;initial-value:0deg}',
    '@font-face{src:url(a.woff2)}',
    '._used{width:.5em;&:hover{a:b}}',
    '.shared{a:b}',
  ])('%s stay', (css) => {
    expect(keep(css)).toBe(css);
  });

  test('after a license comment stay', () => {
    const css = '/*! normalize.css v8.0.1 */html{a:b}';
    expect(keep(css)).toBe(css);
  });

  test('for classes that a script assembles stay', () => {
    const css = '.is-open{a:b}.is-closed{a:b}';
    expect(keep(css, '', "e.classList.add('is-' + state)")).toBe(css);
  });

  test.each([
    'e.dataset.isOpen=1',
    'e.setAttribute("data-is-open","")',
    '<script>toggle("data-is-open")</script>',
  ])('for attributes that a script sets stay: %s', (code) => {
    const css = '[data-is-open=yes]{a:b}';
    expect(code.startsWith('<') ? keep(css, code) : keep(css, '', code)).toBe(css);
  });

  test('for CSS module classes that a script or a template contains stay', () => {
    expect(keep('._a1{a:b}._b2{a:b}._c3{a:b}', '<template><p class="_b2"></p></template>', 'c="_a1 y"')).toBe(
      '._a1{a:b}._b2{a:b}',
    );
  });
});
