/** One brownstone front, 5.8 m wide: garden floor, parlor floor above a high stoop, two floors above. */
import { range, spaced, trapezoid } from '../../../kit/geometry.ts';
import type { Random } from '../../../kit/random.ts';
import type { Sheet } from '../../../kit/sheet.ts';
import { ashlar, courses, dentils, facadeWindow, type Guest } from '../../../parts/building/facade.ts';

export interface BrownstoneStyle {
  readonly toned: boolean;
  readonly parlorPanes: 1 | 2;
  readonly parlorLintel: 'flat' | 'pointed';
  readonly doorHood: 'pediment' | 'arch' | 'flat';
  readonly airConditioner: boolean;
  /** The cat or plant on the sill of each of the two parlor windows, if any. */
  readonly guests?: readonly [Guest | undefined, Guest | undefined];
}

export const HOUSE_WIDTH = 5.8;
export const ROOF = 13.02;
const FRONT_HEIGHT = 12.6;
const PARLOR_FLOOR = 2.2;
/** Left edges of the three window bays; on the parlor floor, the door is in the third bay. */
const BAYS = [0.75, 2.45, 4.15] as const;
const WINDOW = 1.05;
const DOOR = { left: BAYS[2] - 0.12, width: 1.3, height: 3.1 };
const STOOP = { width: 1.9, risers: 12, riser: 0.183 };

/** Draws one front with its lower left corner at (0, 0). */
export function brownstone(sheet: Sheet, style: BrownstoneStyle, random: Random): void {
  front(sheet, style);
  gardenFloor(sheet, random);
  for (const [i, x] of BAYS.slice(0, 2).entries()) parlorWindow(sheet, x, style, random, style.guests?.[i]);
  upperFloors(sheet, style, random);
  entrance(sheet, style);
  stoop(sheet);
  cornice(sheet);
}

function front(sheet: Sheet, { toned }: BrownstoneStyle): void {
  sheet.rect('mask', 0, 0, HOUSE_WIDTH, FRONT_HEIGHT);
  if (toned) sheet.rect('tone', 0, 0, HOUSE_WIDTH, FRONT_HEIGHT);
  ashlar(sheet, { x: 0, y: 0, width: HOUSE_WIDTH, height: 2.1 }, 0.42, 1.3);
  courses(sheet, { x: 0, y: PARLOR_FLOOR, width: HOUSE_WIDTH, height: FRONT_HEIGHT - PARLOR_FLOOR }, 0.3);
  sheet.rect('maskEdge', 0, 2.05, HOUSE_WIDTH, 0.2);
  sheet.rect('toneDeep', 0, 1.9, HOUSE_WIDTH, 0.15);
}

/** Low windows behind window guards. */
function gardenFloor(sheet: Sheet, random: Random): void {
  const bays = BAYS.slice(0, 2);
  for (const x of bays) facadeWindow(sheet, [x, 0.55], { width: WINDOW, height: 1.25, lintel: 0.18, random });
  for (const x of bays) {
    sheet.verticals('fine', spaced(x + 0.08, 0.15, 7), 0.5, 1.85);
    sheet.horizontals('fine', [0.8, 1.5], x, x + WINDOW);
  }
}

function parlorWindow(
  sheet: Sheet,
  x: number,
  { parlorPanes, parlorLintel }: BrownstoneStyle,
  random: Random,
  guest?: Guest,
): void {
  const right = x + WINDOW;
  facadeWindow(sheet, [x, 2.75], {
    width: WINDOW,
    height: 2.55,
    columns: parlorPanes,
    lintel: 0,
    random,
    ...(guest && { guest }),
  });
  sheet.rect('maskFine', x - 0.2, 5.3, WINDOW + 0.4, 0.16);
  if (parlorLintel === 'pointed')
    sheet.polygon('maskFine', [x - 0.25, 5.46], [right + 0.25, 5.46], [x + WINDOW / 2, 5.9]);
  else sheet.polygon('maskFine', ...trapezoid(x - 0.28, 5.46, right - x + 0.56, 0.14, 0.08));
  for (const jamb of [x - 0.14, right + 0.02]) sheet.rect('fine', jamb, 2.75, 0.12, 2.5);
  for (const bracket of [x - 0.12, right + 0.02]) sheet.rect('fine', bracket, 2.42, 0.1, 0.2);
}

function upperFloors(sheet: Sheet, { airConditioner }: BrownstoneStyle, random: Random): void {
  BAYS.forEach((x, i) => {
    facadeWindow(sheet, [x, 6.55], {
      width: WINDOW,
      height: 2,
      random,
      airConditioner: airConditioner && i === 2,
    });
    sheet.rect('maskFine', x - 0.22, 8.72, WINDOW + 0.44, 0.12);
    facadeWindow(sheet, [x, 9.55], { width: WINDOW, height: 1.75, random });
    sheet.rect('maskFine', x - 0.2, 11.47, WINDOW + 0.4, 0.1);
  });
}

/** Double doors with arched panels between pilasters, under a hood. */
function entrance(sheet: Sheet, style: BrownstoneStyle): void {
  const { left, width, height } = DOOR;
  const floor = PARLOR_FLOOR;
  sheet.rect(['mask', 'toneDeep'], left, floor, width, height);
  sheet.rect('toneDeep', left, floor, 0.16, height);
  for (const leaf of [0.1, 0.66]) sheet.rect('maskFine', left + leaf, floor, 0.52, 2.35);
  for (const panel of [0.17, 0.73]) {
    sheet.rect('texture', left + panel, 2.35, 0.38, 0.6);
    sheet.roundRect('fine', left + panel, 3.1, 0.38, 1.3, 0.18);
  }
  sheet.rect('fine', left, 4.62, width, 0.06);
  sheet.rect('fine', left, floor, width, height);
  sheet.rect('texture', left + 0.1, 4.7, width - 0.2, 0.5);
  for (const pilaster of [left - 0.3, left + width + 0.05]) {
    sheet.rect('maskFine', pilaster, floor, 0.25, height);
    sheet.polygon('maskFine', ...trapezoid(pilaster, 5, 0.25, 0.45, -0.05));
  }
  hood(sheet, style);
  sheet.rect('toneDeep', left - 0.4, 5.28, width + 0.8, 0.12);
}

function hood(sheet: Sheet, { doorHood }: BrownstoneStyle): void {
  const { left, width } = DOOR;
  const right = left + width;
  const middle = left + width / 2;
  if (doorHood === 'arch') {
    sheet.arc('maskEdge', [middle, 5.45], 1, 0, 180, 0.6);
    sheet.line('maskEdge', [left - 0.4, 5.45], [right + 0.4, 5.45]);
    return;
  }
  sheet.rect('maskEdge', left - 0.45, 5.4, width + 0.9, 0.16);
  if (doorHood === 'pediment')
    sheet.polygon('maskEdge', [left - 0.55, 5.56], [right + 0.55, 5.56], [middle, 6.15]);
  else sheet.rect('maskEdge', left - 0.55, 5.56, width + 1.1, 0.18);
}

/** The stoop seen from the street: twelve 183 mm risers between cheek walls with newels and rails. */
function stoop(sheet: Sheet): void {
  const { width, risers, riser } = STOOP;
  const left = DOOR.left + DOOR.width / 2 - width / 2;
  sheet.rect('mask', left - 0.3, 0, width + 0.6, PARLOR_FLOOR);
  for (const i of range(risers)) {
    sheet.rect('maskFine', left, i * riser, width, riser);
    sheet.rect('tone', left, i * riser, width, 0.06);
  }
  for (const cheek of [left - 0.32, left + width]) {
    sheet.rect('maskFine', cheek, 0, 0.32, 1);
    sheet.rect('maskFine', cheek - 0.05, 0, 0.42, 0.14);
    sheet.rect('maskEdge', cheek, 1, 0.32, 0.12);
    sheet.rect('maskFine', cheek + 0.06, 0.2, 0.2, 0.7);
    sheet.circle('maskFine', [cheek + 0.16, 1.28], 0.17);
    sheet.rect('maskFine', cheek + 0.05, 1.12, 0.22, 0.06);
    sheet.line('fine', [cheek + 0.16, 1.12], [cheek + 0.16, 1.5]);
    sheet.rect('maskFine', cheek + 0.1, 1.45, 0.14, 1.75);
    sheet.verticals('texture', [cheek + 0.145, cheek + 0.195], 1.5, 3.1);
    sheet.rect('maskFine', cheek + 0.05, 3.15, 0.24, 0.12);
  }
}

function cornice(sheet: Sheet): void {
  const width = HOUSE_WIDTH;
  sheet.rect('toneDeep', 0, 11.72, width, 0.2);
  sheet.rect('maskEdge', 0, 11.9, width, 0.62);
  for (const i of range(6)) sheet.rect('fine', 0.2 + i * 0.96, 12.02, 0.62, 0.34);
  for (const i of range(7)) {
    const bracket = 0.02 + (i * (width - 0.24)) / 6;
    sheet.rect('maskFine', bracket, 11.75, 0.2, 0.75);
    sheet.arc('fine', [bracket + 0.1, 11.85], 0.1, 180, 360);
  }
  dentils(sheet, [0, 12.52], width, 26, 0.14);
  sheet.rect('maskEdge', -0.05, 12.66, width + 0.1, 0.14);
  sheet.polygon('maskEdge', ...trapezoid(-0.12, 12.8, width + 0.24, ROOF - 12.8, -0.08));
}
