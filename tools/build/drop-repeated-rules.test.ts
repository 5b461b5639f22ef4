import { expect, test } from 'vitest';
import { runSteps, stylesOf, writePage } from '../../tests/support/build-step.ts';
import { dropRepeatedRules } from './drop-repeated-rules.ts';

const dropFrom = (css: string): string => stylesOf(runSteps([dropRepeatedRules], writePage(css)).html);

test('only the last copy of a repeated rule is kept', () => {
  expect(dropFrom('.a{top:0}.b{top:1px}.a{top:0}')).toBe('.b{top:1px}.a{top:0}');
});

test('at-rules that become empty are dropped, too', () => {
  expect(dropFrom('@layer ui{@media print{.a{top:0}}}@layer ui{@media print{.a{top:0}}}')).toBe(
    '@layer ui{@media print{.a{top:0}}}',
  );
});

test.each([
  ['another declaration', '.a{top:0}.a{top:1px}'],
  ['another selector', '.a{top:0}.b{top:0}'],
  ['another layer', '@layer ui{.a{top:0}}@layer features{.a{top:0}}'],
  ['another condition', '@media print{.a{top:0}}.a{top:0}'],
])('a rule with %s stays', (_, css) => {
  expect(dropFrom(css)).toBe(css);
});
