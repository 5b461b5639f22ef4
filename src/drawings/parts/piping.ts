import type { Point } from '../kit/geometry.ts';
import { offsetPolyline } from '../kit/geometry.ts';
import type { Medium, Pen } from '../kit/pens.ts';
import { MEDIA } from '../kit/pens.ts';
import type { Sheet } from '../kit/sheet.ts';

interface PipeOptions {
  readonly medium: Medium;
  /** Outside diameter. */
  readonly diameter: number;
}

/** Pipe drawn with both walls, along a route of right angles. */
export function pipe(sheet: Sheet, route: readonly Point[], { medium, diameter }: PipeOptions): void {
  const pens = MEDIA[medium];
  const left = offsetPolyline(route, diameter / 2);
  const right = offsetPolyline(route, -diameter / 2);
  const outline = [...left, ...right.toReversed()];
  sheet.polygon('mask', ...outline);
  if (medium !== 'neutral') sheet.polygon(pens.tone, ...outline);
  sheet.line(pens.fine, ...left);
  sheet.line(pens.fine, ...right);
}

interface ValveOptions {
  /** Half the width of the body. */
  readonly size: number;
  /** True in a level pipe, false in a riser. */
  readonly level?: boolean;
  readonly pen?: Pen;
}

/** Gate valve: two facing triangles, a stem and a handwheel. */
export function valve(
  sheet: Sheet,
  [x, y]: Point,
  { size, level = false, pen = 'maskEdge' }: ValveOptions,
): void {
  const [reach, stem] = [size * 1.3, size * 1.6];
  if (level) {
    sheet.polygon(
      pen,
      [x + reach, y - size],
      [x + reach, y + size],
      [x - reach, y - size],
      [x - reach, y + size],
    );
    sheet.line('edge', [x, y], [x, y + stem]);
    sheet.line('edge', [x - size, y + stem], [x + size, y + stem]);
  } else {
    sheet.polygon(
      pen,
      [x - size, y + reach],
      [x + size, y + reach],
      [x - size, y - reach],
      [x + size, y - reach],
    );
    sheet.line('edge', [x, y], [x + stem, y]);
    sheet.line('edge', [x + stem, y - size], [x + stem, y + size]);
  }
}

interface PumpOptions {
  readonly width: number;
  readonly height: number;
  /** Middle of the impeller, from the lower left corner. */
  readonly impeller: Point;
  readonly radius: number;
}

/** Water pump on its base, 0.75 to 0.9 m long; `position` is the lower left corner. */
export function pump(sheet: Sheet, [x, y]: Point, { width, height, impeller, radius }: PumpOptions): void {
  sheet.rect('maskCold', x, y, width, height);
  sheet.circle('coldFine', [x + impeller[0], y + impeller[1]], radius);
}
