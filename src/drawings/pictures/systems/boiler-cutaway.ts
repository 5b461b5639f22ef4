import { acrossFirst, type Point, range, rectangle, trapezoid, upFirst } from '../../kit/geometry.ts';
import { along, onLeft, onRight } from '../../kit/labels.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { airArrow } from '../../parts/air.ts';
import { flame } from '../../parts/boilers.ts';
import { slab } from '../../parts/cut-building.ts';
import { fluePipe, pipe, valve } from '../../parts/piping.ts';
import { cutaway, type Detail, type PartLabels } from './system-drawing.ts';

/** Jacket 0.96 m wide, 1.08 m high; six cast-iron sections. */
const JACKET = { y: 0.05, width: 0.96, height: 1.08 };
const SECTIONS = range(6).map((i) => i * 0.14);
const at = (level: number): number => JACKET.y + level;
/** Near-boiler piping: levels and positions. */
const RISERS = [0.56, 0.82] as const;
const EQUALIZER = 1.42;
const HEADER = { left: 0.42, right: EQUALIZER + 0.052, level: 2.05 };
/** The main leaves the header between the last riser and the equalizer. */
const TAKEOFF = 1.12;
/** x of the far end of the main, beyond the break, where the drip goes down to the wet return. */
const MAIN_END = 1.8;
/** The main slopes to its drip, more steeply than in reality, because the real pitch would not be visible. */
const PITCH = 0.075;
const mainAt = (x: number): number => 2.45 - (x - TAKEOFF) * PITCH;
const MAIN: readonly Point[] = [
  [TAKEOFF, HEADER.level],
  [TAKEOFF, mainAt(TAKEOFF)],
  [MAIN_END, mainAt(MAIN_END)],
  [MAIN_END, 2.2],
];
const WATER_LINE = at(0.72);
/** The return's nipple meets the equalizer 0.09 m (3½ in.) below the water line. */
const HARTFORD = WATER_LINE - 0.09;
const WET_RETURN = 0.2;
/** The rear section's mud leg is next to the fire. The return enters the bottom of this leg, under the burners. */
const MUD_LEG = 0.9;
const INLET = 0.1;
const RETURN: readonly Point[] = upFirst([EQUALIZER, HEADER.level - 0.05], INLET, MUD_LEG);
/** Wet return, up to the equalizer. */
const HARTFORD_LOOP = acrossFirst([1.86, WET_RETURN], EQUALIZER + 0.19, HARTFORD, EQUALIZER);
const FLUE = 0.2;
/** Water column left of the jacket: low-water cutoff, gauge glass, pressure control above both. */
const CUTOFF = { x: -0.2, width: 0.14, bottom: at(0.48), height: 0.24 };
const GAUGE_GLASS = -0.31;
const COLUMN = { top: at(0.88), bottom: at(0.56) };
const PRESSURE_CONTROL = -0.13;
/** Level of the lower edge of the draft hood's skirt. */
const HOOD = 1.5;
const SKIRT: readonly Point[] = trapezoid(FLUE - 0.19, HOOD, 0.38, 0.24, 0.09);
const GAS = 1.23;
/** Level of the burner tubes; the gas comes in just above it. */
const BURNER = at(0.15);

const LABELS: PartLabels<'boiler'> = [
  onLeft('Flue', { anchor: [FLUE - 0.1, 2.4], level: 2.5 }, [rectangle(FLUE - 0.1, HOOD + 0.24, 0.2, 1.08)]),
  onLeft('Draft hood', { anchor: [FLUE - 0.14, HOOD + 0.12], level: 1.86 }, [SKIRT]),
  onLeft(
    'Pressure control',
    { anchor: [PRESSURE_CONTROL - 0.07, at(1.32)], level: 1.44, balloon: [-0.32, 1.34] },
    [rectangle(PRESSURE_CONTROL - 0.07, at(1.2), 0.14, 0.16)],
  ),
  onLeft('Gauge glass', { anchor: [GAUGE_GLASS - 0.018, at(0.8)], level: 1.02, balloon: [-0.44, 0.82] }, [
    rectangle(GAUGE_GLASS - 0.026, COLUMN.bottom - 0.026, 0.052, COLUMN.top - COLUMN.bottom + 0.052),
  ]),
  onLeft(
    'Low-water cutoff',
    { anchor: [CUTOFF.x + 0.07, CUTOFF.bottom + 0.02], level: 0.41, balloon: [-0.21, 0.4] },
    [rectangle(CUTOFF.x, CUTOFF.bottom, CUTOFF.width, CUTOFF.height)],
  ),
  onLeft('Cast-iron sections', { anchor: [0.1, at(0.42)], level: 0.28 }, [
    rectangle(0.05, at(0.32), 0.825, 0.7),
  ]),
  onLeft('Burners', { anchor: [0.1, BURNER + 0.015], level: 0.15 }, [rectangle(0.08, BURNER, 0.77, 0.14)]),
  onRight('Steam main', { anchor: [1.3, mainAt(1.3) + 0.043], level: 2.88 }, along(0.085, ...MAIN)),
  onRight('Main vent', { anchor: [1.735, 2.64], level: 2.64, balloon: [1.87, 2.72] }, [
    rectangle(1.665, 2.47, 0.07, 0.25),
  ]),
  onRight(
    'Header',
    { anchor: [HEADER.right, HEADER.level], level: HEADER.level },
    along(0.105, [HEADER.left, HEADER.level], [HEADER.right, HEADER.level]),
  ),
  onRight(
    'Equalizer',
    { anchor: [EQUALIZER + 0.03, 1.5], level: 1.62 },
    along(0.06, [EQUALIZER, HEADER.level - 0.06], [EQUALIZER, INLET], [JACKET.width, INLET]),
  ),
  onRight(
    'Hartford loop',
    { anchor: [EQUALIZER + 0.1, HARTFORD + 0.03], level: 0.86, balloon: [1.58, 0.82] },
    along(0.06, [EQUALIZER + 0.03, HARTFORD], [EQUALIZER + 0.19, HARTFORD], [EQUALIZER + 0.19, WET_RETURN]),
  ),
  onRight(
    'Wet return',
    { anchor: [1.83, WET_RETURN], level: 0.25, balloon: [1.87, 0.33] },
    along(0.06, [EQUALIZER + 0.22, WET_RETURN], [1.86, WET_RETURN]),
  ),
];

/** Gas-fired one-pipe steam boiler with header, equalizer and Hartford loop. */
export const boiler = cutaway({ labels: LABELS, scale: 196, origin: [330, 590] }, (sheet, detail) => {
  slab(sheet, -0.55, 1.9, 0, 0.1);
  sheet.rect('solid', -0.08, 0, 1.1, 0.05);
  gasTrain(sheet);
  jacketAndSections(sheet, detail);
  burners(sheet);
  flue(sheet);
  header(sheet);
  returns(sheet, detail);
  trim(sheet);
});

/** The sections are solid red, and the last one reaches down next to the fire. */
function jacketAndSections(sheet: Sheet, detail: Detail): void {
  const { y, width, height } = JACKET;
  sheet.rect(['mask', 'tone', 'edge'], 0, y, width, height);
  const leg = upFirst([MUD_LEG, INLET - 0.03], at(0.37), MUD_LEG - 0.05);
  pipe(sheet, { medium: 'hot', diameter: 0.05 }, ...leg);
  sheet.line('hotFine', [MUD_LEG - 0.025, INLET - 0.03], [MUD_LEG + 0.025, INLET - 0.03]);
  for (const x of SECTIONS) {
    sheet.roundRect('hotSolid', x + 0.047, at(0.32), 0.131, 0.7, 0.05);
    sheet.roundRect('knockout', x + 0.085, at(0.38), 0.055, 0.26, 0.025);
  }
  if (detail === 'full') {
    sheet.rect('mask', 0.04, WATER_LINE - 0.011, width - 0.08, 0.022);
    sheet.line('coldFine', [0.04, WATER_LINE], [width - 0.04, WATER_LINE]); // water line
  }
  for (const x of SECTIONS.slice(0, -1))
    for (const nipple of [0.9, 0.36]) sheet.rect('maskHot', x + 0.175, at(nipple), 0.015, 0.06);
}

function burners(sheet: Sheet): void {
  for (const x of SECTIONS) {
    sheet.rect('maskEdge', x + 0.08, BURNER, 0.07, 0.03);
    flame(sheet, [x + 0.115, BURNER + 0.03], 0.12);
  }
  sheet.line('edge', [0.02, BURNER - 0.04], [MUD_LEG - 0.025, BURNER - 0.04]);
}

/** Drop with its cock, tee with the drip leg under it, union, gas valve, manifold. */
function gasTrain(sheet: Sheet): void {
  const { width } = JACKET;
  const level = BURNER + 0.015;
  sheet.line('edge', [width + 0.1, level], [GAS, level], [GAS, 2.82]);
  sheet.line('edge', [GAS, level], [GAS, 0.02]);
  sheet.line('edge', [GAS - 0.03, 0.02], [GAS + 0.03, 0.02]);
  valve(sheet, [GAS, 1.2], { size: 0.035 });
  sheet.rect('maskEdge', width, level - 0.05, 0.12, 0.1);
  sheet.circle('fine', [width + 0.06, level], 0.028);
  sheet.circle('maskFine', [GAS - 0.06, level], 0.022);
}

/** Flue gas collects above the sections; room air at the draft hood keeps the chimney's draft off the burners. */
function flue(sheet: Sheet): void {
  const collar = at(JACKET.height);
  sheet.polygon('maskHot', ...trapezoid(0.04, collar, 0.32, 0.12, 0.06));
  fluePipe(sheet, 0.2, [FLUE, collar + 0.1], [FLUE, HOOD + 0.03]);
  fluePipe(sheet, 0.2, [FLUE, HOOD + 0.22], [FLUE, 2.82]);
  sheet.polygon('maskHot', ...SKIRT);
  for (const side of [-1, 1])
    airArrow(sheet, 'neutral', [FLUE + side * 0.24, HOOD - 0.14], [FLUE + side * 0.15, HOOD + 0.02]);
  sheet.line('hotAir', [FLUE, at(1.04)], [FLUE, 2.8]);
}

/** Two risers with unions, the header, the main with its vent. */
function header(sheet: Sheet): void {
  const { left, right, level } = HEADER;
  for (const x of RISERS) {
    pipe(sheet, { medium: 'hot', diameter: 0.085 }, [x, at(1.02)], [x, level]);
    for (const union of [at(1.08), level - 0.32]) sheet.rect('maskEdge', x - 0.06, union, 0.12, 0.05);
    sheet.line('hotFlowWithin', [x, at(1.1)], [x, level]);
  }
  pipe(sheet, { medium: 'hot', diameter: 0.105 }, [left, level], [right, level]);
  sheet.rect('maskEdge', left - 0.04, level - 0.075, 0.05, 0.15);
  sheet.line('hotFine', [right, level - 0.0525], [right, level + 0.0525]);
  pipe(sheet, { medium: 'hot', diameter: 0.085 }, ...MAIN);
  sheet.line('hotFlowWithin', [RISERS[0], level], ...MAIN);
  breakMark(sheet, [1.52, mainAt(1.52)], 0.1, 'level');
  breakMark(sheet, [MAIN_END, 2.2], 0.1, 'standing');
  const vent = 1.7;
  pipe(sheet, { medium: 'hot', diameter: 0.05 }, [vent, mainAt(vent) + 0.02], [vent, 2.56]);
  sheet.roundRect('maskEdge', vent - 0.035, 2.56, 0.07, 0.16, 0.03);
}

/** Two strokes across a pipe, with a gap between them where part of the pipe is left out. */
function breakMark(sheet: Sheet, [x, y]: Point, reach: number, run: 'level' | 'standing'): void {
  const at = (along: number, across: number): Point =>
    run === 'level' ? [x + along, y + across] : [x + across, y + along];
  const across = (offset: number): Point[] => [at(offset - 0.02, -reach), at(offset + 0.02, reach)];
  const [near, far] = [across(-0.025), across(0.025)];
  sheet.polygon('mask', ...near, ...far.toReversed());
  sheet.line('edge', ...near);
  sheet.line('edge', ...far);
}

/** Equalizer from header to mud leg, its water as high as the boiler's; the wet return joins it below that line. */
function returns(sheet: Sheet, detail: Detail): void {
  pipe(sheet, { medium: 'hot', diameter: 0.06 }, ...RETURN);
  sheet.rect('maskEdge', EQUALIZER - 0.05, HEADER.level - 0.12, 0.1, 0.05);
  sheet.rect('maskEdge', JACKET.width - 0.02, INLET - 0.045, 0.04, 0.09);
  pipe(sheet, { medium: 'hot', diameter: 0.06 }, ...HARTFORD_LOOP);
  sheet.line('hotFlowWithin', ...HARTFORD_LOOP, ...RETURN.slice(1));
  valve(sheet, [1.71, WET_RETURN], { size: 0.04, level: true, pen: 'maskHot' });
  sheet.rect('maskEdge', EQUALIZER - 0.045, HARTFORD - 0.045, 0.09, 0.09);
  if (detail === 'full')
    sheet.line('coldFine', [EQUALIZER - 0.06, WATER_LINE], [EQUALIZER + 0.06, WATER_LINE]);
}

/** Water column with cutoff, gauge glass and pressure control; safety valve piped down to the floor. */
function trim(sheet: Sheet): void {
  const { x, width: body, bottom, height } = CUTOFF;
  for (const level of [COLUMN.top, COLUMN.bottom]) sheet.line('edge', [0, level], [GAUGE_GLASS, level]);
  sheet.roundRect('maskEdge', x, bottom, body, height, 0.03);
  sheet.circle('fine', [x + body / 2, bottom + height * 0.6], 0.045);
  sheet.line('fine', [x + body / 2, bottom], [x + body / 2, bottom - 0.06]);
  sheet.rect('maskEdge', GAUGE_GLASS - 0.018, COLUMN.bottom, 0.036, COLUMN.top - COLUMN.bottom);
  const water = COLUMN.bottom + 0.01;
  sheet.rect('coldSolid', GAUGE_GLASS - 0.012, water, 0.024, WATER_LINE - water);
  for (const cock of [COLUMN.top, COLUMN.bottom]) sheet.circle('maskFine', [GAUGE_GLASS, cock], 0.026);
  const control = PRESSURE_CONTROL;
  sheet.line('edge', [control, COLUMN.top], [control, at(1.02)]);
  sheet.circle('edge', [control, at(1.06)], 0.036);
  sheet.line('edge', [control, at(1.096)], [control, at(1.2)]);
  sheet.rect('maskEdge', control - 0.07, at(1.2), 0.14, 0.16);
  sheet.rect('fine', control - 0.05, at(1.23), 0.045, 0.1);
  sheet.rect('fine', control + 0.01, at(1.23), 0.035, 0.1);
  // safety valve on the last section; its pipe comes down between the jacket and the gas drop, passes the gas valve,
  // crosses in front of the return, and ends above the floor
  const safety = 0.69;
  const fall = GAS - 0.13;
  const foot = 0.03;
  sheet.line('edge', [safety, at(1.03)], [safety, at(1.1)]);
  sheet.rect('maskEdge', safety - 0.032, at(1.1), 0.064, 0.12);
  sheet.line('edge', [safety, at(1.22)], [safety + 0.05, at(1.26)]);
  sheet.line(['knockout', 'edge'], [safety + 0.032, at(1.16)], [fall, at(1.16)], [fall, foot]);
}
