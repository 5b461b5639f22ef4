import type { Drawing } from '../kit/drawing.ts';
import type { ThemeName } from '../kit/themes.ts';
import { icon } from './icon.ts';

export function miniSplitIcon(theme: ThemeName): Drawing {
  return icon(theme, {
    name: 'mini-split',
    title: 'Mini-split',
    strokes: [
      ['icon', 'M5 12.5h38v11a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM9 22.5h30'],
      ['iconCold', 'M14 31c0 4-3 5-3 9M24 31c0 4 0 5 0 9M34 31c0 4 3 5 3 9'],
    ],
  });
}
