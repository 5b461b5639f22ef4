/** The recessed entrance court between the wings, 7.6 m wide. */
import { dividing, polar, range, spaced, span } from '../../../kit/geometry.ts';
import type { Random } from '../../../kit/random.ts';
import type { Sheet } from '../../../kit/sheet.ts';
import { courses, facadeWindow } from '../../../parts/building/facade.ts';
import { BRICK, CASEMENT, GROUND_FLOOR, PARAPET, SILL, STORY, STORYS } from './bronx-dimensions.ts';

const LEFT = 10.2;
const WIDTH = 7.6;
const AXIS = 14;

export function court(sheet: Sheet, random: Random): void {
  const height = PARAPET - 0.2;
  sheet.rect(['mask', 'tone'], LEFT, 0, WIDTH, height);
  courses(sheet, { x: LEFT, y: 0, width: WIDTH, height }, BRICK);
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
  const burst: readonly [number, number] = [AXIS, 3.45];
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
  for (const [radius, rise] of [
    [1.1, 1.5],
    [0.6, 0.8],
    [0.85, 1.15],
  ] as const)
    sheet.arc('fine', burst, radius, 0, 180, rise);
  for (const i of range(4)) sheet.rect('maskFine', 12.3 - 0.2 * i, 0, 3.4 + 0.4 * i, 0.36 - 0.09 * i);
}
