import { describe, expect, test } from 'vitest';
import { ART_NAMES } from '../../drawings/art.ts';
import { PENS } from '../../drawings/kit/pens.ts';
import { KIT_FUNCTIONS, PIECES } from './kit-parts.ts';
import { EXAMPLES } from './part-examples.ts';
import { SAMPLES } from './samples.ts';

describe('the style guide', () => {
  test('has every drawing, and the boiler on both grounds', () => {
    const drawings = SAMPLES.filter(({ kind }) => kind === 'drawing');
    expect(new Set(drawings.map(({ name }) => name))).toEqual(new Set(ART_NAMES));
    for (const ground of ['paper', 'night'])
      expect(drawings.map(({ id }) => id)).toContain(`figure-boiler--${ground}`);
  });

  test('has every pen on both grounds', () => {
    const ids = SAMPLES.map(({ id }) => id);
    for (const pen of Object.keys(PENS))
      expect(ids).toEqual(expect.arrayContaining([`pen-${pen}--paper`, `pen-${pen}--night`]));
  });

  test('has every part of the kit except pieces of parts', () => {
    const parts = new Set(SAMPLES.filter(({ kind }) => kind === 'part').map(({ name }) => name));
    expect(parts.size).toBeGreaterThan(120);
    expect(KIT_FUNCTIONS.filter((name) => !parts.has(name) && !(name in PIECES))).toEqual([]);
    expect(
      [...Object.keys(PIECES), ...Object.keys(EXAMPLES)].filter((name) => !KIT_FUNCTIONS.includes(name)),
    ).toEqual([]);
  });

  test('has no two samples with the same ID', () => {
    expect(new Set(SAMPLES.map(({ id }) => id)).size).toBe(SAMPLES.length);
  });

  test.each(SAMPLES)('draws $id', ({ draw }) => {
    const svg = draw();
    expect(svg).toMatch(/<path class="[\w]+" d="M/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});
