import { describe, expect, test } from 'vitest';
import {
  DEFAULT_ACCENT,
  deriveAccentColors,
  findContrastProblem,
  LEAST_CONTRAST,
  SURFACES,
} from './accent-colors.ts';
import { contrast } from './contrast.ts';
import { toHex, toOklch } from './oklch.ts';

/**
 * Colors around the color wheel, from dark to pale, including gray. In `READABLE`, the nearest readable color replaces
 * each unreadable one.
 */
const ACCENTS = [0, 0.08, 0.2].flatMap((chroma) =>
  [0.05, 0.3, 0.5, 0.8].flatMap((lightness) =>
    Array.from({ length: 12 }, (_, step) => toHex({ lightness, chroma, hue: step * 30 })),
  ),
);
const READABLE = ACCENTS.map((accent) => findContrastProblem(accent)?.nearest ?? accent);

const hueOf = (color: string): number => toOklch(color).hue;

describe('an accent', () => {
  test('is refused if text in it or white text on it is hard to read, and its nearest readable color is named', () => {
    expect(findContrastProblem(DEFAULT_ACCENT)).toBeUndefined();
    const orange = findContrastProblem('#ff9900');
    expect(orange?.use).toBe('white words on a button of this color');
    expect(orange?.measured).toBeCloseTo(2.14, 2);
    expect(hueOf(orange?.nearest ?? '')).toBeCloseTo(hueOf('#ff9900'), -1);
    // White text on it has a contrast of 4.8:1; text in this color has less, because paper is darker than white.
    expect(findContrastProblem('#e4002b')?.use).toBe('words of this color on a page');
  });

  test.each(READABLE)('%s and its derived colors are readable everywhere', (accent) => {
    expect(findContrastProblem(accent)).toBeUndefined();
    const colors = deriveAccentColors(accent);
    const night = colors?.nightBook ?? colors;
    for (const button of [colors?.book, colors?.bookHover, night?.book, night?.bookHover])
      expect(contrast(button ?? '', SURFACES.white)).toBeGreaterThanOrEqual(LEAST_CONTRAST.words);
    expect(contrast(colors?.bookStrong ?? '', SURFACES.paper)).toBeGreaterThanOrEqual(LEAST_CONTRAST.strong);
    expect(contrast(night?.book ?? '', SURFACES.night)).toBeGreaterThanOrEqual(LEAST_CONTRAST.shapes);
    expect(contrast(colors?.mark ?? '', SURFACES.night)).toBeGreaterThanOrEqual(LEAST_CONTRAST.words);
    const { paper = accent } = colors?.heat ?? {};
    for (const surface of [SURFACES.paper, SURFACES.lamp])
      expect(contrast(paper, surface)).toBeGreaterThanOrEqual(LEAST_CONTRAST.shapes);
  });

  test.each([
    ['crimson', '#b0102e', true],
    ['orange', '#b3540a', true],
    ['amber', '#8a6100', true],
    ['brown that is nearly gray', '#4d4640', false],
    ['green', '#0a6b3a', false],
    ['blue', '#0b4fa0', false],
    ['purple', '#6b21a8', false],
  ])('is the color of heat only if it is warm: %s', (_, accent, isWarm) => {
    expect(Boolean(deriveAccentColors(accent)?.heat)).toBe(isWarm);
  });

  test('that is the site’s own red has no derived colors', () => {
    expect(deriveAccentColors(DEFAULT_ACCENT)).toBeUndefined();
  });
});
