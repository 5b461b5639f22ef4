import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../tests/support/temporary-folder.ts';
import { dropUnusedRules, dropUnusedStyles } from './unused-styles.ts';

const keep = (css: string): string => dropUnusedRules(css, (name) => name.startsWith('used'));

describe('rules of a page', () => {
  test.each([
    ['.used{a:b}', '.used{a:b}'],
    ['.gone{a:b}', ''],
    ['p{a:b}.gone p{a:b}', 'p{a:b}'],
    ['.used,.gone{a:b}', '.used{a:b}'],
    ['.used .gone{a:b}', ''],
    ['.used.gone:hover{a:b}', ''],
    ['.used:not(.gone){a:b}', '.used:not(.gone){a:b}'],
    [':is(.gone,.used) p{a:b}', ':is(.gone,.used) p{a:b}'],
    ['p:has(:is(.gone) a,b){a:b}', 'p:has(:is(.gone) a,b){a:b}'],
    ['[data-a=".gone"]{a:b}', '[data-a=".gone"]{a:b}'],
    ['p::before{content:"}.gone{"}', 'p::before{content:"}.gone{"}'],
    ['@layer a,b;@layer a{.gone{a:b}}', '@layer a,b;'],
    ['@media (width<9px){.gone{a:b}.used{a:b}}', '@media (width<9px){.used{a:b}}'],
    ['@layer a{@supports (a:b){.gone{a:b}}}', ''],
    ['@keyframes x{from{a:b}to{a:b}}', '@keyframes x{from{a:b}to{a:b}}'],
    ['@font-face{src:url(a.woff2)}', '@font-face{src:url(a.woff2)}'],
    ['.used{width:.5em;background:url(a.svg)}', '.used{width:.5em;background:url(a.svg)}'],
  ])('%s become %s', (css, expected) => {
    expect(keep(css)).toBe(expected);
  });
});

test('a class stays when an element, a template or a script of the site has it', () => {
  const css = '.a1{a:b}.b2{a:b}.c3{a:b}.d4{a:b}';
  const page = `<html><head><style>${css}</style></head><body class="x a1"><template><p class="b2"></p></template></body></html>`;
  const folder = makeFolder({ 'deep/page.html': page, '_astro/code.js': 'e.className=`c3 y`' });
  dropUnusedStyles(folder);
  expect(readFileSync(join(folder, 'deep/page.html'), 'utf8')).toContain(
    '<style>.a1{a:b}.b2{a:b}.c3{a:b}</style>',
  );
});
