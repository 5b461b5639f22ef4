import type { Point } from '../kit/geometry.ts';
import { range } from '../kit/geometry.ts';
import { onLeft, onRight } from '../kit/labels.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { ThemeName } from '../kit/themes.ts';
import { airArrow } from '../parts/airflow.ts';
import { flame } from '../parts/burner.ts';
import { slab } from '../parts/masonry.ts';
import { pipe, valve } from '../parts/piping.ts';
import type { PartLabels, SystemDrawing } from './system.ts';
import { finishSystem, systemSheet } from './system.ts';

/** Jacket 0.94 m wide, 1.08 m high; six cast-iron sections. */
const JACKET = { y: 0.05, width: 0.94, height: 1.08 };
const SECTIONS = range(6).map((i) => i * 0.14);
const at = (level: number): number => JACKET.y + level;
/** Near-boiler piping: levels and positions. */
const HEADER = { left: 0.2, right: 1.45, level: 2.05 };
const STEAM_MAIN = 2.42;
const EQUALIZER = 1.28;
/** The wet return joins the equalizer just below the water line. */
const HARTFORD = at(0.62);
const FLUE = -0.34;
const GAUGE_GLASS = JACKET.width + 0.08;
const PRESSURE_CONTROL = 0.1;
/** Where the draft hood's skirt ends. */
const HOOD = 1.46;

const LABELS: PartLabels<'boiler'> = [
  onLeft('Flue', [FLUE - 0.1, 2.3], 2.4),
  onLeft('Draft hood', [FLUE - 0.13, HOOD + 0.1], 1.86),
  onLeft('Pressure control', [PRESSURE_CONTROL - 0.06, at(1.3)], 1.3),
  onLeft('Low-water cutoff', [-0.08, at(0.62)], 0.66),
  onLeft('Cast-iron sections', [0.1, at(0.45)], 0.4),
  onLeft('Burners', [0.12, at(0.12)], 0.06),
  onRight('Main vent', [1.83, 2.62], 2.8),
  onRight('Steam main', [1.6, STEAM_MAIN], 2.5),
  onRight('Header', [HEADER.right - 0.06, HEADER.level], 2.12),
  onRight('Equalizer', [EQUALIZER + 0.03, 1.5], 1.62),
  onRight('Gauge glass', [GAUGE_GLASS + 0.01, at(0.78)], 1.14),
  onRight('Hartford loop', [1.5, HARTFORD], 0.76),
  onRight('Wet return', [1.82, 0.28], 0.34),
];

/** One-pipe steam boiler, gas fired, with header, equalizer and Hartford loop. */
export function boiler(theme: ThemeName): SystemDrawing {
  const sheet = systemSheet(196, [330, 590]);
  slab(sheet, -0.55, 1.9, 0, 0.1);
  sheet.rect('solid', -0.08, 0, 1.1, 0.05);
  jacketAndSections(sheet);
  burners(sheet);
  flue(sheet);
  header(sheet);
  returns(sheet);
  trim(sheet);
  return finishSystem(sheet, theme, {
    key: 'boiler',
    title: 'Steam boiler in section',
    description:
      'A gas-fired cast-iron steam boiler cut open, with its header, equalizer, Hartford loop, gauge glass and flue.',
    labels: LABELS,
  });
}

function jacketAndSections(sheet: Sheet): void {
  const { y, width, height } = JACKET;
  for (const pen of ['mask', 'tone', 'edge'] as const) sheet.rect(pen, 0, y, width, height);
  for (const x of SECTIONS) {
    sheet.roundRect('maskHot', x + 0.05, at(0.32), 0.125, 0.7, 0.05);
    sheet.roundRect('hotTone', x + 0.062, at(0.34), 0.1, 0.42, 0.04);
    sheet.roundRect('hotFine', x + 0.085, at(0.4), 0.055, 0.34, 0.025);
  }
  sheet.line('coldFine', [0.04, at(0.72)], [width - 0.04, at(0.72)]); // water line
  for (const x of SECTIONS.slice(0, -1)) {
    for (const nipple of [0.9, 0.36]) sheet.rect('maskHot', x + 0.175, at(nipple), 0.015, 0.06);
  }
}

function burners(sheet: Sheet): void {
  const { y, width } = JACKET;
  const gas = width + 0.5;
  for (const x of SECTIONS) {
    sheet.rect('maskEdge', x + 0.08, y + 0.1, 0.07, 0.03);
    flame(sheet, [x + 0.115, y + 0.13], 0.13);
  }
  sheet.line('edge', [0.02, y + 0.06], [width - 0.02, y + 0.06]);
  sheet.rect('maskEdge', width, y + 0.06, 0.14, 0.1);
  sheet.line('edge', [width + 0.14, y + 0.11], [gas, y + 0.11], [gas, 1.9]);
  sheet.line('edge', [gas, y + 0.11], [gas, 0.03]); // drip leg
  sheet.line('edge', [gas - 0.03, 0.03], [gas + 0.03, 0.03]);
  valve(sheet, [gas, 1.2], { size: 0.035 });
  sheet.rect('maskEdge', width + 0.2, y + 0.06, 0.1, 0.1);
  sheet.circle('fine', [width + 0.25, y + 0.11], 0.028);
}

function flue(sheet: Sheet): void {
  const level = at(0.86);
  pipe(
    sheet,
    [
      [-0.02, level],
      [FLUE, level],
      [FLUE, 2.7],
    ],
    { medium: 'hot', diameter: 0.2 },
  );
  sheet.polygon(
    'maskEdge',
    [FLUE - 0.19, HOOD],
    [FLUE + 0.19, HOOD],
    [FLUE + 0.1, HOOD + 0.24],
    [FLUE - 0.1, HOOD + 0.24],
  );
  sheet.polygon(
    'hotTone',
    [FLUE - 0.19, HOOD],
    [FLUE + 0.19, HOOD],
    [FLUE + 0.1, HOOD + 0.24],
    [FLUE - 0.1, HOOD + 0.24],
  );
  for (const side of [-1, 1])
    airArrow(sheet, 'neutral', [FLUE + side * 0.22, HOOD - 0.12], [FLUE + side * 0.15, HOOD + 0.02]);
  sheet.line('hotAir', [-0.05, level], [FLUE, level], [FLUE, 2.65]);
}

/** Two risers with unions, the header, the takeoff to the main. */
function header(sheet: Sheet): void {
  const { left, right, level } = HEADER;
  const takeoff = 1.05;
  for (const x of [0.26, 0.68]) {
    pipe(
      sheet,
      [
        [x, at(1.02)],
        [x, level],
      ],
      { medium: 'hot', diameter: 0.085 },
    );
    for (const union of [at(1.08), level - 0.32]) sheet.rect('maskEdge', x - 0.06, union, 0.12, 0.05);
    sheet.line('hotFlow', [x, at(1.1)], [x, level]);
  }
  pipe(
    sheet,
    [
      [left - 0.06, level],
      [right, level],
    ],
    { medium: 'hot', diameter: 0.105 },
  );
  sheet.rect('maskEdge', left - 0.1, level - 0.075, 0.05, 0.15);
  const main: Point[] = [
    [takeoff, level],
    [takeoff, STEAM_MAIN],
    [1.86, STEAM_MAIN],
  ];
  pipe(sheet, main, { medium: 'hot', diameter: 0.085 });
  sheet.line('hotFlow', [0.3, level], ...main);
}

/** Equalizer, Hartford loop and wet return; then the main vent at the end of the steam main. */
function returns(sheet: Sheet): void {
  const { width } = JACKET;
  const [bottom, drop] = [0.28, 1.62];
  pipe(
    sheet,
    [
      [EQUALIZER, HEADER.level - 0.05],
      [EQUALIZER, 0.3],
      [width - 0.03, 0.3],
    ],
    { medium: 'hot', diameter: 0.06 },
  );
  sheet.rect('maskEdge', EQUALIZER - 0.05, HEADER.level - 0.12, 0.1, 0.05);
  pipe(
    sheet,
    [
      [1.86, bottom],
      [drop, bottom],
      [drop, HARTFORD],
      [EQUALIZER + 0.02, HARTFORD],
    ],
    { medium: 'hot', diameter: 0.06 },
  );
  sheet.line(
    'hotFlow',
    [1.84, bottom],
    [drop, bottom],
    [drop, HARTFORD],
    [EQUALIZER, HARTFORD],
    [EQUALIZER, 0.3],
    [width, 0.3],
  );
  valve(sheet, [1.74, bottom], { size: 0.04, level: true, pen: 'maskHot' });
  sheet.rect('maskEdge', EQUALIZER - 0.045, HARTFORD - 0.045, 0.09, 0.09);
  pipe(
    sheet,
    [
      [1.8, STEAM_MAIN + 0.02],
      [1.8, 2.56],
    ],
    { medium: 'hot', diameter: 0.05 },
  );
  sheet.roundRect('maskEdge', 1.765, 2.56, 0.07, 0.14, 0.03);
}

/** Gauge glass, pressure control on its pigtail, safety valve, low-water cutoff. */
function trim(sheet: Sheet): void {
  const { width } = JACKET;
  const glass = GAUGE_GLASS;
  for (const level of [0.84, 0.54]) sheet.line('edge', [width, at(level)], [glass, at(level)]);
  sheet.rect('maskEdge', glass - 0.018, at(0.54), 0.036, 0.3);
  sheet.rect('coldSolid', glass - 0.012, at(0.55), 0.024, 0.16);
  for (const cock of [0.86, 0.52]) sheet.circle('maskFine', [glass, at(cock)], 0.025);
  const control = PRESSURE_CONTROL;
  sheet.line('edge', [control, at(1.03)], [control, at(1.1)]);
  sheet.circle('edge', [control, at(1.14)], 0.035);
  sheet.line('edge', [control, at(1.175)], [control, at(1.24)]);
  sheet.rect('maskEdge', control - 0.07, at(1.24), 0.14, 0.15);
  sheet.rect('texture', control - 0.05, at(1.27), 0.05, 0.09);
  sheet.rect('texture', control + 0.01, at(1.27), 0.04, 0.09);
  const safety = 0.86;
  sheet.line('edge', [safety, at(1.03)], [safety, at(1.1)]);
  sheet.rect('maskEdge', safety - 0.035, at(1.1), 0.07, 0.12);
  sheet.line('edge', [safety, at(1.22)], [safety + 0.06, at(1.26)]);
  sheet.line('edge', [safety + 0.035, at(1.15)], [safety + 0.12, at(1.15)], [safety + 0.12, at(1.02)]);
  sheet.rect('maskEdge', -0.1, at(0.56), 0.1, 0.12);
  sheet.line('fine', [-0.05, at(0.56)], [-0.05, at(0.5)]);
  sheet.circle('fine', [-0.05, at(0.62)], 0.03);
}
