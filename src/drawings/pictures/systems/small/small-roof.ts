/** Small sections of machines on roofs, with the ducts and indoor units below, and one of a whole house. */
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

/** Two modules on the roof, one cut open; their line to a cassette in a ceiling and a wall unit in the next room. */
export function smallMultiRoom(sheet: Sheet): void {
  const y = ROOF.level + 0.09;
  ground(sheet);
  roof(sheet);
  for (const x of [0, 0.96, 1.92]) sheet.rect('solid', x, 0, 0.08, ROOF.level);
  outdoorModules(sheet.at([0, ROOF.level]));
  smallPipe(sheet, 'cold', 0.06, [0.92, y + 0.2], [1.01, y + 0.2], [1.01, 0.55]);
  smallPipe(sheet, 'cold', 0.06, [0.7, 0.58], [1.82, 0.58], [1.82, 0.46]);
  sheet.rect('maskCold', 0.26, 0.51, 0.46, 0.14);
  for (const side of [-1, 1]) sheet.line('cold', [0.49 + side * 0.14, 0.43], [0.49 + side * 0.26, 0.26]);
  sheet.polygon('maskCold', [1.92, 0.24], [1.92, 0.48], [1.7, 0.48], [1.7, 0.32]);
  sheet.line('cold', [1.68, 0.22], [1.5, 0.1]);
}

/** Two modules on their feet, 0.1 to 1.84 m from the origin, 1.23 m high; the left one is cut open. */
export function outdoorModules(sheet: Sheet): void {
  const [y, height] = [0.09, 1.14];
  for (const x of [0.16, 0.78, 1.16, 1.7]) sheet.rect('solid', x, 0, 0.08, 0.09);
  casings(sheet, rectangle(0.1, y, 0.82, height), rectangle(1.1, y, 0.74, height));
  for (const level of [0.42, 0.56, 0.7, 0.84]) sheet.line('edge', [1.22, y + level], [1.72, y + level]);
  smallCoils(sheet, {
    hot: [
      { from: [0.21, y + 0.34], to: [0.21, y + 0.8] },
      { from: [0.81, y + 0.34], to: [0.81, y + 0.8] },
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

/** A rooftop unit on its curb, with its two ducts through the roof of a store to the ceiling below. */
export function smallRooftopUnit(sheet: Sheet): void {
  const [y, ceiling] = [ROOF.level + 0.1, 0.42];
  ground(sheet);
  roof(sheet);
  for (const x of [0.08, 1.84]) sheet.rect('solid', x, 0, 0.08, ROOF.level);
  for (const x of [0.28, 1.76]) sheet.rect('solid', x, ROOF.level, 0.1, 0.1);
  for (const x of [0.44, 0.96]) sheet.rect('mask', x, ceiling, 0.32, y - ceiling);
  sheet.rect('coldTone', 0.96, ceiling, 0.32, y - ceiling);
  sheet.line('edge', [0.16, ceiling], [0.44, ceiling], [0.44, y]);
  sheet.line('edge', [0.76, y], [0.76, ceiling], [0.96, ceiling], [0.96, y]);
  sheet.line('edge', [1.28, y], [1.28, ceiling], [1.84, ceiling]);
  packagedUnit(sheet.at([0, ROOF.level]));
  smallDraft(sheet, 'cold', [1.12, 0.6], [1.12, 0.4], [1.12, 0.12]);
}

/**
 * Hood, cold coil, blower over burners, compressor and hot coil under the fan, without the curb: 0.02 to 1.94 m from
 * the origin, 0.1 to 1.12 m above it.
 */
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
    cold: [{ from: [0.72, y + 0.08], to: [0.72, y + height - 0.08] }],
    hot: [{ from: [1.82, y + 0.08], to: [1.82, y + height - 0.22] }],
  });
  machinery(sheet, { wheels: [[[1.08, y + 0.62], 0.22]], cans: [[[1.57, y + 0.06], 0.28, 0.46]] });
  smallFan(sheet, [1.65, y + height - 0.1], 0.24, 'level');
}

/** A flat-roofed row house cut open: boiler, riser and radiators, flue in the chimney wall, and an air conditioner. */
export function smallBuilding(sheet: Sheet): void {
  const [left, right, wall, floor] = [0.3, 1.7, 0.1, 0.07];
  const [street, upper, top, parapet] = [0.68, 1.14, 1.6, 1.72];
  const [riser, flueWall] = [0.5, 1.38];
  const unit = { left: 0.56, bottom: top + 0.06, width: 0.46, height: 0.38 };
  ground(sheet);
  sheet.lit.rect('mask', left + wall, street, flueWall - left - wall, upper - street);
  for (const x of [left, right - wall]) sheet.rect('solid', x, 0, wall, x === left ? parapet : 2);
  sheet.rect('solid', flueWall, 0, wall / 2, 2);
  for (const level of [street, upper, top]) sheet.rect('solid', left, level - floor, flueWall - left, floor);
  for (const x of [0, right]) sheet.rect('solid', x, street - floor, left, floor);
  for (const x of [0.06, 0.32]) sheet.rect('solid', unit.left + x, top, 0.08, 0.06);
  smallPipe(sheet, 'hot', 0.07, [0.93, 0.4], [0.93, 0.5], [1.47, 0.56]);
  casings(sheet, rectangle(0.6, 0, 0.46, 0.44), rectangle(unit.left, unit.bottom, unit.width, unit.height));
  for (const x of [0.64, 0.84]) {
    sheet.roundRect('hotSolid', x, 0.17, 0.18, 0.23, 0.04);
    flameShape(sheet, [x + 0.09, 0.03], 0.13);
  }
  smallPipe(sheet, 'hot', 0.06, [0.66, 0.28], [riser, 0.28], [riser, upper + 0.09], [0.64, upper + 0.09]);
  smallPipe(sheet, 'hot', 0.06, [riser, street + 0.09], [0.64, street + 0.09]);
  for (const x of [0.6, 0.72, 0.84]) sheet.lit.roundRect('hotSolid', x, street + 0.04, 0.1, 0.26, 0.04);
  for (const x of [0.6, 0.72, 0.84]) sheet.roundRect('hotSolid', x, upper + 0.04, 0.1, 0.26, 0.04);
  for (const level of [0.13, 0.25])
    sheet.rect('solid', unit.left + 0.08, unit.bottom + level, unit.width - 0.16, 0.02);
  smallPipe(sheet, 'cold', 0.05, [unit.left + unit.width, top + 0.14], [1.2, top + 0.14], [1.2, top - 0.15]);
  sheet.rect('coldSolid', 1.1, top - 0.26, 0.28, 0.12);
}
