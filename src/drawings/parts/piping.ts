import { bandAlong, type Point, trapezoid } from '../kit/geometry.ts';
import { MEDIA, type Medium, type Pen, type Temperature } from '../kit/pens.ts';
import type { Sheet } from '../kit/sheet.ts';

interface PipeOptions {
  readonly medium: Medium;
  /** Outside diameter. */
  readonly diameter: number;
  /** True for a flue pipe: only its two walls are drawn. Other hot and cold pipes are filled. */
  readonly isFlue?: boolean;
}

/** Pipe drawn with both walls along a route, its corners mitered. */
export function pipe(sheet: Sheet, options: PipeOptions, ...route: readonly Point[]): void {
  const { medium, diameter, isFlue = false } = options;
  const pens = MEDIA[medium];
  const outline = bandAlong(route, diameter);
  const [left, right] = [outline.slice(0, route.length), outline.slice(route.length)];
  sheet.polygon('mask', ...outline);
  if (medium !== 'neutral' && !isFlue) sheet.polygon(pens.tone, ...outline);
  sheet.line(pens.fine, ...left);
  sheet.line(pens.fine, ...right);
}

/** Flue pipe or vent connector, drawn as two red walls. */
export function fluePipe(sheet: Sheet, diameter: number, ...route: readonly Point[]): void {
  pipe(sheet, { medium: 'hot', diameter, isFlue: true }, ...route);
}

interface ValveOptions {
  /** Half the width of the body. */
  readonly size: number;
  /** True for a valve in a level pipe, false for one in a riser. */
  readonly level?: boolean;
  readonly pen?: Pen;
}

/** Gate valve: two facing triangles, a stem and a handwheel. */
export function valve(sheet: Sheet, [x, y]: Point, options: ValveOptions): void {
  const { size, level = false, pen = 'maskEdge' } = options;
  const [reach, stem] = [size * 1.3, size * 1.6];
  const at = (along: number, across: number): Point =>
    level ? [x + along, y + across] : [x + across, y + along];
  sheet.polygon(pen, at(reach, -size), at(reach, size), at(-reach, -size), at(-reach, size));
  sheet.line('edge', [x, y], at(0, stem));
  sheet.line('edge', at(-size, stem), at(size, stem));
}

/** Open ball valve, which isolates parts of a water loop: round body between two hexagons, lever along the pipe. */
export function ballValve(sheet: Sheet, [x, y]: Point, size: number): void {
  sheet.rect('maskEdge', x - size * 1.4, y - size * 0.75, size * 2.8, size * 1.5);
  sheet.circle('maskEdge', [x, y], size);
  sheet.line('edge', [x, y + size], [x, y + size * 1.9]);
  sheet.rect('solid', x - size * 0.4, y + size * 1.7, size * 2.6, size * 0.5);
}

/** Solid triangle on a pipe that shows the direction of flow. */
export function flowMark(
  sheet: Sheet,
  [x, y]: Point,
  medium: Temperature,
  direction: 'up' | 'down' | 'left' | 'right',
  size: number,
): void {
  const [dx, dy] = { up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0] }[direction] as [number, number];
  const at = (along: number, across: number): Point => [
    x + dx * along + dy * across,
    y + dy * along + dx * across,
  ];
  const pen = medium === 'hot' ? 'hotSolid' : 'coldSolid';
  sheet.polygon(pen, at(size, 0), at(-size, size * 0.8), at(-size, -size * 0.8));
}

/** Open hub of a drain that a smaller pipe drips into; `position` is the middle of its lower edge. */
export function drainHub(sheet: Sheet, [x, y]: Point, size: number): void {
  sheet.polygon('maskEdge', ...trapezoid(x - size, y + size, 2 * size, -size, 0.65 * size));
}

interface PumpOptions {
  readonly width: number;
  readonly height: number;
  /** Center of the impeller, measured from the lower left corner. */
  readonly impeller: Point;
  readonly radius: number;
}

/** Water pump on its base, 0.75 to 0.9 m long; `position` is the lower left corner. */
export function pump(sheet: Sheet, [x, y]: Point, { width, height, impeller, radius }: PumpOptions): void {
  sheet.rect('maskCold', x, y, width, height);
  sheet.circle('coldFine', [x + impeller[0], y + impeller[1]], radius);
}
