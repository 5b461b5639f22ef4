import type { Drawing } from '../kit/drawing.ts';
import type { ThemeName } from '../kit/themes.ts';
import { icon } from './icon.ts';

export function waterHeaterIcon(theme: ThemeName): Drawing {
  return icon(theme, {
    name: 'water-heater',
    title: 'Water heater',
    strokes: [
      ['icon', 'M13 13c0-3 5-4.5 11-4.5S35 10 35 13v28H13zM13 33h22M16 41v4M32 41v4'],
      ['iconCold', 'M18 2v20'],
      ['iconHot', 'M30 2v7M24 33.5c2 2 2.5 3 2.5 4.2a2.5 2.5 0 0 1-5 0c0-1.2.5-2.2 2.5-4.2z'],
    ],
  });
}
