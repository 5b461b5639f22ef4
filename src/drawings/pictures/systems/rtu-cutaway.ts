import {
  type Point,
  pairsOf,
  range,
  rectangle,
  stepsBelow,
  trapezoid,
  upFirst,
  zigzag,
} from '../../kit/geometry.ts';
import { onLeft, onRight } from '../../kit/labels.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { airArrow, blower } from '../../parts/air.ts';
import { fluePipe, valve } from '../../parts/piping.ts';
import { coil, compressor, controlBoard } from '../../parts/refrigeration.ts';
import { cutaway, type Detail, type PartLabels } from './system-drawing.ts';

/** Cabinet on its curb: 3.15 by 1.35 m; the condenser section begins at the bulkhead. */
const CABINET = { y: 0.36, width: 3.15, height: 1.35 };
const TOP = CABINET.y + CABINET.height;
const BULKHEAD = 2.12;
const FAN_AXIS = 2.62;
/** Ducts through the roof: left edges, common width, and level of the lower ends. */
const DUCT = { return: 0.38, supply: 1.5, width: 0.52, bottom: -1.05 };

const at = (level: number): number => CABINET.y + level;

/** x of the center lines of the two compressors. */
const COMPRESSORS = [2.53, 2.83] as const;
/** Control board behind its door at the bulkhead: its lower left corner and its size. */
const BOARD = { x: BULKHEAD + 0.03, y: at(0.82), width: 0.16, height: 0.3 };
/** The roof curb's two walls, and their thickness. */
const CURB = { walls: [0.12, 2.12], thickness: 0.07 } as const;
/** x of the left edge of the compartment with the burners and the gas valve; the bulkhead is its right edge. */
const VESTIBULE = 2;
/** The gas pipe runs over the roof to a tee, with the drip leg below the tee and the unit above it. */
const GAS = { tee: 2.335, run: 0.13, cock: 2.58, roof: 2.78 };

const LABELS: PartLabels<'rtu'> = [
  onLeft('Supply blower', { anchor: [1.45, at(1.04)], level: 2.9 }, [rectangle(1.41, at(0.78), 0.28, 0.28)]),
  onLeft('Cooling coil', { anchor: [1.15, TOP - 0.12], level: 2.6 }, [
    rectangle(1.08, at(0.12), 0.13, CABINET.height - 0.2),
  ]),
  onLeft('Filters', { anchor: [0.99, TOP - 0.1], level: 2.3, balloon: [0.81, 1.5] }, [
    rectangle(0.95, at(0.13), 0.08, CABINET.height - 0.19),
  ]),
  onLeft('Outdoor-air hood', { anchor: [-0.2, at(0.87)], level: 1.4 }, [
    [[0, at(1.02)], ...upFirst([-0.48, at(0.66)], at(0.36), -0.05, at(1))],
  ]),
  onLeft('Economizer dampers', { anchor: [0.01, at(0.42)], level: 0.3 }, [
    rectangle(-0.04, at(0.38), 0.08, 0.62),
    rectangle(0.39, at(0.02), 0.48, 0.06),
  ]),
  onLeft(
    'Roof curb',
    { anchor: [0.15, 0.06], level: -0.4, balloon: [-0.35, 0.06] },
    CURB.walls.map((x) => rectangle(x, 0, CURB.thickness, 0.34)),
  ),
  onLeft('Return duct', { anchor: [DUCT.return, -0.8], level: -0.75 }, [
    rectangle(DUCT.return, DUCT.bottom, DUCT.width, 1.35),
  ]),
  onRight('Gas heat exchanger', { anchor: [1.9, at(0.43)], level: 2.82, shape: 'square' }, [
    rectangle(1.39, at(0.11), 0.61, 0.32),
  ]),
  onRight(
    'Control board',
    { anchor: [BOARD.x + 0.06, at(1.08)], level: 2.52, balloon: [2.2, 1.93], shape: 'square' },
    [rectangle(BOARD.x, BOARD.y, BOARD.width, BOARD.height)],
  ),
  onRight('Condenser fan', { anchor: [FAN_AXIS + 0.2, TOP - 0.05], level: 2.3, balloon: [2.96, 1.91] }, [
    rectangle(FAN_AXIS - 0.33, TOP - 0.11, 0.66, 0.1),
  ]),
  onRight('Condenser coil', { anchor: [3.04, at(1.1)], level: 1.6 }, [
    rectangle(2.99, at(0.1), 0.1, CABINET.height - 0.2),
  ]),
  onRight('Disconnect', { anchor: [CABINET.width + 0.06, at(0.55)], level: 0.9, balloon: [3.42, at(0.62)] }, [
    rectangle(CABINET.width, at(0.42), 0.11, 0.26),
  ]),
  onRight(
    'Compressors',
    { anchor: [COMPRESSORS[1] + 0.04, at(0.08)], level: 0.2 },
    COMPRESSORS.map((x) => rectangle(x - 0.13, at(0.03), 0.26, 0.55)),
  ),
  onRight('Supply duct', { anchor: [DUCT.supply + DUCT.width, -0.8], level: -0.75 }, [
    rectangle(DUCT.supply, DUCT.bottom, DUCT.width, 1.35),
  ]),
];

/** Gas-electric package unit on its curb, with its ducts through the roof. */
export const rtu = cutaway({ labels: LABELS, scale: 139, origin: [233, 438] }, (sheet, detail) => {
  roof(sheet, detail);
  ducts(sheet);
  curb(sheet);
  cabinet(sheet);
  hoodAndDampers(sheet);
  filtersAndCoil(sheet, detail);
  blowerAndHeat(sheet);
  condenserSection(sheet);
  gasPipe(sheet);
  air(sheet);
});

/** Insulated deck in three pieces, with the ducts between them, on open-web joists. */
function roof(sheet: Sheet, detail: Detail): void {
  const [insulation, flute] = [0.14, 0.045];
  for (const [left, right] of pairsOf('-0.2,0.35 0.95,1.5 2,3.4')) {
    const board = rectangle(left, -insulation, right - left, insulation);
    sheet.rect('mask', left, -0.35, right - left, 0.35);
    sheet.polygon('toneDeep', ...board);
    sheet.hatch('texture', board, 60, 0.045);
    sheet.line('cut', [left, 0], [right, 0]);
    sheet.line('edge', [left, -insulation], [right, -insulation]);
    if (detail === 'small') continue;
    const corrugations = stepsBelow(left, right, flute).flatMap((x, i): Point[] => {
      const level = i % 2 ? -insulation : -0.19;
      return [
        [x, level],
        [x + flute, level],
      ];
    });
    sheet.line('fine', ...corrugations);
  }
  sheet.rect('maskFine', -0.2, -0.24, 3.6, 0.05);
  for (const chord of [-0.62, -0.57]) sheet.line('fine', [-0.2, chord], [3.4, chord]);
  for (const x of range(13).map((i) => -0.2 + i * 0.28)) {
    sheet.line('fine', [x, -0.57], [x + 0.14, -0.24]);
    sheet.line('fine', [x + 0.14, -0.24], [x + 0.28, -0.57]);
  }
}

function ducts(sheet: Sheet): void {
  const { bottom, width } = DUCT;
  for (const x of [DUCT.return, DUCT.supply]) {
    sheet.rect(['mask', x === DUCT.return ? 'tone' : 'coldTone'], x, bottom, width, 1.4);
    for (const side of [x, x + width]) sheet.line('edge', [side, 0.3], [side, bottom]);
  }
}

/** Sheet-metal walls on the deck, insulated inside, flashed outside. */
function curb(sheet: Sheet): void {
  const { walls, thickness } = CURB;
  for (const [i, x] of walls.entries()) {
    const [face, side] = i === 0 ? [x, -1] : [x + thickness, 1];
    sheet.rect('solid', x, 0, thickness, 0.34);
    sheet.polygon('toneDeep', [face + side * 0.1, 0], [face, 0.17], [face, 0]);
    sheet.line('edge', [face + side * 0.12, 0], [face, 0.2]);
  }
  sheet.line('fine', [0.19, 0], [0.35, 0]);
  sheet.rect('maskFine', 0.19, 0.05, 0.12, 0.25);
  sheet.rect('maskFine', 2.05, 0.05, 0.07, 0.25);
}

function cabinet(sheet: Sheet): void {
  const { y, width, height } = CABINET;
  sheet.rect(['mask', 'tone'], 0, y, width, height);
  sheet.rect('solid', 0, y - 0.06, width, 0.06);
  sheet.line('cut', [0, y], [0, at(0.35)]);
  sheet.line('cut', [0, at(0.95)], [0, TOP], [2.1, TOP]);
  sheet.line('cut', [width, y], [width, y + 0.06]);
  sheet.line('cut', [width, TOP], [width, TOP - 0.06]);
  for (const x of [DUCT.return + 0.02, DUCT.supply + 0.02]) sheet.rect('mask', x, y - 0.07, 0.48, 0.09);
  // Disconnect
  sheet.rect('maskEdge', width, at(0.42), 0.11, 0.26);
  sheet.line('cut', [BULKHEAD, y], [BULKHEAD, TOP]);
  sheet.horizontals('fine', [TOP - 0.05], 0.02, 2.1);
}

function hoodAndDampers(sheet: Sheet): void {
  const hood = -0.48;
  sheet.polygon('mask', [0, at(1.02)], [hood, at(0.66)], [hood, at(0.36)], [0, at(0.36)]);
  sheet.line('edge', [0, at(1.02)], [hood, at(0.66)], [hood, at(0.36)]);
  sheet.hatch('texture', rectangle(hood, at(0.36), 0.44, 0.04), 45, 0.03);
  sheet.line('fine', [hood, at(0.4)], [0, at(0.4)]);
  for (const blade of range(5).map((i) => at(0.42) + i * 0.13)) {
    sheet.line('edge', [-0.035, blade - 0.03], [0.035, blade + 0.05]);
    sheet.circle('fine', [0, blade + 0.01], 0.015);
  }
  for (const i of range(4)) {
    const blade = 0.42 + i * 0.13;
    sheet.line('edge', [blade - 0.03, at(0.03)], i % 2 ? [blade + 0.06, at(0.03)] : [blade + 0.05, at(0.07)]);
  }
}

function filtersAndCoil(sheet: Sheet, detail: Detail): void {
  const { height } = CABINET;
  sheet.polygon('maskEdge', ...rectangle(0.95, at(0.13), 0.08, height - 0.19));
  sheet.line('fine', ...zigzag(stepsBelow(at(0.14), TOP - 0.06, 0.035), 1.025, 0.955, 'y'));
  const grid = detail === 'small' ? { rows: 2, tubes: 10 } : { rows: 3, tubes: 13 };
  coil(sheet, [1.08, at(0.12)], { width: 0.13, height: height - 0.2, medium: 'cold', ...grid });
  sheet.rect('solid', 1.05, at(0.07), 0.22, 0.025);
  condensateTrap(sheet);
}

/** The pan drains out of the end of the unit through a trap, and on to the roof drain. */
function condensateTrap(sheet: Sheet): void {
  const pan = at(0.08);
  const [inlet, outlet] = [-0.06, -0.12];
  const trap = upFirst([inlet, pan - 0.02], 0.16, outlet, 0.29, -0.18, 0.03);
  sheet.line(['knockout', 'coldFine'], [1.05, pan], ...trap);
  sheet.line('edge', [outlet, 0.29], [outlet, 0.37]);
}

/** Blower in its scroll, heat exchanger tubes below it, burners and inducer in the vestibule. */
function blowerAndHeat(sheet: Sheet): void {
  const [left, right] = [1.42, VESTIBULE];
  blower(sheet, [1.55, at(0.92)], 0.2);
  const scroll = sheet.at([0, CABINET.y]);
  scroll.spline('edge', [1.34, 0.5], [1.3, 0.9], [1.38, 1.16], [1.58, 1.22], [1.78, 1.1], [1.8, 0.92]);
  scroll.line('edge', [1.8, 0.92], [1.8, 0.62]);
  scroll.line('edge', [1.34, 0.5], [1.34, 0.48]);
  const tubes = range(3).map((i) => at(0.12) + i * 0.12);
  for (const tube of tubes) {
    sheet.horizontals('hot', [tube, tube + 0.06], left, right);
    sheet.arc('hot', [left, tube + 0.03], 0.03, 90, 270);
  }
  sheet.line('fine', [right, at(0.04)], [right, at(0.46)]);
  for (const tube of tubes) sheet.rect('maskEdge', right, tube - 0.018, 0.05, 0.036);
  // Inducer, and its flue through the top
  fluePipe(sheet, 0.07, [2.04, at(0.5)], [2.04, TOP + 0.14]);
  sheet.circle('maskHot', [2.04, at(0.52)], 0.07);
  sheet.rect('maskEdge', 1.98, TOP + 0.14, 0.12, 0.05);
}

function condenserSection(sheet: Sheet): void {
  const { width, height } = CABINET;
  coil(sheet, [2.99, at(0.1)], { width: 0.1, height: height - 0.2, medium: 'hot', tubes: 13 });
  sheet.line('cut', [BULKHEAD, TOP], [2.25, TOP]);
  sheet.line('cut', [2.98, TOP], [width, TOP]);
  condenserFan(sheet);
  controlBoard(sheet, BOARD);
  for (const x of COMPRESSORS) compressor(sheet, [x, at(0.03)], { width: 0.26, height: 0.55 });
  const [first, second] = COMPRESSORS;
  sheet.spline('hot', [first + 0.04, at(0.56)], [first + 0.06, at(0.72)], [2.92, at(0.78)], [3, at(0.9)]);
  sheet.spline('hot', [second + 0.04, at(0.56)], [second + 0.06, at(0.64)], [2.95, at(0.68)], [3, at(0.72)]);
  sheet.spline('cold', [first - 0.1, at(0.32)], [2.28, at(0.36)], [2.24, at(0.66)], [BULKHEAD, at(0.7)]);
}

/**
 * From the roof: shut-off, union, tee with its drip leg, then up through the base to the gas valve and the manifold.
 */
function gasPipe(sheet: Sheet): void {
  const { tee, run, cock, roof } = GAS;
  const [inlet, manifold] = [at(0.05), VESTIBULE + 0.06];
  sheet.polygon('solid', ...trapezoid(roof - 0.09, 0, 0.18, 0.05, 0.05));
  sheet.rect('mask', tee - 0.02, at(-0.06), 0.04, 0.06);
  sheet.line('edge', [roof, -0.3], [roof, run], [tee, run]);
  sheet.line('edge', [tee, 0.03], [tee, inlet], [manifold, inlet], [manifold, at(0.4)]);
  sheet.line('edge', [tee - 0.035, 0.03], [tee + 0.035, 0.03]);
  valve(sheet, [cock, run], { size: 0.04, level: true });
  sheet.circle('maskFine', [cock - 0.13, run], 0.025);
  sheet.rect('maskEdge', manifold - 0.035, inlet + 0.02, 0.07, 0.06);
}

function condenserFan(sheet: Sheet): void {
  const axis = FAN_AXIS;
  const y = TOP - 0.04;
  const hub: Point = [axis, y - 0.02];
  sheet.spline('edge', [axis - 0.33, y], [axis - 0.15, y - 0.06], hub);
  sheet.spline('edge', [axis - 0.33, y], [axis - 0.15, y + 0.03], hub);
  sheet.spline('edge', [axis + 0.33, y - 0.03], [axis + 0.15, y + 0.03], hub);
  sheet.spline('edge', [axis + 0.33, y - 0.03], [axis + 0.15, y - 0.07], hub);
  sheet.roundRect('maskEdge', axis - 0.08, y - 0.25, 0.16, 0.2, 0.03);
  sheet.line('fine', [axis - 0.35, y - 0.16], [axis + 0.35, y - 0.16]);
  sheet.spline('fine', [axis - 0.37, TOP + 0.02], [axis, TOP + 0.09], [axis + 0.37, TOP + 0.02]);
  for (const i of range(9)) {
    const x = axis - 0.34 + i * 0.085;
    sheet.line('texture', [x, TOP + 0.02], [x, TOP + 0.03 + 0.05 * Math.sin((Math.PI * (i + 0.5)) / 9)]);
  }
}

function air(sheet: Sheet): void {
  airArrow(sheet, 'neutral', [0.64, -1], [0.62, -0.5], [0.64, 0], [0.68, 0.55]);
  airArrow(sheet, 'neutral', [-0.42, at(0.14)], [-0.38, at(0.3)], [-0.26, at(0.48)], [-0.08, at(0.6)]);
  airArrow(sheet, 'neutral', [0.2, at(0.8)], [0.5, at(0.95)], [0.7, at(0.8)], [0.9, at(0.8)]);
  airArrow(sheet, 'cold', [1.72, at(0.5)], [1.76, at(0)], [1.76, -0.4], [1.76, -1]);
  airArrow(sheet, 'cold', [1.26, at(0.85)], [1.34, at(0.87)], [1.38, at(0.88)], [1.45, at(0.9)]);
  for (const x of [FAN_AXIS - 0.2, FAN_AXIS, FAN_AXIS + 0.2])
    airArrow(sheet, 'hot', [x, TOP + 0.14], [x - 0.03, TOP + 0.3], [x + 0.03, TOP + 0.45], [x, TOP + 0.6]);
  airArrow(sheet, 'neutral', [3.36, at(0.7)], [3.3, at(0.72)], [3.22, at(0.7)], [3.13, at(0.7)]);
}
