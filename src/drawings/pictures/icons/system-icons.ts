/** Line icons of the systems on a grid of 48 units, y down as in SVG: one pen, one red or blue accent. */
import type { SystemKey } from '../../../content/parts.ts';
import type { Drawing } from '../../kit/drawing.ts';
import type { Point } from '../../kit/geometry.ts';
import { ellipsePath } from '../../kit/path.ts';
import type { ThemeName } from '../../kit/themes.ts';

const GRID = 48;

type IconPen = 'icon' | 'iconHot' | 'iconCold';

interface IconSpec {
  readonly title: string;
  /** Pen and path data, from back to front. */
  readonly strokes: readonly (readonly [pen: IconPen, path: string])[];
}

const circle = (center: Point, radius: number): string => ellipsePath(center, radius, radius);

const ICONS: Readonly<Record<SystemKey, IconSpec>> = {
  boiler: {
    title: 'Boiler',
    strokes: [
      ['icon', 'M8 20h28v24H8zM8 37h28M15 20v17M22 20v17M29 20v17'],
      ['iconCold', 'M44 16v24h-8'],
      ['iconHot', 'M15 20v-8h14v8M22 12V5h24'],
    ],
  },
  'water-heater': {
    title: 'Water heater',
    strokes: [
      ['icon', 'M13 13c0-3 5-4.5 11-4.5S35 10 35 13v28H13zM13 33h22M16 41v4M32 41v4'],
      ['iconCold', 'M18 2v20'],
      ['iconHot', 'M30 2v7M24 33.5c2 2 2.5 3 2.5 4.2a2.5 2.5 0 0 1-5 0c0-1.2.5-2.2 2.5-4.2z'],
    ],
  },
  furnace: {
    title: 'Furnace',
    strokes: [
      ['icon', `M12 14h24v31H12zM12 31h24M16 14V4h24v7H32${circle([24, 38], 4)}`],
      ['iconHot', 'M24 18c3 3 4.5 4.5 4.5 7a4.5 4.5 0 0 1-9 0c0-2.5 2-3.5 4.5-7z'],
    ],
  },
  ptac: {
    title: 'PTAC',
    strokes: [
      ['icon', 'M3 22V4h42v18M8 4v14h32V4M24 4v14M5 26h38v14H5zM5 44h38M34 30h5v6h-5z'],
      ['iconCold', 'M9 30h20M9 33h20M9 36h20'],
    ],
  },
  wshp: {
    title: 'Water-source heat pump',
    strokes: [
      ['icon', `M20 5h23v38H20zM20 27h23M24 9h15M24 12h15M24 15h15${circle([31.5, 21], 3.5)}`],
      ['iconCold', 'M6 2v44M6 39h14'],
      ['iconHot', 'M12 2v44M12 33h8'],
    ],
  },
  'mini-split': {
    title: 'Mini-split',
    strokes: [
      ['icon', 'M5 12.5h38v11a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM9 22.5h30'],
      ['iconCold', 'M14 31c0 4-3 5-3 9M24 31c0 4 0 5 0 9M34 31c0 4 3 5 3 9'],
    ],
  },
  'central-ac': {
    title: 'Central air conditioning',
    strokes: [
      ['icon', 'M7 12h34v29H7zM4 44h40M11 8h26l2 4H9zM11 17h26M11 33h26M11 37h26'],
      ['iconCold', 'M24 20.5v9M19.5 25h9M20.8 21.8l6.4 6.4M27.2 21.8l-6.4 6.4'],
    ],
  },
  'vrf-vrv': {
    title: 'VRF system',
    strokes: [
      ['icon', 'M12 3h24v17H12zM16 8h16M16 12h16M16 16h16'],
      ['iconCold', 'M24 20v9M8 36v-7h32v7M24 29v7'],
      ['icon', 'M2 36h12v6H2zM18 36h12v6H18zM34 36h12v6H34z'],
    ],
  },
  rtu: {
    title: 'Rooftop unit',
    strokes: [
      [
        'icon',
        'M10 11h34v19H10zM10 14l-7 6v6h7M28 11v19M2 36h44M14 30v6M40 30v6M32 7h8v4M32 7v4M32 15h8M32 19h8M32 23h8',
      ],
      ['iconCold', 'M19 16v24M15.5 36.5L19 40l3.5-3.5'],
    ],
  },
  general: {
    title: 'Building',
    strokes: [
      ['icon', 'M6 42h36M10 42V12l14-8 14 8v30M10 20h28M10 31h28M24 20v22'],
      ['iconCold', 'M28 26h6'],
      ['iconHot', 'M14 37h6'],
    ],
  },
};

export function systemIcon(key: SystemKey, theme: ThemeName): Drawing {
  const { title, strokes } = ICONS[key];
  return {
    name: `icon-${key}`,
    title,
    theme,
    weights: 'standard',
    viewBox: { x: 0, y: 0, width: GRID, height: GRID },
    bleed: 0,
    strokes: strokes.map(([pen, path]) => ({ pen, path })),
  };
}
