/** The rooms of the house, to the left and to the right of its core. */
import { type Point, pairsOf, points, polar, range, spaced, span, trapezoid } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { door } from '../../parts/cut-building.ts';
import * as furniture from '../../parts/furniture.ts';
import { figure } from '../../people/figure.ts';
import {
  CLOSET,
  ceilingAt,
  type Extent,
  floorAt,
  PARTITION_WIDTH,
  PARTITIONS,
  RIGHT_PARTITION,
  roomAt,
  UPPER_FLOORS,
} from './hero-dimensions.ts';
import { ceilingUnit } from './plant.ts';

// Rooms between the street front and the chimney, from the sixth floor down to the lobby.

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
function partition(sheet: Sheet, x: number, n: number): void {
  const head = floorAt(n) + DOOR_HEAD;
  sheet.rect('solid', x, head, PARTITION_WIDTH, ceilingAt(n) - head);
  sheet.rect('fine', x + 0.01, floorAt(n), 0.1, DOOR_HEAD);
}

function livingRoom(front: Sheet, study: Sheet, floor: number): void {
  windowAtNight(front, [1.65, floor + 0.9], { width: 1, height: 1.4 });
  furniture.sofa(front, [1.7, floor], { width: 2 });
  figure(front, [3.2, floor], { who: 'tenant', posture: 'sit', mirrored: true });
  furniture.lamp(front, [4, floor]);
  furniture.bookcase(study, [4.65, floor], { width: 1.1, height: 2.2, coarse: true, seed: 5 });
  furniture.table(study, [5.95, floor], { width: 1.1 });
  furniture.chair(study, [7.2, floor], { mirrored: true });
  furniture.screen(study, [6.2, floor + 0.74], { height: 0.34 });
}

function bedroomAndBath(bedroom: Sheet, bath: Sheet, floor: number): void {
  windowAtNight(bedroom, [2.5, floor + 0.95], { width: 1.1, height: 1.4 });
  furniture.bed(bedroom, [2.15, floor]);
  furniture.nightTable(bedroom, [1.5, floor], { width: 0.45 });
  furniture.lamp(bedroom, [1.72, floor + 0.55], { height: 0.5 });
  furniture.bathtub(bath, [5.2, floor], { width: 1.4 });
  furniture.basin(bath, [6.85, floor]);
}

function kitchenFloor(dining: Sheet, cooking: Sheet, floor: number, ceiling: number): void {
  furniture.table(dining, [1.75, floor], { width: 1.3 });
  furniture.chair(dining, [1.55, floor]);
  furniture.chair(dining, [3.35, floor], { mirrored: true });
  figure(dining, [1.66, floor], { who: 'tenant', posture: 'sit' });
  figure(dining, [3.24, floor], { who: 'tenant', posture: 'sit', mirrored: true });
  furniture.pendant(dining, [2.4, ceiling], { drop: 0.75, radius: 0.28 });
  furniture.kitchen(cooking, [4.15, floor], { width: 1.8 });
  furniture.stove(cooking, [6, floor]);
  furniture.fridge(cooking, [6.66, floor]);
}

function studio(music: Sheet, bedroom: Sheet, floor: number): void {
  easel(music, [1.75, floor]);
  furniture.stool(music, [2.7, floor]);
  windowAtNight(music, [3.4, floor + 0.8], { width: 0.95, height: 1.5 });
  furniture.bed(bedroom, [4.95, floor], { width: 1.5 });
  furniture.picture(bedroom, [5.5, floor + 1.4], { width: 0.8, height: 0.5 });
}

function familyFloor(playroom: Sheet, bath: Sheet, floor: number): void {
  aquarium(playroom, [1.5, floor]);
  furniture.table(playroom, [2.5, floor], { width: 0.95 });
  figure(playroom, [3, floor], { who: 'tenant', posture: 'stand', zoom: 0.68 });
  pottedFern(playroom, [3.8, floor]);
  furniture.bathtub(bath, [4.7, floor], { width: 1.4 });
  furniture.toilet(bath, [6.55, floor]);
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
  furniture.pendant(sheet, [3.55, ceiling], { drop: 0.9, radius: 0.32 });
  furniture.picture(sheet, [5.3, floor + 1.75], { width: 1.1, height: 0.75 });
}

function awning(sheet: Sheet): void {
  sheet.line('edge', [0, 2.75], [-2.1, 2.45]);
  sheet.line('fine', [-2.1, 2.45], [-2.1, 2.2]);
  sheet.line('fine', [-2.1, 2.2], [0, 2.45]);
  sheet.line('fine', [-2, 0], [-2, 2.4]);
}

// Rooms to the right of the core; a different kind of system cools each of the top four floors.

export function rightRooms(sheet: Sheet, { shop }: Extent): void {
  const on = (n: number): Sheet => roomAt(sheet, [16, floorAt(n) + 1]);
  miniSplitFloor(sheet.dark, roomAt(sheet, [19, floorAt(5) + 1]), floorAt(5), shop ? 0 : 0.12);
  ductedFloor(on(4), floorAt(4), ceilingAt(4));
  heatPumpFloor(on(3), floorAt(3), ceilingAt(3));
  ptacFloor(on(2), sheet, floorAt(2));
  office(on(1), floorAt(1));
  deli(on(0));
}

/** Study, and a bedroom on the outer wall; `lower` moves the wall unit down by meters, below a duct. */
function miniSplitFloor(study: Sheet, bedroom: Sheet, floor: number, lower: number): void {
  furniture.table(study, [15.9, floor], { width: 1.3 });
  figure(study, [16, floor], { who: 'tenant', posture: 'sit' });
  furniture.screen(study, [16.5, floor + 0.74]);
  partition(study, RIGHT_PARTITION, 5);
  windowAtNight(bedroom, [18.1, floor + 0.95], { width: 0.9, height: 1.4 });
  furniture.bed(bedroom, [18.1, floor], { width: 1.9 });
  const unit = floor - lower + 1.95;
  bedroom.roundRect('maskCold', 19.5, unit, 0.95, 0.34, 0.08);
  bedroom.line('cold', [19.6, unit + 0.09], [20.35, unit + 0.09]);
}

/** Central air: an air handler in the soffit and its duct with three registers. */
function ductedFloor(sheet: Sheet, floor: number, ceiling: number): void {
  furniture.sofa(sheet, [17, floor]);
  figure(sheet, [17.7, floor], { who: 'tenant', posture: 'sit', mirrored: true });
  furniture.lamp(sheet, [19.5, floor]);
  furniture.piano(sheet, [15.5, floor]);
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
  furniture.picture(sheet, [15.75, floor + 1.45], { width: 0.7, height: 0.55 });
  furniture.table(sheet, [17, floor], { width: 1.4 });
  furniture.chair(sheet, [16.7, floor]);
  furniture.chair(sheet, [18.7, floor], { mirrored: true });
  figure(sheet, [18.6, floor], { who: 'tenant', posture: 'sit', mirrored: true });
  furniture.pendant(sheet, [17.7, ceiling], { drop: 0.8 });
}

/** Bedroom with a PTAC through the wall under the window. */
function ptacFloor(room: Sheet, sheet: Sheet, floor: number): void {
  furniture.bed(room, [15.95, floor], { width: 1.8 });
  furniture.nightTable(room, [15.32, floor], { width: 0.45 });
  furniture.lamp(room, [15.54, floor + 0.55], { height: 0.5 });
  door(room, [18.1, floor]);
  figure(room, [19.5, floor], { who: 'tenant', posture: 'stand' });
  furniture.picture(room, [16.3, floor + 1.4], { width: 0.9, height: 0.55 });
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
    furniture.table(sheet, [x, floor], { width: 1.1 });
    furniture.screen(sheet, [x + 0.5, floor + 0.74], { width: 0.5 });
    furniture.chair(sheet, [x - 0.2, floor]);
    if (i === 0) figure(sheet, [x - 0.06, floor], { who: 'tenant', posture: 'sit' });
  }
  ceilingUnit(sheet, 20.3);
}

function deli(sheet: Sheet): void {
  const [floor, ceiling] = [0, ceilingAt(0)];
  figure(sheet, [16, floor + 0.1], { who: 'tenant', posture: 'stand' });
  furniture.counter(sheet, [15.5, floor], { width: 2.7 });
  sheet.verticals('fine', [16.2, 16.9, 17.6], floor, floor + 0.95);
  coldCase(sheet, [19.15, floor]);
  figure(sheet, [18.5, floor], { who: 'super', posture: 'walk', mirrored: true });
  for (const x of [15.9, 17.5]) furniture.pendant(sheet, [x, ceiling], { drop: 0.7, radius: 0.22 });
  sheet.rect('maskFine', 15.5, floor + 2.3, 2.7, 0.62);
  sheet.horizontals('fine', spaced(floor + 2.45, 0.16, 3), 15.65, 18.05);
}

// Objects in the hero's rooms that must be recognizable from a distance: few lines, with key shapes solid.

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Window in the far wall, with the night outside. */
export function windowAtNight(sheet: Sheet, [x, y]: Point, { width, height }: Size): void {
  sheet.rect('maskFine', x - 0.08, y - 0.08, width + 0.16, height + 0.16);
  const glass = sheet.dark;
  glass.rect('mask', x, y, width, height);
  glass.rect('tone', x, y, width, height / 2);
  glass.line('fine', [x, y + height / 2], [x + width, y + height / 2]);
  glass.line('fine', [x + width / 2, y], [x + width / 2, y + height]);
  sheet.rect('solid', x - 0.14, y - 0.14, width + 0.28, 0.09);
}

/** A fern on the floor: solid pot, arching leaves. */
function pottedFern(sheet: Sheet, position: Point): void {
  const own = sheet.at(position);
  for (const leaf of span(-3, 4)) {
    const [reach, out] = [leaf * 0.13, Math.abs(leaf)];
    const [bend, top] = [0.95 - out * 0.06, 0.98 - out * 0.11];
    own.spline('edge', [0, 0.36], [reach * 0.5, bend], [reach, top], [reach * 1.25, 0.82 - out * 0.13]);
  }
  own.polygon('solid', ...trapezoid(-0.15, 0, 0.3, 0.38, -0.05));
}

const FISH = points('0,0 0.12,0.07 0.24,0 0.34,0.07 0.34,-0.07 0.24,0 0.12,-0.07');

/** A fish tank on its stand: 1.1 by 1.22 m. */
function aquarium(sheet: Sheet, [x, y]: Point): void {
  sheet.rect('maskFine', x, y, 1.1, 0.62);
  sheet.line('fine', [x + 0.55, y], [x + 0.55, y + 0.62]);
  sheet.rect('maskFine', x, y + 0.62, 1.1, 0.6);
  sheet.line('fine', [x, y + 1.08], [x + 1.1, y + 1.08]);
  for (const [left, level] of pairsOf('0.22,0.92 0.62,0.78'))
    sheet.at([x + left, y + level]).polygon('solid', ...FISH);
}

/** An easel, 1.9 m high, with a canvas. */
function easel(sheet: Sheet, [x, y]: Point): void {
  sheet.line('edge', [x, y], [x + 0.42, y + 1.9], [x + 0.84, y]);
  sheet.rect('maskEdge', x + 0.02, y + 0.75, 0.8, 0.85);
  sheet.polygon('solid', [x + 0.14, y + 0.87], [x + 0.4, y + 1.3], [x + 0.52, y + 1.1], [x + 0.7, y + 0.87]);
  sheet.line('edge', [x - 0.02, y + 0.72], [x + 0.86, y + 0.72]);
}

/** Tall glass case of bottles and cans, 1.3 by 2.1 m. */
function coldCase(sheet: Sheet, position: Point): void {
  const own = sheet.at(position);
  own.rect('maskEdge', 0, 0, 1.3, 2.1);
  own.rect('solid', 0, 1.9, 1.3, 0.2);
  own.rect('solid', 0, 0, 1.3, 0.14);
  own.line('edge', [0.65, 0.14], [0.65, 1.9]);
  for (const shelf of [0.17, 0.63, 1.07, 1.49])
    for (const [i, x] of [0.1, 0.3, 0.5, 0.74, 0.94, 1.14].entries())
      own.rect('solid', x, shelf, 0.1, i % 2 ? 0.32 : 0.26);
}
