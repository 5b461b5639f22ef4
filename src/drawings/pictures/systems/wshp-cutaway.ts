import {
  acrossFirst,
  type Point,
  points,
  range,
  rectangle,
  spaced,
  stepsBelow,
  trapezoid,
  upFirst,
  zigzag,
} from '../../kit/geometry.ts';
import { along, onLeft, onRight } from '../../kit/labels.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { airArrow, blower } from '../../parts/air.ts';
import { slab } from '../../parts/cut-building.ts';
import { ballValve, flowMark, pipe, valve } from '../../parts/piping.ts';
import { coil, compressor } from '../../parts/refrigeration.ts';
import { cutaway, type PartLabels } from './system-drawing.ts';

/** The closet's clear height, and x of the stud wall between the closet and the room. */
const CEILING = 1.74;
const ROOM_WALL = 1.17;
/** The loop risers end on this top floor at air vents, the condensate riser as an open vent. */
const SUPPLY = { x: 0.03, top: 0.25 };
const RETURN = { x: 0.13, top: 0.4 };
const CONDENSATE = { x: 0.385, top: 0.67 };
/** The condensate trap: x of its two legs, the level of its bottom, and the level at which water flows over. */
const TRAP = { inlet: 0.47, outlet: 0.425, seal: 0.53, over: 0.6 };
/** x of the fittings on both hoses: shut-off valve, strainer or flow regulator, P/T port near the unit. */
const VALVE = 0.19;
const FITTING = 0.255;
const TEST_PORT = 0.335;
/** Cabinet: 0.56 m wide, compressor below the deck, fan above. */
const CABINET = { x: 0.5, y: 0.06, width: 0.56, height: 1.5, deck: 0.62 };
const CABINET_RIGHT = CABINET.x + CABINET.width;
/** Levels of the two hoses. */
const HOSE = { supply: 0.18, return: 0.34 };
const HOSES = [HOSE.supply, HOSE.return];

const LABELS: PartLabels<'wshp'> = [
  onLeft(
    'Condensate trap',
    { anchor: [TRAP.inlet, 0.605], level: 0.99, balloon: [0.37, 0.79] },
    along(0.02, ...upFirst([TRAP.inlet, 0.65], TRAP.seal, TRAP.outlet, TRAP.over)),
  ),
  onLeft(
    'Condensate riser',
    { anchor: [CONDENSATE.x - 0.015, 0.64], level: 0.88 },
    along(0.03, [CONDENSATE.x, -0.12], [CONDENSATE.x, CONDENSATE.top]),
  ),
  onLeft(
    'P/T ports',
    { anchor: [TEST_PORT - 0.01, HOSE.return + 0.055], level: 0.76, balloon: [0.29, 0.27] },
    HOSES.map((level) => rectangle(TEST_PORT - 0.014, level - 0.02, 0.028, 0.08)),
  ),
  onLeft(
    'Flow regulator',
    { anchor: [FITTING + 0.014, HOSE.return + 0.025], level: 0.64, balloon: [0.27, 0.44] },
    [rectangle(FITTING - 0.03, HOSE.return - 0.025, 0.06, 0.055)],
  ),
  onLeft(
    'Shut-off valves',
    { anchor: [VALVE + 0.03, HOSE.return + 0.044], level: 0.53, balloon: [0.13, 0.54] },
    HOSES.map((level) => rectangle(VALVE - 0.031, level - 0.022, 0.08, 0.07)),
  ),
  onLeft(
    'Loop return',
    { anchor: [RETURN.x - 0.025, 0.37], level: 0.37 },
    along(0.05, [RETURN.x, -0.12], [RETURN.x, RETURN.top]),
  ),
  onLeft(
    'Loop supply',
    { anchor: [SUPPLY.x - 0.025, 0.12], level: 0.12, balloon: [-0.17, 0.12] },
    along(0.05, [SUPPLY.x, -0.12], [SUPPLY.x, SUPPLY.top]),
  ),
  onRight('Blower', { anchor: [CABINET.x + 0.26, 1.24], level: 1.27 }, [
    rectangle(CABINET.x + 0.07, 1.07, 0.26, 0.26),
  ]),
  onRight('Air coil', { anchor: [CABINET.x + 0.45, 1.045], level: 1.14 }, [
    rectangle(CABINET.x + 0.4, 0.68, 0.09, 0.38),
  ]),
  onRight('Air filter', { anchor: [CABINET_RIGHT - 0.02, 0.95], level: 0.97, balloon: [1.12, 0.95] }, [
    rectangle(CABINET_RIGHT - 0.035, 0.66, 0.03, 0.42),
  ]),
  onRight('Reversing valve', { anchor: [CABINET.x + 0.24, 0.535], level: 0.55, balloon: [0.84, 0.53] }, [
    rectangle(CABINET.x + 0.1, 0.51, 0.17, 0.05),
  ]),
  onRight('Coaxial water coil', { anchor: [CABINET.x + 0.45, 0.28], level: 0.28 }, [
    rectangle(CABINET.x + 0.31, 0.11, 0.22, 0.28),
  ]),
  onRight('Compressor', { anchor: [CABINET.x + 0.23, 0.14], level: 0.086 }, [
    rectangle(CABINET.x + 0.06, 0.08, 0.2, 0.36),
  ]),
  onRight(
    'Strainer',
    { anchor: [FITTING + 0.004, 0.1], level: -0.17, balloon: [0.26, 0.07], shape: 'square' },
    [rectangle(FITTING - 0.03, HOSE.supply - 0.025, 0.06, 0.05), rectangle(FITTING - 0.015, 0.1, 0.03, 0.06)],
  ),
];

/** Water-source heat pump: a closet unit on hoses, beside the risers. A stack unit would contain the risers. */
export const wshp = cutaway({ labels: LABELS, scale: 300, origin: [300, 574] }, (sheet) => {
  closet(sheet);
  disconnect(sheet);
  risers(sheet);
  cabinet(sheet);
  refrigerantCircuit(sheet);
  coilAndFilter(sheet);
  blowerSection(sheet);
  grilles(sheet);
  electricalBox(sheet);
  hoses(sheet);
  air(sheet);
});

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
  for (const [{ x, top }, medium] of [
    [SUPPLY, 'cold'],
    [RETURN, 'hot'],
    [CONDENSATE, 'neutral'],
  ] as const) {
    sheet.rect('mask', x - 0.03, -0.09, 0.06, 0.1);
    pipe(sheet, { medium, diameter: medium === 'neutral' ? 0.03 : 0.05 }, [x, -0.14], [x, top]);
  }
  for (const { x, top } of [SUPPLY, RETURN]) airVent(sheet, [x, top]);
  sheet.line('coldFlow', [SUPPLY.x, -0.12], [SUPPLY.x, SUPPLY.top]);
  sheet.line('hotFlowWithin', [RETURN.x, RETURN.top], [RETURN.x, -0.12]);
}

/** A riser's cap with its automatic air vent, 0.085 m high. */
function airVent(sheet: Sheet, [x, y]: Point): void {
  sheet.rect('maskEdge', x - 0.032, y - 0.01, 0.064, 0.022);
  sheet.roundRect('maskEdge', x - 0.012, y + 0.012, 0.024, 0.05, 0.01);
  sheet.line('fine', [x, y + 0.062], [x, y + 0.075]);
}

/** The unit's disconnect on the closet's wall; the conduit runs under the ceiling and down to the control box. */
function disconnect(sheet: Sheet): void {
  sheet.rect('maskEdge', -0.02, 1.14, 0.08, 0.2);
  sheet.rect('fine', 0, 1.2, 0.03, 0.09);
  sheet.line('edge', [0.06, 1.27], [0.085, 1.3]);
  sheet.line('fine', [0.02, 1.34], [0.02, 1.67], [0.43, 1.67], [0.43, 0.84], [CABINET.x, 0.84]);
}

function cabinet(sheet: Sheet): void {
  const { x, y, width, height, deck } = CABINET;
  sheet.rect(['mask', 'tone', 'cut'], x, y, width, height);
  for (const foot of [x + 0.03, CABINET_RIGHT - 0.09]) sheet.rect('solid', foot, 0, 0.06, y);
  sheet.line('edge', [x, deck], [CABINET_RIGHT, deck]);
  sheet.horizontals('fine', [deck - 0.02], x, CABINET_RIGHT);
}

/** Compressor, coaxial water coil, reversing valve, expansion valve. */
function refrigerantCircuit(sheet: Sheet): void {
  const own = sheet.at([CABINET.x, 0]);
  // water to and from the coil, behind the compressor: in at the bottom, out at the top, counter to the refrigerant
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
  own.line('cold', ...upFirst([0.135, 0.48], 0.465, 0.024, 0.672, 0.38, 0.74, 0.4));
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
  const { inlet, outlet, seal, over } = TRAP;
  const trap = acrossFirst([x + 0.34, 0.64], inlet, seal, outlet, over);
  sheet.line(['knockout', 'edge'], ...trap, [CONDENSATE.x + 0.015, over - 0.004]);
  // cleanout with its plug
  sheet.line('edge', [inlet, 0.64], [inlet, 0.69]);
  sheet.rect('solid', inlet - 0.014, 0.685, 0.028, 0.016);
}

function blowerSection(sheet: Sheet): void {
  const { x } = CABINET;
  const [right, top] = [CABINET_RIGHT, 1.56];
  blower(sheet, [x + 0.2, 1.2], 0.13);
  const scroll = points('0.36,1.3 0.33,1.08 0.2,1.03 0.06,1.09 0.04,1.25 0.06,1.44', [x, 0]);
  sheet.spline('edge', [x + 0.36, top], ...scroll, [x + 0.12, top]);
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
  sheet.horizontals('texture', spaced(0.72, 0.04, 4), x + 0.16, x + 0.23);
}

/** Each hose has a shut-off valve and a P/T port; the supply also has a strainer, the return a flow regulator. */
function hoses(sheet: Sheet): void {
  const { x } = CABINET;
  for (const [riser, level, medium] of [
    [SUPPLY, HOSE.supply, 'cold'],
    [RETURN, HOSE.return, 'hot'],
  ] as const) {
    pipe(sheet, { medium, diameter: 0.03 }, [riser.x, level], [x, level]);
    ballValve(sheet, [VALVE, level], 0.022);
    // Pressure and temperature test port: a tee with a capped plug
    sheet.rect('maskEdge', TEST_PORT - 0.013, level - 0.02, 0.026, 0.04);
    sheet.line('edge', [TEST_PORT, level + 0.02], [TEST_PORT, level + 0.04]);
    sheet.rect('solid', TEST_PORT - 0.014, level + 0.04, 0.028, 0.02);
    sheet.verticals('fine', spaced(0.405, 0.009, 10), level - 0.015, level + 0.015);
  }
  sheet.rect('maskEdge', FITTING - 0.03, HOSE.supply - 0.025, 0.06, 0.05);
  const screen = trapezoid(FITTING - 0.015, HOSE.supply - 0.025, 0.03, 0.125 - HOSE.supply, 0.008);
  sheet.polygon('maskEdge', ...screen);
  // regulator: cartridge with its spring
  sheet.rect('maskEdge', FITTING - 0.03, HOSE.return - 0.025, 0.06, 0.05);
  const bends = stepsBelow(FITTING - 0.02, FITTING + 0.021, 0.008);
  sheet.line('fine', ...zigzag(bends, HOSE.return - 0.015, HOSE.return + 0.015, 'x'));
  flowMark(sheet, [0.08, HOSE.supply], 'cold', 'right', 0.017);
  flowMark(sheet, [0.305, HOSE.supply], 'cold', 'right', 0.014);
  flowMark(sheet, [0.305, HOSE.return], 'hot', 'left', 0.014);
  flowMark(sheet, [SUPPLY.x, 0.07], 'cold', 'up', 0.026);
  flowMark(sheet, [RETURN.x, 0.24], 'hot', 'down', 0.026);
}

function air(sheet: Sheet): void {
  const { x } = CABINET;
  airArrow(sheet, 'neutral', [1.5, 0.9], [1.4, 0.88], [1.32, 0.86], [1.28, 0.85]);
  airArrow(sheet, 'cold', [x + 0.25, 1.5], [x + 0.35, 1.56], [x + 0.6, 1.53], [1.4, 1.52]);
  airArrow(sheet, 'cold', [x + 0.2, 1.5], [x + 0.3, 1.6], [x + 0.6, 1.59], [1.36, 1.6]);
}
