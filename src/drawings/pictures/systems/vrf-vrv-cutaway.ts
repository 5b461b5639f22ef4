import { acrossFirst, type Point, rectangle, spaced } from '../../kit/geometry.ts';
import { along, onLeft, onRight } from '../../kit/labels.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { airArrow, blower } from '../../parts/air.ts';
import { type Box, litRoom } from '../../parts/cut-building.ts';
import * as furniture from '../../parts/furniture.ts';
import { coil, compressor } from '../../parts/refrigeration.ts';
import { ceilingCassette } from '../../parts/room-units.ts';
import { figure } from '../../people/figure.ts';
import { cutaway, type PartLabels } from './system-drawing.ts';

/** Levels of two 2.9 m floors and the roof. */
const [GROUND, UPPER, ROOF] = [0, 2.9, 5.8];
const FLOORS = [GROUND, UPPER] as const;
const RIGHT = 6.6;
const SLAB = 0.25;
const WALL = 0.28;
/**
 * The three pipes. `x` is the position of a pipe in the shaft, and `gap` its position between the modules. The other
 * values are levels: `outlet` at the first module, `second` where the second module's pipe joins, and `roof` over the
 * roof.
 */
const SUCTION = { pen: 'cold', x: 3.19, gap: 2.32, outlet: 6.3, second: 6.15, roof: 5.86 } as const;
const GAS = { pen: 'hot', x: 3.36, gap: 2.5, outlet: 6.39, second: 6.22, roof: 5.92 } as const;
const LIQUID = { pen: 'hotFine', x: 3.44, gap: 2.68, outlet: 6.48, second: 6.29, roof: 5.98 } as const;
const PIPES = [SUCTION, GAS, LIQUID];
/** Level at which the drawing cuts off the risers, which continue to the floors below. */
const RISER_FOOT = -0.44;
/** Condensate riser in the same shaft, below its open vent. */
const DRAIN = { x: 3.275, top: UPPER + 2.56, bottom: -0.74 };
/** Drains of the indoor units, each sloping down to the riser. */
const BRANCHES: readonly (readonly Point[])[] = [
  [
    [2.04, UPPER + 2.48],
    [DRAIN.x, UPPER + 2.38],
  ],
  [
    [5, UPPER + 2.45],
    [DRAIN.x, UPPER + 2.37],
  ],
  // the wall unit has a lift pump, which raises the water above the ceiling
  [
    [0.56, 2.09],
    [0.56, 2.51],
    [DRAIN.x, 2.38],
  ],
  [
    [4.9, 2.35],
    [DRAIN.x, 2.27],
  ],
];
/** Level of the bottom of the outdoor modules, which stand on rails. */
const MODULE_FOOT = 6.12;
const MODULE = { width: 1.2, height: 1.75 };

/** Left edges: the open module, then the closed one. */
const MODULES = [1, 2.8] as const;
/** Height of the branch selectors' undersides above the floor; the selectors are above the ceiling. */
const SELECTOR = 2.38;
const CEILING = 2.36;
/** Height of the lower ceiling, which is in the room on the right on the ground floor. */
const SOFFIT = 2.24;
const CONTROLLER: Point = [6.14, 1.3];
/** The office above on the right, the living room below on the left. */
const LIT_ROOMS = {
  office: { left: 3.64, right: RIGHT - WALL, floor: UPPER, ceiling: UPPER + CEILING },
  living: { left: WALL, right: 3, floor: GROUND, ceiling: GROUND + CEILING },
} as const satisfies Readonly<Record<string, Box>>;

const LABELS: PartLabels<'vrf-vrv'> = [
  onLeft(
    'Outdoor coil',
    { anchor: [MODULES[0] + 0.11, 7.45], level: 7.5, balloon: [0.66, 7.5] },
    [0.06, 1.04].map((x) => rectangle(MODULES[0] + x, 7.06, 0.1, 0.74)),
  ),
  onLeft('High-pressure gas', { anchor: [MODULES[0] + 0.36, 6.92], level: 6.97, balloon: [0.6, 6.93] }, [
    rectangle(MODULES[0] + 0.33, 6.78, 0.52, 0.24),
    ...along(0.04, [GAS.gap, 6.39], [GAS.gap, 5.92], [3.36, 5.92], [3.36, RISER_FOOT]),
  ]),
  onLeft(
    'Compressor',
    { anchor: [MODULES[0] + 0.28, 6.64], level: 6.66, balloon: [0.58, 6.35] },
    [0.36, 0.82].map((x) => rectangle(MODULES[0] + x - 0.15, 6.16, 0.3, 0.62)),
  ),
  onLeft(
    'Ceiling cassette',
    { anchor: [1.2, UPPER + 2.42], level: 4.95 },
    [1.2, 5].map((x) => rectangle(x - 0.08, UPPER + 2.34, 1, 0.3)),
  ),
  onLeft('Wall unit', { anchor: [0.4, 1.95], level: 1.9, balloon: [0.89, 1.95] }, [
    rectangle(0.36, 1.75, 0.24, 0.34),
  ]),
  onLeft(
    'Suction gas',
    { anchor: [3.19, -0.37], level: -0.37, balloon: [2.75, -0.37] },
    along(0.04, [SUCTION.gap, 6.3], [SUCTION.gap, 5.86], [3.19, 5.86], [3.19, RISER_FOOT]),
  ),
  onLeft('Condensate drain', { anchor: [DRAIN.x, -0.68], level: -0.68, balloon: [2.1, -0.68] }, [
    ...along(0.04, [DRAIN.x, DRAIN.bottom], [DRAIN.x, DRAIN.top]),
    ...BRANCHES.flatMap((route) => along(0.04, ...route)),
  ]),
  onRight(
    'Outdoor modules',
    { anchor: [MODULES[1] + MODULE.width, 7.4], level: 7.5 },
    MODULES.map((x) => rectangle(x, MODULE_FOOT, MODULE.width, MODULE.height)),
  ),
  onRight(
    'Branch selector',
    { anchor: [4.2, UPPER + SELECTOR + 0.04], level: 4.97, balloon: [4.2, 4.95] },
    FLOORS.map((floor) => rectangle(3.72, floor + SELECTOR, 0.62, 0.25)),
  ),
  onRight('Supply grille', { anchor: [6.02, 2.2], level: 2.05, balloon: [5.58, 1.94] }, [
    rectangle(5.85, SOFFIT - 0.05, 0.3, 0.1),
  ]),
  onRight('Ducted unit', { anchor: [5.45, 2.4], level: 1.74, balloon: [4.94, 1.88] }, [
    rectangle(4.9, SOFFIT + 0.06, 0.6, 0.32),
  ]),
  onRight(
    'Wall controller',
    { anchor: [CONTROLLER[0] + 0.1, CONTROLLER[1] + 0.08], level: 1.38, balloon: [6.95, 1.38] },
    [rectangle(...CONTROLLER, 0.1, 0.16)],
  ),
  onRight(
    'Liquid',
    { anchor: [3.44, -0.37], level: -0.37, balloon: [3.95, -0.37] },
    along(0.04, [LIQUID.gap, 6.48], [LIQUID.gap, 5.98], [3.44, 5.98], [3.44, RISER_FOOT]),
  ),
];

/** Three-pipe heat recovery system in a two-story slice of a building. */
export const vrf = cutaway(
  { labels: LABELS, scale: 65, origin: [225, 580], litRooms: Object.values(LIT_ROOMS) },
  (sheet) => {
    structure(sheet);
    rails(sheet);
    riser(sheet);
    openModule(sheet, MODULES[0]);
    closedModule(sheet, MODULES[1]);
    twinning(sheet);
    for (const x of [MODULES[0] + 0.315, MODULES[0] + 0.885])
      airArrow(sheet, 'hot', [x, 8.08], [x - 0.06, 8.3], [x + 0.06, 8.5], [x, 8.7]);
    drains(sheet);
    for (const floor of FLOORS) branchSelector(sheet, floor);
    cassettes(sheet);
    ductedUnit(sheet);
    wallUnit(sheet);
    rooms(sheet);
    sheet.rect('maskEdge', ...CONTROLLER, 0.1, 0.16);
  },
);

/** What the section plane cuts. */
function structure(sheet: Sheet): void {
  sheet.rect(['mask', 'tone'], 0, 0, RIGHT, ROOF);
  for (const room of Object.values(LIT_ROOMS)) litRoom(sheet, room);
  for (const floor of [...FLOORS, ROOF]) sheet.rect('solid', 0, floor - SLAB, RIGHT, SLAB);
  for (const floor of FLOORS) story(sheet, floor);
  for (const x of [0, RIGHT - WALL]) {
    sheet.rect('solid', x, ROOF, WALL, 0.7);
    sheet.rect('solid', x - 0.06, ROOF + 0.7, 0.4, 0.1);
  }
}

/** Outside walls with windows in section, the shaft's partitions, ceilings, baseboards. */
function story(sheet: Sheet, floor: number): void {
  const [sill, head] = [floor + 0.7, floor + 2.2];
  const rightWall = RIGHT - WALL;
  for (const x of [0, rightWall]) {
    sheet.rect('solid', x, floor, WALL, 0.7);
    sheet.rect('solid', x, head, WALL, 0.5);
    sheet.verticals('fine', [x + 0.11, x + 0.17], sill, head);
  }
  sheet.verticals('texture', [0, WALL, rightWall, RIGHT], sill, head);
  sheet.rect('solid', 3, floor + 2.1, 0.14, 0.55);
  sheet.rect('fine', 3.02, floor, 0.1, 2.1);
  sheet.rect('solid', 3.5, floor, 0.14, 2.65);
  for (const [pen, level] of [
    ['fine', floor + CEILING],
    ['texture', floor + 0.1],
  ] as const) {
    sheet.line(pen, [WALL, level], [3, level]);
    const low = pen === 'fine' && floor === GROUND ? SOFFIT : level;
    sheet.line(pen, [3.64, low], [rightWall, low]);
  }
}

function rails(sheet: Sheet): void {
  sheet.rect('solid', 0.8, 6.02, 3.6, 0.1);
  for (const x of [1, 2.05, 2.85, 4.05]) sheet.rect('solid', x, ROOF, 0.12, 0.22);
}

function moduleCase(sheet: Sheet, x: number): void {
  const { width, height } = MODULE;
  const top = MODULE_FOOT + height;
  sheet.rect(['mask', 'tone', 'edge'], x, MODULE_FOOT, width, height);
  for (const left of [x + 0.08, x + 0.65]) {
    sheet.rect('maskFine', left, top, 0.47, 0.14);
    sheet.verticals('texture', spaced(left + 0.058, 0.058, 7), top, top + 0.14);
  }
}

function closedModule(sheet: Sheet, x: number): void {
  moduleCase(sheet, x);
  sheet.rect('fine', x + 0.07, 6.2, 1.06, 0.72);
  sheet.verticals('fine', [x + 0.6], 6.2, 6.92);
  sheet.horizontals('fine', spaced(7, 0.065, 13), x + 0.08, x + 1.12);
}

/** Coils on both sides, two compressors, two fans. */
function openModule(sheet: Sheet, x: number): void {
  moduleCase(sheet, x);
  for (const left of [x + 0.06, x + 1.04])
    coil(sheet, [left, 7.06], { width: 0.1, height: 0.74, medium: 'hot', tubes: 6 });
  for (const middle of [x + 0.36, x + 0.82]) compressor(sheet, [middle, 6.16], { width: 0.3, height: 0.62 });
  for (const axis of [x + 0.315, x + 0.885]) {
    for (const belly of [7.7, 7.78])
      sheet.spline('edge', [axis - 0.2, 7.74], [axis, belly], [axis + 0.2, 7.74]);
    sheet.rect('maskFine', axis - 0.06, 7.5, 0.12, 0.2);
  }
  sheet.spline('hot', [x + 0.36, 6.76], [x + 0.36, 6.95], [x + 0.6, 7], [x + 0.6, 7.2]);
  sheet.spline('hot', [x + 0.82, 6.76], [x + 0.82, 6.92], [x + 0.66, 7], [x + 0.6, 7.2]);
  // discharge to both coils, and out to the high-pressure gas pipe; suction back from the cold pipe
  sheet.line('hot', [x + 0.16, 7.2], [x + 1.04, 7.2]);
  sheet.line('hot', [x + 0.6, 7.02], [x + 1.1, 7.02], [x + 1.1, GAS.outlet], [x + 1.2, GAS.outlet]);
  sheet.line('hotFine', ...acrossFirst([x + 1.12, 7.06], x + 1.15, LIQUID.outlet, x + 1.2));
  sheet.line('cold', [x + 0.97, 6.3], [x + 1.2, SUCTION.outlet]);
}

/** Three pipes down the gap between the modules, over the roof and down the shaft. */
function riser(sheet: Sheet): void {
  sheet.rect('mask', SUCTION.gap - 0.06, 6, 0.48, 0.13); // the pipes come down between the two rails
  for (const { pen, x, gap, outlet, roof } of PIPES)
    sheet.line(pen, ...acrossFirst([MODULES[0] + MODULE.width, outlet], gap, roof, x, RISER_FOOT));
  sheet.line('coldFlow', [SUCTION.x, RISER_FOOT], [SUCTION.x, 5.86]);
  sheet.line('hotFlow', [GAS.x, 5.9], [GAS.x, RISER_FOOT]);
}

/** Joins the second module's pipes to the first module's; where pipes cross, the nearer hides the farther. */
function twinning(sheet: Sheet): void {
  for (const { pen, gap, second } of PIPES) {
    sheet.line('knockout', [gap + 0.06, second + 0.02], [MODULES[1] - 0.02, second + 0.02]);
    sheet.line('knockout', [gap + 0.06, second - 0.02], [MODULES[1] - 0.02, second - 0.02]);
    sheet.line(pen, [gap, second], [MODULES[1], second]);
    sheet.circle(pen === 'cold' ? 'coldSolid' : 'hotSolid', [gap, second], 0.035);
  }
}

/** Box in the ceiling that gives each room's unit hot gas or liquid. */
function branchSelector(sheet: Sheet, floor: number): void {
  const [left, right] = [3.72, 4.34];
  const [rightUnit, leftUnit] = floor === GROUND ? [4.9, 0.5] : [5, 2.04];
  const bottom = floor + SELECTOR;
  sheet.rect('maskEdge', left, bottom, right - left, 0.25);
  sheet.verticals('fine', spaced(3.82, 0.1, 5), bottom, bottom + 0.25);
  sheet.line('coldFine', [SUCTION.x, bottom + 0.04], [left, bottom + 0.04]);
  sheet.line('hotFine', [GAS.x, bottom + 0.1], [left, bottom + 0.1]);
  sheet.line('hotFine', [LIQUID.x, bottom + 0.16], [left, bottom + 0.16]);
  sheet.line('coldFine', [right, bottom + 0.21], [rightUnit, bottom + 0.21]);
  sheet.line('hotFine', [right, bottom + 0.15], [rightUnit, bottom + 0.15]);
  sheet.line('coldFine', [left, bottom + 0.23], [leftUnit, bottom + 0.23]);
  sheet.line('hotFine', ...acrossFirst([left, bottom + 0.2], 2.6, bottom + 0.16, leftUnit));
}

/** Condensate drains by gravity to its riser, behind the branch selectors. */
function drains(sheet: Sheet): void {
  sheet.line('edge', [DRAIN.x, DRAIN.bottom], [DRAIN.x, DRAIN.top]);
  for (const route of BRANCHES) sheet.line('edge', ...route);
}

function cassettes(sheet: Sheet): void {
  for (const x of [1.2, 5]) {
    ceilingCassette(sheet, [x, UPPER + 2.34], 0.04);
    blower(sheet, [x + 0.42, UPPER + 2.5], 0.1);
  }
  for (const room of [sheet.at([1.2, UPPER]), sheet.lit.at([5, UPPER])]) {
    airArrow(room, 'cold', [-0.08, 2.28], [-0.3, 2.05], [-0.45, 1.6]);
    airArrow(room, 'cold', [0.92, 2.28], [1.14, 2.05], [1.25, 1.6]);
    airArrow(room, 'neutral', [0.42, 1.75], [0.42, 2.28]);
  }
}

/** Unit above the lower ceiling: blower, coil, and a duct with its grille. */
function ductedUnit(sheet: Sheet): void {
  const unit = sheet.at([0, SOFFIT]);
  unit.rect('maskCold', 4.9, 0.06, 0.6, 0.32);
  blower(unit, [5.1, 0.22], 0.1);
  coil(unit, [5.3, 0.09], { width: 0.07, height: 0.26, medium: 'cold', rows: 1, tubes: 4 });
  unit.polygon('maskCold', [5.5, 0.1], [6.2, 0.14], [6.2, 0.34], [5.5, 0.36]);
  unit.rect('maskCold', 5.85, -0.05, 0.3, 0.18);
  airArrow(unit, 'cold', [6, -0.1], [5.98, -0.4], [6.02, -0.8]);
}

function wallUnit(sheet: Sheet): void {
  const room = sheet.lit;
  room.roundRect('maskCold', 0.36, 1.75, 0.24, 0.34, 0.08);
  room.line('coldFine', [0.5, 2.09], [0.5, CEILING]);
  room.line('hotFine', [0.44, 2.09], [0.44, CEILING]);
  sheet.line('coldFine', [0.5, CEILING], [0.5, SELECTOR + 0.23]);
  sheet.line('hotFine', [0.44, CEILING], [0.44, SELECTOR + 0.16], [0.5, SELECTOR + 0.16]);
  airArrow(room, 'cold', [0.58, 1.74], [0.85, 1.5], [1, 1.1]);
}

function rooms(sheet: Sheet): void {
  furniture.table(sheet, [1.3, UPPER], { width: 1.2 });
  furniture.chair(sheet, [1.05, UPPER]);
  furniture.screen(sheet, [1.85, UPPER + 0.74], { height: 0.34 });
  const { lit } = sheet;
  furniture.bookcase(lit, [3.8, UPPER], { width: 0.9, height: 1.6, shelves: 4 });
  furniture.table(lit, [5.1, UPPER], { width: 0.9 });
  furniture.chair(lit, [6.1, UPPER], { mirrored: true });
  figure(lit, [5.92, UPPER], { who: 'super', posture: 'sit', mirrored: true });
  furniture.sofa(lit, [0.95, GROUND], { width: 1.7 });
  figure(lit, [1.9, GROUND], { who: 'tenant', posture: 'sit', mirrored: true });
  furniture.lamp(lit, [2.82, GROUND], { height: 1.25 });
  furniture.bed(sheet, [3.95, GROUND], { width: 1.5 });
  furniture.nightTable(sheet, [5.52, GROUND], { width: 0.4 });
}
