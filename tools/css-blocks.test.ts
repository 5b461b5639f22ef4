import { describe, expect, test } from 'vitest';
import { dropRepeatedRules, readBlocks } from './css-blocks.ts';

test('the blocks of a stylesheet are read in order, quotation marks and all', () => {
  expect(readBlocks('@layer a,b;p{margin:0}@media (width<9px){q::before{content:"}"}}')).toEqual([
    { head: '@layer a,b;' },
    { head: 'p', body: 'margin:0' },
    { head: '@media (width<9px)', body: 'q::before{content:"}"}' },
  ]);
  expect(() => readBlocks('@layer a{p{margin:0}')).toThrow(/without an end/);
});

describe('of equal rules', () => {
  test('the last stays, wherever it stands', () => {
    expect(dropRepeatedRules('a{top:0}a{top:1px}a{top:0}')).toBe('a{top:1px}a{top:0}');
    expect(dropRepeatedRules('@layer ui{a{top:0}b{top:0}}@layer ui{b{top:0}}')).toBe(
      '@layer ui{a{top:0}}@layer ui{b{top:0}}',
    );
  });

  test('those of other layers and conditions are others', () => {
    const css = '@layer ui{a{top:0}}@layer base{a{top:0}}@media print{a{top:0}}';
    expect(dropRepeatedRules(css)).toBe(css);
  });

  test('a group that is left empty goes, and statements stay', () => {
    expect(dropRepeatedRules('@layer ui;@media print{a{top:0}}@layer ui;@media print{a{top:0}}')).toBe(
      '@layer ui;@layer ui;@media print{a{top:0}}',
    );
  });

  test('animations and faces are compared whole', () => {
    expect(dropRepeatedRules('@keyframes k{to{top:0}}@keyframes k{to{top:0}}@keyframes k{to{top:1px}}')).toBe(
      '@keyframes k{to{top:0}}@keyframes k{to{top:1px}}',
    );
  });
});
