/**
 * Small sections of the systems, shown 48 to 330 px wide: the machines of the cutaways in about ten strokes, with the
 * same pens, on one ground line and at one scale. They replace cutaways that would blur at such a width. Positions and
 * lengths are in meters, at the scale of `SMALL_SHEET`.
 */
import type { SystemKey } from '../../../content/parts.ts';
import { type Drawing, finish } from '../../kit/drawing.ts';
import {
  acrossFirst,
  bandAlong,
  type Point,
  points,
  polar,
  range,
  rectangle,
  trapezoid,
  upFirst,
} from '../../kit/geometry.ts';
import type { Temperature } from '../../kit/pens.ts';
import { Sheet, type SheetSize } from '../../kit/sheet.ts';
import type { ThemeName } from '../../kit/themes.ts';
import { flameShape } from '../../parts/boilers.ts';

/** Pixels per meter, the same for all machines. A centimeter is a whole number of pixels, which keeps files short. */
const SCALE = 300;
const [WIDTH, HEIGHT] = [600, 640];
/** Thickness of the ground, whose upper edge is at zero. */
const GROUND = 16 / SCALE;
/** The right and upper edges of the view; pipes, ducts and walls that continue end there. */
const VIEW = { right: WIDTH / SCALE, top: HEIGHT / SCALE - GROUND };
/** Level and thickness of the roof under rooftop machines. */
const ROOF = { level: 0.74, thickness: 0.09 };

const SMALL_SHEET: SheetSize = {
  width: WIDTH,
  height: HEIGHT,
  scale: SCALE,
  origin: [0, VIEW.top * SCALE],
  weights: 'small',
};

const SOLID = { hot: 'hotSolid', cold: 'coldSolid' } as const;

/** The ground, from edge to edge. */
function ground(sheet: Sheet): void {
  sheet.rect('solid', 0, -GROUND, VIEW.right, GROUND);
}

/** The roof slab, from edge to edge. */
function roof(sheet: Sheet): void {
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
  medium: Temperature,
  diameter: number,
  ...route: readonly Point[]
): void {
  sheet.polygon(SOLID[medium], ...bandAlong(route, diameter));
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
export function smallDraft(sheet: Sheet, medium: Temperature, start: Point, bend: Point, end: Point): void {
  sheet.spline(medium, start, bend, end);
  const back = (Math.atan2(bend[1] - end[1], bend[0] - end[0]) * 180) / Math.PI;
  sheet.line(medium, polar(end, 0.13, back + 38), end, polar(end, 0.13, back - 38));
}

/** A machine in section. Each kind of part is drawn for all machines in turn, so that strokes of one pen merge. */
interface SmallMachine extends Coils, Machinery {
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

// Small sections of the machines in cellars: boiler, water heater, furnace.

/** A flue with two red walls, below and above its draft hood, up to the edge of the view. */
function flue(sheet: Sheet, x: number, bottom: number, hood: number): void {
  for (const wall of [x - 0.09, x + 0.09]) {
    if (bottom < hood) sheet.line('hotFine', [wall, bottom], [wall, hood]);
    sheet.line('hotFine', [wall, hood + 0.2], [wall, VIEW.top]);
  }
  sheet.polygon('hotFine', ...trapezoid(x - 0.16, hood, 0.32, 0.2, 0.07));
}

/** Cast-iron sections over their fires; risers, header and equalizer; flue with its hood; gauge glass. */
export function smallBoiler(sheet: Sheet): void {
  const sections = range(4).map((i) => 0.49 + i * 0.2);
  ground(sheet);
  sheet.rect('solid', 0.4, 0, 0.96, 0.06);
  casings(sheet, rectangle(0.45, 0.06, 0.86, 1.02));
  for (const x of sections) {
    sheet.roundRect('hotSolid', x, 0.4, 0.18, 0.62, 0.06);
    flameShape(sheet, [x + 0.09, 0.13], 0.21);
  }
  for (const x of [0.98, 1.18]) smallPipe(sheet, 'hot', 0.09, [x, 1.02], [x, 1.5]);
  smallPipe(sheet, 'hot', 0.11, [0.88, 1.5], [1.76, 1.5]);
  smallPipe(sheet, 'hot', 0.09, [1.43, 1.5], [1.43, 1.83], [1.99, 1.79]);
  smallPipe(sheet, 'hot', 0.08, [1.7, 1.5], [1.7, 0.16], [1.27, 0.16]);
  for (const x of sections) sheet.roundRect('knockout', x + 0.06, 0.48, 0.06, 0.26, 0.03);
  flue(sheet, 0.66, 1.08, 1.34);
  for (const level of [0.52, 0.96]) sheet.line('edge', [0.45, level], [0.2, level]);
  sheet.rect('maskEdge', 0.15, 0.47, 0.1, 0.54);
  sheet.rect('coldSolid', 0.17, 0.49, 0.06, 0.3);
}

/** Hot water over cold in a jacket, flue tube through it, fire under it; dip tube on the left. */
export function smallWaterHeater(sheet: Sheet): void {
  const [left, width, middle] = [0.66, 0.68, 1];
  const tank = { x: left + 0.08, y: 0.42, width: width - 0.16, height: 0.98 };
  ground(sheet);
  for (const x of [left + 0.06, left + width - 0.14]) sheet.rect('solid', x, 0, 0.08, 0.09);
  casings(sheet, rectangle(left, 0.09, width, 1.4));
  sheet.rect('coldTone', tank.x, tank.y, tank.width, tank.height / 2);
  sheet.rect('hotSolid', tank.x, tank.y + tank.height / 2, tank.width, tank.height / 2);
  smallPipe(sheet, 'hot', 0.08, [1.22, 1.38], [1.22, 1.77], [VIEW.right, 1.77]);
  for (const x of [-0.15, 0, 0.15]) flameShape(sheet, [middle + x, 0.15], 0.2);
  sheet.roundRect('edge', tank.x, tank.y, tank.width, tank.height, 0.06);
  sheet.rect('maskEdge', middle - 0.06, tank.y, 0.12, 1.15);
  smallPipe(sheet, 'cold', 0.07, [0.79, VIEW.top], [0.79, 0.58]);
  flue(sheet, middle, 1.57, 1.57);
  sheet.line('edge', [left + width, 0.37], [1.64, 0.37], [1.64, 0.8], [VIEW.right, 0.8]);
  sheet.rect('maskEdge', left + width, 0.28, 0.13, 0.18);
}

/** Return drop, blower, burners and heat exchanger, coil and warm duct. */
export function smallFurnace(sheet: Sheet): void {
  const [left, right] = [0.8, 1.44];
  ground(sheet);
  const shell: readonly Point[] = upFirst([0.26, 1.2], 0, right, 2.02, 0, 1.62, left, 0.22, 0.58, 1.2);
  sheet.polygon('tone', ...shell);
  sheet.line('cut', ...shell);
  sheet.line('cut', [left, 1.1], [right, 1.1]);
  smallCoils(sheet, {
    cold: [
      { from: [0.92, 1.17], to: [1.08, 1.56] },
      { from: [1.32, 1.17], to: [1.16, 1.56] },
    ],
  });
  smallPipe(sheet, 'hot', 0.1, ...acrossFirst([1.42, 0.62], 0.94, 0.8, 1.28, 0.98, 1.62));
  sheet.verticals('hotFine', [1.55, 1.69], 0.93, VIEW.top);
  sheet.rect('maskEdge', right - 0.06, 0.54, 0.16, 0.16);
  machinery(sheet, { wheels: [[[1.12, 0.27], 0.22]] });
  smallDraft(sheet, 'hot', [1.12, 1.66], [0.9, 1.82], [0.3, 1.82]);
}

// Small sections of the machines in rooms: wall unit, water-source heat pump, mini-split, central air.

/** A unit in its sleeve through the brick under the window: hot coil outdoors, cold coil and blower in the room. */
function smallWallUnit(sheet: Sheet): void {
  const wall = { x: 0.46, width: 0.46 };
  const [left, right, bottom, top] = [0.4, 1.48, 0.34, 0.92];
  const [sill, head] = [1.14, 1.96];
  ground(sheet);
  sheet.rect('solid', wall.x, 0, wall.width, bottom);
  sheet.rect('solid', wall.x, top, wall.width, sill - top);
  sheet.rect('solid', wall.x, head, wall.width, VIEW.top - head);
  for (const course of [0.11, 0.22, 1.03])
    sheet.line('knockout', [wall.x, course], [wall.x + wall.width, course]);
  sheet.rect('solid', wall.x - 0.06, sill, wall.width + 0.16, 0.06);
  sheet.verticals('edge', [wall.x + 0.16, wall.x + 0.3], sill + 0.06, head);
  casings(sheet, [
    [left, bottom],
    [right, bottom],
    [right, top - 0.12],
    [right - 0.12, top],
    [left, top],
  ]);
  sheet.line('cut', [wall.x + wall.width, bottom], [wall.x + wall.width, top]);
  smallCoils(sheet, {
    hot: [{ from: [left + 0.11, bottom + 0.06], to: [left + 0.11, top - 0.06] }],
    cold: [{ from: [right - 0.11, bottom + 0.06], to: [right - 0.11, top - 0.16] }],
  });
  machinery(sheet, { wheels: [[[1.13, 0.6], 0.16]] });
  smallFan(sheet, [0.72, (bottom + top) / 2], 0.23, 'standing');
  sheet.line('cold', [wall.x + 0.23, sill + 0.1], [wall.x + 0.23, head - 0.04]);
  smallDraft(sheet, 'cold', [1.2, 0.98], [1.32, 1.26], [1.72, 1.46]);
}

/** A cabinet on the water loop's two risers: compressor and water coil below, coil and blower above, duct on top. */
function smallHeatPump(sheet: Sheet): void {
  const duct: readonly Point[] = acrossFirst([1, 1.64], 1.38, 1.74, VIEW.right, 2.02, 1);
  ground(sheet);
  sheet.polygon(['coldTone', 'edge'], ...duct);
  smallPipe(sheet, 'cold', 0.09, [0.34, 0], [0.34, VIEW.top]);
  smallPipe(sheet, 'cold', 0.06, [0.34, 0.28], [HEAT_PUMP.left, 0.28]);
  smallPipe(sheet, 'hot', 0.09, [0.56, 0], [0.56, VIEW.top]);
  smallPipe(sheet, 'hot', 0.06, [0.56, 0.52], [HEAT_PUMP.left, 0.52]);
  heatPumpCabinet(sheet);
}

/** Sides of the heat pump's cabinet. */
const HEAT_PUMP = { left: 0.86, right: 1.62 };

/** Compressor and water coil under the blower and its coil, without pipes or duct. */
export function heatPumpCabinet(sheet: Sheet): void {
  const { left, right } = HEAT_PUMP;
  for (const x of [left + 0.06, right - 0.14]) sheet.rect('solid', x, 0, 0.08, 0.07);
  casings(sheet, rectangle(left, 0.07, right - left, 1.57));
  sheet.line('cut', [left, 0.78], [right, 0.78]);
  smallCoils(sheet, { cold: [{ from: [1.5, 0.86], to: [1.5, 1.34] }] });
  machinery(sheet, { wheels: [[[1.16, 1.3], 0.22]], cans: [[[1.06, 0.12], 0.26, 0.5]] });
  for (const level of [0.18, 0.34, 0.5]) sheet.roundRect('hot', 1.29, level, 0.24, 0.09, 0.045);
}

/** Compressor, side fan and hot coil in their casing, 0.08 to 0.66 m from the origin. */
export const SPLIT_OUTDOOR_UNIT: SmallMachine = {
  casings: [rectangle(0.08, 0.1, 0.58, 0.94)],
  hot: [{ from: [0.55, 0.16], to: [0.55, 0.98] }],
  cans: [[[0.31, 0.14], 0.24, 0.3]],
  fans: [[[0.2, 0.73], 0.24, 'standing']],
};

/** Wall-mounted indoor unit in section, 1.03 to 1.54 m from the origin and 1.4 to 1.88 m above it. */
export const SPLIT_HEAD: SmallMachine = {
  casings: [points('1.03,1.4 1.36,1.4 1.54,1.52 1.54,1.74 1.42,1.88 1.03,1.88')],
  cold: [
    { from: [1.14, 1.58], to: [1.25, 1.8] },
    { from: [1.31, 1.8], to: [1.44, 1.58] },
  ],
  wheels: [[[1.29, 1.53], 0.1]],
};

/** The outdoor unit, its line through the wall, the indoor unit in the room. */
function smallMiniSplit(sheet: Sheet): void {
  const wall = 0.86;
  ground(sheet);
  sheet.rect('solid', wall, 0, 0.13, VIEW.top);
  sheet.rect('solid', wall, VIEW.top - 0.07, VIEW.right - wall, 0.07);
  for (const x of [0.16, 0.5]) sheet.rect('solid', x, 0, 0.08, 0.1);
  smallPipe(sheet, 'cold', 0.06, [0.66, 0.46], [0.76, 0.46], [0.76, 1.28], [1.22, 1.28], [1.22, 1.4]);
  smallMachines(sheet, SPLIT_OUTDOOR_UNIT, SPLIT_HEAD);
  smallDraft(sheet, 'cold', [1.5, 1.38], [1.66, 1.14], [1.78, 0.76]);
}

/** Compressor between two hot coils under the fan, 0.08 to 0.76 m from the origin. */
export const CONDENSING_UNIT: SmallMachine = {
  casings: [rectangle(0.08, 0.06, 0.68, 0.82)],
  hot: [
    { from: [0.18, 0.12], to: [0.18, 0.66] },
    { from: [0.66, 0.12], to: [0.66, 0.66] },
  ],
  cans: [[[0.42, 0.1], 0.24, 0.38]],
  fans: [[[0.42, 0.78], 0.26, 'level']],
};

/** Cold coil and blower, 1.22 to 1.76 m from the origin; `duct` goes from its upper right to its upper left corner. */
export const airHandler = (...duct: readonly Point[]): SmallMachine => ({
  casings: [[[1.22, 0], [1.76, 0], ...duct]],
  decks: [{ from: [1.22, 0.42], to: [1.76, 0.42] }],
  cold: [
    { from: [1.32, 0.49], to: [1.45, 0.9] },
    { from: [1.66, 0.49], to: [1.53, 0.9] },
  ],
  wheels: [[[1.49, 1.22], 0.2]],
});

/** The outdoor unit, its line through the wall, coil and blower under the cold duct. */
function smallCentralAir(sheet: Sheet): void {
  ground(sheet);
  sheet.rect('solid', 0.04, 0, 0.76, 0.06);
  sheet.rect('solid', 0.92, 0, 0.13, VIEW.top);
  smallPipe(sheet, 'cold', 0.06, [0.76, 0.2], [1.13, 0.2], [1.13, 0.66], [1.22, 0.66]);
  smallMachines(
    sheet,
    CONDENSING_UNIT,
    airHandler([1.76, 1.58], [VIEW.right, 1.58], [VIEW.right, 2.02], [1.22, 2.02]),
  );
  smallDraft(sheet, 'cold', [1.49, 1.52], [1.58, 1.8], [1.9, 1.8]);
}

// Small sections of machines on roofs, with the ducts and indoor units below, and one of a whole house.

/** Two modules on the roof, one cut open; their line to a cassette in a ceiling and a wall unit in the next room. */
function smallMultiRoom(sheet: Sheet): void {
  const y = ROOF.level + 0.09;
  ground(sheet);
  roof(sheet);
  for (const x of [0, 0.96, 1.92]) sheet.rect('solid', x, 0, 0.08, ROOF.level);
  outdoorModules(sheet.at([0, ROOF.level]));
  smallPipe(sheet, 'cold', 0.06, [0.92, y + 0.2], [1.01, y + 0.2], [1.01, 0.55]);
  smallPipe(sheet, 'cold', 0.06, [0.7, 0.58], [1.82, 0.58], [1.82, 0.46]);
  sheet.rect('maskCold', 0.26, 0.51, 0.46, 0.14);
  for (const side of [-1, 1]) sheet.line('cold', [0.49 + side * 0.14, 0.43], [0.49 + side * 0.26, 0.26]);
  sheet.polygon('maskCold', [1.92, 0.24], [1.92, 0.48], [1.7, 0.48], [1.7, 0.32]);
  sheet.line('cold', [1.68, 0.22], [1.5, 0.1]);
}

/** Two modules on their feet, 0.1 to 1.84 m from the origin, 1.23 m high; the left one is cut open. */
export function outdoorModules(sheet: Sheet): void {
  const [y, height] = [0.09, 1.14];
  for (const x of [0.16, 0.78, 1.16, 1.7]) sheet.rect('solid', x, 0, 0.08, 0.09);
  casings(sheet, rectangle(0.1, y, 0.82, height), rectangle(1.1, y, 0.74, height));
  for (const level of [0.42, 0.56, 0.7, 0.84]) sheet.line('edge', [1.22, y + level], [1.72, y + level]);
  smallCoils(sheet, {
    hot: [
      { from: [0.21, y + 0.34], to: [0.21, y + 0.8] },
      { from: [0.81, y + 0.34], to: [0.81, y + 0.8] },
    ],
  });
  machinery(sheet, {
    cans: [
      [[0.4, y + 0.06], 0.18, 0.36],
      [[0.62, y + 0.06], 0.18, 0.36],
    ],
  });
  smallFan(sheet, [0.51, y + height - 0.12], 0.3, 'level');
}

/** A rooftop unit on its curb, with its two ducts through the roof of a store to the ceiling below. */
function smallRooftopUnit(sheet: Sheet): void {
  const [y, ceiling] = [ROOF.level + 0.1, 0.42];
  ground(sheet);
  roof(sheet);
  for (const x of [0.08, 1.84]) sheet.rect('solid', x, 0, 0.08, ROOF.level);
  for (const x of [0.28, 1.76]) sheet.rect('solid', x, ROOF.level, 0.1, 0.1);
  for (const x of [0.44, 0.96]) sheet.rect('mask', x, ceiling, 0.32, y - ceiling);
  sheet.rect('coldTone', 0.96, ceiling, 0.32, y - ceiling);
  sheet.line('edge', [0.16, ceiling], [0.44, ceiling], [0.44, y]);
  sheet.line('edge', [0.76, y], [0.76, ceiling], [0.96, ceiling], [0.96, y]);
  sheet.line('edge', [1.28, y], [1.28, ceiling], [1.84, ceiling]);
  packagedUnit(sheet.at([0, ROOF.level]));
  smallDraft(sheet, 'cold', [1.12, 0.6], [1.12, 0.4], [1.12, 0.12]);
}

/** Hood, cold coil, blower over burners, compressor, hot coil and fan: 0.02 to 1.94 m right, 0.1 to 1.12 m up. */
export function packagedUnit(sheet: Sheet): void {
  const [left, right, y, height] = [0.2, 1.94, 0.1, 1.02];
  casings(sheet, rectangle(left, y, right - left, height), [
    [left, y + 0.82],
    [0.02, y + 0.56],
    [0.02, y + 0.4],
    [left, y + 0.4],
  ]);
  sheet.line('cut', [1.36, y], [1.36, y + height]);
  for (const level of [0.1, 0.22]) sheet.roundRect('hotSolid', 0.96, y + level, 0.32, 0.06, 0.03);
  smallCoils(sheet, {
    cold: [{ from: [0.72, y + 0.08], to: [0.72, y + height - 0.08] }],
    hot: [{ from: [1.82, y + 0.08], to: [1.82, y + height - 0.22] }],
  });
  machinery(sheet, { wheels: [[[1.08, y + 0.62], 0.22]], cans: [[[1.57, y + 0.06], 0.28, 0.46]] });
  smallFan(sheet, [1.65, y + height - 0.1], 0.24, 'level');
}

/** A flat-roofed row house cut open: boiler, riser and radiators, flue in the chimney wall, and an air conditioner. */
function smallBuilding(sheet: Sheet): void {
  const [left, right, wall, floor] = [0.3, 1.7, 0.1, 0.07];
  const [street, upper, top, parapet] = [0.68, 1.14, 1.6, 1.72];
  const [riser, flueWall] = [0.5, 1.38];
  const unit = { left: 0.56, bottom: top + 0.06, width: 0.46, height: 0.38 };
  ground(sheet);
  sheet.lit.rect('mask', left + wall, street, flueWall - left - wall, upper - street);
  for (const x of [left, right - wall]) sheet.rect('solid', x, 0, wall, x === left ? parapet : 2);
  sheet.rect('solid', flueWall, 0, wall / 2, 2);
  for (const level of [street, upper, top]) sheet.rect('solid', left, level - floor, flueWall - left, floor);
  for (const x of [0, right]) sheet.rect('solid', x, street - floor, left, floor);
  for (const x of [0.06, 0.32]) sheet.rect('solid', unit.left + x, top, 0.08, 0.06);
  smallPipe(sheet, 'hot', 0.07, [0.93, 0.4], [0.93, 0.5], [1.47, 0.56]);
  casings(sheet, rectangle(0.6, 0, 0.46, 0.44), rectangle(unit.left, unit.bottom, unit.width, unit.height));
  for (const x of [0.64, 0.84]) {
    sheet.roundRect('hotSolid', x, 0.17, 0.18, 0.23, 0.04);
    flameShape(sheet, [x + 0.09, 0.03], 0.13);
  }
  smallPipe(sheet, 'hot', 0.06, [0.66, 0.28], [riser, 0.28], [riser, upper + 0.09], [0.64, upper + 0.09]);
  smallPipe(sheet, 'hot', 0.06, [riser, street + 0.09], [0.64, street + 0.09]);
  for (const x of [0.6, 0.72, 0.84]) sheet.lit.roundRect('hotSolid', x, street + 0.04, 0.1, 0.26, 0.04);
  for (const x of [0.6, 0.72, 0.84]) sheet.roundRect('hotSolid', x, upper + 0.04, 0.1, 0.26, 0.04);
  for (const level of [0.13, 0.25])
    sheet.rect('solid', unit.left + 0.08, unit.bottom + level, unit.width - 0.16, 0.02);
  smallPipe(sheet, 'cold', 0.05, [unit.left + unit.width, top + 0.14], [1.2, top + 0.14], [1.2, top - 0.15]);
  sheet.rect('coldSolid', 1.1, top - 0.26, 0.28, 0.12);
}

const SECTIONS: Readonly<Record<SystemKey, (sheet: Sheet) => void>> = {
  boiler: smallBoiler,
  'water-heater': smallWaterHeater,
  furnace: smallFurnace,
  ptac: smallWallUnit,
  wshp: smallHeatPump,
  'mini-split': smallMiniSplit,
  'central-ac': smallCentralAir,
  'vrf-vrv': smallMultiRoom,
  rtu: smallRooftopUnit,
  general: smallBuilding,
};

export function smallSection(key: SystemKey, theme: ThemeName): Drawing {
  const sheet = new Sheet(SMALL_SHEET);
  SECTIONS[key](sheet);
  return finish(sheet, theme);
}
