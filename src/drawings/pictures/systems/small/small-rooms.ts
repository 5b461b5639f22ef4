/** Small sections of the machines in rooms: wall unit, water-source heat pump, mini-split, central air. */
import { type Point, rectangle } from '../../../kit/geometry.ts';
import type { Sheet } from '../../../kit/sheet.ts';
import {
  casings,
  ground,
  machinery,
  type SmallMachine,
  smallCoils,
  smallDraft,
  smallFan,
  smallMachines,
  smallPipe,
  VIEW,
} from './small-parts.ts';

/** A unit in its sleeve through the brick under the window: hot coil outdoors, cold coil and blower in the room. */
export function smallWallUnit(sheet: Sheet): void {
  const wall = { x: 0.46, width: 0.46 };
  const [left, right, bottom, top] = [0.4, 1.48, 0.34, 0.92];
  const [sill, head] = [1.14, 1.96];
  ground(sheet);
  sheet.rect('solid', wall.x, 0, wall.width, bottom);
  sheet.rect('solid', wall.x, top, wall.width, sill - top);
  sheet.rect('solid', wall.x, head, wall.width, VIEW.top - head);
  for (const course of [0.11, 0.22, 1.03])
    sheet.line('knockout', [wall.x, course], [wall.x + wall.width, course]);
  sheet.rect('solid', wall.x - 0.06, sill, wall.width + 0.16, 0.06);
  sheet.verticals('edge', [wall.x + 0.16, wall.x + 0.3], sill + 0.06, head);
  casings(sheet, [
    [left, bottom],
    [right, bottom],
    [right, top - 0.12],
    [right - 0.12, top],
    [left, top],
  ]);
  sheet.line('cut', [wall.x + wall.width, bottom], [wall.x + wall.width, top]);
  smallCoils(sheet, {
    hot: [{ from: [left + 0.11, bottom + 0.06], to: [left + 0.11, top - 0.06] }],
    cold: [{ from: [right - 0.11, bottom + 0.06], to: [right - 0.11, top - 0.16] }],
  });
  machinery(sheet, { wheels: [[[1.13, 0.6], 0.16]] });
  smallFan(sheet, [0.72, (bottom + top) / 2], 0.23, 'standing');
  sheet.line('cold', [wall.x + 0.23, sill + 0.1], [wall.x + 0.23, head - 0.04]);
  smallDraft(sheet, 'cold', [1.2, 0.98], [1.32, 1.26], [1.72, 1.46]);
}

/** A cabinet on the water loop's two risers: compressor and water coil below, coil and blower above, duct on top. */
export function smallHeatPump(sheet: Sheet): void {
  const duct: readonly Point[] = [
    [1, 1.64],
    [1.38, 1.64],
    [1.38, 1.74],
    [VIEW.right, 1.74],
    [VIEW.right, 2.02],
    [1, 2.02],
  ];
  ground(sheet);
  sheet.polygon(['coldTone', 'edge'], ...duct);
  smallPipe(sheet, 'cold', 0.09, [0.34, 0], [0.34, VIEW.top]);
  smallPipe(sheet, 'cold', 0.06, [0.34, 0.28], [HEAT_PUMP.left, 0.28]);
  smallPipe(sheet, 'hot', 0.09, [0.56, 0], [0.56, VIEW.top]);
  smallPipe(sheet, 'hot', 0.06, [0.56, 0.52], [HEAT_PUMP.left, 0.52]);
  heatPumpCabinet(sheet);
}

/** Sides of the heat pump's cabinet. */
const HEAT_PUMP = { left: 0.86, right: 1.62 };

/** Compressor and water coil under the blower and its coil, without pipes or duct. */
export function heatPumpCabinet(sheet: Sheet): void {
  const { left, right } = HEAT_PUMP;
  for (const x of [left + 0.06, right - 0.14]) sheet.rect('solid', x, 0, 0.08, 0.07);
  casings(sheet, rectangle(left, 0.07, right - left, 1.57));
  sheet.line('cut', [left, 0.78], [right, 0.78]);
  smallCoils(sheet, { cold: [{ from: [1.5, 0.86], to: [1.5, 1.34] }] });
  machinery(sheet, { wheels: [[[1.16, 1.3], 0.22]], cans: [[[1.06, 0.12], 0.26, 0.5]] });
  for (const level of [0.18, 0.34, 0.5]) sheet.roundRect('hot', 1.29, level, 0.24, 0.09, 0.045);
}

/** Compressor, side fan and hot coil in their casing, 0.08 to 0.66 m from the origin. */
export const SPLIT_OUTDOOR_UNIT: SmallMachine = {
  casings: [rectangle(0.08, 0.1, 0.58, 0.94)],
  hot: [{ from: [0.55, 0.16], to: [0.55, 0.98] }],
  cans: [[[0.31, 0.14], 0.24, 0.3]],
  fans: [[[0.2, 0.73], 0.24, 'standing']],
};

/** Wall-mounted indoor unit in section, 1.03 to 1.54 m from the origin and 1.4 to 1.88 m above it. */
export const SPLIT_HEAD: SmallMachine = {
  casings: [
    [
      [1.03, 1.4],
      [1.36, 1.4],
      [1.54, 1.52],
      [1.54, 1.74],
      [1.42, 1.88],
      [1.03, 1.88],
    ],
  ],
  cold: [
    { from: [1.14, 1.58], to: [1.25, 1.8] },
    { from: [1.31, 1.8], to: [1.44, 1.58] },
  ],
  wheels: [[[1.29, 1.53], 0.1]],
};

/** The outdoor unit, its line through the wall, the indoor unit in the room. */
export function smallMiniSplit(sheet: Sheet): void {
  const wall = 0.86;
  ground(sheet);
  sheet.rect('solid', wall, 0, 0.13, VIEW.top);
  sheet.rect('solid', wall, VIEW.top - 0.07, VIEW.right - wall, 0.07);
  for (const x of [0.16, 0.5]) sheet.rect('solid', x, 0, 0.08, 0.1);
  smallPipe(sheet, 'cold', 0.06, [0.66, 0.46], [0.76, 0.46], [0.76, 1.28], [1.22, 1.28], [1.22, 1.4]);
  smallMachines(sheet, SPLIT_OUTDOOR_UNIT, SPLIT_HEAD);
  smallDraft(sheet, 'cold', [1.5, 1.38], [1.66, 1.14], [1.78, 0.76]);
}

/** Compressor between two hot coils under the fan, 0.08 to 0.76 m from the origin. */
export const CONDENSING_UNIT: SmallMachine = {
  casings: [rectangle(0.08, 0.06, 0.68, 0.82)],
  hot: [
    { from: [0.18, 0.12], to: [0.18, 0.66] },
    { from: [0.66, 0.12], to: [0.66, 0.66] },
  ],
  cans: [[[0.42, 0.1], 0.24, 0.38]],
  fans: [[[0.42, 0.78], 0.26, 'level']],
};

/** Cold coil and blower, 1.22 to 1.76 m from the origin; `duct` goes from its upper right to its upper left corner. */
export const airHandler = (...duct: readonly Point[]): SmallMachine => ({
  casings: [[[1.22, 0], [1.76, 0], ...duct]],
  decks: [{ from: [1.22, 0.42], to: [1.76, 0.42] }],
  cold: [
    { from: [1.32, 0.49], to: [1.45, 0.9] },
    { from: [1.66, 0.49], to: [1.53, 0.9] },
  ],
  wheels: [[[1.49, 1.22], 0.2]],
});

/** The outdoor unit, its line through the wall, coil and blower under the cold duct. */
export function smallCentralAir(sheet: Sheet): void {
  ground(sheet);
  sheet.rect('solid', 0.04, 0, 0.76, 0.06);
  sheet.rect('solid', 0.92, 0, 0.13, VIEW.top);
  smallPipe(sheet, 'cold', 0.06, [0.76, 0.2], [1.13, 0.2], [1.13, 0.66], [1.22, 0.66]);
  smallMachines(
    sheet,
    CONDENSING_UNIT,
    airHandler([1.76, 1.58], [VIEW.right, 1.58], [VIEW.right, 2.02], [1.22, 2.02]),
  );
  smallDraft(sheet, 'cold', [1.49, 1.52], [1.58, 1.8], [1.9, 1.8]);
}
