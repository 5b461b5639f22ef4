/** Steam boilers: one large enough to show its trim and near-boiler piping, and the plant of a cellar. In meters. */
import { assertDefined, type Point, points, range, trapezoid } from '../kit/geometry.ts';
import type { Sheet } from '../kit/sheet.ts';

/** Solid gas flame without a core; `position` is the middle of its base. */
export function flameShape(sheet: Sheet, position: Point, height: number): void {
  sheet
    .at(position, { zoom: height })
    .spline('hotSolid', ...points('-0.25,0 -0.32,0.35 -0.05,0.65 0,1 0.08,0.62 0.32,0.35 0.25,0'));
}

/** Gas flame with its core; `position` is the middle of its base. */
export function flame(sheet: Sheet, position: Point, height: number): void {
  flameShape(sheet, position, height);
  sheet.at(position, { zoom: height }).spline('hotFine', ...points('-0.1,0 -0.1,0.25 0,0.5 0.1,0.25 0.1,0'));
}

// Gas-fired sectional steam boiler large enough to show its trim and near-boiler piping. Meters.

const SECTIONS = 6;
const PITCH = 0.175;
const BOILER_WIDTH = SECTIONS * PITCH;
const BASE = 0.34;
export const BOILER_TOP = 1.36;
/** Level of the middle of the gauge glass; the Hartford connection is 5 cm below it. */
const WATER_LINE = 0.96;
export const HEADER = 1.98;
const PIPE = 0.075;

/**
 * Below this many pixels per meter, joint lines and section faces are left out, because they would hide what they mark.
 */
const JOINT_SCALE = 50;
const hasJoints = (own: Sheet): boolean =>
  Math.abs(own.toPixels([1, 0])[0] - own.toPixels([0, 0])[0]) >= JOINT_SCALE;

/** Solid steam pipe along a route of level and vertical runs, without fittings. */
export function steamPipe(sheet: Sheet, diameter: number, ...route: readonly Point[]): void {
  const half = diameter / 2;
  route.slice(1).forEach(([x, y], i) => {
    const [fromX, fromY] = assertDefined(route[i]);
    const [left, bottom] = [Math.min(x, fromX) - half, Math.min(y, fromY) - half];
    sheet.rect('hotSolid', left, bottom, Math.abs(x - fromX) + diameter, Math.abs(y - fromY) + diameter);
  });
}

/** Threaded fitting around a joint in a solid pipe. */
function fitting(sheet: Sheet, [x, y]: Point, diameter: number, level: boolean): void {
  const [length, across] = [diameter * 0.7, diameter * 1.5];
  const [width, height] = level ? [length, across] : [across, length];
  sheet.rect('hotSolid', x - width / 2, y - height / 2, width, height);
  if (!hasJoints(sheet)) return;
  for (const side of [-0.5, 0.5]) {
    if (level) sheet.line('knockout', [x + side * width, y - height / 2], [x + side * width, y + height / 2]);
    else sheet.line('knockout', [x - width / 2, y + side * height], [x + width / 2, y + side * height]);
  }
}

/** `position` is the lower left corner of the base, on the floor. */
export function steamBoiler(sheet: Sheet, position: Point): void {
  const own = sheet.at(position);
  own.rect('solid', -0.08, 0, BOILER_WIDTH + 0.16, 0.05);
  own.rect(['maskEdge', 'toneDeep'], 0, 0.05, BOILER_WIDTH, BASE - 0.05);
  own.rect('maskFine', 0.1, 0.11, BOILER_WIDTH - 0.2, 0.17);
  for (const i of range(SECTIONS))
    flame(own, [0.16 + (i * (BOILER_WIDTH - 0.32)) / (SECTIONS - 1), 0.12], 0.13);
  const gap = hasJoints(own) ? 0.012 : 0.035;
  for (const i of range(SECTIONS)) {
    own.roundRect('hotSolid', i * PITCH + gap / 2, BASE, PITCH - gap, BOILER_TOP - BASE, 0.08);
    if (hasJoints(own))
      own.roundRect('knockout', i * PITCH + 0.052, BASE + 0.1, PITCH - 0.104, BOILER_TOP - BASE - 0.2, 0.036);
  }
  for (const y of [BASE + 0.05, BOILER_TOP - 0.06]) {
    own.line('edge', [-0.03, y], [BOILER_WIDTH + 0.03, y]);
    for (const x of [-0.035, BOILER_WIDTH + 0.015]) own.rect('solid', x, y - 0.02, 0.02, 0.04);
  }
  gaugeGlass(own);
  // low-water cutoff: a probe in the first section, a little below the water line
  own.rect('maskEdge', 0.03, 0.7, 0.115, 0.13);
  own.rect('solid', 0.06, 0.73, 0.055, 0.03);
  pressureControl(own, 0.06);
}

/** Gauge glass between two cocks on the left end, half full. */
function gaugeGlass(own: Sheet): void {
  const [x, bottom, top] = [-0.13, 0.74, 1.2];
  for (const y of [bottom, top]) {
    own.rect('maskFine', x - 0.03, y - 0.03, 0.06, 0.06);
    own.rect('solid', x + 0.03, y - 0.015, -x - 0.03, 0.03);
    own.line('edge', [x - 0.03, y], [x - 0.075, y]);
    own.line('edge', [x - 0.075, y - 0.03], [x - 0.075, y + 0.03]);
  }
  own.rect('maskFine', x - 0.019, bottom + 0.03, 0.038, top - bottom - 0.06);
  own.rect('solid', x - 0.019, bottom + 0.03, 0.038, WATER_LINE - bottom - 0.03);
  for (const rod of [x - 0.042, x + 0.042]) own.line('fine', [rod, bottom + 0.03], [rod, top - 0.03]);
}

/** Pressure control on top: a siphon, and a box with a scale. */
function pressureControl(own: Sheet, x: number): void {
  const top = BOILER_TOP;
  own.line('edge', [x, top], [x, top + 0.07]);
  own.circle('edge', [x - 0.03, top + 0.1], 0.03);
  own.line('edge', [x, top + 0.1], [x, top + 0.18]);
  own.rect('maskEdge', x - 0.09, top + 0.17, 0.17, 0.17);
  own.rect('solid', x - 0.05, top + 0.22, 0.025, 0.09);
  own.line('fine', [x + 0.03, top + 0.2], [x + 0.03, top + 0.31]);
}

interface NearPipingOptions {
  /** Where the steam main leaves the header, in meters from the boiler's left edge. */
  readonly takeoff: number;
  /** Where the header ends, above the equalizer. */
  readonly equalizer: number;
  /** Where the wet return starts, to the right of the boiler. */
  readonly wetReturn: number;
}

/** Two risers, header, equalizer and Hartford loop, in that order from the boiler, and the safety valve. */
export function nearBoilerPiping(sheet: Sheet, position: Point, options: NearPipingOptions): void {
  const { takeoff, equalizer, wetReturn } = options;
  const own = sheet.at(position);
  const risers = [PITCH * 1.5, PITCH * 3.5];
  const small = PIPE * 0.72;
  const hartford = WATER_LINE - 0.05;
  const loop = equalizer + 0.3;
  steamPipe(own, small, [wetReturn, 0.12], [loop, 0.12], [loop, hartford], [equalizer, hartford]);
  steamPipe(own, small, [equalizer, HEADER], [equalizer, BASE + 0.1], [BOILER_WIDTH, BASE + 0.1]);
  steamPipe(own, PIPE * 1.25, [assertDefined(risers[0]), HEADER], [equalizer, HEADER]);
  for (const x of risers) steamPipe(own, PIPE, [x, BOILER_TOP], [x, HEADER]);
  for (const x of risers) {
    fitting(own, [x, BOILER_TOP + 0.05], PIPE, false);
    tee(own, [x, HEADER], PIPE * 1.25);
  }
  for (const x of [takeoff, equalizer]) tee(own, [x, HEADER], PIPE * 1.25);
  for (const y of [hartford, BASE + 0.1]) tee(own, [equalizer, y], small);
  fitting(own, [equalizer, HEADER - 0.16], small, false);
  fitting(own, [equalizer, BASE + 0.28], small, false);
  tee(own, [loop, hartford], small);
  tee(own, [loop, 0.12], small);
  fitting(own, [BOILER_WIDTH + 0.06, BASE + 0.1], small, true);
  safetyValve(own, (assertDefined(risers[0]) + assertDefined(risers[1])) / 2);
}

/** Cast fitting where pipes meet, with a joint line on each side. */
function tee(own: Sheet, [x, y]: Point, diameter: number): void {
  const half = diameter * 0.82;
  own.rect('hotSolid', x - half, y - half, 2 * half, 2 * half);
  if (!hasJoints(own)) return;
  own.verticals('knockout', [x - half, x + half], y - half, y + half);
  own.horizontals('knockout', [y - half, y + half], x - half, x + half);
}

function safetyValve(own: Sheet, x: number): void {
  const top = BOILER_TOP;
  own.rect('solid', x - 0.02, top, 0.04, 0.06);
  own.polygon('solid', ...trapezoid(x - 0.045, top + 0.05, 0.09, 0.13, 0.015));
  own.line('edge', [x - 0.06, top + 0.23], [x + 0.02, top + 0.195]);
  own.rect('solid', x + 0.03, top + 0.075, 0.05, 0.04);
}

/** Gas supply: drop from the ceiling, cock, drip leg, valve on the burner. Drawn behind the hot piping. */
export function gasTrain(sheet: Sheet, position: Point, ceiling: number): void {
  const own = sheet.at(position);
  const x = BOILER_WIDTH + 0.13;
  own.rect('maskFine', x - 0.016, 0.08, 0.032, ceiling - 0.08);
  own.rect('maskFine', BOILER_WIDTH, 0.174, x - BOILER_WIDTH, 0.032);
  own.rect('maskEdge', BOILER_WIDTH + 0.02, 0.14, 0.07, 0.11);
  own.polygon('maskEdge', [x - 0.035, 0.78], [x + 0.035, 0.68], [x - 0.035, 0.68], [x + 0.035, 0.78]);
  own.line('edge', [x, 0.73], [x + 0.09, 0.73]);
}

/** Draft hood on the boiler and its vent connector, rising to the chimney at `chimney`. */
export function draftHood(sheet: Sheet, position: Point, chimney: number): void {
  const own = sheet.at(position);
  const [x, top] = [BOILER_WIDTH - 0.27, BOILER_TOP];
  const vent = 0.09;
  const rise = 0.06;
  const [throat, level] = [top + 0.17, top + 0.2];
  const connector: Point[] = [
    [x + vent, throat],
    [x + vent, level],
    [chimney, level + rise],
    [chimney, level + rise + 2 * vent],
    [x - vent, level + 2 * vent],
    [x - vent, throat],
  ];
  const hood: Point[] = trapezoid(x - 0.2, top + 0.03, 0.4, throat - top - 0.03, 0.2 - vent);
  for (const outline of [connector, hood]) own.polygon('maskHot', ...outline);
  own.line('hotFine', [x - vent, level + 2 * vent], [x + vent, level]);
  own.line('hotFine', [x + 0.62, level + 0.03], [x + 0.62, level + 0.03 + 2 * vent]);
  for (const leg of [x - 0.15, x + 0.15]) own.line('edge', [leg, top], [leg, top + 0.03]);
}

// Equipment in cellars. A position is the lower left corner, on the cellar floor.

interface SteamPlantOptions {
  /** Level of the ceiling, in meters above the floor. */
  readonly ceiling: number;
  /** Middle of the vertical vent or of the chimney, in meters from the boiler's left edge. */
  readonly vent: number;
  /** Ends of the ceiling main, which feed risers, from the boiler's left edge; the right one drips. */
  readonly mains: readonly [left: number, right: number];
  readonly zoom?: number;
}

/** Where the steam leaves the header, and where the header ends above the equalizer; in meters at zoom 1. */
const [TAKEOFF, EQUALIZER] = [0.86, 1.36];

/** Gas-fired steam boiler with its burners, near-boiler piping and vent. At zoom 1 it is 1.05 m wide and 2 m high. */
export function steamPlant(sheet: Sheet, position: Point, options: SteamPlantOptions): void {
  const { ceiling, vent, mains, zoom = 1 } = options;
  const own = sheet.at(position, { zoom });
  const [top, middle, half] = [ceiling / zoom, vent / zoom, 0.09];
  const [left, right] = [mains[0] / zoom, mains[1] / zoom];
  const main = top - 0.14;
  steamPipe(own, 0.054, [right, main], [right, 0.12]);
  own.rect('maskHot', middle - half, BOILER_TOP + 0.26, 2 * half, top - BOILER_TOP - 0.26);
  draftHood(own, [0, 0], middle + half);
  steamPipe(own, 0.09, [left, main], [right, main]);
  for (const riser of [left, right]) steamPipe(own, 0.06, [riser, main], [riser, top - 0.03]);
  steamPipe(own, 0.09, [TAKEOFF, HEADER], [TAKEOFF, main]);
  nearBoilerPiping(own, [0, 0], { takeoff: TAKEOFF, equalizer: EQUALIZER, wetReturn: right });
  steamBoiler(own, [0, 0]);
}

/** Washing machine, 0.7 to 0.8 m wide, with a round door. */
export function washer(
  sheet: Sheet,
  [x, y]: Point,
  width: number,
  height: number,
  door: Point,
  radius: number,
): void {
  sheet.rect('maskFine', x, y + 0.03, width, height - 0.03);
  for (const foot of [x + 0.04, x + width - 0.1]) sheet.rect('solid', foot, y, 0.06, 0.03);
  sheet.line('fine', [x, y + height - 0.13], [x + width, y + height - 0.13]);
  sheet.circle('fine', [x + door[0], y + door[1] - 0.04], radius);
  sheet.circle('texture', [x + door[0], y + door[1] - 0.04], radius * 0.66);
}
