/** Small sections of the machines on roofs, with what hangs below the roof, and of a whole house. */
import { rectangle } from '../../../kit/geometry.ts';
import type { Sheet } from '../../../kit/sheet.ts';
import { flameShape } from '../../../parts/heating/burner.ts';
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

/** A house cut open: boiler and riser, a radiator on each floor, one lit room, a unit in the wall upstairs. */
export function smallBuilding(sheet: Sheet): void {
  const [left, right, wall, floor] = [0.3, 1.7, 0.1, 0.07];
  const [street, upper, eaves] = [0.62, 1.14, 1.66];
  const riser = 1.12;
  ground(sheet);
  sheet.lit.rect('mask', left + wall, street, right - left - 2 * wall, upper - street);
  for (const x of [left, right - wall]) sheet.rect('solid', x, 0, wall, eaves);
  for (const level of [street, upper]) sheet.rect('solid', left, level - floor, right - left, floor);
  for (const x of [0, right]) sheet.rect('solid', x, street - floor, left, floor);
  sheet.polygon(
    'solid',
    [0.14, eaves - 0.06],
    [1, 2.06],
    [1.86, eaves - 0.06],
    [1.86, eaves - 0.18],
    [1, 1.94],
    [0.14, eaves - 0.18],
  );
  sheet.rect('solid', left, eaves - floor, right - left, floor);
  casings(sheet, rectangle(0.5, 0, 0.54, 0.48), rectangle(1.46, upper + 0.1, 0.42, 0.22));
  for (const x of [0.54, 0.7, 0.86]) {
    sheet.roundRect('hotSolid', x, 0.18, 0.14, 0.26, 0.04);
    flameShape(sheet, [x + 0.07, 0.03], 0.13);
  }
  smallPipe(sheet, 'hot', 0.06, [1, 0.34], [riser, 0.34], [riser, upper + 0.09], [0.96, upper + 0.09]);
  smallPipe(sheet, 'hot', 0.06, [riser, street + 0.09], [0.96, street + 0.09]);
  for (const level of [street, upper])
    for (const x of [0.56, 0.67, 0.78, 0.89]) sheet.roundRect('hotSolid', x, level + 0.04, 0.09, 0.28, 0.03);
  smallPipe(sheet, 'cold', 0.1, [1.53, upper + 0.13], [1.53, upper + 0.29]);
  smallPipe(sheet, 'hot', 0.1, [1.8, upper + 0.13], [1.8, upper + 0.29]);
}
