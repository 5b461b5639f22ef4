/** A row of three brownstones. */
import { type Point, pairsOf, range, spaced, trapezoid } from '../../kit/geometry.ts';
import { Random } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { smoke } from '../../parts/air.ts';
import { flame, steamPlant, washer } from '../../parts/boilers.ts';
import { ashlar, courses, dentils, facadeWindow, type Guest } from '../../parts/facade.ts';
import { condensingFurnace, cutWaterHeater, furnaceVents, sealedDuct } from '../../parts/house-cellar.ts';
import { fluePipe } from '../../parts/piping.ts';
import { smallCondenser } from '../../parts/roof-plant.ts';
import { bareTree, hydrant } from '../../parts/street.ts';
import { figure } from '../../people/figure.ts';
import { borough, CEILING, type Extent, type View } from './borough.ts';

// One brownstone front, 5.8 m wide: garden floor, parlor floor above a high stoop, two floors above.

interface BrownstoneStyle {
  readonly toned: boolean;
  readonly parlorPanes: 1 | 2;
  readonly parlorLintel: 'flat' | 'pointed';
  readonly doorHood: 'pediment' | 'arch' | 'flat';
  readonly airConditioner: boolean;
  /** The cat or plant on the sill of each of the two parlor windows, if any. */
  readonly guests?: readonly [Guest | undefined, Guest | undefined];
}

const HOUSE_WIDTH = 5.8;
const ROOF = 13.02;
const FRONT_HEIGHT = 12.6;
const PARLOR_FLOOR = 2.2;
/** Left edges of the three window bays; on the parlor floor, the door is in the third bay. */
const BAYS = [0.75, 2.45, 4.15] as const;
const WINDOW = 1.05;
const DOOR = { left: BAYS[2] - 0.12, width: 1.3, height: 3.1 };
const STOOP = { width: 1.9, risers: 12, riser: 0.183 };

/** Draws one front with its lower left corner at (0, 0). */
function brownstone(sheet: Sheet, style: BrownstoneStyle, random: Random): void {
  front(sheet, style);
  gardenFloor(sheet, random);
  for (const bay of [0, 1] as const) parlorWindow(sheet, bay, style, random);
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

function parlorWindow(sheet: Sheet, bay: 0 | 1, style: BrownstoneStyle, random: Random): void {
  const { parlorPanes: columns, parlorLintel, guests } = style;
  const x = BAYS[bay];
  const right = x + WINDOW;
  const size = { width: WINDOW, height: 2.55, columns, lintel: 0 };
  facadeWindow(sheet, [x, 2.75], { ...size, random, guest: guests?.[bay] });
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

/** Level of the cellar floor. */
const CELLAR = -2.9;
const HEIGHT = CEILING - CELLAR;

const HOUSES: readonly BrownstoneStyle[] = [
  {
    toned: true,
    parlorPanes: 1,
    parlorLintel: 'flat',
    doorHood: 'pediment',
    airConditioner: false,
    guests: [undefined, 'cat'],
  },
  { toned: false, parlorPanes: 1, parlorLintel: 'pointed', doorHood: 'arch', airConditioner: true },
  {
    toned: true,
    parlorPanes: 2,
    parlorLintel: 'flat',
    doorHood: 'flat',
    airConditioner: false,
    guests: ['plant', undefined],
  },
];
const ROW_WIDTH = HOUSES.length * HOUSE_WIDTH;
const PARTY_WALLS = range(HOUSES.length + 1).map((i) => i * HOUSE_WIDTH);

export const brooklyn = borough({
  frame: { scale: 30, left: -5.2, right: 22.6, top: 15.2 },
  cellar: { left: 0, right: ROW_WIDTH, floor: CELLAR },
  draw,
});

function draw(sheet: Sheet, view: View, { right }: Extent): void {
  const random = new Random(6);
  for (const [i, style] of HOUSES.entries()) brownstone(sheet.at([i * HOUSE_WIDTH, 0]), style, random);
  for (const wall of PARTY_WALLS) sheet.line('edge', [wall, 0], [wall, 12.6]);
  roofs(sheet);
  for (const wall of PARTY_WALLS.slice(0, -1)) areaFence(sheet, wall);
  cellars(sheet);
  smoke(sheet, [5.65, 14.5], 0.62);
  // On the page, the borough's name is to the left of the row, so only the right side has a neighbor.
  if (view !== 'street') neighbor(sheet, ROW_WIDTH, right, ROW_WIDTH + 0.7);
  sidewalk(sheet);
}

function roofs(sheet: Sheet): void {
  for (const x of [5.5, 11.3]) {
    sheet.rect('maskEdge', x, ROOF, 0.6, 1.1);
    sheet.rect('maskFine', x - 0.06, 14.12, 0.72, 0.12);
    for (const pot of [0.08, 0.34]) sheet.rect('maskFine', x + pot, 14.24, 0.18, 0.22);
  }
  sheet.rect('solid', 14.3, ROOF, 1, 0.08);
  smallCondenser(sheet, [14.4, ROOF + 0.08], { height: 0.62 });
}

/** Iron fence in front of the areaway, ending at the stoop. */
function areaFence(sheet: Sheet, x: number): void {
  const stoop = x + 3.75;
  sheet.verticals('fine', spaced(x + 0.15, 0.15, 24), 0, 1);
  sheet.horizontals('fine', [0.12, 0.92], x + 0.1, stoop);
}

function cellars(sheet: Sheet): void {
  for (const wall of PARTY_WALLS.slice(1, -1)) sheet.rect('solid', wall - 0.15, CELLAR, 0.3, 2.7);
  const x = 0.9;
  fluePipe(sheet, 0.1, [x + 3.18, CELLAR + 1.5], [x + 3.18, CELLAR + 1.85]);
  steamPlant(sheet, [x, CELLAR], { ceiling: HEIGHT, vent: 4.6, mains: [-0.3, 4.2], zoom: 1.1 });
  cutWaterHeater(sheet, [x + 2.9, CELLAR], HEIGHT);
  for (const x of [6.5, 7.3]) washer(sheet, [x, CELLAR], 0.7, 0.9, [0.35, 0.45], 0.25);
  condensingBoiler(sheet, [9, CELLAR]);
  forcedAir(sheet);
  fluePipe(sheet, 0.14, [12.58, CELLAR + 1.5], [12.58, -0.95], [12, -0.95], [12, CEILING]);
  cutWaterHeater(sheet, [12.3, CELLAR], HEIGHT);
  figure(sheet, [13.75, CELLAR], { who: 'will', posture: 'hold' });
}

/** The second house: wall-hung boiler with plastic vents, radiator supply and return, pump, expansion tank. */
function condensingBoiler(sheet: Sheet, position: Point): void {
  const own = sheet.at(position);
  const [supply, back] = [1.15, 1.55];
  own.line('hot', [0.46, 1], [0.46, 0.36], [back, 0.36], [back, HEIGHT]);
  own.line('hotHeavy', [0.3, 1], [0.3, 0.66], [supply, 0.66], [supply, HEIGHT]);
  own.line('cold', [0.14, 1], [0.14, 0.5], [-0.4, 0.5], [-0.4, HEIGHT]);
  for (const x of [0.11, 0.39]) own.rect('maskFine', x, 1.9, 0.1, HEIGHT - 1.9);
  own.rect('maskEdge', 0, 0.95, 0.6, 0.95);
  own.roundRect('hotSolid', 0.1, 1.38, 0.4, 0.42, 0.06);
  flame(own, [0.3, 1.06], 0.26);
  own.circle('maskHot', [supply, 1.15], 0.15);
  own.line('hot', [back, 0.36], [back + 0.4, 0.36], [back + 0.4, 0.6]);
  own.roundRect('maskEdge', back + 0.24, 0.6, 0.32, 0.5, 0.14);
}

/** The third house: furnace and cooling coil, return and supply ducts, plastic vents, refrigerant line to the roof. */
function forcedAir(sheet: Sheet): void {
  const [x, zoom] = [14.7, 1.2];
  const top = CELLAR + 1.38 * zoom;
  sealedDuct(sheet, 'neutral', [x - 0.5, CELLAR], 0.36, HEIGHT, [CELLAR + 1.1]);
  sheet.rect('maskEdge', x - 0.5, CELLAR, 0.5, 0.44);
  const furnace = sheet.at([x, CELLAR], { zoom });
  furnaceVents(furnace, [0, 0], HEIGHT / zoom);
  condensingFurnace(furnace, [0, 0]);
  sealedDuct(sheet, 'neutral', [x, top], 0.67, -0.62 - top);
  sealedDuct(sheet, 'neutral', [13.3, -0.78], 3.3, 0.3, [14.3, 15.9]);
  sheet.line('coldFine', [x + 0.67, top - 0.2], [16.9, top - 0.2], [16.9, CEILING]);
}

/** The next house in the row, only hinted at. */
function neighbor(sheet: Sheet, left: number, right: number, firstBay: number): void {
  sheet.rect('mask', left, 0, right - left, 12.4);
  sheet.horizontals('hatch', [2.2, 6.2, 9.2, 11.7, 12.4, 12.8], left, right);
  for (const x of range(3)
    .map((i) => firstBay + i * 1.7)
    .filter((bay) => bay + 1 < right))
    for (const [sill, height] of pairsOf('2.75,2.5 6.55,2 9.55,1.75'))
      sheet.rect('hatch', x, sill, 1.05, height);
}

function sidewalk(sheet: Sheet): void {
  bareTree(sheet, [20.1, 0], 6.8, 9);
  figure(sheet, [8.2, 0], { who: 'tenant', posture: 'walk' });
  figure(sheet, [19.6, 0], { who: 'super', posture: 'walk', mirrored: true });
  hydrant(sheet, [18.5, 0]);
}
