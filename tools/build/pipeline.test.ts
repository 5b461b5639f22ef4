import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writePage } from '../../tests/support/build-step.ts';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import type { BuildStep } from './built-site.ts';
import { runPipeline, STEPS } from './pipeline.ts';

/** Runs steps on a site that has this page in a subfolder, and these other files; returns the page. */
function build(html: string, files: Readonly<Record<string, string>> = {}, steps = STEPS): string {
  const folder = makeFolder({ ...files, 'deep/page.html': html });
  runPipeline(folder, steps);
  return readFileSync(join(folder, 'deep/page.html'), 'utf8');
}

describe('each step changes at least one of two pages', () => {
  const styles = '._a{a:b}@layer print{@media print{._a{a:b}}}';
  const body = '<p class="_a"></p><script>{ a(); }</script><script type="module" src="/a.js"></script>';
  const pages = [writePage(styles, body), writePage(styles, `<section data-first-view></section>${body}`)];
  const buildBoth = (steps: readonly BuildStep[]) => pages.map((page) => build(page, { 'a.js': '1' }, steps));

  test.each(STEPS.map((step) => ({ name: step.name, step })))('$name', ({ step }) => {
    expect(buildBoth(STEPS.filter((other) => other !== step))).not.toEqual(buildBoth(STEPS));
  });
});

test('a text before the first section keeps its styles in the head', () => {
  const page = writePage(
    '._notice{color:red}._hero{top:0}',
    '<main><p class="_notice">x</p><section class="_hero"></section></main>',
  );
  expect(build(page)).toBe(page);
});

test('a page that cannot be parsed stops the build', () => {
  expect(() => build('<p>a<b>c</p>')).toThrow('deep/page.html has an element that is never closed.');
});
