import { range, rectangle, stepsBelow, zigzag } from '../kit/geometry.ts';
import { onLeft, onRight } from '../kit/labels.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { ThemeName } from '../kit/themes.ts';
import { airArrow } from '../parts/airflow.ts';
import { blower } from '../parts/fans.ts';
import { slab } from '../parts/masonry.ts';
import { pipe, valve } from '../parts/piping.ts';
import { coil } from '../parts/refrigeration.ts';
import type { PartLabels, SystemDrawing } from './system.ts';
import { finishSystem, systemSheet } from './system.ts';

/** Cabinet 0.56 m wide; the burner vestibule stands on its right. */
const WIDTH = 0.56;
const DECK = 0.5;
const COIL_CASE = { bottom: 1.06, height: 0.46, top: 1.52 };
const PLENUM_TOP = 2.12;
const VESTIBULE = WIDTH;
/** The flue rises here. */
const FLUE = VESTIBULE + 0.1;
/** The gas drop. */
const GAS = VESTIBULE + 0.42;

const LABELS: PartLabels<'furnace'> = [
  onLeft('Supply plenum', [-0.44, PLENUM_TOP], 2.3),
  onLeft('Evaporator coil', [0.17, 1.3], 1.68),
  onLeft('Return drop', [-0.5, 1.36], 1.36),
  onLeft('Heat exchanger', [0.1, 0.9], 1.08),
  onLeft('Air filter', [-0.1, 0.4], 0.62),
  onLeft('Blower', [0.2, 0.2], 0.2),
  onRight('Flue', [FLUE + 0.035, 1.9], 1.9),
  onRight('Inducer fan', [VESTIBULE + 0.13, 0.97], 1.25),
  onRight('Gas cock', [GAS + 0.02, 0.9], 0.9),
  onRight('Burners', [VESTIBULE + 0.07, 0.77], 0.68),
  onRight('Gas valve', [VESTIBULE + 0.17, 0.46], 0.42),
  onRight('Drip leg', [GAS, 0.33], 0.22),
  onRight('Control board', [VESTIBULE + 0.1, 0.14], 0.02),
];

/** Upflow gas furnace with a cooling coil on top. */
export function furnace(theme: ThemeName): SystemDrawing {
  const sheet = systemSheet(246, [356, 582]);
  slab(sheet, -0.55, 1.35, 0, 0.1);
  cabinet(sheet);
  returnDrop(sheet);
  blowerSection(sheet);
  heatExchanger(sheet);
  burners(sheet);
  gasPipe(sheet);
  inducerAndControls(sheet);
  coolingCoil(sheet);
  supplyDuct(sheet);
  air(sheet);
  return finishSystem(sheet, theme, {
    key: 'furnace',
    title: 'Gas furnace in section',
    description:
      'An upflow gas furnace cut open: return and filter, blower, heat exchanger and burners, with a cooling coil and the supply duct above.',
    labels: LABELS,
  });
}

function cabinet(sheet: Sheet): void {
  sheet.rect('mask', 0, 0, WIDTH, 2.1);
  sheet.rect('tone', 0, 0.02, WIDTH, 2.06);
  sheet.rect('cut', 0, 0.02, WIDTH, 1.02);
  sheet.rect('mask', -0.012, 0.1, 0.024, 0.36);
}

function returnDrop(sheet: Sheet): void {
  const [left, inner, top] = [-0.5, -0.14, 1.6];
  sheet.rect('mask', left, 0.06, 0.5, 0.44);
  sheet.rect('tone', left, 0.06, 0.5, 0.44);
  sheet.line('cut', [0, 0.06], [left, 0.06], [left, top]);
  sheet.line('cut', [0, DECK], [inner, DECK], [inner, top]);
  sheet.rect('mask', left + 0.01, DECK, 0.34, 1.1);
  sheet.rect('tone', left + 0.01, DECK, 0.34, 1.1);
  sheet.polygon('maskEdge', ...rectangle(-0.13, 0.08, 0.06, 0.4));
  sheet.line('fine', ...zigzag(stepsBelow(0.085, 0.48, 0.02), -0.075, -0.125, 'y'));
}

function blowerSection(sheet: Sheet): void {
  sheet.line('edge', [0, DECK], [0.12, DECK]);
  sheet.line('edge', [0.4, DECK], [WIDTH, DECK]);
  blower(sheet, [0.27, 0.26], 0.155);
  sheet.spline(
    'edge',
    [0.12, DECK],
    [0.08, 0.3],
    [0.13, 0.12],
    [0.27, 0.07],
    [0.42, 0.13],
    [0.46, 0.28],
    [0.4, DECK],
  );
  sheet.circle('maskFine', [0.27, 0.26], 0.06);
}

/** Four tubes joined by return bends. */
function heatExchanger(sheet: Sheet): void {
  const [tubes, pitch, diameter, top] = [4, 0.11, 0.045, 0.93];
  for (const i of range(tubes)) {
    const x = 0.1 + i * pitch;
    pipe(
      sheet,
      [
        [x, 0.56],
        [x, top],
      ],
      { medium: 'hot', diameter },
    );
    if (i === tubes - 1) continue;
    for (const radius of [0.0775, 0.0325]) sheet.arc('hotFine', [x + pitch / 2, top], radius, 180, 0);
  }
  sheet.line('fine', [0.04, 0.55], [WIDTH - 0.14, 0.55]);
}

/** In-shot burners firing to the left. */
function burners(sheet: Sheet): void {
  for (const pen of ['mask', 'tone', 'edge'] as const) sheet.rect(pen, VESTIBULE, 0.02, 0.2, 1.02);
  for (const i of range(4)) {
    const y = 0.6 + i * 0.075;
    const tip = VESTIBULE - 0.02;
    sheet.rect('maskFine', VESTIBULE + 0.02, y, 0.1, 0.045);
    sheet.line('hot', [VESTIBULE, y + 0.022], [VESTIBULE - 0.08, y + 0.022]);
    sheet.line('hotFine', [tip, y + 0.035], [VESTIBULE - 0.06, y + 0.022], [tip, y + 0.01]);
  }
  sheet.rect('maskEdge', VESTIBULE + 0.13, 0.58, 0.035, 0.33); // gas manifold
}

/** Gas valve, union, drop with its cock, drip leg. */
function gasPipe(sheet: Sheet): void {
  const [x, level, foot] = [VESTIBULE, 0.485, 0.3];
  sheet.rect('maskEdge', x + 0.1, 0.44, 0.09, 0.09);
  sheet.circle('fine', [x + 0.145, level], 0.025);
  sheet.line('edge', [x + 0.147, 0.53], [x + 0.147, 0.58]);
  sheet.line('edge', [x + 0.19, level], [GAS, level], [GAS, foot]);
  sheet.line('edge', [GAS, level], [GAS, 1.5]);
  valve(sheet, [GAS, 0.9], { size: 0.028 });
  sheet.line('edge', [GAS - 0.02, foot], [GAS + 0.02, foot]);
  sheet.circle('maskFine', [GAS, level], 0.018);
  sheet.circle('maskFine', [x + 0.2, level], 0.014);
}

function inducerAndControls(sheet: Sheet): void {
  pipe(
    sheet,
    [
      [0.46, 0.95],
      [FLUE - 0.05, 0.95],
    ],
    { medium: 'hot', diameter: 0.045 },
  );
  sheet.circle('maskHot', [FLUE, 0.96], 0.055);
  sheet.circle('hotFine', [FLUE, 0.96], 0.018);
  flue(sheet, 1.01, 2.42);
  const board = VESTIBULE + 0.03;
  sheet.rect('maskFine', board, 0.08, 0.14, 0.24);
  sheet.horizontals(
    'texture',
    range(4).map((i) => 0.12 + i * 0.04),
    board + 0.02,
    board + 0.12,
  );
  sheet.rect('fine', board + 0.02, 0.27, 0.05, 0.03);
}

function flue(sheet: Sheet, bottom: number, top: number): void {
  pipe(
    sheet,
    [
      [FLUE, bottom],
      [FLUE, top],
    ],
    { medium: 'hot', diameter: 0.07 },
  );
}

/** A-coil in its case with two pans and the suction line. */
function coolingCoil(sheet: Sheet): void {
  sheet.rect('cut', 0, COIL_CASE.bottom, WIDTH, COIL_CASE.height);
  sheet.rect('mask', 0.05, COIL_CASE.bottom - 0.015, WIDTH - 0.1, 0.03);
  const slabOf = { width: 0.05, height: 0.36, medium: 'cold', tubes: 8 } as const;
  coil(sheet, [0.07, 1.12], { ...slabOf, slant: -24 });
  coil(sheet, [WIDTH - 0.115, 1.1], { ...slabOf, slant: 24 });
  for (const pan of [0.03, WIDTH - 0.15]) sheet.rect('solid', pan, 1.09, 0.12, 0.015);
  const suction = VESTIBULE + 0.3;
  pipe(
    sheet,
    [
      [WIDTH - 0.02, 1.34],
      [suction, 1.34],
      [suction, 0.02],
    ],
    { medium: 'cold', diameter: 0.03 },
  );
}

/** The duct leaves to the left, over the return drop; the flue rises clear of it. */
function supplyDuct(sheet: Sheet): void {
  const [bottom, end] = [1.76, -0.62];
  for (const pen of ['mask', 'tone'] as const) sheet.rect(pen, end, bottom, -end, PLENUM_TOP - bottom);
  sheet.rect('tone', 0, 2.08, WIDTH, PLENUM_TOP - 2.08);
  sheet.line('cut', [WIDTH, COIL_CASE.top], [WIDTH, PLENUM_TOP], [end, PLENUM_TOP]);
  sheet.line('cut', [0, COIL_CASE.top], [0, bottom], [end, bottom]);
}

function air(sheet: Sheet): void {
  airArrow(sheet, 'hot', [0.18, 1.56], [0.17, 1.7], [0.02, 1.85], [-0.56, 1.86]);
  airArrow(sheet, 'hot', [0.36, 1.56], [0.36, 1.74], [0.2, 1.98], [-0.56, 2.02]);
  airArrow(sheet, 'neutral', [-0.32, 1.5], [-0.31, 1.1], [-0.33, 0.8], [-0.3, 0.3]);
  airArrow(sheet, 'neutral', [-0.3, 0.28], [-0.2, 0.27], [-0.1, 0.28], [0.05, 0.27]);
  airArrow(sheet, 'neutral', [0.32, 0.46], [0.32, 0.54]);
  for (const drift of [0, 0.04]) {
    sheet.spline('hotAir', [FLUE - 0.02 + drift, 2.36], [FLUE - 0.04 + drift, 2.4], [FLUE + drift, 2.44]);
  }
}
