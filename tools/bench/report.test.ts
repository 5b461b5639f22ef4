import { describe, expect, test } from 'vitest';
import { formatTable, replaceSection } from './report.ts';

describe('the benchmark document', () => {
  test('gets a missing section and keeps the rest', () => {
    const once = replaceSection('# Benchmarks\n', 'scores', 'one');
    expect(once).toMatch(
      /^# Benchmarks\n\n<!-- scores: begin -->\n\n## What[\s\S]*one[\s\S]*<!-- scores: end -->\n$/,
    );
  });

  test('has one section replaced and keeps the others', () => {
    const both = replaceSection(replaceSection('# B\n', 'pages', 'p1'), 'scores', 's1');
    const again = replaceSection(both, 'pages', 'p2');
    expect(again).toContain('p2');
    expect(again).not.toContain('p1');
    expect(again.slice(again.indexOf('<!-- scores'))).toBe(both.slice(both.indexOf('<!-- scores')));
    expect(replaceSection(again, 'pages', 'p1')).toBe(both);
  });

  test('has tables with right-aligned numbers', () => {
    expect(formatTable(['Page', 'FCP'], [['/', 800]])).toBe('| Page | FCP |\n| --- | --: |\n| / | 800 |');
  });
});
