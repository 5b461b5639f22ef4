/** What the borough drawings share: ground line, cutaway cellar below it, and the scale of the street view. */

import { type Drawing, finish } from '../../kit/drawing.ts';
import type { Edges } from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import type { ThemeName } from '../../kit/themes.ts';
import { type CellarVoid, EARTH_DEPTH, earthWithCellar } from '../../parts/facade.ts';

/** `page` and `phone`: large, on the borough's own page. `street`: all five side by side at one scale. */
export type View = 'page' | 'phone' | 'street';

/** Edges of the sheet, in meters from the building's corner at ground level. */
export type Extent = Omit<Edges, 'bottom'>;

interface Frame extends Extent {
  /** Pixels per meter of the page view; taller buildings need a smaller scale. */
  readonly scale: number;
  /** Upper edge of the page view and the phone view, in meters, if other than that of the street view. */
  readonly pageTop?: number;
  /** Left edges of the other views, if other than that of the page view. */
  readonly lefts?: Partial<Record<View, number>>;
}

interface BoroughSpec {
  readonly frame: Frame;
  readonly cellar: CellarVoid;
  readonly draw: (sheet: Sheet, view: View, extent: Extent) => void;
}

/** Underside of the slab over every cellar. */
export const CEILING = -0.25;

const STREET_SCALE = 20;
const GROUND_THICKNESS: Readonly<Record<View, number>> = { page: 0.14, phone: 0.14, street: 0.25 };

type DrawBorough = (theme: ThemeName, view?: View) => Drawing;

/** Returns a function that draws a borough on a ground and in a view. */
export function borough({ frame, cellar, draw }: BoroughSpec): DrawBorough {
  return (theme, view = 'page') => {
    const { right } = frame;
    const left = frame.lefts?.[view] ?? frame.left;
    const scale = view === 'street' ? STREET_SCALE : frame.scale;
    const top = (view !== 'street' && frame.pageTop) || frame.top;
    const sheet = new Sheet({
      width: (right - left) * scale,
      height: (top + EARTH_DEPTH) * scale,
      scale,
      origin: [-left * scale, top * scale],
      weights: view === 'street' ? 'street' : 'standard',
    });
    earthWithCellar(sheet, left, right, cellar);
    draw(sheet, view, { left, right, top });
    const ground = GROUND_THICKNESS[view];
    sheet.rect('solid', left, -ground, right - left, ground);
    return finish(sheet, theme, { ground: top * scale });
  };
}
