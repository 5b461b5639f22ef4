import type { Drawing } from '../kit/drawing.ts';
import type { ThemeName } from '../kit/themes.ts';
import { icon } from './icon.ts';

export function vrfIcon(theme: ThemeName): Drawing {
  return icon(theme, {
    name: 'vrf-vrv',
    title: 'VRF system',
    strokes: [
      ['icon', 'M12 3h24v17H12zM16 8h16M16 12h16M16 16h16'],
      ['iconCold', 'M24 20v9M8 36v-7h32v7M24 29v7'],
      ['icon', 'M2 36h12v6H2zM18 36h12v6H18zM34 36h12v6H34z'],
    ],
  });
}
