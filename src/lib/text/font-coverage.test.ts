import { describe, expect, test } from 'vitest';
import { listMissingGlyphs } from './font-coverage.ts';

const FONT = 'src/drawings/fonts/libre-franklin-520.ttf';

describe('characters that a font lacks', () => {
  test('are none in English and Spanish', () => {
    expect(listMissingGlyphs('Heat “up” — ¿qué hace el equipo? 16¼ in.\u00a0×\u20602', FONT)).toEqual([]);
  });

  test('are each named once', () => {
    expect(listMissingGlyphs('中文 中 heat', FONT)).toEqual(['中', '文']);
  });
});
