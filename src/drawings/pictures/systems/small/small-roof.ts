/** Small sections of the machines on roofs, with what hangs below the roof, and of a whole house. */
import { rectangle } from '../../../kit/geometry.ts';
import type { Sheet } from '../../../kit/sheet.ts';
import {
  casings,
  ground,
  machinery,
  ROOF,
  roof,
  smallCoils,
  smallDraft,
  smallFan,
  smallPipe,
  VIEW,
} from './small-parts.ts';

/** Two modules on the roof, one of them cut open, and their line to the heads in two rooms. */
export function smallMultiRoom(sheet: Sheet): void {
  const y = ROOF.level + 0.09;
  ground(sheet);
  roof(sheet);
  for (const x of [0, 0.96, 1.92]) sheet.rect('solid', x, 0, 0.08, ROOF.level);
  outdoorModules(sheet.at([0, ROOF.level]));
  smallPipe(sheet, 'cold', 0.06, [0.92, y + 0.2], [1.01, y + 0.2], [1.01, 0.48]);
  smallPipe(sheet, 'cold', 0.06, [0.6, 0.48], [1.4, 0.48]);
  for (const x of [0.5, 1.5]) sheet.rect('maskCold', x - 0.22, 0.38, 0.44, 0.2);
  for (const x of [0.5, 1.5])
    for (const side of [-1, 1]) sheet.line('cold', [x + side * 0.1, 0.3], [x + side * 0.2, 0.12]);
}

/** Two modules on their feet, 0.1 to 1.84 m from the origin, 1.23 m high; the left one is cut open. */
export function outdoorModules(sheet: Sheet): void {
  const [y, height] = [0.09, 1.14];
  for (const x of [0.16, 0.78, 1.16, 1.7]) sheet.rect('solid', x, 0, 0.08, 0.09);
  casings(sheet, rectangle(0.1, y, 0.82, height), rectangle(1.1, y, 0.74, height));
  for (const level of [0.42, 0.56, 0.7, 0.84]) sheet.line('edge', [1.22, y + level], [1.72, y + level]);
  smallCoils(sheet, {
    hot: [
      [
        [0.21, y + 0.34],
        [0.21, y + 0.8],
      ],
      [
        [0.81, y + 0.34],
        [0.81, y + 0.8],
      ],
    ],
  });
  machinery(sheet, {
    cans: [
      [[0.4, y + 0.06], 0.18, 0.36],
      [[0.62, y + 0.06], 0.18, 0.36],
    ],
  });
  smallFan(sheet, [0.51, y + height - 0.12], 0.3, 'level');
}

/** On its curb, with its two ducts through the roof. */
export function smallRooftopUnit(sheet: Sheet): void {
  const y = ROOF.level + 0.1;
  ground(sheet);
  roof(sheet);
  for (const x of [0.28, 1.36]) sheet.rect('solid', x, ROOF.level, 0.1, 0.1);
  for (const x of [0.44, 0.96]) sheet.rect('mask', x, 0.12, 0.32, y - 0.12);
  sheet.rect('coldTone', 0.96, 0.12, 0.32, y - 0.12);
  for (const x of [0.44, 0.76, 0.96, 1.28]) sheet.line('edge', [x, 0.12], [x, y]);
  packagedUnit(sheet.at([0, ROOF.level]));
  smallDraft(sheet, 'cold', [1.12, 0.6], [1.12, 0.5], [1.12, 0.2]);
}

/** Hood, cold coil, blower over burners, compressor and hot coil under the fan: 0.02 to 1.94 m from the origin, 0.1 to 1.12 m above it, on its curb. */
export function packagedUnit(sheet: Sheet): void {
  const [left, right, y, height] = [0.2, 1.94, 0.1, 1.02];
  casings(sheet, rectangle(left, y, right - left, height), [
    [left, y + 0.82],
    [0.02, y + 0.56],
    [0.02, y + 0.4],
    [left, y + 0.4],
  ]);
  sheet.line('cut', [1.36, y], [1.36, y + height]);
  for (const level of [0.1, 0.22]) sheet.roundRect('hotSolid', 0.96, y + level, 0.32, 0.06, 0.03);
  smallCoils(sheet, {
    cold: [
      [
        [0.72, y + 0.08],
        [0.72, y + height - 0.08],
      ],
    ],
    hot: [
      [
        [1.82, y + 0.08],
        [1.82, y + height - 0.22],
      ],
    ],
  });
  machinery(sheet, { wheels: [[[1.08, y + 0.62], 0.22]], cans: [[[1.57, y + 0.06], 0.28, 0.46]] });
  smallFan(sheet, [1.65, y + height - 0.1], 0.24, 'level');
}

/** A house cut open: boiler and chimney, a radiator on each floor, one lit room, cold air from the roof. */
export function smallBuilding(sheet: Sheet): void {
  const [left, right, wall] = [0.2, 1.8, 0.12];
  const [street, upper, top] = [0.62, 1.22, 1.82];
  ground(sheet);
  sheet.lit.rect('mask', left + wall, street, 0.74, 0.52);
  for (const x of [left, right - wall]) {
    sheet.rect('solid', x, 0, wall, street + 0.14);
    for (const level of [upper, top]) sheet.rect('solid', x, level - 0.16, wall, 0.26);
    for (const level of [street, upper]) sheet.rect('solid', x + wall / 2 - 0.01, level + 0.12, 0.02, 0.34);
  }
  for (const level of [street, upper, top]) sheet.rect('solid', left, level - 0.08, right - left, 0.08);
  for (const x of [0, right]) sheet.rect('solid', x, street - 0.04, left, 0.04);
  for (const x of [1.04, 1.18]) sheet.rect('solid', x, 0.3, 0.05, VIEW.top - 0.34);
  sheet.rect('mask', 1.09, 0.3, 0.09, VIEW.top - 0.3);
  for (const x of [0.5, 0.69, 0.88]) sheet.roundRect('hotSolid', x, 0.05, 0.17, 0.36, 0.05);
  smallPipe(sheet, 'hot', 0.05, [0.58, 0.38], [0.58, 0.47], [0.38, 0.47], [0.38, 1.42]);
  for (const x of [0.42, 0.54, 0.66]) sheet.roundRect('hotSolid', x, upper + 0.04, 0.1, 0.26, 0.03);
  for (const x of [0.42, 0.54, 0.66]) sheet.lit.roundRect('hotSolid', x, street + 0.04, 0.1, 0.26, 0.03);
  sheet.line('hot', [1.135, 0.3], [1.135, VIEW.top]);
  smallPipe(sheet, 'cold', 0.1, [0.8, 1.65], [1.6, 1.65]);
  smallPipe(sheet, 'cold', 0.06, [1.5, 1.65], [1.5, 1.82]);
  casings(sheet, rectangle(1.36, 1.82, 0.28, 0.2));
}
