/** Line icons on a grid of 48 units, y down as in SVG: one pen, one red or blue accent. */
import type { Drawing } from '../kit/drawing.ts';
import type { Point } from '../kit/geometry.ts';
import { ellipsePath } from '../kit/path.ts';
import type { ThemeName } from '../kit/themes.ts';

const GRID = 48;

export interface IconSpec {
  readonly name: string;
  readonly title: string;
  /** Pen and path data, from back to front. */
  readonly strokes: readonly (readonly [IconPen, path: string])[];
}

export type IconPen = 'icon' | 'iconHot' | 'iconCold';

export const circle = (center: Point, radius: number): string => ellipsePath(center, radius, radius);

export function icon(theme: ThemeName, { name, title, strokes }: IconSpec): Drawing {
  return {
    name: `icon-${name}`,
    title,
    description: `Icon: ${title.toLowerCase()}.`,
    theme,
    weights: 'standard',
    viewBox: { x: 0, y: 0, width: GRID, height: GRID },
    bleed: 0,
    strokes: strokes.map(([pen, path]) => ({ pen, path })),
  };
}
