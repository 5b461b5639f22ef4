import { describe, expect, test } from 'vitest';
import { runSteps, writePage } from '../../tests/support/build-step.ts';
import { separatePrintStyles } from './separate-print-styles.ts';

describe('rules for print', () => {
  test('move to a file that does not block rendering', () => {
    const css =
      '@layer ui,print;@layer print{@media print{a{}}}@layer ui{b{}}@layer print{@media print{c{}}@media print{d{}}}';
    const { html, stylesheets } = runSteps([separatePrintStyles], writePage(css));
    expect(html).toContain(
      '<style>@layer ui,print;@layer ui{b{}}</style><link rel="stylesheet" href="/print.css" media="print"></head>',
    );
    expect(stylesheets.get('print')).toBe(
      '@layer print{@media print{a{}}}@layer print{@media print{c{}}@media print{d{}}}',
    );
  });

  test.each([
    '@layer print{@media print{a{}}b{}}',
    '@layer print{@media (width>9px){a{}}}',
    '@layer ui{@media print{a{}}}',
    '@media print{a{}}',
    '@layer ui,print;p{top:0}',
  ])('stay if they may affect the screen or another layer: %s', (css) => {
    const { html, stylesheets } = runSteps([separatePrintStyles], writePage(css));
    expect(html).toBe(writePage(css));
    expect(stylesheets.size).toBe(0);
  });
});
