/** Rooms to the right of the core; a different kind of system cools each of the top four floors. */

import { type Point, range, spaced } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { door } from '../../parts/building/door.ts';
import {
  bed,
  chair,
  counter,
  lamp,
  nightTable,
  pendant,
  piano,
  picture,
  screen,
  sofa,
  table,
} from '../../parts/interior/furniture.ts';
import { figure } from '../../people/figure.ts';
import { CLOSET, ceilingAt, type Extent, floorAt, RIGHT_PARTITION } from './hero-dimensions.ts';
import { partition } from './left-rooms.ts';
import { roomAt } from './light.ts';
import { ceilingUnit } from './loop.ts';
import { coldCase, windowAtNight } from './room-parts.ts';

export function rightRooms(sheet: Sheet, { shop }: Extent): void {
  const on = (n: number): Sheet => roomAt(sheet, [16, floorAt(n) + 1]);
  miniSplitFloor(sheet.dark, roomAt(sheet, [19, floorAt(5) + 1]), floorAt(5), shop ? 0 : 0.12);
  ductedFloor(on(4), floorAt(4), ceilingAt(4));
  heatPumpFloor(on(3), floorAt(3), ceilingAt(3));
  ptacFloor(on(2), sheet, floorAt(2));
  office(on(1), floorAt(1));
  deli(on(0));
}

/**
 * Study, and a bedroom on the outer wall. `lower` is how far the wall unit moves down, in meters, if the rooftop
 * unit's duct passes above it.
 */
function miniSplitFloor(study: Sheet, bedroom: Sheet, floor: number, lower: number): void {
  table(study, [15.9, floor], { width: 1.3 });
  figure(study, [16, floor], { who: 'tenant', posture: 'sit' });
  screen(study, [16.5, floor + 0.74]);
  partition(study, RIGHT_PARTITION, 5);
  windowAtNight(bedroom, [18.1, floor + 0.95], { width: 0.9, height: 1.4 });
  bed(bedroom, [18.1, floor], { width: 1.9 });
  const unit = floor - lower + 1.95;
  bedroom.roundRect('maskCold', 19.5, unit, 0.95, 0.34, 0.08);
  bedroom.line('cold', [19.6, unit + 0.09], [20.35, unit + 0.09]);
}

/** Central air: an air handler in the soffit and its duct with three registers. */
function ductedFloor(sheet: Sheet, floor: number, ceiling: number): void {
  sofa(sheet, [17, floor]);
  figure(sheet, [17.7, floor], { who: 'tenant', posture: 'sit', mirrored: true });
  lamp(sheet, [19.5, floor]);
  piano(sheet, [15.5, floor]);
  sheet.rect('maskEdge', 15.3, ceiling - 0.55, 1.4, 0.5);
  sheet.circle('edge', [15.62, ceiling - 0.3], 0.17);
  for (const fin of range(4))
    sheet.line('coldFine', [16.05 + fin * 0.13, ceiling - 0.5], [16.2 + fin * 0.13, ceiling - 0.1]);
  sheet.at([0, ceiling]).polygon('maskCold', [16.7, -0.1], [20.2, -0.1], [20.2, -0.34], [16.7, -0.48]);
  for (const x of [17, 18.5, 19.8]) sheet.rect('maskCold', x, ceiling - 0.5, 0.4, 0.1);
}

/** Water-source heat pump in its closet on the outer wall; a table set for two. */
function heatPumpFloor(sheet: Sheet, floor: number, ceiling: number): void {
  const left = CLOSET;
  const coaxial: Point = [left + 0.35, floor + 0.4];
  const blower: Point = [left + 0.35, floor + 1.2];
  sheet.rect('maskEdge', left, floor, 0.72, 2.2);
  sheet.rect('fine', left + 0.08, floor + 0.1, 0.56, 0.62);
  sheet.horizontals('fine', [floor + 1.8, floor + 1.9, floor + 2], left + 0.1, left + 0.62);
  sheet.circle('cold', coaxial, 0.2);
  sheet.circle('hot', coaxial, 0.11);
  sheet.circle('edge', blower, 0.24);
  sheet.circle('fine', blower, 0.08);
  picture(sheet, [15.75, floor + 1.45], { width: 0.7, height: 0.55 });
  table(sheet, [17, floor], { width: 1.4 });
  chair(sheet, [16.7, floor]);
  chair(sheet, [18.7, floor], { mirrored: true });
  figure(sheet, [18.6, floor], { who: 'tenant', posture: 'sit', mirrored: true });
  pendant(sheet, [17.7, ceiling], { drop: 0.8 });
}

/** Bedroom with a PTAC through the wall under the window. */
function ptacFloor(room: Sheet, sheet: Sheet, floor: number): void {
  bed(room, [15.95, floor], { width: 1.8 });
  nightTable(room, [15.32, floor], { width: 0.45 });
  lamp(room, [15.54, floor + 0.55], { height: 0.5 });
  door(room, [18.1, floor]);
  figure(room, [19.5, floor], { who: 'tenant', posture: 'stand' });
  picture(room, [16.3, floor + 1.4], { width: 0.9, height: 0.55 });
  sheet.rect('mask', 20.55, floor + 0.14, 0.5, 0.44);
  sheet.rect('maskCold', 20.58, floor + 0.12, 0.57, 0.46);
  sheet.verticals('coldFine', [20.92, 21, 21.08], floor + 0.14, floor + 0.56);
  room.rect('maskCold', 20.05, floor + 0.12, 0.53, 0.46);
  room.circle('coldFine', [20.3, floor + 0.32], 0.13);
  room.line('coldFine', [20.1, floor + 0.5], [20.5, floor + 0.5]);
}

/** Three desks under a ceiling unit of the heat pump loop. */
function office(sheet: Sheet, floor: number): void {
  for (const i of range(3)) {
    const x = 15.7 + i * 1.68;
    table(sheet, [x, floor], { width: 1.1 });
    screen(sheet, [x + 0.5, floor + 0.74], { width: 0.5 });
    chair(sheet, [x - 0.2, floor]);
    if (i === 0) figure(sheet, [x - 0.06, floor], { who: 'tenant', posture: 'sit' });
  }
  ceilingUnit(sheet, 20.3);
}

function deli(sheet: Sheet): void {
  const [floor, ceiling] = [0, ceilingAt(0)];
  figure(sheet, [16, floor + 0.1], { who: 'tenant', posture: 'stand' });
  counter(sheet, [15.5, floor], { width: 2.7 });
  sheet.verticals('fine', [16.2, 16.9, 17.6], floor, floor + 0.95);
  coldCase(sheet, [19.15, floor]);
  figure(sheet, [18.5, floor], { who: 'super', posture: 'walk', mirrored: true });
  for (const x of [15.9, 17.5]) pendant(sheet, [x, ceiling], { drop: 0.7, radius: 0.22 });
  sheet.rect('maskFine', 15.5, floor + 2.3, 2.7, 0.62);
  sheet.horizontals('fine', spaced(floor + 2.45, 0.16, 3), 15.65, 18.05);
}
