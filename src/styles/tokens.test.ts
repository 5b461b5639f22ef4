import { describe, expect, test } from 'vitest';
import { listSources, readSource } from '../../tests/support/sources.ts';
import { DEFAULT_ACCENT, SURFACES } from '../lib/styling/accent-colors.ts';
import { contrast } from '../lib/styling/contrast.ts';

const TOKENS = 'src/styles/tokens.css';
const colors = new Map(
  [...readSource(TOKENS).matchAll(/--color-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);
const sheets = listSources('src', ['.css']).filter((file) => file !== TOKENS && !file.includes('/drawings/'));

function color(name: string): string {
  const value = colors.get(name);
  if (!value) throw new Error(`There is no color ${name}`);
  const [, other] = /^var\(--color-([\w-]+)\)$/.exec(value) ?? [];
  return other ? color(other) : value;
}

/** Maps each color of night to the color that replaces it in page heads by day. */
const byDay = new Map(
  [...readSource('src/styles/sky.css').matchAll(/--color-([\w-]+): var\(--color-([\w-]+)\);/g)].map(
    ([, night = '', day = '']) => [night, day],
  ),
);

type Pair = readonly [role: string, front: string, ground: string];

/** All text except that in `SHORT` (WCAG 1.4.6). */
const BODY: readonly Pair[] = [
  ['text on a page', 'ink', 'paper'],
  ['text on a card or in a field', 'ink', 'white'],
  ['text of a notice', 'ink', 'lamp'],
  ['secondary text and hints on a page', 'ink-soft', 'paper'],
  ['secondary text on a card', 'ink-soft', 'white'],
  ['text on night', 'chalk', 'night'],
  ['text on the bar, menus and the toast', 'chalk', 'black'],
  ['running text on night', 'chalk-prose', 'night'],
  ['job links in the menus', 'chalk-prose', 'black'],
  ['hovered links in the menus', 'white', 'black'],
  ['secondary text on night', 'chalk-soft', 'night'],
  ['notes in the menus', 'chalk-soft', 'black'],
  ['skip link and call button of the thumb bar', 'black', 'white'],
  ['button in ink hovered', 'paper', 'black'],
  ['button hovered on paper', 'paper', 'night'],
  ['book button for readers who request more contrast', 'white', 'book-strong'],
];

/** Labels on booking buttons, danger advice, and numbers in large type (WCAG 1.4.3). */
const SHORT: readonly Pair[] = [
  ['book button', 'white', 'book'],
  ['book button in the bar', 'book-text', 'book'],
  ['book button hovered', 'white', 'book-hover'],
  ['advice on a danger', 'white', 'hot-deep'],
  ['degrees on night', 'hot-night', 'night'],
];

/** Non-text elements that must be visible (WCAG 1.4.11, 2.4.13). */
const SHAPES: readonly Pair[] = [
  ['border of a field on the page', 'field', 'paper'],
  ['border of a field against its inside', 'field', 'white'],
  ['focus ring on a page', 'focus', 'paper'],
  ['focus ring on a card', 'cold', 'white'],
  ['focus ring on night', 'cold-night', 'night'],
  ['focus ring on the bar and menus', 'cold-night', 'black'],
  ['base of the mark on the bar', 'mark', 'black'],
  ['lit sign against its outline on night', 'lamp', 'night'],
  ['lit sign on the bar', 'lamp', 'black'],
  ['riser in the cellar', 'hot', 'paper'],
  ['flue in the finder', 'hot', 'room'],
  ['rule next to a danger', 'hot-deep', 'paper'],
  ['book button against the page', 'book', 'paper'],
  ['book button against night', 'book', 'night'],
];

/** Returns the pairs of colors that page heads have by day instead of these pairs. */
const headByDay = (pairs: readonly Pair[]): Pair[] =>
  pairs.flatMap(([role, front, ground]): Pair[] => {
    const [frontByDay, groundByDay] = [byDay.get(front), byDay.get(ground)];
    return frontByDay && groundByDay ? [[`${role}, by day`, frontByDay, groundByDay]] : [];
  });

describe.each([
  [7, BODY],
  [4.5, SHORT],
  [3, SHAPES],
])('contrast of at least %d', (least, pairs) => {
  test.each([...pairs, ...headByDay(pairs)])('of %s: %s on %s', (_, front, ground) => {
    expect(contrast(color(front), color(ground))).toBeGreaterThanOrEqual(least);
  });
});

describe('colors', () => {
  test('that a company’s accent is measured against are those in `tokens.css`', () => {
    for (const [name, value] of Object.entries(SURFACES)) expect(color(name)).toBe(value);
    expect(color('book')).toBe(DEFAULT_ACCENT);
  });

  test('used in stylesheets are defined', () => {
    const used = sheets.flatMap((file) =>
      [...readSource(file).matchAll(/var\(--color-([\w-]+)\)/g)].map(([, name = '']) => name),
    );
    expect([...new Set(used)].filter((name) => !colors.has(name))).toEqual([]);
  });

  test('defined are used', () => {
    const everything = listSources('src', ['.css', '.ts', '.tsx', '.astro'])
      .filter((file) => file !== TOKENS && !file.endsWith('tokens.test.ts'))
      .map(readSource)
      .join('\n');
    const unused = [...colors.keys()].filter(
      (name) => !new RegExp(`--color-${name}\\b(?!-)`).test(everything),
    );
    expect(unused).toEqual([]);
  });
});
