import { assertDefined } from '../../kit/assert-defined.ts';
import type { Point } from '../../kit/geometry.ts';
import { range, rectangle, span } from '../../kit/geometry.ts';
import { along, besidePart, onLeft, onRight } from '../../kit/labels.ts';
import type { Pen } from '../../kit/pens.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { airArrow } from '../../parts/air/airflow.ts';
import { blower } from '../../parts/air/fans.ts';
import type { Box } from '../../parts/building/section-rooms.ts';
import { ceilingCassette } from '../../parts/cooling/cassette.ts';
import { coil, compressor } from '../../parts/cooling/refrigeration.ts';
import {
  bed,
  bookcase,
  chair,
  lamp,
  nightTable,
  plant,
  screen,
  sofa,
  table,
} from '../../parts/interior/furniture.ts';
import { figure } from '../../people/figure.ts';
import type { PartLabels } from './system-drawing.ts';
import { cutaway } from './system-drawing.ts';

/** Levels of two 2.9 m floors and the roof. */
const [GROUND, UPPER, ROOF] = [0, 2.9, 5.8];
const FLOORS = [GROUND, UPPER] as const;
const RIGHT = 6.6;
const SLAB = 0.25;
const WALL = 0.28;
/** The three riser pipes in the shaft between the two partitions: suction gas, high-pressure gas, liquid. */
const RISER: readonly { readonly x: number; readonly pen: Pen }[] = [
  { x: 3.19, pen: 'cold' },
  { x: 3.36, pen: 'hot' },
  { x: 3.44, pen: 'hotFine' },
];
/** The risers go on to the floors below. */
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
  // the wall unit's lift pump raises its water above the ceiling
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
/** Outdoor modules stand on rails. */
const MODULE_FOOT = 6.12;
const MODULE = { width: 1.2, height: 1.75 };

/** Left edges: the open module, then the closed one. */
const MODULES = [1, 2.8] as const;
/** Pipes in the gap between the modules, in the order of the riser pipes; each comes down here from both modules. */
const GAP = [2.32, 2.5, 2.68] as const;
/** Height of the branch selectors' undersides above the floor; the selectors are in the ceiling void. */
const SELECTOR = 2.38;
const CEILING = 2.36;
/** On the ground floor, the room on the right has a lower ceiling. */
const SOFFIT = 2.24;
const CONTROLLER: Point = [6.14, 1.3];
/** The office above on the right, the living room below on the left. */
const LIT_ROOMS = {
  office: { left: 3.64, right: RIGHT - WALL, floor: UPPER, ceiling: UPPER + CEILING },
  living: { left: WALL, right: 3, floor: GROUND, ceiling: GROUND + CEILING },
} as const satisfies Readonly<Record<string, Box>>;

const LABELS: PartLabels<'vrf-vrv'> = [
  besidePart(
    onLeft(
      'Outdoor coil',
      [MODULES[0] + 0.11, 7.45],
      7.5,
      [0.06, 1.04].map((x) => rectangle(MODULES[0] + x, 7.06, 0.1, 0.74)),
    ),
    [0.66, 7.5],
  ),
  besidePart(
    onLeft('High-pressure gas', [MODULES[0] + 0.36, 6.92], 6.97, [
      rectangle(MODULES[0] + 0.33, 6.78, 0.52, 0.24),
      ...along(0.04, [GAP[1], 6.39], [GAP[1], 5.92], [3.36, 5.92], [3.36, RISER_FOOT]),
    ]),
    [0.6, 6.93],
  ),
  besidePart(
    onLeft(
      'Compressor',
      [MODULES[0] + 0.28, 6.64],
      6.66,
      [0.36, 0.82].map((x) => rectangle(MODULES[0] + x - 0.15, 6.16, 0.3, 0.62)),
    ),
    [0.58, 6.35],
  ),
  onLeft(
    'Ceiling cassette',
    [1.2, UPPER + 2.42],
    4.95,
    [1.2, 5].map((x) => rectangle(x - 0.08, UPPER + 2.34, 1, 0.3)),
  ),
  besidePart(onLeft('Wall unit', [0.4, 1.95], 1.9, [rectangle(0.36, 1.75, 0.24, 0.34)]), [0.89, 1.95]),
  besidePart(
    onLeft(
      'Suction gas',
      [3.19, -0.37],
      -0.37,
      along(0.04, [GAP[0], 6.3], [GAP[0], 5.86], [3.19, 5.86], [3.19, RISER_FOOT]),
    ),
    [2.75, -0.37],
  ),
  besidePart(
    onLeft('Condensate drain', [DRAIN.x, -0.68], -0.68, [
      ...along(0.04, [DRAIN.x, DRAIN.bottom], [DRAIN.x, DRAIN.top]),
      ...BRANCHES.flatMap((route) => along(0.04, ...route)),
    ]),
    [2.1, -0.68],
  ),
  onRight(
    'Outdoor modules',
    [MODULES[1] + MODULE.width, 7.4],
    7.5,
    MODULES.map((x) => rectangle(x, MODULE_FOOT, MODULE.width, MODULE.height)),
  ),
  besidePart(
    onRight(
      'Branch selector',
      [4.2, UPPER + SELECTOR + 0.04],
      4.97,
      FLOORS.map((floor) => rectangle(3.72, floor + SELECTOR, 0.62, 0.25)),
    ),
    [4.2, 4.95],
  ),
  besidePart(
    onRight('Supply grille', [6.02, 2.2], 2.05, [rectangle(5.85, SOFFIT - 0.05, 0.3, 0.1)]),
    [5.58, 1.94],
  ),
  besidePart(
    onRight('Ducted unit', [5.45, 2.4], 1.74, [rectangle(4.9, SOFFIT + 0.06, 0.6, 0.32)]),
    [4.94, 1.88],
  ),
  besidePart(
    onRight('Wall controller', [CONTROLLER[0] + 0.1, CONTROLLER[1] + 0.08], 1.38, [
      rectangle(...CONTROLLER, 0.1, 0.16),
    ]),
    [6.95, 1.38],
  ),
  besidePart(
    onRight(
      'Liquid',
      [3.44, -0.37],
      -0.37,
      along(0.04, [GAP[2], 6.48], [GAP[2], 5.98], [3.44, 5.98], [3.44, RISER_FOOT]),
    ),
    [3.95, -0.37],
  ),
];

/** Three-pipe heat recovery system in a two-story slice of a building. */
export const vrf = cutaway(
  {
    key: 'vrf-vrv',
    title: 'VRF system in section',
    labels: LABELS,
    scale: 65,
    origin: [225, 580],
    litRooms: Object.values(LIT_ROOMS),
  },
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

/** What the plane cuts. */
function structure(sheet: Sheet): void {
  sheet.rect(['mask', 'tone'], 0, 0, RIGHT, ROOF);
  for (const { left, right, floor, ceiling } of Object.values(LIT_ROOMS))
    sheet.lit.rect('mask', left, floor, right - left, ceiling - floor);
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
  for (const [x, glazing] of [
    [0, [0.11, 0.17]],
    [rightWall, [RIGHT - 0.17, RIGHT - 0.11]],
  ] as const) {
    sheet.rect('solid', x, floor, WALL, 0.7);
    sheet.rect('solid', x, head, WALL, 0.5);
    sheet.verticals('fine', glazing, sill, head);
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
  for (const pen of ['mask', 'tone', 'edge'] as const) sheet.rect(pen, x, MODULE_FOOT, width, height);
  for (const left of [x + 0.08, x + 0.65]) {
    sheet.rect('maskFine', left, top, 0.47, 0.14);
    sheet.verticals(
      'texture',
      span(1, 8).map((i) => left + i * 0.058),
      top,
      top + 0.14,
    );
  }
}

function closedModule(sheet: Sheet, x: number): void {
  moduleCase(sheet, x);
  sheet.rect('fine', x + 0.07, 6.2, 1.06, 0.72);
  sheet.verticals('fine', [x + 0.6], 6.2, 6.92);
  sheet.horizontals(
    'fine',
    range(13).map((i) => 7 + i * 0.065),
    x + 0.08,
    x + 1.12,
  );
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
  sheet.line('hot', [x + 0.6, 7.02], [x + 1.1, 7.02], [x + 1.1, OUTLETS[1]], [x + 1.2, OUTLETS[1]]);
  sheet.line('hotFine', [x + 1.12, 7.06], [x + 1.15, 7.06], [x + 1.15, OUTLETS[2]], [x + 1.2, OUTLETS[2]]);
  sheet.line('cold', [x + 0.97, 6.3], [x + 1.2, OUTLETS[0]]);
}

/** Levels at which the pipes leave the first module and then run over the roof, in the order of the riser pipes. */
const OUTLETS = [6.3, 6.39, 6.48] as const;
const OVER_ROOF = [5.86, 5.92, 5.98] as const;
/** The second module's pipes leave at lower levels: each joins the first module's pipe below its outlet. */
const SECOND_OUTLETS = [6.15, 6.22, 6.29] as const;

/** Three pipes down the gap between the modules, over the roof and down the shaft. */
function riser(sheet: Sheet): void {
  sheet.rect('mask', assertDefined(GAP[0]) - 0.06, 6, 0.48, 0.13); // the pipes come down between the two rails
  RISER.forEach(({ x, pen }, i) => {
    const [turn, outlet, roof] = [
      assertDefined(GAP[i]),
      assertDefined(OUTLETS[i]),
      assertDefined(OVER_ROOF[i]),
    ];
    sheet.line(
      pen,
      [MODULES[0] + MODULE.width, outlet],
      [turn, outlet],
      [turn, roof],
      [x, roof],
      [x, RISER_FOOT],
    );
  });
  sheet.line('coldFlow', [assertDefined(RISER[0]).x, RISER_FOOT], [assertDefined(RISER[0]).x, 5.86]);
  sheet.line('hotFlow', [assertDefined(RISER[1]).x, 5.9], [assertDefined(RISER[1]).x, RISER_FOOT]);
}

/** Joins the second module's pipes to the first module's; where pipes cross, the nearer hides the farther. */
function twinning(sheet: Sheet): void {
  RISER.forEach(({ pen }, i) => {
    const [turn, level] = [assertDefined(GAP[i]), assertDefined(SECOND_OUTLETS[i])];
    const branch: Point[] = [
      [turn, level],
      [MODULES[1], level],
    ];
    sheet.line('knockout', [turn + 0.06, level + 0.02], [MODULES[1] - 0.02, level + 0.02]);
    sheet.line('knockout', [turn + 0.06, level - 0.02], [MODULES[1] - 0.02, level - 0.02]);
    sheet.line(pen, ...branch);
    sheet.circle(pen === 'cold' ? 'coldSolid' : 'hotSolid', [turn, level], 0.035);
  });
}

/** Box in the ceiling that gives each room's unit hot gas or liquid. */
function branchSelector(sheet: Sheet, floor: number): void {
  const [left, right] = [3.72, 4.34];
  const [rightUnit, leftUnit] = floor === GROUND ? [4.9, 0.5] : [5, 2.04];
  const bottom = floor + SELECTOR;
  sheet.rect('maskEdge', left, bottom, right - left, 0.25);
  sheet.verticals(
    'fine',
    range(5).map((i) => 3.82 + 0.1 * i),
    bottom,
    bottom + 0.25,
  );
  for (const [i, [pen, level]] of (
    [
      ['coldFine', 0.04],
      ['hotFine', 0.1],
      ['hotFine', 0.16],
    ] as const
  ).entries())
    sheet.line(pen, [assertDefined(RISER[i]).x, bottom + level], [left, bottom + level]);
  sheet.line('coldFine', [right, bottom + 0.21], [rightUnit, bottom + 0.21]);
  sheet.line('hotFine', [right, bottom + 0.15], [rightUnit, bottom + 0.15]);
  sheet.line('coldFine', [left, bottom + 0.23], [leftUnit, bottom + 0.23]);
  sheet.line(
    'hotFine',
    [left, bottom + 0.2],
    [2.6, bottom + 0.2],
    [2.6, bottom + 0.16],
    [leftUnit, bottom + 0.16],
  );
}

/** Condensate runs by gravity behind the branch selectors to its riser. */
function drains(sheet: Sheet): void {
  sheet.line('edge', [DRAIN.x, DRAIN.bottom], [DRAIN.x, DRAIN.top]);
  for (const route of BRANCHES) sheet.line('edge', ...route);
}

function cassettes(sheet: Sheet): void {
  for (const x of [1.2, 5]) {
    ceilingCassette(sheet, [x, UPPER + 2.34], { body: 0.04 });
    blower(sheet, [x + 0.42, UPPER + 2.5], 0.1);
  }
  for (const [x, room] of [
    [1.2, sheet],
    [5, sheet.lit],
  ] as const) {
    airArrow(room, 'cold', [x - 0.08, UPPER + 2.28], [x - 0.3, UPPER + 2.05], [x - 0.45, UPPER + 1.6]);
    airArrow(room, 'cold', [x + 0.92, UPPER + 2.28], [x + 1.14, UPPER + 2.05], [x + 1.25, UPPER + 1.6]);
    airArrow(room, 'neutral', [x + 0.42, UPPER + 1.75], [x + 0.42, UPPER + 2.28]);
  }
}

/** Hidden above the lower ceiling: blower, coil, a duct and its grille. */
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
  table(sheet, [1.3, UPPER], { width: 1.2 });
  chair(sheet, [1.05, UPPER]);
  screen(sheet, [1.85, UPPER + 0.74], { height: 0.34 });
  const { lit } = sheet;
  bookcase(lit, [3.8, UPPER], { width: 0.9, height: 1.6, shelves: 4 });
  table(lit, [5.1, UPPER], { width: 0.9 });
  chair(lit, [6.1, UPPER], { mirrored: true });
  figure(lit, [5.92, UPPER], { who: 'super', posture: 'sit', mirrored: true });
  sofa(lit, [0.95, GROUND], { width: 1.7 });
  figure(lit, [1.9, GROUND], { who: 'tenant', posture: 'sit', mirrored: true });
  lamp(lit, [2.82, GROUND], { height: 1.25 });
  bed(sheet, [3.95, GROUND], { width: 1.5 });
  nightTable(sheet, [5.52, GROUND], { width: 0.4 });
  plant(sheet, [6.08, GROUND], { height: 0.9 });
}
