/** One wing, 10.2 m wide: corner casements, brick speed lines, fluted piers, stepped parapet, fire escape. */
import { range, spaced, span } from '../../../kit/geometry.ts';
import type { Random } from '../../../kit/random.ts';
import type { Sheet } from '../../../kit/sheet.ts';
import { courses, facadeWindow, type Guest } from '../../../parts/building/facade.ts';
import { BRICK, CASEMENT, GROUND_FLOOR, PARAPET, SILL, STORY, STORYS } from './bronx-dimensions.ts';

const WIDTH = 10.2;
const FLOORS = range(STORYS);
const floorLevel = (floor: number): number => GROUND_FLOOR + floor * STORY;

interface WingOptions {
  /** True for air conditioners in the corner windows of the second and fourth floors. */
  readonly airConditionedCorner: boolean;
  /** The cat or plant on the sill of the wide window next to the court, keyed by floor, with 0 for the ground floor. */
  readonly guests: Readonly<Record<number, Guest>>;
}

/** Draws a wing in its own coordinates: x runs from the outer corner toward the court. */
export function wing(sheet: Sheet, random: Random, { airConditionedCorner, guests }: WingOptions): void {
  walls(sheet);
  for (const floor of FLOORS) speedLines(sheet, floorLevel(floor) + SILL);
  for (const floor of FLOORS) {
    const coolCorner = airConditionedCorner && (floor === 1 || floor === 3);
    windows(sheet, floorLevel(floor) + SILL, random, {
      coolCorner,
      coolMiddle: floor === 4,
      guest: guests[floor],
    });
  }
  for (const x of [4.05, 8.25]) flutedPier(sheet, x);
  sheet.rect('edge', 0, 0, WIDTH, PARAPET);
  parapet(sheet);
  fireEscape(sheet);
}

function walls(sheet: Sheet): void {
  const base = GROUND_FLOOR + 0.1;
  sheet.rect('mask', 0, 0, WIDTH, PARAPET);
  courses(sheet, { x: 0, y: 0, width: WIDTH, height: PARAPET }, BRICK);
  sheet.rect(['mask', 'tone', 'edge'], 0, 0, WIDTH, base);
}

/** Bands of darker brick between the windows. */
function speedLines(sheet: Sheet, sill: number): void {
  for (const band of range(6).map((i) => sill + 0.06 + i * 0.26)) {
    sheet.rect('toneDeep', 0, band, 2.5, 0.13);
    sheet.rect('toneDeep', 5.95, band, 0.95, 0.13);
  }
}

interface Cooling {
  readonly coolCorner: boolean;
  readonly coolMiddle: boolean;
  readonly guest: Guest | undefined;
}

function windows(
  sheet: Sheet,
  sill: number,
  random: Random,
  { coolCorner, coolMiddle, guest }: Cooling,
): void {
  const wide = { ...CASEMENT, width: 1.55, columns: 4, rows: 3, random };
  const narrow = { ...CASEMENT, columns: 2, rows: 3, random };
  facadeWindow(sheet, [0, sill], { ...wide, airConditioner: coolCorner });
  facadeWindow(sheet, [2.65, sill], { ...narrow, width: 1 });
  facadeWindow(sheet, [4.75, sill], { ...narrow, width: 1.1, airConditioner: coolMiddle });
  facadeWindow(sheet, [6.95, sill], { ...narrow, width: 1.1 });
  facadeWindow(sheet, [8.65, sill], { ...wide, ...(guest && { guest }) });
  sheet.rect('maskFine', -0.05, sill - 0.2, WIDTH + 0.1, 0.1);
}

function flutedPier(sheet: Sheet, x: number): void {
  const height = PARAPET - GROUND_FLOOR + 0.9;
  sheet.rect(['mask', 'fine'], x - 0.25, GROUND_FLOOR, 0.5, height);
  sheet.verticals('texture', [x - 0.12, x, x + 0.12], GROUND_FLOOR, PARAPET + 0.9);
}

function parapet(sheet: Sheet): void {
  sheet.rect('maskEdge', -0.06, PARAPET - 0.1, WIDTH + 0.12, 0.22);
  sheet.rect('maskEdge', 0, PARAPET + 0.12, WIDTH, 0.5);
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
