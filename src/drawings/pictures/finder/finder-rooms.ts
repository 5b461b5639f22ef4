/** The finder's apartments: wall unit, water-source heat pump, mini-split, central air. */
import type { Drawing } from '../../kit/drawing.ts';
import { acrossFirst, type Point, points } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { cat } from '../../parts/animals.ts';
import * as furniture from '../../parts/furniture.ts';
import { figure } from '../../people/figure.ts';
import {
  casings,
  machinery,
  smallCoils,
  smallDraft,
  smallFan,
  smallMachines,
} from '../systems/small/small-parts.ts';
import {
  airHandler,
  CONDENSING_UNIT,
  heatPumpCabinet,
  SPLIT_HEAD,
  SPLIT_OUTDOOR_UNIT,
} from '../systems/small/small-sections.ts';
import {
  DOOR_HEAD,
  dayWindow,
  drawFloor,
  fullPipe,
  outsideWall,
  PARTITION,
  rooms,
  VIEW,
  WALL,
} from './finder-floor.ts';

/** A bedroom with the unit through the wall under its window; the bath is in the next room. */
export const wallUnitFloor = (): Drawing =>
  drawFloor('floor-ptac', 'Bedroom with a wall unit', (sheet) => {
    const room = rooms(sheet);
    outsideWall(sheet, { sill: 1.02, head: 2.35 });
    wallUnit(room);
    furniture.bed(room, [2.5, 0], { width: 2 });
    furniture.nightTable(room, [1.9, 0], { width: 0.45 });
    furniture.lamp(room, [2.12, 0.55], { height: 0.5 });
    furniture.picture(room, [3, 1.4], { width: 1, height: 0.62 });
    furniture.bathtub(sheet, [5.6, 0], { width: 1.5 });
    furniture.basin(sheet, [7.4, 0]);
    furniture.toilet(sheet, [8.2, 0]);
  });

/** The chassis in its sleeve: hot coil and fan outdoors, cold coil and blower indoors. */
function wallUnit(room: Sheet): void {
  const [left, right, bottom, top] = [-0.3, 0.92, 0.26, 0.86];
  room.rect('mask', left, bottom, right - left, top - bottom);
  casings(room, [
    [left, bottom],
    [right, bottom],
    [right, top - 0.12],
    [right - 0.12, top],
    [left, top],
  ]);
  room.line('cut', [WALL, bottom], [WALL, top]);
  smallCoils(room, {
    hot: [{ from: [left + 0.12, bottom + 0.07], to: [left + 0.12, top - 0.07] }],
    cold: [{ from: [right - 0.11, bottom + 0.07], to: [right - 0.11, top - 0.18] }],
  });
  machinery(room, { wheels: [[[0.6, 0.56], 0.15]] });
  smallFan(room, [0.1, 0.56], 0.22, 'standing');
  smallDraft(room, 'cold', [0.68, 0.94], [0.8, 1.3], [1.3, 1.6]);
}

/** The loop's two pipes run from the shaft under the ceiling and down into the closet; the next room is a study. */
export const heatPumpFloor = (): Drawing =>
  drawFloor('floor-wshp', 'Apartment with a heat pump in its closet', (sheet) => {
    const room = rooms(sheet);
    outsideWall(sheet);
    const closet = 1.6;
    fullPipe(sheet, 'coldSolid', 0.06, [VIEW.right, 2.83], [0.46, 2.83], [0.46, 0.3], [0.62, 0.3]);
    fullPipe(sheet, 'hotSolid', 0.06, [VIEW.right, 2.74], [0.54, 2.74], [0.54, 0.5], [0.62, 0.5]);
    room.polygon(
      ['mask', 'tone', 'edge'],
      ...points('0.74,1.64 1.12,1.64 1.12,2.3 4.7,2.36 4.7,2.62 0.74,2.62'),
    );
    room.rect('solid', closet, 0, 0.08, 2.3);
    room.rect('solid', closet, 2.62, 0.08, 0.08);
    heatPumpCabinet(room.at([-0.26, 0]));
    for (const x of [2.4, 4]) {
      room.rect('maskCold', x, 2.24, 0.46, 0.09);
      room.line('coldAir', [x + 0.12, 2.18], [x - 0.1, 1.72]);
      room.line('coldAir', [x + 0.34, 2.18], [x + 0.56, 1.72]);
    }
    furniture.table(room, [2.75, 0], { width: 1.5 });
    furniture.chair(room, [2.35, 0]);
    furniture.chair(room, [4.6, 0], { mirrored: true });
    figure(room, [4.5, 0], { who: 'super', posture: 'sit', mirrored: true });
    furniture.pendant(room, [3.45, 2.3], { drop: 0.6 });
    furniture.bookcase(sheet, [5.6, 0], { width: 1.1, height: 2.1, coarse: true, seed: 4 });
    furniture.table(sheet, [7, 0], { width: 1.4 });
    furniture.screen(sheet, [7.5, 0.74], { height: 0.36 });
    furniture.chair(sheet, [8.75, 0], { mirrored: true });
  });

/** Steel bracket on the outside wall. */
function bracket(sheet: Sheet, level: number): void {
  sheet.rect('solid', -0.78, level - 0.06, 0.78, 0.06);
  sheet.line('edge', [-0.7, level - 0.06], [0, level - 0.5]);
}

/** The outdoor unit on its bracket, the line set through the wall, and the head inside; the next room is a bedroom. */
export const miniSplitFloor = (): Drawing =>
  drawFloor('floor-mini-split', 'Living room with a mini-split', (sheet) => {
    const room = rooms(sheet);
    outsideWall(sheet);
    bracket(sheet, 0.72);
    sheet.rect('solid', -0.68, 0.72, 0.42, 0.1);
    room.rect('mask', -0.76, 0.82, 0.58, 0.94);
    smallMachines(room.at([-0.84, 0.72]), SPLIT_OUTDOOR_UNIT);
    fullPipe(sheet, 'coldSolid', 0.06, ...acrossFirst([-0.18, 1.18], -0.09, 1.92, 0.62, 2.02));
    smallMachines(room.at([-0.59, 0.62]), SPLIT_HEAD);
    smallDraft(room, 'cold', [0.94, 1.98], [1.12, 1.74], [1.26, 1.34]);
    furniture.sofa(room, [1.3, 0], { width: 2 });
    cat(room, [3, 0.44], { zoom: 1.1 });
    furniture.lamp(room, [3.7, 0]);
    dayWindow(room, [2.1, 1.05], 1.1, 1.3);
    furniture.plant(room, [4.5, 0]);
    furniture.bed(sheet, [6.1, 0], { width: 2 });
    furniture.nightTable(sheet, [5.55, 0], { width: 0.42 });
    dayWindow(sheet, [6.6, 1], 1.2, 1.35);
  });

/**
 * Condenser on its bracket, coil and blower in the air handler, one duct to all rooms; the next room is the kitchen.
 */
export const centralAirFloor = (): Drawing =>
  drawFloor('floor-central-ac', 'Apartment with central air', (sheet) => {
    const room = rooms(sheet);
    const duct = { bottom: 2.3, top: 2.66, end: 8.9 };
    const handler: Point = [-0.52, 0];
    outsideWall(sheet);
    bracket(sheet, 0.72);
    room.rect('mask', -0.78, 0.74, 0.68, 0.82);
    smallMachines(room.at([-0.86, 0.68]), CONDENSING_UNIT);
    fullPipe(sheet, 'coldSolid', 0.06, [-0.1, 0.9], [0.55, 0.9], [0.55, 0.66], [0.7, 0.66]);
    room.rect('mask', 0.7, 0, 0.54, duct.top);
    smallMachines(
      room.at(handler),
      airHandler(...acrossFirst([1.76, duct.bottom], PARTITION + 0.52, duct.top, 1.22)),
    );
    sheet.rect(['mask', 'tone'], PARTITION, duct.bottom, duct.end - PARTITION, duct.top - duct.bottom);
    sheet.line('cut', ...acrossFirst([PARTITION, duct.top], duct.end, duct.bottom, PARTITION));
    smallDraft(room, 'cold', [0.97, 1.6], [1.06, 2.48], [2, 2.48]);
    for (const [x, on] of [
      [2.4, room],
      [4.1, room],
      [6, sheet],
      [7.9, sheet],
    ] as const) {
      on.rect('maskCold', x, duct.bottom - 0.09, 0.46, 0.09);
      on.line('coldAir', [x + 0.12, 2.14], [x - 0.08, 1.72]);
      on.line('coldAir', [x + 0.34, 2.14], [x + 0.54, 1.72]);
    }
    furniture.sofa(room, [1.9, 0], { width: 2.1 });
    figure(room, [3.1, 0], { who: 'tenant', posture: 'sit' });
    furniture.lamp(room, [4.55, 0]);
    furniture.kitchen(sheet, [5.5, 0], { width: 1.8 });
    furniture.stove(sheet, [7.35, 0]);
    furniture.fridge(sheet, [8.1, 0]);
    sheet.line('fine', [PARTITION + 0.12, DOOR_HEAD], [PARTITION + 0.12, 0]);
  });
