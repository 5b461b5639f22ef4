import postcss from 'postcss';
import { expect, test } from 'vitest';
import { LAPTOP_DOWN, PHONE } from '../../src/styles/breakpoints.ts';
import { customMedia } from './custom-media.ts';

const transform = async (css: string): Promise<string> =>
  (await postcss(customMedia()).process(css, { from: 'src/features/home/hero.module.css' })).css;

test('a named breakpoint becomes its media query', async () => {
  const css = await transform('@media (--phone) { a { color: red } }');
  expect(css).toContain(`@media ${PHONE} { a { color: red } }`);
  expect(css).not.toContain('--phone');
});

test('a negated breakpoint becomes the negated media query', async () => {
  const css = await transform('@media not (--laptop-down) { a { color: red } }');
  expect(css).toContain(`@media not ${LAPTOP_DOWN} { a { color: red } }`);
});

test('no definition stays in a stylesheet', async () => {
  expect(await transform('a { color: red }')).not.toContain('@custom-media');
});
