import type { Point } from '../../kit/geometry.ts';
import { range, rectangle } from '../../kit/geometry.ts';
import { along, onLeft, onRight } from '../../kit/labels.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { ThemeName } from '../../kit/themes.ts';
import { airArrow } from '../../parts/air/airflow.ts';
import { blower, propeller } from '../../parts/air/fans.ts';
import { blockWall, brickWall, slab } from '../../parts/building/masonry.ts';
import { coil, compressor } from '../../parts/cooling/refrigeration.ts';
import type { PartLabels, SystemDrawing } from './system-drawing.ts';
import { finishSystem, systemSheet } from './system-drawing.ts';

/** Brick 0.1, air 0.035, block 0.15, plaster 0.018; x from the street face. */
const ROOM_FACE = 0.303;
/** The sleeve's opening in the wall. */
const SLEEVE = { bottom: 0.17, top: 0.585 };
const LINTEL = 0.6;
const SILL = 0.9;
/** The cabinet in the room. */
const CABINET = { left: 0.37, right: 0.578, top: 0.6 };

/** Refrigerant lines through the bulkhead. */
const LIQUID = SLEEVE.bottom + 0.09;
const SUCTION = SLEEVE.bottom + 0.064;
/** Between bulkhead and blower: the liquid line, then the capillary coiled up. */
const CAPILLARY = 0.27;
const BLOWER: Point = [0.365, 0.36];

const LABELS: PartLabels<'ptac'> = [
  onLeft(
    'Metering device',
    [CAPILLARY, LIQUID + 0.011],
    0.87,
    [rectangle(CAPILLARY - 0.011, LIQUID - 0.011, 0.058, 0.022)],
    'square',
  ),
  onLeft(
    'Liquid line',
    [0.246, LIQUID],
    0.82,
    along(0.006, [0.04, LIQUID], [CAPILLARY - 0.011, LIQUID]),
    'square',
  ),
  onLeft('Compressor', [0.182, 0.32], 0.77, [rectangle(0.1, SLEEVE.bottom + 0.045, 0.09, 0.15)], 'square'),
  onLeft('Wall sleeve', [0.12, SLEEVE.top - 0.004], 0.72, [
    rectangle(-0.03, SLEEVE.bottom, 0.4, SLEEVE.top - SLEEVE.bottom),
  ]),
  onLeft('Condenser fan', [0.077, 0.515], 0.67, [rectangle(0.066, 0.3, 0.018, 0.23)]),
  onLeft('Condenser coil', [0.002, 0.545], 0.62, [rectangle(-0.02, 0.22, 0.055, 0.34)]),
  onLeft('Outdoor grille', [-0.058, 0.47], 0.5, [
    rectangle(-0.07, SLEEVE.bottom, 0.025, SLEEVE.top - SLEEVE.bottom),
  ]),
  onRight('Discharge grille', [0.45, 0.6], 0.71, [rectangle(0.408, 0.592, 0.1, 0.014)]),
  onRight('Heating element', [0.461, 0.527], 0.633, along(0.013, [0.402, 0.472], [0.464, 0.53])),
  onRight('Blower wheel', [BLOWER[0] + 0.02, BLOWER[1] + 0.055], 0.565, [
    rectangle(BLOWER[0] - 0.055, BLOWER[1] - 0.055, 0.11, 0.11),
  ]),
  onRight('Evaporator coil', [0.515, 0.497], 0.503, [rectangle(0.479, 0.237, 0.045, 0.265)]),
  onRight('Air filter', [0.553, 0.32], 0.34, [rectangle(0.545, 0.225, 0.015, 0.262)]),
  onRight('Base pan and drain', [0.54, SLEEVE.bottom + 0.045], 0.2, [
    ...along(0.014, [-0.025, SLEEVE.bottom + 0.026], [0.54, SLEEVE.bottom + 0.036]),
    rectangle(0.528, SLEEVE.bottom + 0.03, 0.014, 0.02),
  ]),
];

/** Through-wall unit under a window, cut across the wall. */
export function ptac(theme: ThemeName): SystemDrawing {
  const sheet = systemSheet(452, [300, 596]);
  slab(sheet, -0.02, 0.92, 0, 0.09);
  wall(sheet, -0.09, 0.155);
  wall(sheet, LINTEL, SILL);
  windowAndSill(sheet);
  sleeve(sheet);
  drain(sheet);
  outdoorSide(sheet);
  indoorCabinet(sheet);
  underBlower(sheet);
  indoorSide(sheet);
  subbase(sheet);
  air(sheet);
  return finishSystem(sheet, theme, {
    key: 'ptac',
    title: 'PTAC in section',
    description:
      'A packaged terminal air conditioner in its wall sleeve under a window, cut open to show both coils, both fans and the compressor.',
    labels: LABELS,
  });
}

function wall(sheet: Sheet, bottom: number, top: number): void {
  brickWall(sheet, { x: 0, width: 0.1, bottom, top });
  sheet.rect('mask', 0.1, bottom, 0.035, top - bottom);
  blockWall(sheet, { x: 0.135, width: 0.15, bottom, top });
  sheet.rect('maskFine', 0.285, bottom, 0.018, top - bottom);
  for (const face of [0, ROOM_FACE]) sheet.line('cut', [face, bottom], [face, top]);
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
  // steel angles carry brick and block over the opening
  for (const [heel, side, leg] of [
    [0.1, -1, 0.09],
    [0.135, 1, 0.14],
  ] as const) {
    sheet.rect('solid', heel, LINTEL, side * leg, 0.01);
    sheet.rect('solid', heel, LINTEL, side * 0.01, 0.08);
  }
}

/** Sheet-metal sleeve with the outdoor grille; its floor falls to the street. */
function sleeve(sheet: Sheet): void {
  const { bottom, top } = SLEEVE;
  const [left, right] = [-0.03, CABINET.left];
  sheet.rect('mask', left, bottom, right - left, top - bottom);
  sheet.rect('tone', left, bottom, right - left, top - bottom);
  sheet.line('cut', [left, bottom], [right, bottom + 0.012]);
  sheet.line('cut', [left, top - 0.012], [right, top]);
  sheet.rect('maskEdge', -0.07, bottom, 0.025, top - bottom);
  for (const i of range(14))
    sheet.line('fine', [-0.07, bottom + 0.01 + i * 0.029], [-0.045, bottom + 0.03 + i * 0.029]);
}

/** Nipple at the low side of the pan, then a drain in the wall's cavity to the building's condensate riser. */
function drain(sheet: Sheet): void {
  const cavity = 0.1175;
  sheet.rect('maskFine', cavity - 0.008, -0.09, 0.016, SLEEVE.bottom + 0.115);
  sheet.line('cold', [cavity, SLEEVE.bottom + 0.022], [cavity, -0.085]);
}

/** Base pan, condenser coil, fan in its shroud, bulkhead, compressor and the lines through the bulkhead. */
function outdoorSide(sheet: Sheet): void {
  const { bottom, top } = SLEEVE;
  sheet.polygon(
    'solid',
    [-0.025, bottom + 0.02],
    [0.52, bottom + 0.03],
    [0.52, bottom + 0.042],
    [-0.025, bottom + 0.032],
  );
  sheet.line('coldFine', [-0.02, bottom + 0.04], [0.2, bottom + 0.046]);
  coil(sheet, [-0.02, bottom + 0.05], { width: 0.055, height: 0.34, medium: 'hot', tubes: 9 });
  sheet.line('edge', [0.045, bottom + 0.04], [0.06, bottom + 0.13]);
  sheet.line('edge', [0.045, top - 0.01], [0.06, bottom + 0.36]);
  propeller(sheet, [0.075, bottom + 0.245], 0.115);
  sheet.roundRect('maskEdge', 0.09, bottom + 0.2, 0.078, 0.09, 0.02);
  sheet.verticals('texture', [0.104, 0.116, 0.128, 0.14, 0.152], bottom + 0.205, bottom + 0.285);
  sheet.polygon('solid', ...rectangle(0.215, bottom + 0.035, 0.02, top - bottom - 0.04));
  refrigerantLines(sheet);
  compressor(sheet, [0.145, bottom + 0.045], { width: 0.09, height: 0.15 });
}

/** The base pan goes on under the evaporator; liquid in, suction out. */
function underBlower(sheet: Sheet): void {
  const { bottom } = SLEEVE;
  const { left } = CABINET;
  sheet.polygon(
    'solid',
    [left - 0.002, bottom + 0.027],
    [0.54, bottom + 0.03],
    [0.54, bottom + 0.05],
    [0.53, bottom + 0.05],
    [0.53, bottom + 0.042],
    [left - 0.002, bottom + 0.039],
  );
  sheet.line('coldFine', [left, bottom + 0.046], [0.525, bottom + 0.048]);
  for (const level of [LIQUID, SUCTION]) sheet.line('cold', [left - 0.002, level], [0.48, level]);
}

/** Discharge over the fan motor to the condenser; liquid line and capillary to the evaporator; suction back under the blower. */
function refrigerantLines(sheet: Sheet): void {
  const { bottom, top } = SLEEVE;
  const discharge = 0.196;
  sheet.line(
    'hot',
    [0.165, bottom + 0.19],
    [discharge, bottom + 0.19],
    [discharge, top - 0.03],
    [0.01, top - 0.03],
  );
  sheet.line('cold', [0.48, SUCTION], [0.185, SUCTION]);
  sheet.line('hot', [0.02, LIQUID], [CAPILLARY, LIQUID]);
  sheet.line('cold', [CAPILLARY + 0.04, LIQUID], [0.48, LIQUID]);
  for (const turn of range(4))
    sheet.circle(turn < 2 ? 'maskHot' : 'maskCold', [CAPILLARY + turn * 0.012, LIQUID], 0.011);
}

function indoorCabinet(sheet: Sheet): void {
  const { left, right, top } = CABINET;
  const floor = 0.165;
  sheet.polygon('mask', [left, floor], [0.575, floor], [0.575, 0.565], [0.545, top], [left, top]);
  sheet.line('cut', [left, top], [0.4, top]);
  sheet.line('cut', [0.505, top], [0.548, top], [right, 0.57], [right, 0.27]);
  sheet.line('cut', [right, 0.2], [right, floor], [left, floor]);
  sheet.polygon(
    'tone',
    [left, SLEEVE.bottom],
    [right, SLEEVE.bottom],
    [right, 0.57],
    [0.548, top],
    [left, top],
  );
}

/** From the room inwards: return louver, filter, coil, blower in its scroll, electric heat, grille, controls. */
function indoorSide(sheet: Sheet): void {
  for (const i of range(4)) sheet.line('edge', [0.57, 0.205 + i * 0.017], [0.588, 0.198 + i * 0.017]);
  const filter = rectangle(0.545, 0.225, 0.015, 0.262);
  sheet.polygon('maskFine', ...filter);
  sheet.hatch('texture', filter, 35, 0.008);
  coil(sheet, [0.475, 0.235], { width: 0.05, height: 0.27, medium: 'cold', tubes: 8, slant: -2 });
  blower(sheet, BLOWER, 0.075);
  sheet.spline('edge', [0.283, 0.34], [0.292, 0.44], [0.335, 0.485], [0.385, 0.545], [0.4, 0.6]);
  sheet.spline('edge', [0.45, 0.33], [0.448, 0.42], [0.458, 0.5], [0.505, 0.6]);
  for (const i of range(5)) sheet.circle('maskHot', [0.405 + i * 0.014, 0.475 + i * 0.013], 0.006);
  for (const i of range(6)) sheet.line('edge', [0.408 + i * 0.018, 0.592], [0.416 + i * 0.018, 0.606]);
}

function subbase(sheet: Sheet): void {
  sheet.rect('maskEdge', 0.5, 0, 0.035, 0.165);
  sheet.rect('fine', 0.49, 0, 0.055, 0.012);
  sheet.line('texture', [ROOM_FACE, 0.08], [ROOM_FACE, 0.165]);
  sheet.rect('maskFine', ROOM_FACE, 0, 0.62, 0.018);
}

function air(sheet: Sheet): void {
  airArrow(sheet, 'cold', [0.44, 0.61], [0.455, 0.72], [0.54, 0.86], [0.7, 0.93]);
  airArrow(sheet, 'cold', [0.475, 0.61], [0.5, 0.7], [0.6, 0.79], [0.78, 0.82]);
  airArrow(sheet, 'neutral', [0.84, 0.31], [0.74, 0.3], [0.66, 0.27], [0.6, 0.24]);
  airArrow(sheet, 'hot', [-0.08, 0.3], [-0.17, 0.28], [-0.26, 0.31], [-0.34, 0.28]);
  airArrow(sheet, 'hot', [-0.08, 0.42], [-0.17, 0.42], [-0.26, 0.46], [-0.34, 0.44]);
  airArrow(sheet, 'neutral', [-0.3, 0.56], [-0.2, 0.57], [-0.14, 0.545], [-0.075, 0.54]);
}
