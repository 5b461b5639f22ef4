import type { Point } from '../kit/geometry.ts';
import { range, rectangle } from '../kit/geometry.ts';
import { onLeft, onRight } from '../kit/labels.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { ThemeName } from '../kit/themes.ts';
import { airArrow } from '../parts/airflow.ts';
import { blower } from '../parts/fans.ts';
import { slab } from '../parts/masonry.ts';
import { ballValve, flowMark, pipe, valve } from '../parts/piping.ts';
import { coil, compressor } from '../parts/refrigeration.ts';
import type { PartLabels, SystemDrawing } from './system.ts';
import { finishSystem, systemSheet } from './system.ts';

/** Closet: clear height, and the stud wall on the room's side. */
const CEILING = 1.74;
const ROOM_WALL = 1.17;
/** Risers in the chase. */
const SUPPLY = 0.03;
const RETURN = 0.13;
const CONDENSATE = 0.3;
/** Along the hoses: shut-off valve, P/T port, then strainer or regulator. */
const VALVE = 0.215;
const TEST_PORT = 0.35;
/** Cabinet: 0.56 m wide, compressor below the deck, fan above. */
const CABINET = { x: 0.5, y: 0.06, width: 0.56, height: 1.5, deck: 0.62 };
const CABINET_RIGHT = CABINET.x + CABINET.width;
/** Levels of the two hoses. */
const HOSE = { supply: 0.18, return: 0.34 };

const LABELS: PartLabels<'wshp'> = [
  onLeft('Condensate riser', [CONDENSATE, 1.5], 1.5),
  onLeft('Loop return', [RETURN, 1.25], 1.25),
  onLeft('Loop supply', [SUPPLY, 1], 1),
  onLeft('Condensate trap', [0.38, 0.56], 0.78),
  onLeft('Flow regulator', [0.43, HOSE.return], 0.58),
  onLeft('P/T ports', [TEST_PORT, HOSE.return + 0.055], 0.42),
  onLeft('Shut-off valves', [VALVE, HOSE.supply + 0.02], 0.26),
  onLeft('Strainer', [0.415, 0.13], 0.06),
  onRight('Blower', [CABINET.x + 0.26, 1.24], 1.27),
  onRight('Air coil', [CABINET.x + 0.45, 1.045], 1.14),
  onRight('Air filter', [CABINET_RIGHT - 0.02, 0.95], 0.97),
  onRight('Reversing valve', [CABINET.x + 0.24, 0.535], 0.55),
  onRight('Coaxial water coil', [CABINET.x + 0.45, 0.28], 0.28),
  onRight('Compressor', [CABINET.x + 0.23, 0.14], 0.086),
];

/** Water-source heat pump: a vertical stack unit in its closet beside the risers. */
export function wshp(theme: ThemeName): SystemDrawing {
  const sheet = systemSheet(300, [300, 590]);
  closet(sheet);
  risers(sheet);
  cabinet(sheet);
  refrigerantCircuit(sheet);
  coilAndFilter(sheet);
  blowerSection(sheet);
  grilles(sheet);
  electricalBox(sheet);
  hoses(sheet);
  air(sheet);
  return finishSystem(sheet, theme, {
    key: 'wshp',
    title: 'Water-source heat pump in section',
    description:
      'A vertical heat pump in a closet, connected by hoses to the building water loop risers, cut open from the compressor to the blower.',
    labels: LABELS,
  });
}

function closet(sheet: Sheet): void {
  slab(sheet, -0.1, 1.25, 0, 0.08);
  slab(sheet, -0.1, 1.25, CEILING + 0.08, 0.08);
  const thickness = 0.08;
  for (const x of [-0.1, ROOM_WALL]) {
    sheet.rect('mask', x, 0, thickness, CEILING);
    for (const board of [x, x + 0.065]) sheet.rect('maskFine', board, 0, 0.015, CEILING);
    for (const face of [x, x + thickness]) sheet.line('cut', [face, 0], [face, CEILING]);
  }
  // Openings for the supply and return grilles
  sheet.rect('mask', ROOM_WALL - 0.005, 1.36, 0.09, 0.26);
  sheet.rect('mask', ROOM_WALL - 0.005, 0.62, 0.09, 0.42);
}

function risers(sheet: Sheet): void {
  for (const [x, medium] of [
    [SUPPLY, 'cold'],
    [RETURN, 'hot'],
    [CONDENSATE, 'neutral'],
  ] as const) {
    sheet.rect('mask', x - 0.03, -0.09, 0.06, 1.92);
    pipe(
      sheet,
      [
        [x, -0.14],
        [x, 1.88],
      ],
      { medium, diameter: medium === 'neutral' ? 0.03 : 0.05 },
    );
  }
  sheet.line('coldFlow', [SUPPLY, -0.12], [SUPPLY, 1.86]);
  sheet.line('hotFlow', [RETURN, 1.86], [RETURN, -0.12]);
}

function cabinet(sheet: Sheet): void {
  const { x, y, width, height, deck } = CABINET;
  for (const pen of ['mask', 'tone', 'cut'] as const) sheet.rect(pen, x, y, width, height);
  for (const foot of [x + 0.03, CABINET_RIGHT - 0.09]) sheet.rect('solid', foot, 0, 0.06, y);
  sheet.line('edge', [x, deck], [CABINET_RIGHT, deck]);
  sheet.horizontals('fine', [deck - 0.02], x, CABINET_RIGHT);
}

/** Compressor, coaxial water coil, reversing valve, expansion valve. */
function refrigerantCircuit(sheet: Sheet): void {
  const own = sheet.at([CABINET.x, 0]);
  // water to and from the coil, behind the compressor: in at the bottom, out at the top, against the refrigerant
  own.line('cold', [0, HOSE.supply], [0.285, HOSE.supply], [0.285, 0.137], [0.31, 0.137]);
  own.line('hot', [0, HOSE.return], [0.285, HOSE.return], [0.285, 0.362], [0.31, 0.362]);
  compressor(own, [0.16, 0.08], { width: 0.2, height: 0.36 });
  for (const i of range(4)) {
    own.roundRect('maskCold', 0.31, 0.11 + i * 0.075, 0.22, 0.055, 0.027);
    own.roundRect('hotFine', 0.325, 0.124 + i * 0.075, 0.19, 0.027, 0.013);
  }
  own.roundRect('maskEdge', 0.1, 0.51, 0.17, 0.05, 0.02);
  own.verticals('edge', [0.135, 0.185, 0.235], 0.51, 0.48);
  own.line('edge', [0.185, 0.56], [0.185, 0.585]);
  own.spline('hot', [0.185, 0.585], [0.06, 0.59], [0.05, 0.46], [0.1, 0.43]);
  // cooling: discharge to the water coil, liquid up through the expansion valve, suction back from the air coil
  own.spline('hot', [0.235, 0.48], [0.26, 0.455], [0.34, 0.455], [0.36, 0.39]);
  own.line('hotFine', [0.45, 0.39], [0.45, 0.45]);
  own.line('coldFine', [0.45, 0.45], [0.45, 0.7]);
  valve(own, [0.45, 0.455], { size: 0.02 });
  own.line(
    'cold',
    [0.135, 0.48],
    [0.135, 0.465],
    [0.024, 0.465],
    [0.024, 0.672],
    [0.38, 0.672],
    [0.38, 0.74],
    [0.4, 0.74],
  );
  own.line('cold', [0.185, 0.48], [0.185, 0.42]);
}

function coilAndFilter(sheet: Sheet): void {
  const { x } = CABINET;
  const right = CABINET_RIGHT;
  coil(sheet, [x + 0.4, 0.68], { width: 0.09, height: 0.38, medium: 'cold', rows: 3, tubes: 9 });
  sheet.rect('maskEdge', right - 0.035, 0.66, 0.03, 0.42);
  sheet.hatch('texture', rectangle(right - 0.035, 0.66, 0.03, 0.42), 35, 0.014);
  // Drain pan and its line to the condensate riser
  sheet.rect('solid', x + 0.36, 0.645, 0.17, 0.015);
  sheet.line('coldFine', [x + 0.37, 0.668], [x + 0.52, 0.668]);
  sheet.line('edge', [x + 0.38, 0.65], [x + 0.34, 0.65], [x + 0.34, 0.64]);
  const trap: Point[] = [
    [x + 0.34, 0.64],
    [0.45, 0.64],
    [0.45, 0.53],
    [0.38, 0.53],
    [0.38, 0.59],
    [CONDENSATE, 0.59],
  ];
  sheet.line('knockout', ...trap);
  sheet.line('edge', ...trap);
  // cleanout with its plug
  sheet.line('edge', [0.45, 0.64], [0.45, 0.69]);
  sheet.rect('solid', 0.436, 0.685, 0.028, 0.016);
}

function blowerSection(sheet: Sheet): void {
  const { x } = CABINET;
  const [right, top] = [CABINET_RIGHT, 1.56];
  blower(sheet, [x + 0.2, 1.2], 0.13);
  sheet.spline(
    'edge',
    [x + 0.36, top],
    [x + 0.36, 1.3],
    [x + 0.33, 1.08],
    [x + 0.2, 1.03],
    [x + 0.06, 1.09],
    [x + 0.04, 1.25],
    [x + 0.06, 1.44],
    [x + 0.12, top],
  );
  sheet.line('fine', [x, 1.1], [x + 0.04, 1.1]);
  sheet.polygon('mask', ...rectangle(x + 0.1, top, 0.3, 0.04));
  sheet.line('edge', [x + 0.08, top], [x + 0.08, 1.66], [ROOM_WALL, 1.66]);
  sheet.line('edge', [right + 0.03, top], [right + 0.03, 1.4], [ROOM_WALL, 1.4]);
  sheet.line('edge', [right, top], [right + 0.03, top]);
}

function grilles(sheet: Sheet): void {
  for (const i of range(7)) sheet.line('edge', [ROOM_WALL, 1.39 + i * 0.035], [1.26, 1.375 + i * 0.035]);
  for (const i of range(11)) sheet.line('edge', [ROOM_WALL, 0.64 + i * 0.037], [1.26, 0.655 + i * 0.037]);
}

function electricalBox(sheet: Sheet): void {
  const { x } = CABINET;
  sheet.rect('maskEdge', x + 0.05, 0.68, 0.2, 0.22);
  sheet.rect('texture', x + 0.07, 0.7, 0.07, 0.1);
  sheet.horizontals(
    'texture',
    range(4).map((i) => 0.72 + i * 0.04),
    x + 0.16,
    x + 0.23,
  );
}

/** Each hose has its shut-off valve; the supply a strainer, the return a flow regulator with its gauge. */
function hoses(sheet: Sheet): void {
  const { x } = CABINET;
  pipe(
    sheet,
    [
      [SUPPLY, HOSE.supply],
      [x, HOSE.supply],
    ],
    { medium: 'cold', diameter: 0.03 },
  );
  pipe(
    sheet,
    [
      [RETURN, HOSE.return],
      [x, HOSE.return],
    ],
    { medium: 'hot', diameter: 0.03 },
  );
  for (const level of [HOSE.supply, HOSE.return]) {
    ballValve(sheet, [VALVE, level], 0.022);
    // Pressure and temperature test port: a tee with a capped plug
    sheet.rect('maskEdge', TEST_PORT - 0.013, level - 0.02, 0.026, 0.04);
    sheet.line('edge', [TEST_PORT, level + 0.02], [TEST_PORT, level + 0.04]);
    sheet.rect('solid', TEST_PORT - 0.014, level + 0.04, 0.028, 0.02);
  }
  sheet.rect('maskEdge', 0.385, 0.155, 0.06, 0.05);
  sheet.polygon('maskEdge', [0.4, 0.155], [0.43, 0.155], [0.42, 0.1], [0.41, 0.1]);
  sheet.rect('maskEdge', 0.4, 0.315, 0.06, 0.05);
  sheet.circle('maskFine', [0.43, 0.4], 0.03);
  sheet.line('fine', [0.43, 0.365], [0.43, 0.37]);
  sheet.line('fine', [0.43, 0.4], [0.445, 0.415]);
  for (const i of range(4)) {
    sheet.verticals('fine', [0.465 + i * 0.009], 0.165, 0.195);
    sheet.verticals('fine', [0.475 + i * 0.007], 0.325, 0.355);
  }
  flowMark(sheet, [0.12, HOSE.supply], 'cold', 'right', 0.017);
  flowMark(sheet, [0.3, HOSE.supply], 'cold', 'right', 0.017);
  flowMark(sheet, [0.285, HOSE.return], 'hot', 'left', 0.017);
  for (const level of [0.89, 1.38]) {
    flowMark(sheet, [SUPPLY, level], 'cold', 'up', 0.026);
    flowMark(sheet, [RETURN, level], 'hot', 'down', 0.026);
  }
}

function air(sheet: Sheet): void {
  const { x } = CABINET;
  airArrow(sheet, 'neutral', [1.5, 0.9], [1.4, 0.88], [1.32, 0.86], [1.28, 0.85]);
  airArrow(sheet, 'cold', [x + 0.25, 1.5], [x + 0.35, 1.56], [x + 0.6, 1.53], [1.4, 1.52]);
  airArrow(sheet, 'cold', [x + 0.2, 1.5], [x + 0.3, 1.6], [x + 0.6, 1.59], [1.36, 1.6]);
}
