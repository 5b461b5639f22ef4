import type { Drawing } from '../kit/drawing.ts';
import type { ThemeName } from '../kit/themes.ts';
import { icon } from './icon.ts';

export function centralAcIcon(theme: ThemeName): Drawing {
  return icon(theme, {
    name: 'central-ac',
    title: 'Central air conditioning',
    strokes: [
      ['icon', 'M7 12h34v29H7zM4 44h40M11 8h26l2 4H9zM11 17h26M11 33h26M11 37h26'],
      ['iconCold', 'M24 20.5v9M19.5 25h9M20.8 21.8l6.4 6.4M27.2 21.8l-6.4 6.4'],
    ],
  });
}
