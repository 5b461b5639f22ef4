/** An Art Deco apartment house of six stories, with an entrance court between its wings. */
import { dividing, pairsOf, polar, range, spaced, span } from '../../kit/geometry.ts';
import { Random } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { smoke } from '../../parts/air.ts';
import { steamPlant, washer } from '../../parts/boilers.ts';
import { courses, facadeWindow, type Guest, hedge, waterTank } from '../../parts/facade.ts';
import { cutWaterHeater } from '../../parts/house-cellar.ts';
import { fluePipe, pump, valve } from '../../parts/piping.ts';
import { smallCondenser } from '../../parts/roof-plant.ts';
import { bareTree } from '../../parts/street.ts';
import { FLASHLIGHT } from '../../parts/tools.ts';
import { figure } from '../../people/figure.ts';
import { borough, CEILING } from './borough.ts';

/** The house has six stories of 3.0 m; the ground floor is raised above the street. */
const STORY = 3;
const STORYS = 6;
const GROUND_FLOOR = 1.1;
const PARAPET = GROUND_FLOOR + STORYS * STORY + 0.4;
const BRICK = 0.2;
/** Height of the sills above the floor. */
const SILL = 0.85;
const CASEMENT = { height: 1.55, lintel: 0, casement: true } as const;

// The recessed entrance court between the wings, 7.6 m wide.

const COURT_LEFT = 10.2;
const COURT_WIDTH = 7.6;
const COURT_AXIS = 14;

function court(sheet: Sheet, random: Random): void {
  const height = PARAPET - 0.2;
  sheet.rect(['mask', 'tone'], COURT_LEFT, 0, COURT_WIDTH, height);
  courses(sheet, { x: COURT_LEFT, y: 0, width: COURT_WIDTH, height }, BRICK);
  for (const floor of span(1, STORYS)) {
    const sill = GROUND_FLOOR + floor * STORY + SILL;
    for (const x of [10.75, 16.05])
      facadeWindow(sheet, [x, sill], { ...CASEMENT, width: 1.2, columns: 2, rows: 3, random });
    stairWindow(floor % 3 === 1 ? sheet.lit : sheet, sheet, sill);
  }
  entrance(sheet);
}

/** Glass-block stair window between slim fins. */
function stairWindow(stair: Sheet, sheet: Sheet, sill: number): void {
  const [bottom, top] = [sill - 0.3, sill + 1.9];
  sheet.rect(['mask', 'toneDeep'], 12.55, bottom, 2.9, 2.2);
  stair.rect(['mask', 'glass'], 12.9, bottom, 2.2, 2.2);
  sheet.rect('fine', 12.9, bottom, 2.2, 2.2);
  stair.verticals('texture', spaced(12.9 + 0.55, 0.55, 3), bottom, top);
  stair.horizontals('texture', dividing(bottom, 2.2, 5), 12.9, 15.1);
  sheet.verticals('fine', [12.55, 12.72, 15.28, 15.45], sill - 1.4, top);
}

/** Stepped surround, two doors with porthole windows, a sunburst above them, and steps in front. */
function entrance(sheet: Sheet): void {
  const burst: readonly [number, number] = [COURT_AXIS, 3.45];
  sheet.rect('mask', 11.8, 0, 4.4, 5.4);
  for (const i of range(4)) sheet.rect('maskFine', 11.8 + 0.28 * i, 0, 4.4 - 0.56 * i, 5.4 + 0.22 * i);
  sheet.rect('toneDeep', 12.95, 0, 2.1, 3.2);
  for (const leaf of [13.05, 14.03]) sheet.rect('maskFine', leaf, 0, 0.92, 2.5);
  for (const leaf of [13.05, 14.03]) {
    sheet.circle('fine', [leaf + 0.46, 1.75], 0.3);
    sheet.rect('texture', leaf + 0.14, 0.2, 0.64, 1);
  }
  sheet.rect('maskFine', 12.6, 3.2, 2.8, 0.22);
  for (const ray of range(9)) sheet.line('texture', burst, polar(burst, 1.1, ray * 22.5, 1.5));
  for (const [radius, rise] of pairsOf('1.1,1.5 0.6,0.8 0.85,1.15'))
    sheet.arc('fine', burst, radius, 0, 180, rise);
  for (const i of range(4)) sheet.rect('maskFine', 12.3 - 0.2 * i, 0, 3.4 + 0.4 * i, 0.36 - 0.09 * i);
}

// One wing, 10.2 m wide: corner casements, brick speed lines, fluted piers, stepped parapet, fire escape.

const WING_WIDTH = 10.2;
const FLOORS = range(STORYS);
const floorLevel = (floor: number): number => GROUND_FLOOR + floor * STORY;

interface WingOptions {
  /** True for air conditioners in the corner windows of the second and fourth floors. */
  readonly airConditionedCorner: boolean;
  /** The cat or plant on the sill of the wide window next to the court, keyed by floor, with 0 for the ground floor. */
  readonly guests: Readonly<Record<number, Guest>>;
}

/** Draws a wing in its own coordinates: x runs from the outer corner toward the court. */
function wing(sheet: Sheet, random: Random, options: WingOptions): void {
  walls(sheet);
  for (const floor of FLOORS) speedLines(sheet, floorLevel(floor) + SILL);
  for (const floor of FLOORS) windows(sheet, floor, random, options);
  for (const x of [4.05, 8.25]) flutedPier(sheet, x);
  sheet.rect('edge', 0, 0, WING_WIDTH, PARAPET);
  parapet(sheet);
  fireEscape(sheet);
}

function walls(sheet: Sheet): void {
  const base = GROUND_FLOOR + 0.1;
  sheet.rect('mask', 0, 0, WING_WIDTH, PARAPET);
  courses(sheet, { x: 0, y: 0, width: WING_WIDTH, height: PARAPET }, BRICK);
  sheet.rect(['mask', 'tone', 'edge'], 0, 0, WING_WIDTH, base);
}

/** Bands of darker brick between the windows. */
function speedLines(sheet: Sheet, sill: number): void {
  for (const band of range(6).map((i) => sill + 0.06 + i * 0.26)) {
    sheet.rect('toneDeep', 0, band, 2.5, 0.13);
    sheet.rect('toneDeep', 5.95, band, 0.95, 0.13);
  }
}

function windows(sheet: Sheet, floor: number, random: Random, options: WingOptions): void {
  const sill = floorLevel(floor) + SILL;
  const coolCorner = options.airConditionedCorner && (floor === 1 || floor === 3);
  const wide = { ...CASEMENT, width: 1.55, columns: 4, rows: 3, random };
  const narrow = { ...CASEMENT, columns: 2, rows: 3, random };
  facadeWindow(sheet, [0, sill], { ...wide, airConditioner: coolCorner });
  facadeWindow(sheet, [2.65, sill], { ...narrow, width: 1 });
  facadeWindow(sheet, [4.75, sill], { ...narrow, width: 1.1, airConditioner: floor === 4 });
  facadeWindow(sheet, [6.95, sill], { ...narrow, width: 1.1 });
  facadeWindow(sheet, [8.65, sill], { ...wide, guest: options.guests[floor] });
  sheet.rect('maskFine', -0.05, sill - 0.2, WING_WIDTH + 0.1, 0.1);
}

function flutedPier(sheet: Sheet, x: number): void {
  const height = PARAPET - GROUND_FLOOR + 0.9;
  sheet.rect(['mask', 'fine'], x - 0.25, GROUND_FLOOR, 0.5, height);
  sheet.verticals('texture', [x - 0.12, x, x + 0.12], GROUND_FLOOR, PARAPET + 0.9);
}

function parapet(sheet: Sheet): void {
  sheet.rect('maskEdge', -0.06, PARAPET - 0.1, WING_WIDTH + 0.12, 0.22);
  sheet.rect('maskEdge', 0, PARAPET + 0.12, WING_WIDTH, 0.5);
  for (const i of range(3))
    sheet.rect('maskEdge', 3.1 + 0.35 * i, PARAPET + 0.62 + 0.35 * i, 1.9 - 0.7 * i, 0.35);
  for (const i of range(3))
    sheet.rect('maskEdge', 7.55 + 0.3 * i, PARAPET + 0.62 + 0.3 * i, 1.5 - 0.6 * i, 0.3);
  const [bottom, top] = [PARAPET + 0.17, PARAPET + 0.57];
  const zigzags = 17;
  for (const i of range(zigzags + 1)) {
    const x = 0.3 + i * 0.55;
    sheet.line('texture', [x, bottom], [x, top]);
    if (i < zigzags) sheet.polygon('toneDeep', [x, bottom], [x + 0.27, top], [x + 0.27, bottom]);
  }
}

/** Balconies 3.7 m long on each floor above the ground floor, stairs between them, and a drop ladder below. */
function fireEscape(sheet: Sheet): void {
  const [left, right] = [4.5, 8.2];
  for (const floor of span(1, STORYS)) {
    const y = floorLevel(floor) + 0.45;
    sheet.rect('maskFine', left, y, right - left, 0.1);
    sheet.rect('fine', left, y + 0.1, right - left, 0.95);
    sheet.horizontals('fine', [y + 0.55], left, right);
    sheet.verticals('texture', spaced(left + 0.148, 0.148, 24), y + 0.1, y + 1.05);
    if (floor < STORYS - 1) {
      // The stairs change direction at each balcony
      const stair = floor % 2 ? sheet.at([5, y]) : sheet.at([7.7, y], { mirrored: true });
      stair.line('fine', [0, 0.1], [2.2, STORY]);
      stair.line('fine', [0.35, 0.1], [2.55, STORY]);
      for (const i of span(1, 10))
        stair.line('texture', [0.22 * i, 0.1 + 0.29 * i], [0.35 + 0.22 * i, 0.1 + 0.29 * i]);
    }
  }
  sheet.verticals('fine', [5.2, 5.55], GROUND_FLOOR + 0.9, GROUND_FLOOR + STORY + 0.5);
  sheet.horizontals('texture', spaced(GROUND_FLOOR + 1.1, 0.3, 8), 5.2, 5.55);
}

/** Level of the cellar floor. */
const CELLAR = -3.2;
const WIDTH = 28;

export const bronx = borough({
  frame: { scale: 25, left: -2.6, right: 30.6, top: 25.2 },
  cellar: { left: 0, right: WIDTH, floor: CELLAR },
  draw,
});

function draw(sheet: Sheet): void {
  const random = new Random(12);
  court(sheet, random);
  wing(sheet, random, { airConditionedCorner: true, guests: { 1: 'cat' } });
  wing(sheet.at([WIDTH, 0], { mirrored: true }), random, {
    airConditionedCorner: false,
    guests: { 2: 'plant' },
  });
  roof(sheet);
  cellar(sheet);
  street(sheet);
}

function roof(sheet: Sheet): void {
  sheet.rect('maskEdge', 12.6, PARAPET - 0.2, 2.8, 2.8);
  courses(sheet, { x: 12.6, y: PARAPET - 0.2, width: 2.8, height: 2.8 }, 0.2);
  sheet.rect('maskEdge', 12.45, PARAPET + 2.6, 3.1, 0.18);
  for (const i of range(3))
    sheet.rect('maskEdge', 13.1 + 0.3 * i, PARAPET + 2.78 + 0.3 * i, 1.8 - 0.6 * i, 0.3);
  sheet.rect('maskEdge', 9, PARAPET + 0.6, 0.9, 2.6);
  sheet.rect('maskEdge', 8.9, PARAPET + 3.2, 1.1, 0.16);
  smoke(sheet, [9.35, PARAPET + 3.5], 1.7);
  waterTank(sheet, [20.6, PARAPET + 0.62], { radius: 1.3, height: 2.4, legs: 0.9, roof: 0.8 });
  for (const x of [1.2, 2.3]) smallCondenser(sheet, [x, PARAPET + 0.62]);
}

function cellar(sheet: Sheet): void {
  fluePipe(sheet, 0.14, [11.5, CELLAR + 1.5], [11.5, -1.1], [9.7, -1.1]);
  fluePipe(sheet, 0.12, [10.7, CELLAR + 1.5], [10.7, -1.17]);
  steamPlant(sheet, [6.3, CELLAR], { ceiling: CEILING - CELLAR, vent: 3.4, mains: [-5.2, 20.4], zoom: 1.25 });
  for (const x of [10.4, 11.2]) cutWaterHeater(sheet, [x, CELLAR], CEILING - CELLAR);
  figure(sheet, [4.9, CELLAR], { who: 'lou', posture: 'search', far: FLASHLIGHT });
  for (const wall of [13, 18.2]) sheet.rect('solid', wall, CELLAR, 0.2, 3);
  sheet.line('coldFine', [14.35, CEILING], [14.35, CELLAR + 0.5]);
  pump(sheet, [14.2, CELLAR], { width: 0.8, height: 0.6, impeller: [0.4, 0.3], radius: 0.2 });
  valve(sheet, [14.6, -2.1], { size: 0.1, pen: 'maskCold' });
  sheet.line('coldFine', [14.6, -2.6], [14.6, -1], [24.8, -1]);
  for (const i of range(5)) sheet.line('coldFine', [20 + i * 1.2, -1], [20 + i * 1.2, CELLAR + 0.95]);
  for (const i of range(5)) washer(sheet, [19.6 + i * 1.2, CELLAR], 0.75, 0.95, [0.37, 0.5], 0.26);
}

function street(sheet: Sheet): void {
  bareTree(sheet, [28.5, 0], 6.4, 47);
  figure(sheet, [12, 0], { who: 'shopkeeper', posture: 'walk' });
  figure(sheet, [15.7, 0], { who: 'super', posture: 'stand' });
  figure(sheet, [4.2, 0], { who: 'tenant', posture: 'walk' });
  figure(sheet, [15.2, 0], { who: 'tenant', posture: 'stand', zoom: 0.66 });
  for (const x of [10.3, 16.3]) hedge(sheet, { x, y: 0, width: 1.4, height: 0.6 }, [35, 0.1]);
}
