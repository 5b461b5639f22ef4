import { expect, test } from 'vitest';
import { deriveAccentColors } from '../lib/styling/accent-colors.ts';
import { writeAccentStyles } from './accent-styles.ts';

test('the default red of the site needs no rule', () => {
  expect(writeAccentStyles(undefined)).toBe('');
});

test('a warm accent is also the color of heat', () => {
  const styles = writeAccentStyles(deriveAccentColors('#b3540a'));
  expect(styles).toMatch(/^@layer tokens\{html:root\{--color-book:#b3540a;--color-book-hover:#[0-9a-f]{6};/);
  for (const token of ['mark', 'hot', 'hot-night', 'hot-deep'])
    expect(styles).toMatch(new RegExp(`[{;]--color-${token}:#[0-9a-f]{6}[;}]`));
});

test('a dark blue accent does not change the color of heat, and has its own shades on a night background', () => {
  const styles = writeAccentStyles(deriveAccentColors('#0b3d91'));
  expect(styles).not.toContain('--color-hot');
  expect(styles).toMatch(
    /\[data-ground\]\{--color-book:#[0-9a-f]{6};--color-book-hover:#[0-9a-f]{6}\}@media/,
  );
});

test('a visitor who prefers more contrast gets the accent’s strong shade on every ground', () => {
  expect(writeAccentStyles(deriveAccentColors('#0b3d91'))).toMatch(
    /@media \(prefers-contrast:more\)\{html:root,\[data-ground\]\{--color-book:var\(--color-book-strong\);[^}]+\}\}\}$/,
  );
});
