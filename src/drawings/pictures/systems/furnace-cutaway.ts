import {
  acrossFirst,
  arcPoints,
  type Point,
  points,
  range,
  rectangle,
  spaced,
  stepsBelow,
  zigzag,
} from '../../kit/geometry.ts';
import { along, onLeft, onRight } from '../../kit/labels.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { airArrow, blower } from '../../parts/air.ts';
import { slab } from '../../parts/cut-building.ts';
import { fluePipe, pipe, valve } from '../../parts/piping.ts';
import { coil } from '../../parts/refrigeration.ts';
import { cutaway, type PartLabels } from './system-drawing.ts';

/** Cabinet 0.56 m wide; the burner vestibule is on its right. */
const WIDTH = 0.56;
const DECK = 0.5;
const COIL_CASE = { bottom: 1.06, height: 0.46, top: 1.52 };
const PLENUM_TOP = 2.12;
const VESTIBULE = WIDTH;
const FLUE = VESTIBULE + 0.1;
/** The gas pipe comes in level and drops here, so that dirt falls into the drip leg. */
const GAS = VESTIBULE + 0.42;
const GAS_RUN = 0.63;
/** The drawing cuts off the return here. */
const RETURN_TOP = 0.94;
/** Serpentine of the heat exchanger: its lowest pass is fired, its highest goes to the inducer. */
const PASSES = range(4).map((i) => 0.625 + i * 0.1);
const PASS = { left: 0.1, right: 0.42, diameter: 0.05, bend: 0.05 } as const;
const INDUCER: Point = [VESTIBULE + 0.1, 0.925];
/** Levels of the refrigerant lines. */
const LINE_SET = { suction: 1.25, liquid: 1.34 };
/** Level of the drip pans under the coil. */
const PAN = 1.09;

const LABELS: PartLabels<'furnace'> = [
  onLeft('Supply plenum', { anchor: [0.12, PLENUM_TOP], level: 2.26 }, [
    rectangle(0, COIL_CASE.top, WIDTH, PLENUM_TOP - COIL_CASE.top),
    rectangle(-0.62, 1.76, 0.62, PLENUM_TOP - 1.76),
  ]),
  onLeft('Evaporator coil', { anchor: [0.2, 1.385], level: 1.47 }, [
    ...along(0.05, [0.1, 1.11], [0.235, 1.44]),
    ...along(0.05, [WIDTH - 0.1, 1.11], [WIDTH - 0.235, 1.44]),
  ]),
  onLeft('Heat exchanger', { anchor: [0.03, 0.88], level: 1 }, [rectangle(0.025, 0.6, 0.52, 0.35)]),
  onLeft('Return drop', { anchor: [-0.5, 0.8], level: 0.8 }, [
    rectangle(-0.5, 0.06, 0.36, RETURN_TOP - 0.06),
    rectangle(-0.14, 0.06, 0.14, DECK - 0.06),
  ]),
  onLeft('Air filter', { anchor: [-0.1, 0.1], level: -0.135 }, [rectangle(-0.13, 0.08, 0.06, 0.4)]),
  onLeft('Blower', { anchor: [0.22, 0.12], level: -0.225 }, [rectangle(0.13, 0.11, 0.28, 0.3)]),
  onRight('Flue', { anchor: [FLUE + 0.035, 1.9], level: 1.9 }, [rectangle(FLUE - 0.035, 0.98, 0.07, 1.22)]),
  onRight(
    'Inducer fan',
    { anchor: [INDUCER[0] + 0.04, INDUCER[1] + 0.03], level: 1.16, balloon: [0.85, 0.96] },
    [rectangle(INDUCER[0] - 0.05, INDUCER[1] - 0.05, 0.1, 0.1)],
  ),
  onRight('Burners', { anchor: [VESTIBULE + 0.09, 0.64], level: 0.86, balloon: [0.65, 0.75] }, [
    rectangle(VESTIBULE + 0.02, 0.595, 0.1, 0.06),
  ]),
  onRight('Gas cock', { anchor: [GAS + 0.2, GAS_RUN + 0.05], level: 0.72, balloon: [1.15, 0.77] }, [
    rectangle(GAS + 0.163, GAS_RUN - 0.028, 0.074, 0.075),
  ]),
  onRight(
    'Drip leg',
    { anchor: [GAS, 0.36], level: 0.4, balloon: [1.07, 0.34] },
    along(0.02, [GAS, 0.465], [GAS, 0.3]),
  ),
  onRight('Gas valve', { anchor: [VESTIBULE + 0.17, 0.455], level: 0.2, balloon: [0.84, 0.39] }, [
    rectangle(VESTIBULE + 0.1, 0.44, 0.09, 0.09),
  ]),
  onRight('Control board', { anchor: [VESTIBULE + 0.12, 0.12], level: 0.02, balloon: [0.84, 0.12] }, [
    rectangle(VESTIBULE + 0.03, 0.08, 0.14, 0.24),
  ]),
];

/** Upflow gas furnace with a cooling coil on top. */
export const furnace = cutaway({ labels: LABELS, scale: 246, origin: [356, 572] }, (sheet) => {
  slab(sheet, -0.55, 1.35, 0, 0.1);
  cabinet(sheet);
  condensate(sheet);
  returnDrop(sheet);
  blowerSection(sheet);
  coolingCoil(sheet);
  burners(sheet);
  heatExchanger(sheet);
  gasPipe(sheet);
  inducerAndControls(sheet);
  supplyDuct(sheet);
  air(sheet);
});

function cabinet(sheet: Sheet): void {
  sheet.rect('mask', 0, 0, WIDTH, 2.1);
  sheet.rect('tone', 0, 0.02, WIDTH, 2.06);
  sheet.rect('cut', 0, 0.02, WIDTH, 1.02);
  sheet.rect('mask', -0.012, 0.1, 0.024, 0.36);
}

function returnDrop(sheet: Sheet): void {
  const [left, inner, top] = [-0.5, -0.14, RETURN_TOP];
  sheet.rect(['mask', 'tone'], left, 0.06, 0.5, 0.44);
  sheet.line('cut', [0, 0.06], [left, 0.06], [left, top]);
  sheet.line('cut', [0, DECK], [inner, DECK], [inner, top]);
  sheet.rect(['mask', 'tone'], left + 0.01, DECK, 0.34, top - DECK);
  sheet.polygon('maskEdge', ...rectangle(-0.13, 0.08, 0.06, 0.4));
  sheet.line('fine', ...zigzag(stepsBelow(0.085, 0.48, 0.02), -0.075, -0.125, 'y'));
}

/** Drain from the coil's pan, with its trap, down behind the return to a hub in the floor. */
function condensate(sheet: Sheet): void {
  const [inlet, outlet, fall] = [-0.05, -0.1, -0.42];
  const trap = acrossFirst([0.03, PAN + 0.01], inlet, PAN - 0.04, outlet, PAN);
  sheet.line('edge', ...trap, [fall, PAN - 0.01], [fall, 0.03]);
  // floor drain
  sheet.rect('mask', fall - 0.022, -0.1, 0.044, 0.11);
  sheet.verticals('edge', [fall - 0.022, fall + 0.022], -0.115, 0);
  sheet.line('edge', [fall - 0.05, 0.012], [fall - 0.022, -0.01]);
  sheet.line('edge', [fall + 0.05, 0.012], [fall + 0.022, -0.01]);
  sheet.line('edge', [outlet, PAN], [outlet, PAN + 0.07]);
}

function blowerSection(sheet: Sheet): void {
  sheet.line('edge', [0, DECK], [0.12, DECK]);
  sheet.line('edge', [0.4, DECK], [WIDTH, DECK]);
  blower(sheet, [0.27, 0.26], 0.155);
  const scroll = points('0.08,0.3 0.13,0.12 0.27,0.07 0.42,0.13 0.46,0.28');
  sheet.spline('edge', [0.12, DECK], ...scroll, [0.4, DECK]);
  sheet.circle('maskFine', [0.27, 0.26], 0.06);
}

/** One of several bent tubes: the flame enters at the bottom, the inducer draws at the top, air passes around. */
function heatExchanger(sheet: Sheet): void {
  const { left, right, diameter, bend } = PASS;
  const half = diameter / 2;
  PASSES.forEach((y, i) => {
    const start = i === 0 ? VESTIBULE + 0.01 : right;
    const end = i === PASSES.length - 1 ? INDUCER[0] : right;
    pipe(sheet, { medium: 'hot', diameter }, [left, y], [Math.max(start, end), y]);
  });
  PASSES.slice(1).forEach((y, i) => {
    const turn: Point = [i % 2 ? right : left, y - bend];
    const [from, to] = i % 2 ? [90, -90] : [90, 270];
    const [outer, inner] = [bend + half, bend - half].map((radius) => arcPoints(turn, radius, from, to));
    if (!outer || !inner) return;
    sheet.polygon(['mask', 'hotSolid'], ...outer, ...inner.toReversed());
    sheet.line('hotFine', ...outer);
    sheet.line('hotFine', ...inner);
  });
  const [first = 0, last = 0] = [PASSES[0], PASSES.at(-1)];
  sheet.loop('hotSolid', ...points('0,0.016 -0.12,0.012 -0.24,0 -0.12,-0.012 0,-0.016', [VESTIBULE, first]));
  sheet.line('hotAir', [right - 0.04, last - 0.1], [left + 0.04, last - 0.1]);
  sheet.line('hotFlowWithin', [left + 0.02, last], [INDUCER[0] - 0.06, last]);
}

/** In-shot burner, firing to the left into its tube; the manifold feeds a row of burners. */
function burners(sheet: Sheet): void {
  sheet.rect(['mask', 'tone', 'edge'], VESTIBULE, 0.02, 0.2, 1.02);
  const burner = sheet.at([VESTIBULE, PASSES[0] ?? 0]);
  const tube = acrossFirst([0.08, 0.018], 0.12, -0.018, 0.08);
  burner.polygon('maskEdge', [0.02, -0.03], [0.02, 0.03], ...tube);
  sheet.rect('maskEdge', VESTIBULE + 0.13, 0.57, 0.035, 0.1);
}

/** Gas valve, union, tee over its drip leg, and the cock upstream of all three. */
function gasPipe(sheet: Sheet): void {
  const [x, level, foot] = [VESTIBULE, 0.485, 0.3];
  sheet.rect('maskEdge', x + 0.1, 0.44, 0.09, 0.09);
  sheet.circle('fine', [x + 0.145, level], 0.025);
  sheet.line('edge', [x + 0.147, 0.53], [x + 0.147, 0.57]);
  sheet.line('edge', [x + 0.19, level], [GAS, level], [GAS, foot]);
  sheet.line('edge', [GAS, level], [GAS, GAS_RUN], [1.36, GAS_RUN]);
  valve(sheet, [GAS + 0.2, GAS_RUN], { size: 0.028, level: true });
  sheet.line('edge', [GAS - 0.02, foot], [GAS + 0.02, foot]);
  sheet.circle('maskFine', [GAS, level], 0.018);
  sheet.circle('maskFine', [x + 0.28, level], 0.016);
}

function inducerAndControls(sheet: Sheet): void {
  sheet.circle('maskHot', INDUCER, 0.055);
  sheet.circle('hotFine', INDUCER, 0.018);
  fluePipe(sheet, 0.07, [FLUE, 0.98], [FLUE, 2.2]);
  const board = VESTIBULE + 0.03;
  sheet.rect('maskFine', board, 0.08, 0.14, 0.24);
  sheet.horizontals('texture', spaced(0.12, 0.04, 4), board + 0.02, board + 0.12);
  sheet.rect('fine', board + 0.02, 0.27, 0.05, 0.03);
}

/** A-coil in its case with two pans. Its lines leave on the side away from the flue, the suction line below. */
function coolingCoil(sheet: Sheet): void {
  sheet.rect('cut', 0, COIL_CASE.bottom, WIDTH, COIL_CASE.height);
  sheet.rect('mask', 0.05, COIL_CASE.bottom - 0.015, WIDTH - 0.1, 0.03);
  const end = -0.62;
  pipe(sheet, { medium: 'cold', diameter: 0.034 }, [0.12, LINE_SET.suction], [end, LINE_SET.suction]);
  sheet.line('hotFine', [0.15, LINE_SET.liquid], [end, LINE_SET.liquid]);
  const slabOf = { width: 0.05, height: 0.36, medium: 'cold', tubes: 8 } as const;
  coil(sheet, [0.07, 1.12], { ...slabOf, slant: -24 });
  coil(sheet, [WIDTH - 0.115, 1.1], { ...slabOf, slant: 24 });
  for (const pan of [0.03, WIDTH - 0.15]) sheet.rect('solid', pan, PAN, 0.12, 0.015);
}

/** The duct leaves to the left, above the return drop; the flue rises clear of it. */
function supplyDuct(sheet: Sheet): void {
  const [bottom, end] = [1.76, -0.62];
  sheet.rect(['mask', 'tone'], end, bottom, -end, PLENUM_TOP - bottom);
  sheet.rect('tone', 0, 2.08, WIDTH, PLENUM_TOP - 2.08);
  sheet.line('cut', [WIDTH, COIL_CASE.top], [WIDTH, PLENUM_TOP], [end, PLENUM_TOP]);
  sheet.line('cut', [0, COIL_CASE.top], [0, bottom], [end, bottom]);
}

function air(sheet: Sheet): void {
  airArrow(sheet, 'hot', [0.18, 1.56], [0.17, 1.7], [0.02, 1.85], [-0.56, 1.86]);
  airArrow(sheet, 'hot', [0.36, 1.56], [0.36, 1.74], [0.2, 1.98], [-0.56, 2.02]);
  airArrow(sheet, 'neutral', [-0.32, RETURN_TOP + 0.04], [-0.31, 0.8], [-0.33, 0.6], [-0.3, 0.32]);
  airArrow(sheet, 'neutral', [-0.3, 0.28], [-0.2, 0.27], [-0.1, 0.28], [0.05, 0.27]);
  airArrow(sheet, 'neutral', [0.32, 0.46], [0.32, 0.54]);
  for (const drift of [0, 0.04])
    sheet.at([FLUE, 0]).spline('hotAir', [-0.02 + drift, 2.21], [-0.03 + drift, 2.25], [-0.01 + drift, 2.29]);
}
