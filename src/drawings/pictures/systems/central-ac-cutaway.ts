import { points, range, rectangle, spaced, stepsBelow, upFirst, zigzag } from '../../kit/geometry.ts';
import { along, onLeft, onRight } from '../../kit/labels.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { airArrow, blower } from '../../parts/air.ts';
import { brickWall, concrete, groundStrip, slab } from '../../parts/cut-building.ts';
import { drainHub, pipe } from '../../parts/piping.ts';
import { coil, compressor } from '../../parts/refrigeration.ts';
import { cutaway, type PartLabels } from './system-drawing.ts';

const WALL_TOP = 2.15;
const ROOM_FACE = 0.22;
const FLOOR = 0.06;
/** Condenser on its pad: 0.58 m wide, 0.74 m high. */
const CONDENSER = { x: -0.7, y: 0.09, width: 0.58, height: 0.74 };
const FAN_LEVEL = CONDENSER.y + CONDENSER.height - 0.09;
/** Closet air handler: 0.56 m wide; the filter is at its return. */
const HANDLER = { x: 0.62, width: 0.56, filter: 0.42, blower: 1.32, deck: 1.62, top: 2.12 };
const HANDLER_RIGHT = HANDLER.x + HANDLER.width;
const HANDLER_AXIS = HANDLER.x + HANDLER.width / 2;
const PAN = HANDLER.filter + 0.12;
/** Float switch in the pan's auxiliary outlet, slightly above the drain: its lower left corner and its size. */
const FLOAT = { x: HANDLER_RIGHT + 0.035, y: PAN + 0.02, width: 0.07, height: 0.115 };

const LABELS: PartLabels<'central-ac'> = [
  onLeft('Disconnect', { anchor: [-0.045, 1.1], level: 1.5, balloon: [-0.17, 1.1] }, [
    rectangle(-0.09, 1, 0.09, 0.16),
  ]),
  onLeft('Condenser fan', { anchor: [CONDENSER.x + 0.18, FAN_LEVEL], level: 1.2, balloon: [-0.46, 0.52] }, [
    rectangle(CONDENSER.x + 0.09, FAN_LEVEL - 0.035, 0.4, 0.07),
  ]),
  onLeft(
    'Condenser coil',
    { anchor: [CONDENSER.x + 0.04, 0.6], level: 0.74 },
    [CONDENSER.x + 0.015, CONDENSER.x + CONDENSER.width - 0.065].map((x) =>
      rectangle(x, CONDENSER.y + 0.05, 0.05, CONDENSER.height - 0.1),
    ),
  ),
  onLeft('Compressor', { anchor: [CONDENSER.x + 0.24, 0.3], level: -0.05, shape: 'square' }, [
    rectangle(CONDENSER.x + 0.205, CONDENSER.y + 0.04, 0.17, 0.33),
  ]),
  onLeft(
    'Suction line',
    { anchor: [-0.05, 0.178], level: -0.145, shape: 'square' },
    along(0.05, [CONDENSER.x + CONDENSER.width, 0.2], [0.425, 0.2], [0.425, 0.95], [HANDLER.x, 0.95]),
  ),
  onLeft(
    'Drain trap',
    {
      anchor: [HANDLER.x - 0.075, HANDLER.filter - 0.02],
      level: -0.24,
      balloon: [0.71, 0.3],
      shape: 'square',
    },
    along(
      0.02,
      ...upFirst(
        [HANDLER.x - 0.06, HANDLER.filter + 0.13],
        HANDLER.filter - 0.02,
        HANDLER.x - 0.115,
        HANDLER.filter + 0.09,
      ),
    ),
  ),
  onRight('Supply duct', { anchor: [1.27, HANDLER.top], level: 2.24 }, [
    rectangle(HANDLER_RIGHT, 1.86, 0.44, HANDLER.top - 1.86),
  ]),
  onRight('Heat strips', { anchor: [HANDLER_RIGHT - 0.06, 1.73], level: 1.66 }, [
    rectangle(HANDLER.x + 0.06, 1.666, HANDLER.width - 0.1, 0.128),
  ]),
  onRight('Blower', { anchor: [HANDLER_AXIS + 0.1, 1.3], level: 1.4 }, [
    rectangle(HANDLER_AXIS - 0.13, 1.19, 0.26, 0.26),
  ]),
  onRight('A-coil', { anchor: [HANDLER_RIGHT - 0.17, 0.8], level: 1.06 }, [
    ...along(0.07, [HANDLER.x + 0.09, 0.58], [HANDLER_AXIS - 0.05, 1]),
    ...along(0.07, [HANDLER_RIGHT - 0.09, 0.58], [HANDLER_AXIS + 0.05, 1]),
  ]),
  onRight(
    'Float switch',
    { anchor: [FLOAT.x + FLOAT.width, FLOAT.y + 0.06], level: 0.66, balloon: [1.38, 0.59] },
    [rectangle(FLOAT.x, FLOAT.y, FLOAT.width, FLOAT.height)],
  ),
  onRight('Air filter', { anchor: [HANDLER_RIGHT + 0.01, HANDLER.filter + 0.045], level: 0.48 }, [
    rectangle(HANDLER.x - 0.02, HANDLER.filter + 0.02, HANDLER.width + 0.04, 0.05),
  ]),
];

/** Split system: condenser outside, air handler in a closet. */
export const centralAc = cutaway({ labels: LABELS, scale: 236, origin: [372, 560] }, (sheet) => {
  groundAndWall(sheet);
  condenserUnit(sheet);
  linesThroughWall(sheet);
  cabinet(sheet);
  filterAndCoil(sheet);
  floatSwitch(sheet);
  blowerAndHeat(sheet);
  supplyDuct(sheet);
  air(sheet);
});

function groundAndWall(sheet: Sheet): void {
  groundStrip(sheet, -0.75, 0.1);
  slab(sheet, 0.12, 1.36, FLOOR, 0.18);
  brickWall(sheet, { x: 0, width: 0.1, bottom: -0.12, top: WALL_TOP });
  sheet.rect('maskFine', 0.1, -0.12, 0.12, 2.27);
  sheet.line('cut', [0, -0.12], [0, WALL_TOP]);
  sheet.line('cut', [ROOM_FACE, FLOOR], [ROOM_FACE, WALL_TOP]);
  sheet.spline('texture', ...zigzag(stepsBelow(0.1, 2.13, 0.03), 0.205, 0.115, 'y'));
  concrete(sheet, [-0.74, 0], [-0.08, 0], [-0.08, 0.07], [-0.74, 0.07]);
}

function condenserUnit(sheet: Sheet): void {
  const { x, y, width, height } = CONDENSER;
  const [right, top] = [x + width, y + height];
  sheet.rect(['mask', 'tone'], x, y, width, height);
  for (const left of [x + 0.015, right - 0.065])
    coil(sheet, [left, y + 0.05], { width: 0.05, height: height - 0.1, medium: 'hot', tubes: 13 });
  sheet.rect('cut', x, y, width, 0.03);
  sheet.line('cut', [x, y], [x, top], [x + 0.1, top]);
  sheet.line('cut', [right, y], [right, top], [right - 0.1, top]);
  compressor(sheet, [x + 0.29, y + 0.04], { width: 0.17, height: 0.33 });
  condenserFan(sheet, x + 0.29, top);
  sheet.spline('hot', [x + 0.33, y + 0.34], [x + 0.34, y + 0.42], [x + 0.47, y + 0.45], [x + 0.5, y + 0.3]);
  // Disconnect and its conduit
  sheet.rect('maskEdge', -0.09, 1, 0.09, 0.16);
  sheet.line('fine', [-0.045, 1], [-0.045, 0.62], [right, 0.62]);
}

/** Propeller on a vertical shaft, motor below, guard above. */
function condenserFan(sheet: Sheet, axis: number, top: number): void {
  const y = FAN_LEVEL;
  sheet.spline('edge', [axis, y], [axis + 0.11, y + 0.035], [axis + 0.2, y - 0.01]);
  sheet.spline('edge', [axis, y], [axis + 0.11, y - 0.02], [axis + 0.2, y - 0.01]);
  sheet.spline('edge', [axis, y], [axis - 0.11, y - 0.035], [axis - 0.2, y + 0.01]);
  sheet.spline('edge', [axis, y], [axis - 0.11, y + 0.02], [axis - 0.2, y + 0.01]);
  sheet.roundRect('maskEdge', axis - 0.05, y - 0.14, 0.1, 0.12, 0.02);
  sheet.verticals('fine', spaced(axis - 0.19, 0.048, 9), top, top + 0.02);
  sheet.spline('fine', [axis - 0.19, top + 0.02], [axis, top + 0.06], [axis + 0.19, top + 0.02]);
}

function linesThroughWall(sheet: Sheet): void {
  const side = CONDENSER.x + CONDENSER.width;
  pipe(sheet, { medium: 'cold', diameter: 0.05 }, [side, 0.2], [0.425, 0.2], [0.425, 0.95], [0.62, 0.95]);
  pipe(sheet, { medium: 'hot', diameter: 0.022 }, [side, 0.31], [0.36, 0.31], [0.36, 1.02], [0.62, 1.02]);
  sheet.roundRect('maskHot', 0.3375, 0.5, 0.045, 0.14, 0.02); // filter drier
}

function cabinet(sheet: Sheet): void {
  const { x, width, filter, deck, top } = HANDLER;
  sheet.rect(['mask', 'tone'], x, FLOOR, width, 2.05);
  sheet.line('cut', [x, FLOOR], [x, top]);
  sheet.line('cut', [HANDLER_RIGHT, FLOOR], [HANDLER_RIGHT, 0.12]);
  sheet.line('cut', [HANDLER_RIGHT, 0.4], [HANDLER_RIGHT, top]);
  for (const level of [filter, deck]) sheet.line('edge', [x, level], [HANDLER_RIGHT, level]);
  for (const i of range(7))
    sheet.line('edge', [HANDLER_RIGHT - 0.01, 0.13 + i * 0.04], [HANDLER_RIGHT + 0.02, 0.12 + i * 0.04]);
}

/** Pleated filter, A-coil over its drain pans, expansion valve box. */
function filterAndCoil(sheet: Sheet): void {
  const { x, width, filter } = HANDLER;
  const right = HANDLER_RIGHT;
  const pan = PAN;
  sheet.rect('maskEdge', x - 0.02, filter + 0.02, width + 0.04, 0.05);
  sheet.line('texture', ...zigzag(stepsBelow(x, right, 0.018), filter + 0.065, filter + 0.025, 'x'));
  for (const left of [x + 0.02, right - 0.18]) sheet.rect('solid', left, pan, 0.16, 0.02);
  sheet.verticals('edge', [x + 0.02, right - 0.02], pan, pan + 0.05);
  sheet.line('coldFine', [x + 0.03, pan + 0.03], [x + 0.17, pan + 0.03]);
  sheet.line('coldFine', [right - 0.03, pan + 0.03], [right - 0.17, pan + 0.03]);
  const slab = { width: 0.07, height: 0.46, medium: 'cold', rows: 3 } as const;
  coil(sheet, [x + 0.05, pan + 0.035], { ...slab, slant: -20 });
  coil(sheet, [right - 0.115, pan + 0.01], { ...slab, slant: 20 });
  sheet.at([HANDLER_AXIS, filter]).polygon('fine', [-0.06, 0.585], [0.06, 0.585], [0, 0.62]);
  sheet.line('edge', [x, 1.05], [x + 0.02, 1.05]);
  sheet.rect('maskEdge', x + 0.005, 0.93, 0.03, 0.12);
  sheet.line('fine', [x, 1.07], [x + 0.1, 1.07]);
}

/** Water that does not drain lifts the float, which breaks the circuit to the controls. */
function floatSwitch(sheet: Sheet): void {
  const { x, y, width, height } = FLOAT;
  const middle = x + width / 2;
  const outlet = y + 0.02;
  sheet.line('edge', [HANDLER_RIGHT - 0.02, outlet], [x, outlet]);
  sheet.roundRect('maskEdge', x, y, width, height, 0.012);
  sheet.rect('solid', middle - 0.017, y + 0.014, 0.034, 0.03);
  sheet.line('fine', [middle, y + 0.044], [middle, y + height]);
  sheet.rect('solid', middle - 0.02, y + height, 0.04, 0.016);
  const [wire, cabinet] = [sheet.at([middle, y + height]), HANDLER_RIGHT - middle];
  wire.spline('fine', [0, 0.016], [0, 0.08], [cabinet + 0.03, 0.12], [cabinet, 0.12]);
}

function blowerAndHeat(sheet: Sheet): void {
  const { x, blower: level, deck } = HANDLER;
  const axis = HANDLER_AXIS;
  blower(sheet, [axis, level], 0.15);
  sheet.circle('fine', [axis, level], 0.06);
  const scroll = points('-0.22,1.36 -0.14,1.17 0.02,1.12 0.18,1.2 0.2,1.36', [axis, 0]);
  sheet.spline('edge', [axis - 0.2, deck], ...scroll, [axis + 0.2, deck]);
  const bends = stepsBelow(x + 0.06, HANDLER_RIGHT - 0.04, 0.02);
  for (const strip of [1.68, 1.73, 1.78])
    sheet.line('hotFine', ...zigzag(bends, strip - 0.014, strip + 0.014, 'x'));
}

function supplyDuct(sheet: Sheet): void {
  const { x, top } = HANDLER;
  const [right, end] = [HANDLER_RIGHT, 1.62];
  sheet.rect('mask', right - 0.02, 1.86, 0.5, 0.24);
  sheet.line('cut', [x, top], [end, top]);
  sheet.line('cut', [right, 1.86], [end, 1.86]);
  sheet.rect('mask', right - 0.01, 1.875, 0.03, 0.23);
  sheet.rect('tone', right - 0.02, 1.87, end - right + 0.02, 0.24);
  condensateTrap(sheet);
}

/** Trap as deep as the blower's suction needs, with a cleanout before and a vent after it, over a floor drain. */
function condensateTrap(sheet: Sheet): void {
  const { x, filter } = HANDLER;
  const [inlet, outlet] = [x - 0.06, x - 0.115];
  const [pan, seal, over] = [filter + 0.13, filter - 0.02, filter + 0.09];
  sheet.line('edge', [x, pan], [inlet, pan], [inlet, seal], [outlet, seal], [outlet, over]);
  const fall = x - 0.15;
  sheet.line('edge', [outlet, over], [fall, over], [fall, FLOOR + 0.1]);
  sheet.line('edge', [inlet, pan], [inlet, pan + 0.05]);
  sheet.rect('solid', inlet - 0.018, pan + 0.045, 0.036, 0.018);
  sheet.line('edge', [fall, over], [fall, over + 0.1]);
  sheet.rect('mask', fall - 0.016, FLOOR - 0.2, 0.032, 0.2);
  sheet.verticals('edge', [fall - 0.016, fall + 0.016], FLOOR - 0.24, FLOOR);
  drainHub(sheet, [fall, FLOOR], 0.05);
}

function air(sheet: Sheet): void {
  const axis = HANDLER_AXIS;
  airArrow(sheet, 'neutral', [1.62, 0.28], [1.45, 0.25], [1.3, 0.27], [1.22, 0.26]);
  airArrow(sheet, 'cold', [axis + 0.05, 1.74], [axis + 0.1, 1.92], [axis + 0.3, 1.99], [1.58, 1.99]);
  airArrow(sheet, 'cold', [axis - 0.1, 1.74], [axis - 0.08, 1.98], [axis + 0.25, 2.05], [1.5, 2.05]);
  for (const x of [-0.55, -0.41, -0.27])
    airArrow(sheet, 'hot', [x, 0.9], [x - 0.02, 1.02], [x + 0.02, 1.12], [x, 1.24]);
  airArrow(sheet, 'neutral', [-0.92, 0.45], [-0.84, 0.46], [-0.8, 0.45], [-0.72, 0.45]);
}
