/** Machines in rooms: ceiling cassette, split system, wall unit and closet heat pump. */
import { type Point, points, range, spaced, symmetric } from '../kit/geometry.ts';
import type { Sheet } from '../kit/sheet.ts';
import { airArrow, blower, draftArrow, propeller } from './air.ts';
import { ballValve } from './piping.ts';
import { coil, compressor } from './refrigeration.ts';

/**
 * Ceiling cassette, 0.84 m wide with a 0.96 m panel; `position` is the body's left side at the panel's lower edge, and
 * `body` how far its underside is above the panel's.
 */
export function ceilingCassette(sheet: Sheet, [x, y]: Point, body = 0.05): void {
  sheet.rect('maskCold', x, y + body, 0.84, 0.24);
  sheet.rect('maskCold', x - 0.06, y, 0.96, 0.05);
}

// Ductless split system: wall-mounted head and line set.

/** Wall-mounted head seen from the front, 0.95 by 0.32 m, cooling. `position` is its lower left corner. */
export function wallHead(sheet: Sheet, [x, y]: Point): void {
  sheet.roundRect('maskCold', x, y, 0.95, 0.32, 0.07);
  sheet.rect('coldSolid', x + 0.07, y + 0.03, 0.81, 0.07);
  sheet.line('coldFine', [x + 0.05, y + 0.18], [x + 0.9, y + 0.18]);
  for (const share of [0.2, 0.5, 0.8])
    airArrow(sheet, 'cold', [x + 0.95 * share, y - 0.06], [x + 0.95 * share + (share - 0.5) * 0.5, y - 0.55]);
}

/** Insulated suction line (cold) and liquid line (warm) side by side. */
export function lineSet(sheet: Sheet, ...route: readonly Point[]): void {
  const gap = 0.075;
  sheet.line('cold', ...route);
  sheet.line('hotFine', ...route.map(([x, y]): Point => [x + gap, y + gap]));
}

// Packaged terminal unit in its sleeve, cut across the wall. In meters; `position` is where the inner face of the wall
// meets the sill of the sleeve. The room is to the right of it, and the wall, `wall` meters thick, to the left.

const SLEEVE_HEIGHT = 0.5;
const INDOOR = 0.42;
/** How far the sleeve drops toward the street. */
const PITCH = 0.02;

/** The opening in the wall: a sheet-metal sleeve with a louver outside. */
export function wallSleeve(sheet: Sheet, [x, y]: Point, wall: number): void {
  sheet.rect('mask', x - wall - 0.02, y, wall + 0.04, SLEEVE_HEIGHT);
  for (const level of [y, y + SLEEVE_HEIGHT])
    sheet.line('cut', [x - wall - 0.06, level - PITCH], [x + 0.02, level]);
  for (const i of range(5))
    sheet.line('edge', [x - wall - 0.1, y + 0.02 + i * 0.085], [x - wall - 0.02, y + 0.09 + i * 0.085]);
}

/** Height of the chassis's top above the sill of the sleeve. */
export const CHASSIS_TOP = SLEEVE_HEIGHT - 0.03;

/** The chassis in section, with outdoors on its left; `out` is how far it sticks out of the sleeve. */
export function chassis(sheet: Sheet, [x, y]: Point, wall: number, out = 0): void {
  const own = sheet.at([x - wall + out, y + 0.02]);
  const [width, high, bulkhead] = [wall + INDOOR, CHASSIS_TOP - 0.02, wall * 0.86];
  own.rect('maskEdge', 0, 0, width, high);
  own.rect('solid', 0, -0.01, width, 0.045);
  refrigerantLines(own, width, bulkhead);
  outdoorSide(own, bulkhead);
  own.rect('solid', bulkhead, 0.03, 0.02, high - 0.03);
  indoorSide(own.at([width, 0]), high);
  const box = bulkhead + 0.035;
  own.rect('maskFine', box, high - 0.115, 0.11, 0.085);
  for (const knob of [0.03, 0.08]) own.circle('fine', [box + knob, high - 0.0725], 0.015);
}

/** The hot-gas line to the condenser, and the liquid line through the bulkhead to the evaporator. */
function refrigerantLines(own: Sheet, width: number, bulkhead: number): void {
  const compressorTop: Point = [bulkhead - 0.08, 0.22];
  own.line('hot', compressorTop, [compressorTop[0], 0.41], [0.07, 0.41]);
  own.line('cold', [0.07, 0.065], [width - 0.08, 0.065]);
}

/** From the street inward: condenser coil, propeller fan with its motor, compressor. */
function outdoorSide(own: Sheet, bulkhead: number): void {
  coil(own, [0.025, 0.05], { width: 0.065, height: 0.375, medium: 'hot', rows: 1, tubes: 8 });
  const fan: Point = [0.15, 0.27];
  propeller(own, fan, 0.15);
  own.roundRect('maskEdge', fan[0] + 0.018, fan[1] - 0.035, 0.075, 0.07, 0.015);
  compressor(own, [bulkhead - 0.08, 0.04], { width: 0.105, height: 0.19 });
}

/** From the room inward: filter in its slots, evaporator coil, hot-water coil, blower below the grille. */
function indoorSide(front: Sheet, high: number): void {
  front.rect('maskFine', -0.03, 0.07, 0.016, high - 0.13);
  for (const slot of [0.055, high - 0.06]) front.line('edge', [-0.038, slot], [-0.006, slot]);
  coil(front, [-0.1, 0.06], { width: 0.055, height: 0.34, medium: 'cold', rows: 1, tubes: 7 });
  coil(front, [-0.155, 0.06], { width: 0.04, height: 0.26, medium: 'hot', rows: 1, tubes: 6 });
  blower(front, [-0.255, 0.19], 0.09);
  for (const slat of range(5)) {
    const left = -0.31 + slat * 0.032;
    front.line('edge', [left, high - 0.03], [left + 0.02, high]);
  }
}

/** Cabinet around the indoor side, drawn before the chassis, with warm air leaving its top. */
export function cabinet(sheet: Sheet, [x, y]: Point, floor: number): void {
  const [front, top] = [x + INDOOR + 0.06, y + SLEEVE_HEIGHT + 0.04];
  sheet.polygon('maskEdge', [x, floor], [x, top], [front - 0.1, top], [front, top - 0.1], [front, floor]);
  const outlet = sheet.at([x, top + 0.06]);
  draftArrow(outlet, 'hot', [0.12, 0], [0.1, 0.45], [0.24, 0.95]);
  draftArrow(outlet, 'hot', [0.28, 0], [0.3, 0.32], [0.48, 0.66]);
}

/** Low cart for a chassis, on fork casters; `deck` is the height of its platform. */
export function cart(sheet: Sheet, position: Point, length: number, deck: number): void {
  const own = sheet.at(position);
  const radius = 0.065;
  for (const wheel of [0.13, length - 0.13]) {
    own.circle('silhouette', [wheel, radius], radius);
    own.circle('maskFine', [wheel, radius], 0.022);
    own.polygon('maskEdge', ...symmetric(wheel, [0.05, deck - 0.05], [0.016, radius]));
  }
  own.rect('silhouette', 0, deck - 0.055, length, 0.055);
  own.line('knockout', [0.03, deck - 0.0275], [length - 0.03, deck - 0.0275]);
}

// Stacked water-source heat pump in its closet, with its panels off: 0.8 by 2.05 m. `position` is its lower left
// corner.

export const UNIT_WIDTH = 0.8;
const UNIT_HEIGHT = 2.05;
/** Levels at which the supply and return hoses leave the left side of the cabinet. */
export const PORTS = { supply: 0.42, return: 0.72 } as const;

export function closetHeatPump(sheet: Sheet, [x, y]: Point): void {
  const own = sheet.at([x, y]);
  own.rect('solid', 0.03, 0, UNIT_WIDTH - 0.06, 0.06);
  own.rect('maskEdge', 0, 0.06, UNIT_WIDTH, UNIT_HEIGHT - 0.06);
  own.line('edge', [0, 0.95], [UNIT_WIDTH, 0.95]);
  own.line('edge', [0, 1.56], [UNIT_WIDTH, 1.56]);
  compressor(own, [0.56, 0.14], { width: 0.26, height: 0.5 });
  coaxialCoil(own);
  coil(own, [0.12, 1.06], { width: 0.56, height: 0.4, medium: 'cold', rows: 5, tubes: 3 });
  own.line('coldFine', [0.08, 1], [0.72, 1]);
  blower(own, [0.4, 1.8], 0.19);
}

/** The coil in which refrigerant gives off its heat to the loop. */
function coaxialCoil(own: Sheet): void {
  for (const i of range(4))
    own.roundRect('hot', 0.08 + i * 0.012, 0.3 + i * 0.06, 0.26 - i * 0.024, 0.36 - i * 0.06, 0.08);
  own.line('hotFine', [0.3, 0.7], [0.44, 0.7], [0.44, 0.6]);
}

interface HoseKit {
  /** x of the center lines of the two risers. */
  readonly supply: number;
  readonly return: number;
}

/**
 * A branch from each riser to the cabinet, with a ball valve, a P/T port and a hose. The supply also has a strainer.
 */
export function hoseKit(sheet: Sheet, [x, y]: Point, risers: HoseKit): void {
  for (const [medium, riser, level, strainer] of [
    ['hot', risers.return, PORTS.return, false],
    ['cold', risers.supply, PORTS.supply, true],
  ] as const) {
    const port = y + level;
    sheet.line(medium, [riser, port], [x, port]);
    const valve = Math.max(risers.supply, risers.return) + 0.16;
    ballValve(sheet, [valve, port], 0.07);
    sheet.rect('maskFine', valve + 0.21, port, 0.06, 0.13);
    sheet.circle('silhouette', [valve + 0.24, port + 0.15], 0.045);
    if (strainer)
      sheet.at([valve, port]).polygon('maskEdge', [0.32, 0.02], [0.42, 0.02], [0.46, -0.14], [0.37, -0.17]);
  }
}

/** Condensate line: out of the pan, down through a trap, into the condensate riser in the closet. */
export function condensateTrap(sheet: Sheet, [x, y]: Point): void {
  const trap = points('0,0.98 0.1,0.96 0.12,0.8 0.18,0.72 0.24,0.8 0.26,0.88 0.32,0.86');
  sheet.at([x + UNIT_WIDTH, y]).spline('coldFine', ...trap);
}

/** Supply plenum from the top of the cabinet to just below the ceiling. */
export function plenum(sheet: Sheet, [x, y]: Point, ceiling: number): void {
  const [bottom, width] = [y + UNIT_HEIGHT, UNIT_WIDTH - 0.24];
  sheet.rect(['maskCold', 'coldTone'], x + 0.12, bottom, width, ceiling - bottom - 0.06);
  sheet.horizontals('coldFine', spaced(bottom + 0.1, 0.1, 2), x + 0.12, x + 0.12 + width);
}
