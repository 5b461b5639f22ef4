/**
 * The finder's cellars, each with one machine (boiler, water heater or furnace) and its flue to the shaft, and the
 * footing.
 */
import { type Drawing, finish } from '../../kit/drawing.ts';
import { range, spaced } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { washer } from '../../parts/boilers.ts';
import { partsShelves } from '../../parts/facade.ts';
import { table } from '../../parts/furniture.ts';
import { bicycle } from '../../parts/street.ts';
import { smallBoiler, smallFurnace, smallWaterHeater } from '../systems/small/small-sections.ts';
import {
  CEILING,
  drawFloor,
  earth,
  finderSheet,
  fullPipe,
  outsideWall,
  PARTITION,
  rooms,
  SLAB,
  VIEW,
  ventPipe,
} from './finder-floor.ts';

function cellar(sheet: Sheet): Sheet {
  earth(sheet, VIEW.left, 0, -SLAB, CEILING);
  const room = rooms(sheet);
  outsideWall(sheet);
  return room;
}

/**
 * Steam main and wet return between the boiler and the risers; a bench next to the boiler, and shelves of parts in the
 * next room.
 */
export const boilerFloor = (): Drawing =>
  drawFloor('floor-boiler', 'Cellar with a boiler', (sheet) => {
    const room = cellar(sheet);
    fullPipe(sheet, 'hotSolid', 0.11, [2.7, 2.16], [VIEW.right, 2.06]);
    fullPipe(sheet, 'hotSolid', 0.07, [VIEW.right, 0.14], [2.44, 0.14]);
    table(room, [3.2, 0], { width: 1.6, height: 0.86 });
    room.rect('solid', 3.3, 0.86, 0.34, 0.16);
    room.rect('maskFine', 3.9, 0.86, 0.5, 0.26);
    room.line('fine', [3.9, 1.02], [4.4, 1.02]);
    room.rect('maskFine', 3.3, 1.4, 1.3, 0.5);
    for (const i of range(5)) room.line('edge', [3.45 + i * 0.25, 1.82], [3.45 + i * 0.25, 1.52]);
    partsShelves(sheet, [5.7, 0], { width: 1.5, levels: [0.3, 0.8, 1.3] });
    partsShelves(sheet, [7.5, 0], { width: 1.4, levels: [0.3, 0.8, 1.3], turn: 2 });
    smallBoiler(room.at([0.4, 0], { zoom: 1.2 }));
    ventPipe(sheet, [1.192, 2.46], 2.58);
  });

/** Cold water from the street, hot water to the risers; the laundry is in the next room. */
export const waterHeaterFloor = (): Drawing =>
  drawFloor('floor-water-heater', 'Cellar with a water heater', (sheet) => {
    const room = cellar(sheet);
    room.line('edge', [2.8, CEILING], [2.8, 1]); // gas
    fullPipe(sheet, 'coldSolid', 0.09, [VIEW.left, 2.66], [1.287, 2.66], [1.287, 2.5]);
    fullPipe(sheet, 'hotSolid', 0.1, [2.7, 2.21], [VIEW.right, 2.21]);
    laundryCart(room, 3.2);
    for (const i of range(3)) washer(sheet, [5.6 + i * 0.8, 0], 0.74, 0.95, [0.37, 0.45], 0.24);
    for (const i of range(3)) sheet.rect('fine', 5.66 + i * 0.8, 0.8, 0.62, 0.1);
    sheet.line('edge', [5.5, 1.75], [8.9, 1.75]);
    for (const [x, width, drop] of [
      [5.8, 0.5, 0.5],
      [6.5, 0.36, 0.34],
      [7.1, 0.62, 0.56],
    ] as const)
      sheet.rect('maskFine', x, 1.75 - drop, width, drop);
    smallWaterHeater(room.at([0.3, 0], { zoom: 1.25 }));
    ventPipe(sheet, [1.55, 2.5], 2.6);
  });

/** A cart, 1.5 m long, with two piles of folded laundry. */
function laundryCart(sheet: Sheet, left: number): void {
  for (const x of [left + 0.2, left + 1.3]) sheet.circle('maskFine', [x, 0.09], 0.09);
  sheet.rect('maskFine', left, 0.18, 1.5, 0.5);
  sheet.verticals('texture', spaced(left + 0.21, 0.21, 6), 0.18, 0.68);
  sheet.at([left, 0]).loop('maskFine', [0.1, 0.68], [0.35, 0.92], [0.7, 0.84], [1.1, 0.98], [1.4, 0.68]);
  sheet.line('edge', [left + 1.5, 0.68], [left + 1.5, 1], [left + 1.62, 1]);
}

/** A warm duct with three boots up to the ceiling; a bicycle by the furnace, and shelves and boxes in the next room. */
export const furnaceFloor = (): Drawing =>
  drawFloor('floor-furnace', 'Cellar with a furnace', (sheet) => {
    const room = cellar(sheet);
    const duct = { bottom: 1.863, top: 2.323, end: 8.8 };
    for (const [boot, on] of [
      [3.6, room],
      [6.1, sheet],
      [8.3, sheet],
    ] as const) {
      on.rect(['mask', 'tone'], boot, duct.top, 0.4, CEILING - duct.top);
      on.verticals('edge', [boot, boot + 0.4], duct.top, CEILING);
      on.line('hotAir', [boot + 0.2, 2.1], [boot + 0.2, CEILING]);
    }
    room.rect(['mask', 'tone'], 2.4, duct.bottom, PARTITION - 2.4, duct.top - duct.bottom);
    sheet.rect(['mask', 'tone'], PARTITION, duct.bottom, duct.end - PARTITION, duct.top - duct.bottom);
    sheet.line('cut', [2.44, duct.top], [duct.end, duct.top], [duct.end, duct.bottom], [2.44, duct.bottom]);
    sheet.line('hotAir', [2.6, 2.09], [8.4, 2.09]);
    bicycle(room, [3.3, 0]);
    partsShelves(sheet, [5.7, 0], { width: 1.5, levels: [0.3, 0.8, 1.3], turn: 1 });
    for (const [x, y, width, height] of [
      [7.5, 0, 0.7, 0.5],
      [8.25, 0, 0.6, 0.62],
      [7.6, 0.5, 0.5, 0.36],
    ] as const)
      sheet.rect('maskFine', x, y, width, height);
    smallFurnace(room.at([2.45, 0], { mirrored: true, zoom: 1.15 }));
    ventPipe(sheet, [0.587, 2.35], 2.54);
  });

/** The footing of the left wall, in the earth under the lowest floor. The page adds the footing of the right wall. */
export function footing(): Drawing {
  const [right, depth] = [10.6, 1.5];
  const sheet = finderSheet(right - VIEW.left, 0, depth);
  earth(sheet, VIEW.left, right, -depth, 0);
  sheet.rect('solid', -0.35, -0.45, 1.1, 0.45);
  return finish(sheet, 'paper', { name: 'floor-footing', title: 'Footings in the earth', bleed: 1 });
}
