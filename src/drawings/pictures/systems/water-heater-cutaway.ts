import { type Point, rectangle, stepsBelow, trapezoid, zigzag } from '../../kit/geometry.ts';
import { along, onLeft, onRight } from '../../kit/labels.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { airArrow } from '../../parts/air.ts';
import { flame } from '../../parts/boilers.ts';
import { slab } from '../../parts/cut-building.ts';
import { fluePipe, pipe, valve } from '../../parts/piping.ts';
import { cutaway, type PartLabels } from './system-drawing.ts';

/** The jacket is 0.54 m across, with 45 mm of insulation between it and the tank. */
const AXIS = 0.16;
const RADIUS = 0.27;
const INSULATION = 0.045;
const [LEFT, RIGHT] = [AXIS - RADIUS, AXIS + RADIUS];
const [TANK_LEFT, TANK_RIGHT] = [LEFT + INSULATION, RIGHT - INSULATION];
const TANK = { bottom: 0.3, top: 1.36 };
/** The anode hangs from the top and reaches about halfway down, through the hottest water. */
const ANODE = { x: AXIS + 0.085, bottom: 0.8, top: 1.4 };
const JACKET = { bottom: 0.08, top: 1.46 };
/** x of the pipes: cold water comes in on the left, and hot water leaves on the right. */
const COLD = AXIS - 0.155;
const HOT = AXIS + 0.155;
/** Level at which the hot pipe turns. */
const HOT_RUN = 1.565;
/** The axis of the relief valve's discharge pipe. */
const RELIEF = LEFT - 0.045;
const GAS_DROP = RIGHT + 0.3;
const GAS_RUN = 0.68;

const LABELS: PartLabels<'water-heater'> = [
  onLeft('Cold in, shut-off valve', { anchor: [COLD - 0.02, 1.88], level: 1.98, balloon: [-0.1, 1.86] }, [
    rectangle(COLD - 0.026, 1.845, 0.07, 0.07),
  ]),
  onLeft('Expansion tank', { anchor: [COLD - 0.41, 1.56], level: 1.64 }, [
    rectangle(COLD - 0.44, 1.41, 0.16, 0.27),
  ]),
  onLeft('Dip tube', { anchor: [COLD, 1.335], level: 1.352 }, along(0.024, [COLD, JACKET.top], [COLD, 0.48])),
  onLeft('Relief valve, T&P', { anchor: [LEFT - 0.06, 1.22], level: 1.12, balloon: [-0.25, 1.2] }, [
    rectangle(LEFT - 0.07, 1.2, 0.07, 0.085),
  ]),
  onLeft(
    'Discharge pipe',
    { anchor: [LEFT - 0.05, 0.65], level: 0.62 },
    along(0.024, [RELIEF, 1.2], [RELIEF, 0.12]),
  ),
  onLeft('Drain valve', { anchor: [LEFT - 0.09, 0.37], level: 0.3, balloon: [-0.29, 0.35] }, [
    rectangle(LEFT - 0.11, 0.33, 0.11, 0.11),
  ]),
  onRight('Vent', { anchor: [AXIS + 0.05, 1.9], level: 1.98 }, [rectangle(AXIS - 0.05, 1.64, 0.1, 0.34)]),
  onRight('Draft hood', { anchor: [AXIS + 0.085, 1.58], level: 1.8, balloon: [0.29, 1.66] }, [
    trapezoid(AXIS - 0.115, 1.52, 0.23, 0.12, 0.065),
  ]),
  onRight(
    'Hot out',
    { anchor: [0.97, HOT_RUN], level: HOT_RUN },
    along(0.024, [HOT, 1.38], [HOT, HOT_RUN], [0.98, HOT_RUN]),
  ),
  onRight('Anode rod', { anchor: [AXIS + 0.1, 1.1], level: 1.24 }, [
    rectangle(ANODE.x - 0.009, ANODE.bottom, 0.04, 0.65),
  ]),
  // the area is the whole jacket, which leaders to the parts inside may cross
  onRight('Insulation', { anchor: [RIGHT - 0.02, 1], level: 1 }, [
    rectangle(LEFT, JACKET.bottom, 2 * RADIUS, JACKET.top - JACKET.bottom),
  ]),
  onRight('Flue with baffle', { anchor: [AXIS + 0.03, 0.74], level: 0.765 }, [
    rectangle(AXIS - 0.045, 0.35, 0.09, 1.17),
  ]),
  onRight('Gas control', { anchor: [RIGHT + 0.06, 0.36], level: 0.2, balloon: [0.54, 0.26] }, [
    rectangle(RIGHT, 0.34, 0.09, 0.13),
  ]),
  onRight('Burner', { anchor: [AXIS + 0.1, 0.165], level: 0.105 }, [
    rectangle(AXIS - 0.11, 0.13, 0.22, 0.17),
  ]),
];

/** Atmospheric gas storage water heater. */
export const waterHeater = cutaway({ labels: LABELS, scale: 272, origin: [400, 590] }, (sheet) => {
  slab(sheet, -0.6, 1, 0, 0.08);
  jacket(sheet);
  tank(sheet);
  flueTube(sheet);
  draftHoodAndVent(sheet);
  burner(sheet);
  gasControl(sheet);
  coldInlet(sheet);
  hotOutlet(sheet);
  reliefAndDrain(sheet);
  for (const side of [-1, 1]) {
    const x = AXIS + side * 0.2;
    airArrow(sheet, 'hot', [x, 0.6], [x + side * 0.005, 0.8], [x - side * 0.005, 1], [x, 1.2]);
  }
});

function jacket(sheet: Sheet): void {
  sheet.line('edge', [LEFT - 0.06, 0.05], [LEFT - 0.06, 0.01], [RIGHT + 0.06, 0.01], [RIGHT + 0.06, 0.05]); // drip pan
  sheet.line('edge', [RIGHT + 0.06, 0.025], [RIGHT + 0.2, 0.025], [RIGHT + 0.2, 0.002]); // its drain
  sheet.rect('mask', LEFT, JACKET.bottom, 2 * RADIUS, JACKET.top - JACKET.bottom);
  for (const side of [-1, 1]) {
    const [inner, outer] = [AXIS + side * (RADIUS - 0.042), AXIS + side * (RADIUS - 0.006)];
    sheet.spline('texture', ...zigzag(stepsBelow(TANK.bottom, 1.42, 0.02), inner, outer, 'y'));
  }
  for (const x of [-0.1, 0.12, -0.2, 0.2]) sheet.circle('texture', [AXIS + x, 1.425], 0.01);
  sheet.rect('cut', LEFT, JACKET.bottom, 2 * RADIUS, JACKET.top - JACKET.bottom);
  for (const side of [-1, 1]) sheet.rect('solid', AXIS + side * 0.2 - 0.02, 0.01, 0.04, 0.07);
}

/** Cold water below, hot above, between domed ends. */
function tank(sheet: Sheet): void {
  const width = TANK_RIGHT - TANK_LEFT;
  sheet.rect('coldTone', TANK_LEFT, 0.32, width, 0.42);
  sheet.rect('hotSolid', TANK_LEFT, 0.74, width, 0.65);
  const domed = (edge: number, crown: number): Point[] => [
    [AXIS - 0.12, edge],
    [AXIS, crown],
    [AXIS + 0.12, edge],
  ];
  const bottom = domed(0.34, 0.355);
  sheet.loop('mask', [TANK_LEFT + 0.005, TANK.bottom], ...bottom, [TANK_RIGHT - 0.005, TANK.bottom]);
  sheet.spline('cut', [TANK_LEFT, TANK.bottom], ...bottom, [TANK_RIGHT, TANK.bottom]);
  for (const side of [TANK_LEFT, TANK_RIGHT]) sheet.line('cut', [side, TANK.bottom], [side, TANK.top]);
  sheet.spline('cut', [TANK_LEFT, TANK.top], ...domed(1.4, 1.41), [TANK_RIGHT, TANK.top]);
}

function flueTube(sheet: Sheet): void {
  sheet.rect(['mask', 'tone'], AXIS - 0.045, 0.35, 0.09, 1.2);
  for (const side of [-0.045, 0.045]) sheet.line('edge', [AXIS + side, 0.35], [AXIS + side, 1.5]);
  sheet.line('fine', ...zigzag(stepsBelow(0.42, 1.4, 0.06), AXIS + 0.035, AXIS - 0.035, 'y'));
  sheet.line('hotAir', [AXIS, 0.36], [AXIS, 1.5]);
}

function draftHoodAndVent(sheet: Sheet): void {
  sheet.polygon('maskEdge', ...trapezoid(AXIS - 0.115, 1.52, 0.23, 0.12, 0.065));
  for (const leg of [-0.09, 0.09]) sheet.line('edge', [AXIS + leg, JACKET.top], [AXIS + leg, 1.52]);
  fluePipe(sheet, 0.1, [AXIS, 1.64], [AXIS, 1.98]);
  sheet.line('edge', [AXIS - 0.06, 1.74], [AXIS + 0.06, 1.74]);
  airArrow(sheet, 'hot', [AXIS, 1.7], [AXIS - 0.01, 1.85], [AXIS + 0.01, 1.95], [AXIS, 2.08]);
}

function burner(sheet: Sheet): void {
  sheet.rect('maskEdge', AXIS - 0.11, 0.15, 0.22, 0.03);
  sheet.verticals('edge', [AXIS], 0.09, 0.15);
  for (const x of [-0.08, 0, 0.08]) flame(sheet, [AXIS + x, 0.18], 0.11);
}

/** Gas control with its sensor in the tank, gas pipe to the burner, drop with cock and drip leg. */
function gasControl(sheet: Sheet): void {
  const level = 0.405;
  const middle = RIGHT + 0.045;
  sheet.rect('maskEdge', RIGHT, 0.34, 0.09, 0.13);
  sheet.circle('maskFine', [middle, 0.385], 0.03);
  sheet.line('edge', [middle, 0.34], [middle, 0.13], [AXIS, 0.13]);
  sheet.line('fine', [RIGHT, 0.42], [AXIS + 0.12, 0.42]);
  sheet.circle('fine', [AXIS + 0.12, 0.42], 0.012);
  sheet.line('edge', [RIGHT + 0.09, level], [GAS_DROP, level], [GAS_DROP, GAS_RUN], [0.98, GAS_RUN]);
  sheet.line('edge', [GAS_DROP, level], [GAS_DROP, 0.25]);
  sheet.line('edge', [GAS_DROP - 0.025, 0.25], [GAS_DROP + 0.025, 0.25]);
  valve(sheet, [GAS_DROP + 0.13, GAS_RUN], { size: 0.028, level: true });
  sheet.circle('maskFine', [RIGHT + 0.17, level], 0.02);
}

/** Shut-off valve, dip tube, expansion tank. */
function coldInlet(sheet: Sheet): void {
  const branch = 1.73;
  pipe(sheet, { medium: 'cold', diameter: 0.024 }, [COLD, 2.06], [COLD, 0.48]);
  sheet.line('coldFlow', [COLD, 2.02], [COLD, 0.5]);
  valve(sheet, [COLD, 1.88], { size: 0.026, pen: 'maskCold' });
  sheet.rect('maskEdge', COLD - 0.02, JACKET.top, 0.04, 0.06);
  sheet.line('coldFine', [COLD - 0.012, 0.48], [COLD + 0.012, 0.46]);
  const tank = COLD - 0.36;
  sheet.line('cold', [COLD, branch], [tank, branch], [tank, 1.68]);
  sheet.roundRect('maskCold', tank - 0.08, 1.41, 0.16, 0.27, 0.07);
  sheet.line('coldFine', [tank - 0.08, 1.53], [tank + 0.08, 1.53]);
}

function hotOutlet(sheet: Sheet): void {
  pipe(sheet, { medium: 'hot', diameter: 0.024 }, [HOT, 1.38], [HOT, HOT_RUN], [0.98, HOT_RUN]);
  sheet.line('hotFlowWithin', [HOT, 1.4], [HOT, HOT_RUN], [0.96, HOT_RUN]);
  sheet.rect('maskEdge', HOT - 0.02, JACKET.top, 0.04, 0.06);
  // Anode rod
  const middle = ANODE.x + 0.011;
  sheet.rect('maskEdge', ANODE.x, ANODE.bottom, 0.022, ANODE.top - ANODE.bottom);
  sheet.circle('maskEdge', [middle, ANODE.top + 0.03], 0.02);
  sheet.line('hatch', [middle, ANODE.bottom + 0.04], [middle, ANODE.top - 0.04]);
}

function reliefAndDrain(sheet: Sheet): void {
  sheet.rect('maskEdge', LEFT - 0.07, 1.2, 0.07, 0.05);
  sheet.rect('maskEdge', LEFT - 0.06, 1.25, 0.035, 0.035);
  sheet.line('edge', [LEFT - 0.06, 1.285], [LEFT - 0.12, 1.3]);
  pipe(sheet, { medium: 'neutral', diameter: 0.024 }, [RELIEF, 1.2], [RELIEF, 0.12]);
  const drain = LEFT - 0.03;
  sheet.rect('maskEdge', LEFT - 0.09, 0.36, 0.09, 0.035);
  sheet.circle('fine', [drain, 0.42], 0.02);
  sheet.line('edge', [drain, 0.395], [drain, 0.42]);
  sheet.rect('maskEdge', LEFT - 0.11, 0.33, 0.03, 0.06);
}
