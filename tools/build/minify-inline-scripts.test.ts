import { expect, test } from 'vitest';
import { runSteps } from '../../tests/support/build-step.ts';
import { minifyInlineScripts } from './minify-inline-scripts.ts';

const run = (html: string): string => runSteps([minifyInlineScripts], html).html;

test('a script in the page gets shorter and keeps its strings', () => {
  const code = '{\nconst height = scrollY * 2;\nif (height < 2) document.title = "a < b && c";\n}';
  const html = run(`<script>${code}</script>`);
  expect(html.length).toBeLessThan(`<script>${code}</script>`.length);
  expect(html).toContain('a < b && c');
});

test.each([
  '<script type="application/ld+json">{ "name": "a" }</script>',
  '<script src="/a.js"></script>',
  '<script type="module" src="/a.js"></script>',
])('%s stays unchanged', (html) => {
  expect(run(html)).toBe(html);
});

test('a script that cannot be parsed stops the build', () => {
  expect(() => run('<script>const = 1</script>')).toThrow('A script in a page cannot be parsed');
});
