import { describe, expect, test } from 'vitest';
import { listMissingGlyphs } from './font-coverage.ts';

import { ALPHABETS, BASIC_TEXT_FONT, letteringFontOf, textFontOf } from './font-files.ts';

const FONT = 'src/drawings/fonts/libre-franklin-520.ttf';

describe('characters that a font lacks', () => {
  test('do not occur in English and Spanish', () => {
    expect(listMissingGlyphs('Heat “up” — ¿qué hace el equipo? 16¼ in.\u00a0×\u20602', [FONT])).toEqual([]);
  });

  test.each([
    ['Polish', 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż'],
    ['Turkish', 'ÇĞİÖŞÜçğıöşü'],
    ['Vietnamese', 'ĂÂĐÊÔƠƯăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ'],
    ['Czech', 'ČĎĚŇŘŠŤŮŽčďěňřšťůž'],
    ['Romanian', 'ĂÂÎȘȚăâîșț'],
    ['Latvian and Lithuanian', 'ĀĒĢĪĶĻŅŪĖĮŲāēģīķļņūėįų'],
    ['Danish and Icelandic', 'ÆØÅÞÐæøåþð'],
    ['Russian and Ukrainian', 'ЖЩЪЫЭЮЯІЇЄҐжщъыэюяіїєґ'],
  ])('do not occur in %s, on pages or in drawings', (_, letters) => {
    expect(listMissingGlyphs(letters, [BASIC_TEXT_FONT, ...ALPHABETS.map(textFontOf)])).toEqual([]);
    const lettering = ALPHABETS.map((alphabet) => letteringFontOf(alphabet, 600));
    expect(listMissingGlyphs(letters, [FONT, ...lettering])).toEqual([]);
  });
});
