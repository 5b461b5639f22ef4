import type { Drawing } from '../kit/drawing.ts';
import type { ThemeName } from '../kit/themes.ts';
import { icon } from './icon.ts';

export function rtuIcon(theme: ThemeName): Drawing {
  return icon(theme, {
    name: 'rtu',
    title: 'Rooftop unit',
    strokes: [
      [
        'icon',
        'M10 11h34v19H10zM10 14l-7 6v6h7M28 11v19M2 36h44M14 30v6M40 30v6M32 7h8v4M32 7v4M32 15h8M32 19h8M32 23h8',
      ],
      ['iconCold', 'M19 16v24M15.5 36.5L19 40l3.5-3.5'],
    ],
  });
}
