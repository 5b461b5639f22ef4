/** Rooms between the street front and the chimney, from the sixth floor down to the lobby. */

import { type Point, polar, spaced, span } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import {
  bed,
  bookcase,
  chair,
  lamp,
  nightTable,
  pendant,
  picture,
  screen,
  sofa,
  stool,
  table,
} from '../../parts/interior/furniture.ts';
import { basin, bathtub, fridge, kitchen, stove, toilet } from '../../parts/interior/kitchen-bath.ts';
import { figure } from '../../people/figure.ts';
import { ceilingAt, floorAt, PARTITION_WIDTH, PARTITIONS, UPPER_FLOORS } from './hero-dimensions.ts';
import { roomAt } from './light.ts';
import { aquarium, easel, pottedFern, windowAtNight } from './room-parts.ts';

const DOOR_HEAD = 2.1;

export function leftRooms(sheet: Sheet): void {
  for (const n of UPPER_FLOORS) partition(sheet, PARTITIONS[n], n);
  const pair = (n: number): [Sheet, Sheet] => [
    roomAt(sheet, [1, floorAt(n) + 1]),
    roomAt(sheet, [7, floorAt(n) + 1]),
  ];
  livingRoom(...pair(5), floorAt(5));
  bedroomAndBath(...pair(4), floorAt(4));
  kitchenFloor(...pair(3), floorAt(3), ceilingAt(3));
  studio(...pair(2), floorAt(2));
  familyFloor(...pair(1), floorAt(1));
  lobby(roomAt(sheet, [1, 1]));
  awning(sheet);
}

/** Partition with a doorway, cut above the door. */
export function partition(sheet: Sheet, x: number, n: number): void {
  const head = floorAt(n) + DOOR_HEAD;
  sheet.rect('solid', x, head, PARTITION_WIDTH, ceilingAt(n) - head);
  sheet.rect('fine', x + 0.01, floorAt(n), 0.1, DOOR_HEAD);
}

function livingRoom(front: Sheet, study: Sheet, floor: number): void {
  windowAtNight(front, [1.65, floor + 0.9], { width: 1, height: 1.4 });
  sofa(front, [1.7, floor], { width: 2 });
  figure(front, [3.2, floor], { who: 'tenant', posture: 'sit', mirrored: true });
  lamp(front, [4, floor]);
  bookcase(study, [4.65, floor], { width: 1.1, height: 2.2, coarse: true, seed: 5 });
  table(study, [5.95, floor], { width: 1.1 });
  chair(study, [7.2, floor], { mirrored: true });
  screen(study, [6.2, floor + 0.74], { height: 0.34 });
}

function bedroomAndBath(bedroom: Sheet, bath: Sheet, floor: number): void {
  windowAtNight(bedroom, [2.5, floor + 0.95], { width: 1.1, height: 1.4 });
  bed(bedroom, [2.15, floor]);
  nightTable(bedroom, [1.5, floor], { width: 0.45 });
  lamp(bedroom, [1.72, floor + 0.55], { height: 0.5 });
  bathtub(bath, [5.2, floor], { width: 1.4 });
  basin(bath, [6.85, floor]);
}

function kitchenFloor(dining: Sheet, cooking: Sheet, floor: number, ceiling: number): void {
  table(dining, [1.75, floor], { width: 1.3 });
  chair(dining, [1.55, floor]);
  chair(dining, [3.35, floor], { mirrored: true });
  figure(dining, [1.66, floor], { who: 'tenant', posture: 'sit' });
  figure(dining, [3.24, floor], { who: 'tenant', posture: 'sit', mirrored: true });
  pendant(dining, [2.4, ceiling], { drop: 0.75, radius: 0.28 });
  kitchen(cooking, [4.15, floor], { width: 1.8 });
  stove(cooking, [6, floor]);
  fridge(cooking, [6.66, floor]);
}

function studio(music: Sheet, bedroom: Sheet, floor: number): void {
  easel(music, [1.75, floor]);
  stool(music, [2.7, floor]);
  windowAtNight(music, [3.4, floor + 0.8], { width: 0.95, height: 1.5 });
  bed(bedroom, [4.95, floor], { width: 1.5 });
  picture(bedroom, [5.5, floor + 1.4], { width: 0.8, height: 0.5 });
}

function familyFloor(playroom: Sheet, bath: Sheet, floor: number): void {
  aquarium(playroom, [1.5, floor]);
  table(playroom, [2.5, floor], { width: 0.95 });
  figure(playroom, [3, floor], { who: 'tenant', posture: 'stand', zoom: 0.68 });
  pottedFern(playroom, [3.8, floor]);
  bathtub(bath, [4.7, floor], { width: 1.4 });
  toilet(bath, [6.55, floor]);
}

/** Street doors under a fanlight, mailboxes, the desk. */
function lobby(sheet: Sheet): void {
  const [floor, ceiling] = [0, ceilingAt(0)];
  const fanlight: Point = [2.45, floor + 2.6];
  const radius = 0.9;
  const glass = sheet.dark;
  for (const leaf of [1.55, 2.5]) {
    sheet.rect('fine', leaf, floor, 0.85, 2.6);
    glass.rect('mask', leaf + 0.14, floor + 0.9, 0.57, 1.55);
    sheet.rect('fine', leaf + 0.14, floor + 0.2, 0.57, 0.5);
  }
  sheet.arc('edge', fanlight, radius, 0, 180);
  for (const ray of span(1, 5)) sheet.line('fine', fanlight, polar(fanlight, radius, ray * 36));
  sheet.rect('fine', 3.85, floor + 0.95, 1, 0.95);
  sheet.verticals('fine', [4.1, 4.35, 4.6], floor + 0.95, floor + 1.9);
  sheet.horizontals('fine', spaced(floor + 1.19, 0.24, 3), 3.85, 4.85);
  figure(sheet, [4.5, floor], { who: 'tenant', posture: 'reach', mirrored: true });
  sheet.rect('maskFine', 5.2, floor, 1, 1.08);
  sheet.rect('solid', 5.1, floor + 1.08, 1.2, 0.06);
  pendant(sheet, [3.55, ceiling], { drop: 0.9, radius: 0.32 });
  picture(sheet, [5.3, floor + 1.75], { width: 1.1, height: 0.75 });
}

function awning(sheet: Sheet): void {
  sheet.line('edge', [0, 2.75], [-2.1, 2.45]);
  sheet.line('fine', [-2.1, 2.45], [-2.1, 2.2]);
  sheet.line('fine', [-2.1, 2.2], [0, 2.45]);
  sheet.line('fine', [-2, 0], [-2, 2.4]);
}
