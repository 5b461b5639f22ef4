import {
  assertDefined,
  type Point,
  points,
  range,
  rectangle,
  stepsBelow,
  upFirst,
  zigzag,
} from '../../kit/geometry.ts';
import { along, onLeft, onRight } from '../../kit/labels.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { airArrow, blower, propeller } from '../../parts/air.ts';
import { brickWall } from '../../parts/cut-building.ts';
import { drainHub, pipe } from '../../parts/piping.ts';
import { coil, compressor, controlBoard } from '../../parts/refrigeration.ts';
import { cutaway, type Detail, type PartLabels } from './system-drawing.ts';

/** Wall: brick veneer, insulated studs, plaster. x is measured from the sheathing. */
const WALL = { street: -0.1, room: 0.106, top: 1.62 };
const FLOOR = 0.02;
/** Levels of the bottom and the top of the hole for the lines. */
const HOLE = { bottom: 0.93, top: 1 };
/** Indoor unit: lower corner at the wall; 0.225 m deep, 0.3 m high. */
const INDOOR: Point = [0.112, 1.1];
const [IX, IY] = INDOOR;
/** Outdoor unit: its left edge, and the top of its bracket; 0.36 m deep, 0.7 m high. */
const OUTDOOR: Point = [-0.62, 0.12];
const [OX, OY] = OUTDOOR;
const DEPTH = 0.36;
const HEIGHT = 0.7;
/** The line set on the wall, suction line nearest to it. The liquid valve is higher, so the lines do not cross. */
const LINE_SET = { suction: -0.135, liquid: -0.178, suctionValve: 0.56, liquidValve: 0.63 };
/** Levels of the lines through the wall; `RISE` is x of the lines where they rise into the indoor unit. */
const THROUGH = { suction: 0.948, liquid: 0.977 };
const RISE = { suction: IX + 0.05, liquid: IX + 0.02 };
const OUTDOOR_SIDE = OX + DEPTH;

/** Control board in the outdoor unit, above the compressor: its lower left corner and its size. */
const BOARD = { x: 0.2, y: 0.325, width: 0.065, height: 0.13 };

/** Disconnect on the street side of the wall: its lower left corner and its size. */
const DISCONNECT = { x: -0.19, y: 1.28, width: 0.09, height: 0.16 };

/** x of the drain on the room side of the wall, and the level of the bottom of the building drain's open hub. */
const DRAIN = 0.15;
const HUB = 0.26;

/** x of the four balloons next to the indoor unit, which is too small to contain them. */
const BALLOONS = IX + 0.34;

const LABELS: PartLabels<'mini-split'> = [
  onLeft(
    'Disconnect',
    { anchor: [DISCONNECT.x + 0.03, DISCONNECT.y + 0.1], level: 1.45, balloon: [-0.34, 1.44] },
    [rectangle(DISCONNECT.x, DISCONNECT.y, DISCONNECT.width, DISCONNECT.height)],
  ),
  onLeft('Line set, insulated', { anchor: [LINE_SET.liquid + 0.02, THROUGH.liquid], level: 1.2 }, [
    ...along(0.034, ...upFirst([LINE_SET.suction, LINE_SET.suctionValve], THROUGH.suction, RISE.suction, IY)),
    ...along(0.022, ...upFirst([LINE_SET.liquid, LINE_SET.liquidValve], THROUGH.liquid, RISE.liquid, IY)),
  ]),
  onLeft(
    'Service valves',
    {
      anchor: [OUTDOOR_SIDE + 0.025, LINE_SET.liquidValve + 0.02],
      level: 1.02,
      balloon: [-0.19, 0.49],
      shape: 'square',
    },
    [
      rectangle(OUTDOOR_SIDE, LINE_SET.liquidValve - 0.02, 0.06, 0.04),
      rectangle(OUTDOOR_SIDE, LINE_SET.suctionValve - 0.02, 0.06, 0.04),
    ],
  ),
  onLeft('Condenser coil', { anchor: [OX + DEPTH - 0.045, OY + 0.68], level: 0.93 }, [
    rectangle(OX + DEPTH - 0.075, OY + 0.08, 0.06, 0.62),
  ]),
  onLeft('Outdoor fan', { anchor: [OX + 0.06, OY + 0.6], level: 0.82, balloon: [-0.43, 0.75] }, [
    rectangle(OX + 0.045, OY + 0.345, 0.03, 0.33),
  ]),
  onLeft(
    'Control board',
    { anchor: [OX + BOARD.x + 0.015, OY + BOARD.y + 0.012], level: 0.45, balloon: [-0.33, 0.36] },
    [rectangle(OX + BOARD.x, OY + BOARD.y, BOARD.width, BOARD.height)],
  ),
  onLeft('Compressor', { anchor: [OX + 0.13, OY + 0.15], level: 0.36 }, [
    rectangle(OX + 0.065, OY + 0.05, 0.13, 0.22),
  ]),
  onLeft('Wall bracket', { anchor: [OX + 0.02, OY - 0.015], level: 0.1 }, [
    rectangle(OX - 0.03, OY - 0.03, WALL.street - OX + 0.03, 0.03),
  ]),
  onRight(
    'Intake and filter',
    { anchor: [IX + 0.16, IY + 0.28], level: 1.53, balloon: [BALLOONS, IY + 0.37] },
    along(0.03, [IX + 0.03, IY + 0.297], [IX + 0.12, IY + 0.297], [IX + 0.17, IY + 0.28]),
  ),
  onRight('Indoor coil', { anchor: [IX + 0.18, IY + 0.131], level: 1.35, balloon: [BALLOONS, IY + 0.245] }, [
    ...along(0.034, [IX + 0.045, IY + 0.2], [IX + 0.11, IY + 0.275]),
    ...along(0.034, [IX + 0.17, IY + 0.2], [IX + 0.11, IY + 0.275]),
    ...along(0.034, [IX + 0.19, IY + 0.07], [IX + 0.178, IY + 0.18]),
  ]),
  onRight(
    'Cross-flow fan',
    { anchor: [IX + 0.118, IY + 0.075], level: 1.129, balloon: [BALLOONS, IY + 0.12] },
    [rectangle(IX + 0.065, IY + 0.072, 0.08, 0.1)],
  ),
  onRight(
    'Louver',
    { anchor: [IX + 0.15, IY + 0.004], level: 1.055, balloon: [BALLOONS, IY - 0.005] },
    along(0.012, [IX + 0.1, IY - 0.015], [IX + 0.185, IY + 0.02]),
  ),
  onRight(
    'Condensate drain',
    { anchor: [DRAIN, 0.635], level: 0.665 },
    along(0.012, [IX + 0.078, IY + 0.02], [IX + 0.078, 0.92], [DRAIN, 0.9], [DRAIN, HUB + 0.05]),
  ),
];

/** Ductless pair on both sides of an outside wall. */
export const miniSplit = cutaway({ labels: LABELS, scale: 365, origin: [452, 600] }, (sheet, detail) => {
  wall(sheet);
  indoorUnit(sheet);
  lineSet(sheet);
  outdoorUnit(sheet);
  disconnect(sheet);
  serviceValves(sheet);
  room(sheet, detail);
  breakMark(sheet, 0.5);
  air(sheet);
});

function wall(sheet: Sheet): void {
  for (const [bottom, top] of [
    [FLOOR, HOLE.bottom],
    [HOLE.top, WALL.top],
  ] as const) {
    brickWall(sheet, { x: WALL.street, width: 0.1, bottom, top });
    sheet.rect('maskFine', 0, bottom, 0.09, top - bottom);
    sheet.rect('maskFine', 0.09, bottom, 0.016, top - bottom);
    for (const face of [WALL.street, WALL.room]) sheet.line('cut', [face, bottom], [face, top]);
  }
  sheet.spline('texture', ...zigzag(stepsBelow(0.03, HOLE.bottom, 0.022), 0.08, 0.01, 'y'));
  sheet.spline('texture', ...zigzag(stepsBelow(HOLE.top, WALL.top, 0.022), 0.08, 0.01, 'y'));
  // Sleeve, sloping toward the street
  sheet.polygon('mask', [-0.11, 0.93], [0.11, 0.955], [0.11, 1], [-0.11, 0.985]);
  sheet.line('edge', [-0.11, 0.93], [0.11, 0.955]);
  sheet.line('edge', [-0.11, 0.985], [0.11, 1]);
}

function indoorUnit(sheet: Sheet): void {
  const unit = sheet.at(INDOOR);
  const shell: Point[] = points('0,0.3 0.12,0.305 0.2,0.27 0.225,0.18 0.215,0.06 0.17,0.005 0,0');
  unit.loop('mask', ...shell);
  unit.polygon('tone', ...shell);
  unit.line('cut', [0, 0], [0, 0.3]);
  unit.spline('cut', [0.19, 0.275], [0.218, 0.22], [0.226, 0.15], [0.215, 0.07]);
  unit.spline('cut', [0, 0.3], [0.02, 0.302]);
  unit.line('cut', [0, 0], [0.07, 0]);
  for (const i of range(7)) {
    const fall = i > 4 ? 0.006 * (i - 4) : 0;
    unit.line('edge', [0.03 + i * 0.022, 0.298 - fall], [0.04 + i * 0.022, 0.31 - fall]);
  }
  unit.spline('fine', [0.03, 0.285], [0.11, 0.286], [0.18, 0.262], [0.205, 0.2], [0.205, 0.13]);
  const bank = { width: 0.034, medium: 'cold', tubes: 4 } as const;
  coil(unit, [0.028, 0.19], { ...bank, height: 0.1, slant: -40 });
  coil(unit, [0.157, 0.188], { ...bank, height: 0.1, slant: 38 });
  coil(unit, [0.168, 0.07], { ...bank, height: 0.115, slant: 5 });
  blower(unit, [0.105, 0.125], 0.055);
  unit.spline('edge', [0.045, 0.2], [0.035, 0.12], [0.06, 0.06], [0.09, 0]);
  unit.spline('edge', [0.16, 0.1], [0.165, 0.06], [0.175, 0.03]);
  unit.polygon('fine', [0.155, 0.06], [0.21, 0.062], [0.2, 0.045], [0.165, 0.04]);
  unit.line('edge', [0.1, -0.015], [0.185, 0.02]);
  unit.line('coldFine', [0.02, 0.04], [0.05, 0.03]);
}

/** Suction and liquid lines through the sleeve and down the street side of the wall; the drain on the room side. */
function lineSet(sheet: Sheet): void {
  const { suction, liquid, suctionValve, liquidValve } = LINE_SET;
  const start = IY + 0.03;
  const end = OUTDOOR_SIDE + 0.06;
  const suctionRoute: Point[] = upFirst([RISE.suction, start], THROUGH.suction, suction, suctionValve, end);
  const liquidRoute: Point[] = upFirst([RISE.liquid, start], THROUGH.liquid, liquid, liquidValve, end);
  pipe(sheet, { medium: 'cold', diameter: 0.034 }, ...suctionRoute);
  sheet.line('cold', ...suctionRoute);
  pipe(sheet, { medium: 'cold', diameter: 0.022 }, ...liquidRoute);
  sheet.line('coldFine', ...liquidRoute);
  condensateDrain(sheet);
}

/** The drain slopes from the pan to a point above an open hub, whose trap leads to a pipe through the floor. */
function condensateDrain(sheet: Sheet): void {
  const outlet = IX + 0.078;
  const trap = upFirst([DRAIN, HUB], 0.13, DRAIN + 0.06, 0.19, DRAIN + 0.12, -0.08);
  pipe(sheet, { medium: 'neutral', diameter: 0.024 }, ...trap);
  drainHub(sheet, [DRAIN, HUB], 0.034);
  sheet.line('cold', [outlet, IY + 0.02], [outlet, 0.92], [DRAIN, 0.9], [DRAIN, HUB + 0.05]);
}

/** The box that cuts the power at the unit, and the conduit down to it. */
function disconnect(sheet: Sheet): void {
  const { x, y, width, height } = DISCONNECT;
  sheet.rect('maskEdge', x, y, width, height);
  sheet.line('fine', [x, y + 0.06], [x - 0.11, y + 0.06], [x - 0.11, OY + HEIGHT + 0.03]);
}

function outdoorUnit(sheet: Sheet): void {
  const wallFace = WALL.street - OX;
  const unit = sheet.at(OUTDOOR);
  // Bracket and feet
  unit.polygon('solid', ...rectangle(-0.03, -0.03, wallFace + 0.03, 0.03));
  unit.line('edge', [0.05, -0.03], [wallFace, -0.22]);
  unit.polygon('solid', ...rectangle(wallFace - 0.015, -0.25, 0.015, 0.31));
  unit.rect(['mask', 'tone', 'cut'], 0, 0.03, DEPTH, HEIGHT);
  for (const foot of [0.04, 0.27]) unit.rect('solid', foot, 0, 0.05, 0.03);
  // Openings for the air, grille, coil
  unit.rect('mask', -0.012, 0.33, 0.024, 0.36);
  unit.rect('mask', DEPTH - 0.012, 0.08, 0.024, 0.6);
  for (const i of range(12)) unit.line('edge', [-0.018, 0.345 + i * 0.03], [0.006, 0.345 + i * 0.03]);
  coil(unit, [DEPTH - 0.075, 0.08], { width: 0.06, height: 0.62, medium: 'hot', tubes: 14 });
  // Fan in its ring, motor on its bracket
  unit.line('edge', [0, 0.32], [0.035, 0.34]);
  unit.line('edge', [0, 0.7], [0.035, 0.68]);
  propeller(unit, [0.06, 0.51], 0.165);
  unit.roundRect('maskEdge', 0.08, 0.46, 0.1, 0.1, 0.02);
  unit.verticals('texture', [0.1, 0.12, 0.14, 0.16], 0.465, 0.555);
  unit.line('fine', [0.13, 0.46], [0.13, 0.7]);
  unit.line('fine', [0.005, 0.31], [DEPTH - 0.085, 0.31]);
  controlBoard(unit, BOARD);
  compressor(unit, [0.13, 0.05], { width: 0.13, height: 0.22 });
  unit.spline('hot', [0.15, 0.26], [0.15, 0.29], [0.22, 0.29], [0.25, 0.12], [0.285, 0.12]);
  unit.roundRect('maskFine', 0.215, 0.07, 0.04, 0.12, 0.02); // accumulator
}

function serviceValves(sheet: Sheet): void {
  for (const level of [LINE_SET.suctionValve, LINE_SET.liquidValve]) {
    sheet.rect('maskEdge', OUTDOOR_SIDE, level - 0.02, 0.04, 0.04);
    sheet.rect('maskFine', OUTDOOR_SIDE + 0.04, level - 0.014, 0.02, 0.028);
  }
}

function room(sheet: Sheet, detail: Detail): void {
  if (detail === 'full') sheet.rect('solid', WALL.street, WALL.top, 0.75, 0.05);
  sheet.line('cut', [WALL.room, FLOOR], [0.7, FLOOR]);
  sheet.hatch('texture', rectangle(WALL.room, -0.02, 0.7 - WALL.room, FLOOR + 0.02), 45, 0.016);
}

/** Zigzag that shows that the wall is longer than drawn. */
function breakMark(sheet: Sheet, y: number): void {
  const zigzagAt = (level: number): Point[] =>
    points('-0.13,0 -0.04,0 0,0.04 0.02,-0.04 0.05,0 0.14,0', [0, level]);
  const [upper, lower] = [zigzagAt(y + 0.02), zigzagAt(y - 0.02)];
  sheet.polygon('mask', assertDefined(lower[0]), ...upper, ...lower.slice(1).toReversed());
  sheet.line('edge', ...upper);
  sheet.line('edge', ...lower);
}

function air(sheet: Sheet): void {
  const indoor = sheet.at(INDOOR);
  airArrow(indoor, 'cold', [0.14, -0.01], [0.2, -0.1], [0.32, -0.22], [0.36, -0.4]);
  airArrow(indoor, 'cold', [0.17, 0.01], [0.27, -0.03], [0.4, -0.09], [0.47, -0.2]);
  airArrow(indoor, 'neutral', [0.42, 0.47], [0.3, 0.47], [0.16, 0.42], [0.13, 0.34]);
  const outdoor = sheet.at(OUTDOOR);
  airArrow(outdoor, 'hot', [-0.02, 0.45], [-0.1, 0.47], [-0.16, 0.44], [-0.22, 0.46]);
  airArrow(outdoor, 'hot', [-0.02, 0.57], [-0.1, 0.59], [-0.16, 0.56], [-0.22, 0.58]);
}
