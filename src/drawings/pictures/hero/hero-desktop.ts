import type { SystemKey } from '../../../content/parts.ts';
import type { Drawing } from '../../kit/drawing.ts';
import { finish } from '../../kit/drawing.ts';
import type { Point } from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import type { ThemeName } from '../../kit/themes.ts';
import { drawSection } from './hero-section.ts';

export interface HeroMarker {
  readonly system: SystemKey;
  readonly tag: Point;
  readonly anchor: Point;
}

/** Where each system stands and where its tag is set, pixels of the drawing. */
export const HERO_MARKERS: readonly HeroMarker[] = [
  { system: 'boiler', tag: [1304, 852], anchor: [1284, 793] },
  { system: 'water-heater', tag: [1330, 852], anchor: [1342, 793] },
  { system: 'furnace', tag: [1771, 852], anchor: [1771, 793] },
  { system: 'ptac', tag: [1748, 516], anchor: [1673, 549] },
  { system: 'wshp', tag: [1748, 452], anchor: [1548, 452] },
  { system: 'mini-split', tag: [1748, 309], anchor: [1606, 309] },
  { system: 'central-ac', tag: [1748, 367], anchor: [1651, 367] },
  { system: 'vrf-vrv', tag: [1290, 197], anchor: [1290, 240] },
  { system: 'rtu', tag: [1850, 545], anchor: [1812, 562] },
];

/** An apartment house and the shop beside it, cut open from the subway to the roof tank. */
export function hero(theme: ThemeName): Drawing {
  const ground = 716;
  const sheet = new Sheet({ width: 2000, height: 900, scale: 22, origin: [1208, ground] });
  drawSection(sheet, { shop: true });
  return finish(sheet, theme, {
    name: 'hero',
    title: 'Section through a New York apartment house',
    description:
      'An apartment house and the shop beside it, cut open from the cellar boiler to the rooftop units and water tank, with heat in red and cooling in blue.',
    bleed: 26,
    ground,
  });
}
