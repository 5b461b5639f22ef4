import { type Point, points, range, rectangle, spaced, upFirst } from '../../kit/geometry.ts';
import { along, onLeft, onRight } from '../../kit/labels.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { airArrow, blower, propeller } from '../../parts/air.ts';
import { blockWall, brickWall, slab } from '../../parts/cut-building.ts';
import { pipe, valve } from '../../parts/piping.ts';
import { coil, compressor } from '../../parts/refrigeration.ts';
import { cutaway, type PartLabels } from './system-drawing.ts';

/** Face of the wall: brick 0.1, air 0.035, block 0.15, plaster 0.018. All x are measured from the street face. */
const ROOM_FACE = 0.303;
/** The sleeve's opening in the wall. */
const SLEEVE = { bottom: 0.17, top: 0.585 };
const LINTEL = 0.6;
const SILL = 0.9;
const CABINET = { left: 0.37, right: 0.623, top: 0.6 };

/** Where the top of the cabinet slopes down to its front. */
const CABINET_BEND = CABINET.right - 0.03;

/** Levels of the refrigerant lines through the bulkhead. */
const LIQUID = SLEEVE.bottom + 0.09;
const SUCTION = SLEEVE.bottom + 0.064;
/** x of the end of the liquid line, where the coiled capillary begins, between the bulkhead and the blower. */
const CAPILLARY = 0.27;
const BLOWER: Point = [0.365, 0.36];
/**
 * Center of the outdoor fan, and radius of the ring on its blade tips, which throws pan water at the condenser coil.
 */
const FAN: Point = [0.078, 0.395];
const SLINGER = 0.168;
const PAN_WATER = SLEEVE.bottom + 0.062;
/** Hot-water coil between the evaporator and the blower, on the building's pipes; the valve is in the supply pipe. */
const WATER_COIL = { x: 0.464, y: 0.275, width: 0.03, height: 0.2 };
const SUPPLY = { coil: 0.487, riser: 0.6, level: 0.075 };
const RETURN = 0.471;
const VALVE = 0.545;
/** Left sides of the filter and of the coil behind it. */
const FILTER = 0.588;
const EVAPORATOR = 0.52;
/** Inner end of the base pan. */
const PAN_END = 0.585;
/** Middle of the air space between brick and block. */
const CAVITY = 0.1175;

const LABELS: PartLabels<'ptac'> = [
  onLeft(
    'Metering device',
    { anchor: [CAPILLARY, LIQUID + 0.011], level: 0.81, balloon: [0.285, 0.7], shape: 'square' },
    [rectangle(CAPILLARY - 0.011, LIQUID - 0.011, 0.058, 0.022)],
  ),
  onLeft('Compressor', { anchor: [0.188, 0.31], level: 0.765, balloon: [0.2, 0.7], shape: 'square' }, [
    rectangle(0.1, SLEEVE.bottom + 0.045, 0.09, 0.13),
  ]),
  onLeft(
    'Condenser fan',
    { anchor: [FAN[0] + 0.064, FAN[1] + 0.035], level: 0.72, balloon: [0.115, 0.74], shape: 'square' },
    [
      rectangle(FAN[0] - 0.009, FAN[1] - 0.15, 0.018, 0.3),
      rectangle(FAN[0] + 0.015, FAN[1] - 0.04, 0.08, 0.08),
    ],
  ),
  onLeft(
    'Slinger ring',
    { anchor: [FAN[0] - 0.002, FAN[1] + SLINGER], level: 0.675, balloon: [0.02, 0.7] },
    [-1, 1].map((way) => rectangle(FAN[0] - 0.01, FAN[1] + way * SLINGER - 0.01, 0.02, 0.02)),
  ),
  onLeft('Condenser coil', { anchor: [0.002, 0.545], level: 0.63, balloon: [-0.1, 0.64] }, [
    rectangle(-0.02, 0.22, 0.055, 0.34),
  ]),
  onLeft('Outdoor grille', { anchor: [-0.058, 0.5], level: 0.5, balloon: [-0.16, 0.5] }, [
    rectangle(-0.07, SLEEVE.bottom, 0.025, SLEEVE.top - SLEEVE.bottom),
  ]),
  onLeft('Wall sleeve', { anchor: [-0.015, SLEEVE.bottom], level: 0.13, balloon: [-0.1, 0.11] }, [
    rectangle(-0.03, SLEEVE.bottom, 0.4, 0.012),
  ]),
  onRight('Discharge grille', { anchor: [0.49, 0.6], level: 0.75, balloon: [0.57, 0.69] }, [
    rectangle(0.408, 0.592, 0.1, 0.014),
  ]),
  onRight(
    'Heating element',
    { anchor: [0.461, 0.527], level: 0.69, balloon: [0.38, 0.68] },
    along(0.013, [0.402, 0.472], [0.464, 0.53]),
  ),
  onRight(
    'Blower wheel',
    { anchor: [BLOWER[0] + 0.02, BLOWER[1] + 0.055], level: 0.63, balloon: [0.335, 0.47] },
    [rectangle(BLOWER[0] - 0.055, BLOWER[1] - 0.055, 0.11, 0.11)],
  ),
  onRight('Hot-water coil', { anchor: [0.486, WATER_COIL.y + 0.195], level: 0.57, balloon: [0.67, 0.64] }, [
    rectangle(WATER_COIL.x, WATER_COIL.y, WATER_COIL.width, WATER_COIL.height),
  ]),
  onRight('Evaporator coil', { anchor: [EVAPORATOR + 0.045, 0.497], level: 0.515, balloon: [0.69, 0.53] }, [
    rectangle(EVAPORATOR + 0.004, 0.237, 0.045, 0.265),
  ]),
  onRight('Air filter', { anchor: [FILTER + 0.008, 0.4], level: 0.4, balloon: [0.69, 0.4] }, [
    rectangle(FILTER, 0.225, 0.015, 0.262),
  ]),
  onRight(
    'Base pan and drain',
    { anchor: [PAN_END, SLEEVE.bottom + 0.045], level: 0.2, balloon: [0.69, 0.19] },
    [
      ...along(0.014, [-0.025, SLEEVE.bottom + 0.026], [PAN_END, SLEEVE.bottom + 0.036]),
      rectangle(PAN_END - 0.012, SLEEVE.bottom + 0.03, 0.014, 0.02),
    ],
  ),
  onRight(
    'Motorized valve',
    { anchor: [VALVE + 0.016, SUPPLY.level + 0.045], level: 0.11, balloon: [0.66, 0.1] },
    [rectangle(VALVE - 0.018, SUPPLY.level - 0.014, 0.036, 0.072)],
  ),
];

/** Through-wall unit under a window, cut across the wall. */
export const ptac = cutaway({ labels: LABELS, scale: 452, origin: [300, 596] }, (sheet, detail) => {
  slab(sheet, -0.02, 0.92, 0, 0.09);
  wall(sheet, -0.09, 0.155);
  spandrel(sheet);
  windowAndSill(sheet);
  sleeve(sheet);
  drain(sheet);
  outdoorSide(sheet);
  if (detail === 'full') thrownWater(sheet);
  indoorCabinet(sheet);
  underBlower(sheet);
  indoorSide(sheet);
  subbase(sheet);
  if (detail === 'full') hotWater(sheet);
  air(sheet);
});

function wall(sheet: Sheet, bottom: number, top: number): void {
  brickWall(sheet, { x: 0, width: 0.1, bottom, top });
  sheet.rect('mask', 0.1, bottom, 0.035, top - bottom);
  blockWall(sheet, { x: 0.135, width: 0.15, bottom, top });
  sheet.rect('maskFine', 0.285, bottom, 0.018, top - bottom);
  for (const face of [0, ROOM_FACE]) sheet.line('cut', [face, bottom], [face, top]);
}

/** Brick and block between lintel and sill, in faint lines without courses because leaders pass over them. */
function spandrel(sheet: Sheet): void {
  const [bottom, top] = [LINTEL + 0.01, SILL];
  const [brick, block] = [
    rectangle(0, bottom, 0.1, top - bottom),
    rectangle(0.135, bottom, 0.15, top - bottom),
  ];
  sheet.hatch('hatch', brick, 45, sheet.meters(5.2));
  sheet.hatch('hatch', block, -45, sheet.meters(9));
  for (const outline of [brick, block]) sheet.polygon('edge', ...outline);
  sheet.verticals('cut', [0, ROOM_FACE], bottom, top);
}

/** Stone sill sloped to the street, double-glazed window above, steel lintel below. */
function windowAndSill(sheet: Sheet): void {
  const glass = { bottom: 1, top: 1.28 };
  sheet.polygon('solid', [-0.05, SILL], [0.17, 0.915], [0.17, 0.95], [-0.05, 0.925]);
  sheet.polygon('maskEdge', [0.17, SILL], [0.36, SILL], [0.36, 0.925], [0.17, 0.925]);
  sheet.rect('maskEdge', 0.15, 0.95, 0.09, 0.05);
  for (const sash of [0.165, 0.2]) sheet.rect('maskFine', sash, glass.bottom, 0.03, glass.top - glass.bottom);
  sheet.verticals('coldFine', [0.175, 0.185], glass.bottom, glass.top);
  sheet.verticals('texture', [0, ROOM_FACE], 0.95, glass.top);
  // steel angles support brick and block above the opening
  sheet.rect('solid', 0.1, LINTEL, -0.09, 0.01);
  sheet.rect('solid', 0.1, LINTEL, -0.01, 0.08);
  sheet.rect('solid', 0.135, LINTEL, 0.14, 0.01);
  sheet.rect('solid', 0.135, LINTEL, 0.01, 0.08);
}

/** Sheet-metal sleeve with the outdoor grille; its floor slopes to the street. */
function sleeve(sheet: Sheet): void {
  const { bottom, top } = SLEEVE;
  const [left, right] = [-0.03, CABINET.left];
  sheet.rect(['mask', 'tone'], left, bottom, right - left, top - bottom);
  sheet.line('cut', [left, bottom], [right, bottom + 0.012]);
  sheet.line('cut', [left, top - 0.012], [right, top]);
  sheet.rect('maskEdge', -0.07, bottom, 0.025, top - bottom);
  for (const i of range(14))
    sheet.line('fine', [-0.07, bottom + 0.01 + i * 0.029], [-0.045, bottom + 0.03 + i * 0.029]);
}

/** Nipple at the low side of the pan, then a drain in the wall cavity to the building's condensate riser. */
function drain(sheet: Sheet): void {
  sheet.rect('maskFine', CAVITY - 0.008, -0.09, 0.016, SLEEVE.bottom + 0.115);
  sheet.line('cold', [CAVITY, SLEEVE.bottom + 0.022], [CAVITY, -0.085]);
}

/** Base pan, condenser coil, fan with its slinger ring, bulkhead, compressor and the lines through the bulkhead. */
function outdoorSide(sheet: Sheet): void {
  const { bottom, top } = SLEEVE;
  sheet.at([0, bottom]).polygon('solid', [-0.025, 0.02], [0.52, 0.03], [0.52, 0.042], [-0.025, 0.032]);
  sheet.polygon('coldTone', ...upFirst([-0.02, bottom + 0.032], PAN_WATER, 0.215, bottom + 0.036));
  sheet.line('coldFine', [-0.02, PAN_WATER], [0.215, PAN_WATER]);
  coil(sheet, [-0.02, bottom + 0.05], { width: 0.055, height: 0.34, medium: 'hot', tubes: 9 });
  sheet.polygon('solid', ...rectangle(0.215, bottom + 0.035, 0.02, top - bottom - 0.04));
  refrigerantLines(sheet);
  propeller(sheet, FAN, SLINGER - 0.01);
  for (const way of [-1, 1])
    sheet.roundRect('maskEdge', FAN[0] - 0.01, FAN[1] + way * SLINGER - 0.01, 0.02, 0.02, 0.006);
  const motor = { x: FAN[0] + 0.015, y: FAN[1] - 0.04 };
  sheet.roundRect('maskEdge', motor.x, motor.y, 0.08, 0.08, 0.02);
  sheet.verticals('texture', spaced(motor.x + 0.014, 0.012, 5), motor.y + 0.005, motor.y + 0.075);
  compressor(sheet, [0.145, bottom + 0.045], { width: 0.09, height: 0.13 });
}

/** The base pan's inner end below the evaporator, and the liquid and suction lines to and from that coil. */
function underBlower(sheet: Sheet): void {
  const { bottom } = SLEEVE;
  const { left } = CABINET;
  const end = upFirst([PAN_END, bottom + 0.03], bottom + 0.05, PAN_END - 0.01, bottom + 0.042);
  sheet.polygon('solid', [left - 0.002, bottom + 0.027], ...end, [left - 0.002, bottom + 0.039]);
  sheet.line('coldFine', [left, bottom + 0.046], [PAN_END - 0.015, bottom + 0.048]);
  for (const level of [LIQUID, SUCTION])
    sheet.line('cold', [left - 0.002, level], [EVAPORATOR + 0.005, level]);
}

/** Discharge to the condenser's top, liquid line and capillary to the evaporator, suction line under the blower. */
function refrigerantLines(sheet: Sheet): void {
  const { bottom, top } = SLEEVE;
  const [behindFan, besideCoil] = [0.348, 0.052];
  sheet.line('hot', ...upFirst([0.165, bottom + 0.165], behindFan, besideCoil, top - 0.05, 0.01));
  sheet.line('cold', [CABINET.left, SUCTION], [0.185, SUCTION]);
  sheet.line('hot', [0.02, LIQUID], [CAPILLARY, LIQUID]);
  sheet.line('cold', [CAPILLARY + 0.04, LIQUID], [CABINET.left, LIQUID]);
  for (const turn of range(4))
    sheet.circle(turn < 2 ? 'maskHot' : 'maskCold', [CAPILLARY + turn * 0.012, LIQUID], 0.011);
}

function indoorCabinet(sheet: Sheet): void {
  const { left, right, top } = CABINET;
  const floor = 0.165;
  const slope: Point[] = [
    [right, 0.57],
    [CABINET_BEND, top],
  ];
  sheet.polygon('mask', [left, floor], [right, floor], ...slope, [left, top]);
  sheet.line('cut', [left, top], [0.4, top]);
  sheet.line('cut', [0.505, top], [CABINET_BEND, top], [right, 0.57], [right, 0.27]);
  sheet.line('cut', [right, 0.2], [right, floor], [left, floor]);
  sheet.polygon('tone', [left, SLEEVE.bottom], [right, SLEEVE.bottom], ...slope, [left, top]);
}

/** From the room into the unit: return louver, filter, coil, blower in its scroll, electric heat, grille. */
function indoorSide(sheet: Sheet): void {
  const front = CABINET.right;
  for (const i of range(4))
    sheet.line('edge', [front - 0.008, 0.205 + i * 0.017], [front + 0.01, 0.198 + i * 0.017]);
  const filter = rectangle(FILTER, 0.225, 0.015, 0.262);
  sheet.polygon('maskFine', ...filter);
  sheet.hatch('texture', filter, 35, 0.008);
  coil(sheet, [EVAPORATOR, 0.235], { width: 0.05, height: 0.27, medium: 'cold', tubes: 8, slant: -2 });
  blower(sheet, BLOWER, 0.075);
  sheet.spline('edge', [0.283, 0.34], [0.292, 0.44], [0.335, 0.485], [0.385, 0.545], [0.4, 0.6]);
  sheet.spline('edge', [0.45, 0.33], [0.448, 0.42], [0.458, 0.5], [0.505, 0.6]);
  for (const i of range(5)) sheet.circle('maskHot', [0.405 + i * 0.014, 0.475 + i * 0.013], 0.006);
  for (const i of range(6)) sheet.line('edge', [0.408 + i * 0.018, 0.592], [0.416 + i * 0.018, 0.606]);
}

/** The second source of heat: a coil before the blower, fed by the building's pipes through a motorized valve. */
function hotWater(sheet: Sheet): void {
  const { x: left, y: bottom, ...size } = WATER_COIL;
  coil(sheet, [left, bottom], { ...size, medium: 'hot', tubes: 6 });
  const { coil: inlet, riser, level } = SUPPLY;
  const foot = -0.09;
  for (const x of [RETURN, riser]) sheet.rect('mask', x - 0.012, foot - 0.002, 0.024, 0.11);
  pipe(sheet, { medium: 'hot', diameter: 0.011 }, ...upFirst([riser, foot], level, inlet, bottom));
  pipe(sheet, { medium: 'hot', diameter: 0.011 }, [RETURN, foot], [RETURN, bottom]);
  valve(sheet, [VALVE, level], { size: 0.013, level: true });
  sheet.rect('maskEdge', VALVE - 0.017, level + 0.022, 0.034, 0.036);
  sheet.line('fine', [VALVE - 0.008, level + 0.044], [VALVE + 0.008, level + 0.044]);
}

/** Water drops that the slinger ring throws at the condenser coil. */
function thrownWater(sheet: Sheet): void {
  for (const [x, y] of points('0.052,0.255 0.046,0.285 0.055,0.31 0.047,0.345'))
    sheet.ellipse('coldSolid', [x, y], 0.0035, 0.0065);
}

function subbase(sheet: Sheet): void {
  sheet.rect('maskEdge', 0.4, 0, 0.035, 0.165);
  sheet.rect('fine', 0.39, 0, 0.055, 0.012);
  sheet.line('texture', [ROOM_FACE, 0.08], [ROOM_FACE, 0.165]);
  sheet.rect('maskFine', ROOM_FACE, 0, 0.62, 0.018);
}

function air(sheet: Sheet): void {
  airArrow(sheet, 'cold', [0.44, 0.61], [0.455, 0.72], [0.54, 0.86], [0.7, 0.93]);
  airArrow(sheet, 'cold', [0.475, 0.61], [0.5, 0.7], [0.6, 0.79], [0.78, 0.82]);
  airArrow(sheet, 'neutral', [0.84, 0.31], [0.76, 0.3], [0.7, 0.27], [0.64, 0.24]);
  airArrow(sheet, 'hot', [-0.08, 0.3], [-0.17, 0.28], [-0.26, 0.31], [-0.34, 0.28]);
  airArrow(sheet, 'hot', [-0.08, 0.42], [-0.17, 0.42], [-0.26, 0.46], [-0.34, 0.44]);
  airArrow(sheet, 'neutral', [-0.3, 0.56], [-0.2, 0.57], [-0.14, 0.545], [-0.075, 0.54]);
}
