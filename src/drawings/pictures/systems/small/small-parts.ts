/** What the small sections share. Positions and lengths are in meters, at the scale of `SMALL_SHEET`. */
import { bandAlong, type Point, polar, range } from '../../../kit/geometry.ts';
import type { Sheet, SheetSize } from '../../../kit/sheet.ts';

/**
 * Pixels per meter, the same for every machine, so that a rooftop unit is larger than a wall unit. A centimeter
 * is a whole number of pixels, which keeps the files short.
 */
const SCALE = 300;
const [WIDTH, HEIGHT] = [600, 640];
/** Thickness of the ground, whose upper edge is at zero. */
const GROUND = 16 / SCALE;
/** The right and upper edges of the view; pipes, ducts and walls that continue end there. */
export const VIEW = { right: WIDTH / SCALE, top: HEIGHT / SCALE - GROUND };
/** Level and thickness of the roof under rooftop machines. */
export const ROOF = { level: 0.74, thickness: 0.09 };

export const SMALL_SHEET: SheetSize = {
  width: WIDTH,
  height: HEIGHT,
  scale: SCALE,
  origin: [0, VIEW.top * SCALE],
  weights: 'small',
};

type Temperature = 'hot' | 'cold';
const SOLID = { hot: 'hotSolid', cold: 'coldSolid' } as const;

/** The ground, from edge to edge. */
export function ground(sheet: Sheet): void {
  sheet.rect('solid', 0, -GROUND, VIEW.right, GROUND);
}

/** The roof slab, from edge to edge. */
export function roof(sheet: Sheet): void {
  sheet.rect('solid', 0, ROOF.level - ROOF.thickness, VIEW.right, ROOF.thickness);
}

/** Metal boxes in section: the sheet metal that the section plane cuts, and the darker space inside. */
export function casings(sheet: Sheet, ...outlines: readonly (readonly Point[])[]): void {
  for (const outline of outlines) sheet.polygon('tone', ...outline);
  for (const outline of outlines) sheet.polygon('cut', ...outline);
}

/** Solid pipe in the color for hot or cold; `route` is its axis. */
export function smallPipe(
  sheet: Sheet,
  temperature: Temperature,
  diameter: number,
  ...route: readonly Point[]
): void {
  sheet.polygon(SOLID[temperature], ...bandAlong(route, diameter));
}

/** The middles of the two ends. */
interface Ends {
  readonly from: Point;
  readonly to: Point;
}

type Coils = Partial<Readonly<Record<Temperature, readonly Ends[]>>>;

/** Coils seen from the ends of their tubes. */
export function smallCoils(sheet: Sheet, { hot = [], cold = [] }: Coils): void {
  for (const { from, to } of hot) smallPipe(sheet, 'hot', 0.12, from, to);
  for (const { from, to } of cold) smallPipe(sheet, 'cold', 0.12, from, to);
  for (const { from, to } of [...hot, ...cold]) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const tubes = Math.round(Math.hypot(dx, dy) / 0.1);
    for (const i of range(tubes)) {
      const share = (i + 0.5) / tubes;
      const [x, y] = [from[0] + dx * share, from[1] + dy * share];
      sheet.line('knockout', [x - 0.002, y], [x + 0.002, y]);
    }
  }
}

interface Machinery {
  /** Blower wheels seen along their shafts; their blades show only in larger pictures. */
  readonly wheels?: readonly (readonly [center: Point, radius: number])[];
  /** Compressors, drawn as steel cans with seams; `foot` is the middle of the lower edge. */
  readonly cans?: readonly (readonly [foot: Point, width: number, height: number])[];
}

export function machinery(sheet: Sheet, { wheels = [], cans = [] }: Machinery): void {
  for (const [center, radius] of wheels) sheet.circle('maskEdge', center, radius);
  for (const [[x, y], width, height] of cans)
    sheet.roundRect('maskEdge', x - width / 2, y, width, height, width * 0.42);
  for (const [[x, y], width, height] of cans)
    for (const seam of [y + height * 0.3, y + height * 0.72])
      sheet.line('texture', [x - width / 2, seam], [x + width / 2, seam]);
  for (const [center, radius] of wheels)
    for (const angle of range(12).map((i) => i * 30))
      sheet.line('texture', polar(center, radius * 0.62, angle), polar(center, radius * 0.86, angle + 12));
  for (const [center, radius] of wheels) sheet.circle('solid', center, radius * 0.28);
}

/** Fan seen from the side: two blades from tip to tip, and the motor below them or on their right. */
export function smallFan(sheet: Sheet, [x, y]: Point, reach: number, run: 'level' | 'standing'): void {
  const at = (along: number, across: number): Point =>
    run === 'level' ? [x + along * reach, y - across * reach] : [x + across * reach, y + along * reach];
  for (const side of [-1, 1])
    sheet.loop('solid', at(0, 0), at(side * 0.5, 0.14), at(side, 0), at(side * 0.5, -0.14));
  sheet.polygon('solid', at(-0.18, 0), at(0.18, 0), at(0.18, 0.5), at(-0.18, 0.5));
}

/** Air that a machine blows, as a line with an arrowhead at its end. */
export function smallDraft(
  sheet: Sheet,
  temperature: Temperature,
  ...route: readonly [Point, Point, Point]
): void {
  const [, bend, end] = route;
  sheet.spline(temperature, ...route);
  const back = (Math.atan2(bend[1] - end[1], bend[0] - end[0]) * 180) / Math.PI;
  sheet.line(temperature, polar(end, 0.13, back + 38), end, polar(end, 0.13, back - 38));
}

/**
 * A machine in section. Each kind of part is drawn for all machines before the next kind, so that strokes drawn with the
 * same pen merge.
 */
export interface SmallMachine extends Coils, Machinery {
  readonly casings: readonly (readonly Point[])[];
  /** Sheet metal between two compartments. */
  readonly decks?: readonly Ends[];
  readonly fans?: readonly (readonly [center: Point, reach: number, run: 'level' | 'standing'])[];
}

export function smallMachines(sheet: Sheet, ...machines: readonly SmallMachine[]): void {
  const all = <Part>(list: (machine: SmallMachine) => readonly Part[] | undefined): Part[] =>
    machines.flatMap((machine) => list(machine) ?? []);
  casings(sheet, ...all((one) => one.casings));
  for (const { from, to } of all((one) => one.decks)) sheet.line('cut', from, to);
  smallCoils(sheet, { hot: all((one) => one.hot), cold: all((one) => one.cold) });
  machinery(sheet, { wheels: all((one) => one.wheels), cans: all((one) => one.cans) });
  for (const [center, reach, run] of all((one) => one.fans)) smallFan(sheet, center, reach, run);
}
