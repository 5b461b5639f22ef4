/** What is seen of a building from the street: house fronts, shops and roof tanks, in elevation. */
import {
  type Area,
  assertDefined,
  dividing,
  type Point,
  pairsOf,
  range,
  rectangle,
  spaced,
  span,
  stepsBelow,
  trapezoid,
  upFirst,
} from '../kit/geometry.ts';
import type { Random } from '../kit/random.ts';
import type { Sheet } from '../kit/sheet.ts';
import { cat } from './animals.ts';

// House fronts, drawn in elevation.

/** Brick, shingle or clapboard courses, `pitch` apart. */
export function courses(sheet: Sheet, { x, y, width, height }: Area, pitch: number): void {
  sheet.horizontals('hatch', spaced(y + pitch, pitch, Math.trunc(height / pitch)), x, x + width);
}

/** Cut stone: courses of blocks, every other course offset by half a block. */
export function ashlar(sheet: Sheet, { x, y, width, height }: Area, course: number, block: number): void {
  for (const i of range(Math.round(height / course))) {
    const bed = y + i * course;
    sheet.line('texture', [x, bed], [x + width, bed]);
    const first = x + (i % 2 ? block / 2 : block);
    for (const joint of stepsBelow(first, x + width - 0.1, block))
      sheet.line('hatch', [joint, bed], [joint, bed + course]);
  }
}

/** Row of `count` small blocks under a cornice. */
export function dentils(sheet: Sheet, [x, y]: Point, width: number, count: number, height: number): void {
  for (const i of range(count))
    sheet.rect('fine', x + (width * (i + 0.2)) / count, y, (width * 0.6) / count, height);
}

export type Guest = 'cat' | 'plant';

interface FacadeWindowOptions {
  readonly width: number;
  readonly height: number;
  readonly columns?: number;
  readonly rows?: number;
  /** Height of the lintel; 0 for none. */
  readonly lintel?: number;
  /** True for a steel casement with one grid of panes; otherwise the window has two sashes. */
  readonly casement?: boolean;
  readonly airConditioner?: boolean;
  readonly frame?: number;
  /** Whether the light is on at night; by default, it is on in windows with a guest and in a third of the others. */
  readonly lit?: boolean;
  /** The cat or plant on the inside of the sill. */
  readonly guest?: Guest | undefined;
  /** Decides whether the window has a shade (and how far down), curtains or neither, and whether it is lit. */
  readonly random: Random;
}

/** Share of windows with the light on; `LIGHT_SCATTER` keeps lights uncorrelated with shades. */
const LIT = 0.34;
const LIGHT_SCATTER = 44.1;
/** Shares of windows with a shade, and with a shade or curtains. */
const SHADED = 0.62;
const SHADED_OR_CURTAINED = 0.75;

/** Window seen from the street: dark or lit room, shade or curtains, frame, sill with its shadow. */
export function facadeWindow(sheet: Sheet, [x, y]: Point, options: FacadeWindowOptions): void {
  const { width, height, lintel = 0.2, airConditioner = false, frame = 0.06 } = options;
  const chance = options.random.next();
  const isLit = options.lit ?? (options.guest !== undefined || (chance * LIGHT_SCATTER) % 1 < LIT);
  const room = isLit ? sheet.lit : sheet;
  room.rect(['mask', 'glass'], x, y, width, height);
  if (lintel) sheet.rect('maskFine', x - 0.12, y + height, width + 0.24, lintel);
  if (!options.guest) shadeOrCurtains(room, { x, y, width, height }, frame, chance);
  room.rect('glass', x, y + height - 0.12, width, 0.12);
  room.rect('glass', x, y, 0.07, height);
  sheet.rect('fine', x, y, width, height);
  if (!isLit) room.rect('texture', x + frame, y + frame, width - 2 * frame, height - 2 * frame);
  if (options.guest) guests(room, [x + width / 2, y], options.guest);
  panes(room, { x, y, width, height }, options);
  sheet.rect('maskFine', x - 0.1, y - 0.12, width + 0.2, 0.12);
  sheet.rect('toneDeep', x - 0.08, y - 0.22, width + 0.16, 0.1);
  if (airConditioner) {
    sheet.rect('maskCold', x + width * 0.2, y, width * 0.6, 0.38);
    sheet.horizontals('coldFine', spaced(y + 0.08, 0.08, 4), x + width * 0.2, x + width * 0.8);
  }
}

function shadeOrCurtains(sheet: Sheet, { x, y, width, height }: Area, frame: number, chance: number): void {
  const top = y + height - frame;
  if (chance < SHADED) {
    const drop = height * (0.18 + 0.45 * ((chance * 7.3) % 1));
    sheet.rect('mask', x + frame, y + height - drop, width - 2 * frame, drop - frame);
    sheet.line('fine', [x, y + height - drop], [x + width, y + height - drop]);
  } else if (chance < SHADED_OR_CURTAINED) {
    const foot = y + frame;
    const curtain = (edge: number, overhead: number, gathered: number): void =>
      sheet.polygon('mask', [edge, top], [overhead, top], [gathered, foot], [edge, foot]);
    curtain(x + frame, x + width * 0.38, x + width * 0.18);
    curtain(x + width - frame, x + width * 0.62, x + width * 0.82);
  }
}

function guests(room: Sheet, [x, sill]: Point, guest: Guest): void {
  if (guest === 'cat') cat(room, [x, sill + 0.04], { zoom: 1.6 });
  else sillPlant(room, [x, sill + 0.04]);
}

/** Geranium in a pot, 0.6 m high. */
function sillPlant(room: Sheet, [x, y]: Point): void {
  room.polygon('solid', ...trapezoid(x - 0.12, y, 0.24, 0.24, -0.04));
  for (const [dx, dy, radius] of [
    [-0.15, 0.36, 0.1],
    [0.14, 0.38, 0.11],
    [-0.02, 0.46, 0.13],
    [-0.12, 0.54, 0.08],
    [0.12, 0.56, 0.09],
  ] as const)
    room.circle('solid', [x + dx, y + dy], radius);
}

function panes(sheet: Sheet, { x, y, width, height }: Area, options: FacadeWindowOptions): void {
  const { columns = 1, rows = 1, casement = false } = options;
  const uprights = dividing(x, width, columns);
  const sash = casement ? height : height / 2;
  if (!casement) sheet.line('fine', [x, y + sash], [x + width, y + sash]);
  for (const bottom of casement ? [y] : [y, y + sash]) {
    sheet.verticals('texture', uprights, bottom, bottom + sash);
    sheet.horizontals('texture', dividing(bottom, sash, rows), x, x + width);
  }
}

/** A cellar below the ground line. */
export interface CellarVoid {
  readonly left: number;
  readonly right: number;
  /** Level of the floor, below zero. */
  readonly floor: number;
}

/** Depth of the earth shown below the ground line. */
export const EARTH_DEPTH = 5.6;

/** One group of the hatch: three strokes, then a gap of two. */
const EARTH_RHYTHM = [true, true, true, false, false];
const EARTH_SPACING = 0.55;

/** Hatched earth around a solid cellar, in whole hatch groups, so that it continues seamlessly in the next drawing. */
export function earthWithCellar(sheet: Sheet, left: number, right: number, cellar: CellarVoid): void {
  const across = (right - left) * Math.SQRT1_2;
  const groups = Math.round(across / (EARTH_SPACING * EARTH_RHYTHM.length));
  const spacing = across / (groups * EARTH_RHYTHM.length);
  const seamless = { offset: -left * Math.SQRT1_2, rhythm: EARTH_RHYTHM };
  sheet.hatch('hatch', rectangle(left, -EARTH_DEPTH, right - left, EARTH_DEPTH), 45, spacing, seamless);
  const { left: a, right: b, floor } = cellar;
  sheet.rect('mask', a, floor - 0.35, b - a, 0.35 - floor);
  sheet.rect('tone', a, floor, b - a, -floor);
  sheet.rect('solid', a - 0.25, floor - 0.3, b - a + 0.5, 0.3);
  for (const wall of [a - 0.1, b - 0.3]) sheet.rect('solid', wall, floor, 0.4, -floor);
  for (const footing of [a - 0.45, b - 0.45]) sheet.rect('solid', footing, floor - 0.45, 0.9, 0.3);
  sheet.rect('solid', a, -0.25, b - a, 0.25);
}

/** Brick chimney with its cap; draw the roof slope in front of it later. */
export function brickChimney(sheet: Sheet, area: Area, course: number, cap: number): void {
  const { x, y, width, height } = area;
  sheet.rect('mask', x, y, width, height);
  courses(sheet, { ...area, height: height - 0.1 }, course);
  sheet.rect('edge', x, y, width, height);
  sheet.rect('maskEdge', x - cap, y + height, width + 2 * cap, 0.15);
}

/** Cross-hatched hedge. */
export function hedge(
  sheet: Sheet,
  { x, y, width, height }: Area,
  ...hatches: readonly (readonly [degrees: number, spacing: number])[]
): void {
  sheet.rect('maskFine', x, y, width, height);
  for (const [degrees, spacing] of hatches)
    sheet.hatch('hatch', rectangle(x, y, width, height), degrees, spacing);
}

// A shop seen from the street at night, with its window lit. In meters; the floor is level with the sidewalk.

/** Scalloped awning, `drop` high, with room for a name. */
export function awning(sheet: Sheet, [x, y]: Point, width: number, drop: number): void {
  const [slope, scallops] = [0.2, Math.round(width / 0.3)];
  sheet.polygon('solid', ...trapezoid(x, y, width, drop, 0.5 * slope));
  const pitch = width / scallops;
  for (const i of range(scallops))
    sheet.ellipse('solid', [x + (i + 0.5) * pitch, y + 0.005], pitch * 0.47, 0.1);
}

/** A steel shutter rolled down over a window; the box of its roll is behind the awning. */
export function rollingShutter(sheet: Sheet, [x, y]: Point, width: number, height: number): void {
  const slat = 0.115;
  sheet.rect('mask', x, y, width, height);
  sheet.rect('tone', x, y, width, height);
  sheet.horizontals('edge', spaced(y + 0.1, slat, Math.floor((height - 0.1) / slat)), x, x + width);
  sheet.rect('solid', x, y, width, 0.06);
  sheet.rect('solid', x + width / 2 - 0.12, y + 0.02, 0.24, 0.12);
}

interface ShelfOptions {
  readonly width: number;
  /** Heights of the boards above the foot of the uprights. */
  readonly levels: readonly number[];
  /** Shifts the sequence of goods on the shelves. */
  readonly turn?: number;
}

/** Wall shelves with boxes, coils of copper and cans. */
export function partsShelves(sheet: Sheet, [x, y]: Point, { width, levels, turn = 0 }: ShelfOptions): void {
  sheet.verticals('edge', [x, x + width], y, y + assertDefined(levels.at(-1)) + 0.42);
  levels.forEach((level, row) => {
    sheet.rect('solid', x, y + level - 0.03, width, 0.03);
    let left = x + 0.06;
    for (let i = row + turn; left < x + width - 0.3; i += 1)
      left += assertDefined(GOODS[i % GOODS.length])(sheet, [left, y + level]) + 0.06;
  });
}

const GOODS: readonly ((sheet: Sheet, at: Point) => number)[] = [
  (sheet, [x, y]) => box(sheet, [x, y], 0.3, 0.22),
  (sheet, [x, y]) => {
    sheet.circle('edge', [x + 0.15, y + 0.15], 0.145);
    sheet.circle('fine', [x + 0.15, y + 0.15], 0.11);
    sheet.circle('fine', [x + 0.15, y + 0.15], 0.075);
    return 0.3;
  },
  (sheet, [x, y]) => box(sheet, [x, y], 0.2, 0.3),
  (sheet, [x, y]) => {
    for (const i of range(2)) sheet.rect('solid', x + i * 0.15, y, 0.12, 0.17);
    return 0.28;
  },
  (sheet, [x, y]) => {
    sheet.rect('solid', x, y, 0.34, 0.12);
    return box(sheet, [x + 0.04, y + 0.12], 0.26, 0.13) + 0.06;
  },
];

function box(sheet: Sheet, [x, y]: Point, width: number, height: number): number {
  sheet.rect('edge', x, y, width, height);
  const [top, tape] = [y + height, y + height * 0.62];
  sheet.line('fine', ...upFirst([x + width * 0.35, top], tape, x + width * 0.65, top));
  return width;
}

/** Outdoor unit with a side fan, 0.86 by 0.67 m. */
export function outdoorUnit(sheet: Sheet, position: Point): void {
  const own = sheet.at(position);
  for (const x of [0.08, 0.66]) own.rect('solid', x, 0, 0.12, 0.05);
  own.rect('maskEdge', 0, 0.05, 0.86, 0.62);
  own.circle('edge', [0.33, 0.36], 0.26);
  for (const radius of [0.19, 0.12]) own.circle('fine', [0.33, 0.36], radius);
  own.circle('solid', [0.33, 0.36], 0.05);
  own.horizontals('fine', spaced(0.2, 0.07, 6), 0.66, 0.8);
}

/** Two cast-iron boiler sections leaning in the window, 0.8 m high; gray, because they are new and not hot. */
export function boilerSections(sheet: Sheet, position: Point): void {
  const own = sheet.at(position);
  for (const x of [0.34, 0]) {
    own.roundRect(['maskEdge', 'tone'], x, 0, 0.42, 0.82, 0.14);
    own.circle('silhouette', [x + 0.21, 0.7], 0.055);
    own.circle('silhouette', [x + 0.08, 0.12], 0.055);
    own.verticals('edge', spaced(x + 0.12, 0.09, 3), 0.24, 0.56);
  }
}

/** Glazed shop door with its push bar. */
export function shopDoor(sheet: Sheet, [x, y]: Point, width: number, height: number): void {
  sheet.rect('edge', x, y, width, height);
  sheet.rect('edge', x + 0.11, y + 0.32, width - 0.22, height - 0.44);
  sheet.rect('solid', x, y, width, 0.2);
  sheet.rect('solid', x + 0.06, y + 1, width - 0.12, 0.045);
}

interface WaterTankSize {
  readonly radius: number;
  readonly height: number;
  /** Height of the steel dunnage. */
  readonly legs: number;
  readonly roof: number;
}

const STAVES = 34;
const HOOPS = 11;
const PLATFORM = 0.22;
const JOIST = 0.14;
const RUNG = 0.3;

/**
 * Cedar roof tank, about 4 m across and 3.6 m high; `position` is the middle of its dunnage, at the foot. Hoops are
 * closer at the bottom, where the pressure is higher. Returns the level of the tank's floor, where the riser enters.
 */
export function waterTank(sheet: Sheet, [x, y]: Point, size: WaterTankSize): number {
  const { radius, height, legs, roof } = size;
  dunnage(sheet, x, y, radius, legs);
  const bottom = y + legs + PLATFORM + JOIST;
  sheet.rect('maskEdge', x - radius, bottom, 2 * radius, height);
  for (const i of span(1, STAVES)) {
    const stave = x - radius * Math.cos((Math.PI * i) / STAVES);
    const inShade = i > STAVES * 0.62 || i < 4;
    sheet.line(inShade ? 'texture' : 'hatch', [stave, bottom], [stave, bottom + height]);
  }
  const hoops = range(HOOPS).map((i) => bottom + 0.12 + (height - 0.25) * (i / (HOOPS - 1)) ** 1.45);
  sheet.horizontals('fine', hoops, x - radius - 0.03, x + radius + 0.03);
  conicalRoof(sheet, [x, bottom + height], radius + 0.18, roof);
  ladder(sheet, x + radius * 0.62, y, bottom + height);
  return bottom;
}

function dunnage(sheet: Sheet, x: number, y: number, radius: number, legs: number): void {
  for (const leg of [-0.85, -0.3, 0.3, 0.85]) sheet.rect('maskEdge', x + leg * radius - 0.07, y, 0.14, legs);
  for (const [from, to] of pairsOf('-0.85,-0.3 0.3,0.85')) {
    sheet.line('fine', [x + from * radius, y], [x + to * radius, y + legs]);
    sheet.line('fine', [x + to * radius, y], [x + from * radius, y + legs]);
  }
  sheet.rect('maskEdge', x - radius - 0.15, y + legs, 2 * radius + 0.3, PLATFORM);
  for (const i of range(9))
    sheet.rect('fine', x - radius - 0.05 + (i * (2 * radius - 0.08)) / 8, y + legs + PLATFORM, 0.16, JOIST);
}

function conicalRoof(sheet: Sheet, [x, eaves]: Point, halfWidth: number, rise: number): void {
  const cap = 0.12;
  const top = eaves + rise;
  sheet.polygon('maskEdge', ...trapezoid(x - halfWidth, eaves, 2 * halfWidth, top - eaves, halfWidth - cap));
  for (const seam of [-0.8, -0.45, -0.1, 0.25, 0.55, 0.8])
    sheet.line('texture', [x + seam * halfWidth, eaves], [x + seam * cap, top]);
  sheet.polygon('maskFine', [x - cap, top], [x + cap, top], [x, top + 0.25]);
}

function ladder(sheet: Sheet, x: number, bottom: number, top: number): void {
  sheet.verticals('fine', [x, x + 0.3], bottom, top);
  const rungs = range(Math.trunc((top - bottom) / RUNG)).map((i) => bottom + 0.2 + i * RUNG);
  sheet.horizontals('texture', rungs, x, x + 0.3);
}
