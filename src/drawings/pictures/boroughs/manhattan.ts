import { range, span } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { cellarBoiler, cellarWaterHeater, flue } from '../../parts/heating/cellar-plant.ts';
import { pump } from '../../parts/piping/piping.ts';
import { tree } from '../../parts/street/street.ts';
import { person } from '../../people/street-figure.ts';
import type { BoroughSpec } from './borough.ts';
import { borough } from './borough.ts';
import { setbackTower, TOWER_WIDTH } from './manhattan/setback-tower.ts';

const CELLAR_DEPTH = 4.4;
const CELLAR = -CELLAR_DEPTH;
const MAIN = -0.6;

export const manhattan = borough({
  name: 'manhattan',
  title: 'Manhattan setback apartment house',
  scale: 22,
  left: -4.2,
  right: 28.2,
  top: 60.2,
  cellar: { left: 0, right: TOWER_WIDTH, depth: CELLAR_DEPTH },
  draw,
});

function draw(sheet: Sheet, { left, right }: BoroughSpec): void {
  sheet.rect('mask', left, 0, -left, 27);
  sheet.rect('mask', TOWER_WIDTH, 0, 4.2, 33);
  neighbor(sheet, left, 0, 8);
  neighbor(sheet, TOWER_WIDTH, right, 10);
  sheet.line('fine', [left, 27], [0, 27]);
  sheet.line('fine', [TOWER_WIDTH, 33], [right, 33]);
  setbackTower(sheet);
  cellar(sheet);
  sidewalk(sheet);
}

/** The building next door: floor lines and two windows on each. */
function neighbor(sheet: Sheet, left: number, right: number, floors: number): void {
  for (const floor of range(floors).map((i) => 4.5 + 3.1 * i)) {
    sheet.line('hatch', [left, floor], [right, floor]);
    for (const bay of range(2)) sheet.rect('hatch', left + 0.5 + bay * 1.9, floor + 0.9, 1.1, 1.6);
  }
}

function cellar(sheet: Sheet): void {
  flue(
    sheet,
    [
      [4.6, -3.1],
      [8.7, -3.1],
    ],
    0.26,
  );
  for (const x of [2, 5.4]) cellarBoiler(sheet, [x, CELLAR], 1.35);
  flue(
    sheet,
    [
      [8.1, -3.1],
      [8.75, -3.1],
      [8.75, -0.25],
    ],
    0.3,
  );
  flue(
    sheet,
    [
      [11.6, -2.75],
      [11.6, -2.3],
      [8.9, -2.3],
    ],
    0.16,
  );
  flue(
    sheet,
    [
      [10.7, -2.75],
      [10.7, -2.38],
    ],
    0.14,
  );
  for (const x of [10.4, 11.3]) cellarWaterHeater(sheet, [x, CELLAR]);
  sheet.line('hotFine', [3.4, -1.7], [3.4, MAIN], [22.6, MAIN]);
  sheet.line('hotFine', [6.75, -1.7], [6.75, MAIN]);
  sheet.line('hotFine', [3.4, MAIN], [0.9, MAIN]);
  person(sheet, [13.3, CELLAR], { height: 1.75, solid: true });
  for (const i of range(3)) {
    pump(sheet, [15.2 + i * 1.3, -4.3], { width: 0.9, height: 0.7, impeller: [0.45, 0.35], radius: 0.25 });
  }
  sheet.line('coldFine', [15.6, -3.6], [15.6, -2.9], [22.8, -2.9], [22.8, -0.3]);
  sheet.rect('solid', 14.2, CELLAR, 0.2, 4.2);
  for (const meter of span(0, 4)) sheet.circle('maskFine', [19.8 + meter * 0.6, -2], 0.2);
}

function sidewalk(sheet: Sheet): void {
  tree(sheet, [-2.3, 0], { height: 8, seed: 21 });
  tree(sheet, [26.3, 0], { height: 8.6, seed: 23 });
  person(sheet, [6.6, 0], { pose: 'walk' });
  person(sheet, [14.9, 0]);
  person(sheet, [19.2, 0], { pose: 'walk', mirrored: true });
  person(sheet, [20, 0], { pose: 'walk', mirrored: true });
  person(sheet, [25, 0], { pose: 'walk' });
  person(sheet, [10.35, 0], { height: 1.78 });
}
