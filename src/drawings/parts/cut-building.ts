/** What a section shows of a building: cut walls, slabs and ground, rooms, windows, doors and stairs. */
import {
  assertDefined,
  climb,
  type Point,
  pairsOf,
  range,
  rectangle,
  stepsBelow,
  upFirst,
} from '../kit/geometry.ts';
import type { Sheet } from '../kit/sheet.ts';

// What the section plane cuts through: walls, slabs, ground.

interface WallSpan {
  /** x of the left face. */
  readonly x: number;
  readonly width: number;
  readonly bottom: number;
  readonly top: number;
}

/** A brick course with its joint: 67.5 mm. */
const BRICK_COURSE = 0.0675;
const BLOCK_COURSE = 0.2;
/** Loops end this far below the top so that rounding never adds a course. */
const TOLERANCE = 0.001;

/** Brick wythe, usually 0.1 m thick. */
export function brickWall(sheet: Sheet, { x, width, bottom, top }: WallSpan): void {
  const outline = rectangle(x, bottom, width, top - bottom);
  sheet.polygon('mask', ...outline);
  sheet.hatch('texture', outline, 45, sheet.meters(5.2));
  sheet.horizontals('fine', stepsBelow(bottom, top - TOLERANCE, BRICK_COURSE), x, x + width);
  sheet.polygon('edge', ...outline);
}

/** Concrete-block wall, usually 0.15 m thick. */
export function blockWall(sheet: Sheet, { x, width, bottom, top }: WallSpan): void {
  const outline = rectangle(x, bottom, width, top - bottom);
  sheet.polygon('mask', ...outline);
  sheet.hatch('texture', outline, -45, sheet.meters(9), { rhythm: [true, true, false] });
  sheet.horizontals('fine', stepsBelow(bottom + BLOCK_COURSE, top - TOLERANCE, BLOCK_COURSE), x, x + width);
  sheet.polygon('edge', ...outline);
}

/** Poured concrete with any outline. */
export function concrete(sheet: Sheet, ...outline: readonly Point[]): void {
  sheet.polygon(['mask', 'toneDeep'], ...outline);
  sheet.hatch('texture', outline, 45, sheet.meters(6));
  sheet.polygon('cut', ...outline);
}

/** Floor slab, `thickness` thick, with its top at `level`. */
export function slab(sheet: Sheet, left: number, right: number, level: number, thickness: number): void {
  concrete(sheet, [left, level - thickness], [right, level - thickness], [right, level], [left, level]);
}

/** Hatches earth: groups of three lines at 45 degrees, with room for `gap` more lines between the groups. */
export function hatchEarth(sheet: Sheet, outline: readonly Point[], spacing: number, gap: 2 | 3): void {
  sheet.hatch('hatch', outline, 45, spacing, { rhythm: range(3 + gap).map((i) => i < 3) });
}

/** A strip of earth under a cut ground line. */
export function groundStrip(sheet: Sheet, left: number, right: number): void {
  const rhythm = [true, true, true, false, false, false];
  sheet.hatch('texture', rectangle(left, -0.06, right - left, 0.06), 45, sheet.meters(5), { rhythm });
  sheet.line('cut', [left, 0], [right, 0]);
}

// Parts of a cutaway building: lit and dark rooms, and windows in the cut walls.

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly floor: number;
  readonly ceiling: number;
}

export function litRoom(stage: Sheet, { left, right, floor, ceiling }: Box): Sheet {
  const sheet = stage.lit;
  sheet.rect('mask', left, floor, right - left, ceiling - floor);
  return sheet;
}

export function darkRoom(sheet: Sheet, { left, right, floor, ceiling }: Box): Sheet {
  sheet.rect(['mask', 'tone'], left, floor, right - left, ceiling - floor);
  return sheet;
}

/** Baseboard and crown molding on the back wall of a room. */
export function moldings(sheet: Sheet, { left, right, floor, ceiling }: Box): void {
  sheet.line('fine', [left, floor + 0.1], [right, floor + 0.1]);
  sheet.horizontals('texture', [ceiling - 0.05, ceiling - 0.11], left, right);
}

/** A window in a cut wall: glass and sashes in a gap in the wall, and a sill that projects outside. */
export function windowInCut(
  sheet: Sheet,
  [x, sill]: Point,
  wall: number,
  height: number,
  outside: -1 | 1,
): void {
  sheet.rect('mask', x, sill, wall, height);
  const middle = x + wall / 2;
  sheet.rect('maskFine', middle - 0.06, sill, 0.05, height / 2);
  sheet.rect('maskFine', middle + 0.02, sill + height / 2, 0.05, height / 2);
  sheet.rect('solid', outside < 0 ? x - 0.14 : x, sill - 0.1, wall + 0.14, 0.1);
}

/** Earth from `left` to `right` under a cut ground line. */
export function earth(sheet: Sheet, left: number, right: number, depth: number, spacing = 0.42): void {
  hatchEarth(sheet, rectangle(left, -depth, right - left, depth), spacing, 2);
  sheet.line('cut', [left, 0], [right, 0]);
}

const WIDTH = 0.85;
const CASING = 0.08;
const KNOB_HEIGHT = 0.98;

/** Four-panel interior door with its casing. Usual size: 0.85 by 2.1 m. */
export function door(sheet: Sheet, [x, y]: Point, height = 2.1): void {
  const casing = (by: number): Point[] => upFirst([x - by, y], y + height + by, x + WIDTH + by, y);
  sheet.line('fine', ...casing(CASING));
  sheet.line('fine', ...casing(0));
  const panelWidth = WIDTH / 2 - 0.15;
  for (const [bottom, panelHeight] of pairsOf('0.15,0.62 0.9,1.05')) {
    sheet.rect('texture', x + 0.1, y + bottom, panelWidth, panelHeight);
    sheet.rect('texture', x + WIDTH / 2 + 0.05, y + bottom, panelWidth, panelHeight);
  }
  sheet.circle('fine', [x + WIDTH - 0.09, y + KNOB_HEIGHT], 0.03);
}

interface StairOptions {
  /** Height from this floor to the next. */
  readonly rise: number;
  readonly landingEnd: number;
  /** Number of risers in both flights together; a 3.05 m story has 18 risers of 169 mm. */
  readonly risers: number;
  readonly tread: number;
  /** x of the left end of the slab that the upper flight reaches. */
  readonly slabStart: number;
  /** x of the left end of the visible part of the upper flight. */
  readonly farEnd: number;
}

const RAIL = 0.9;
const WAIST = 0.22;
const SLAB = 0.25;

/** Dogleg stair in section: near flight cut, far one visible. `position` is the foot of the first riser. */
export function stair(sheet: Sheet, [x0, floor]: Point, options: StairOptions): void {
  const { rise, landingEnd, risers, tread, slabStart, farEnd } = options;
  const half = Math.trunc(risers / 2);
  const riser = rise / risers;
  const turn = x0 + tread * half;
  const landing = floor + half * riser;
  const next = floor + rise;
  const farSteps = climb([turn, landing], risers - half, riser, -tread);
  const [farX, farY] = assertDefined(farSteps.at(-1));
  sheet.line('fine', ...farSteps.slice(0, -1), [Math.max(farX, farEnd), farY]);
  sheet.line('fine', [turn, landing - 0.3], [farX, next - 0.3]);
  sheet.line('texture', [turn, landing + RAIL], [farX, next + RAIL]);
  const steps = climb([x0, floor], half, riser, tread);
  sheet.polygon('solid', ...steps, [turn, landing - WAIST], [x0 + 0.12, floor - 0.12]);
  sheet.rect('solid', turn - 0.02, landing - WAIST, landingEnd - turn + 0.02, WAIST);
  sheet.rect('solid', slabStart, next - SLAB, Math.max(0.15, x0 - slabStart - 0.05), SLAB);
  sheet.line('fine', [x0, floor + 0.92], [turn, landing + 0.92]);
  for (const i of range(half + 1)) {
    const [x, y] = [x0 + i * tread, floor + i * riser];
    sheet.line('texture', [x, y], [x, y + 0.92]);
  }
  sheet.line('fine', [turn, landing + 0.92], [landingEnd - 0.1, landing + 0.92]);
}
