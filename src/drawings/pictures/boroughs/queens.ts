import { Random } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { smoke } from '../../parts/air/airflow.ts';
import { smallCondenser } from '../../parts/cooling/roof-plant.ts';
import { cellarBoiler, cellarWaterHeater, flue } from '../../parts/heating/cellar-plant.ts';
import { bareTree } from '../../parts/street/bare-tree.ts';
import { car } from '../../parts/street/street.ts';
import { figure } from '../../people/figure.ts';
import { borough, type View } from './borough.ts';
import { tudorHouse } from './queens/tudor-house.ts';

/** Level of its floor. */
const CELLAR = -2.5;
/** The pair is mirrored about its party wall. */
const PARTY_WALL = 8.3;

export const queens = borough('queens', 'Queens Tudor pair', {
  frame: { scale: 34, left: -4, right: 20.5, top: 12.4 },
  cellar: { left: 2.2, right: 14.4, floor: CELLAR },
  draw,
});

function draw(sheet: Sheet, view: View): void {
  const random = new Random(3);
  bareTree(sheet, [17.6, 0], 8, 31);
  if (view === 'page') bareTree(sheet, [-2.2, 0], 7.4, 35);
  tudorHouse(sheet.at([PARTY_WALL, 0], { mirrored: true }), random, { airConditioner: true, guest: 'cat' });
  tudorHouse(sheet.at([PARTY_WALL, 0]), random, { airConditioner: false, guest: 'plant' });
  sheet.line('edge', [PARTY_WALL, 0], [PARTY_WALL, 9.3]);
  car(sheet, [16, 0]);
  cellars(sheet);
  smallCondenser(sheet, [14.6, 0.05], { width: 0.75, height: 0.75, pitch: 0.085 });
  smoke(sheet, [2.75, 11.5], 0.8);
  figure(sheet, [7, 0], { who: 'tenant', posture: 'walk', mirrored: true });
  figure(sheet, [-0.4, 0], { who: 'super', posture: 'walk' });
}

/** A boiler on the left of the party wall, a furnace with its ducts on the right. */
function cellars(sheet: Sheet): void {
  const main = -0.45;
  sheet.rect('solid', PARTY_WALL - 0.15, CELLAR, 0.3, 2.4);
  cellarBoiler(sheet, [3.6, CELLAR], 0.62);
  cellarWaterHeater(sheet, [5.3, CELLAR]);
  sheet.line('hotFine', [4.2, -1.25], [4.2, main], [7.6, main]);
  flue(sheet, 0.16, [3.6, -1.95], [2.85, -1.95], [2.85, -0.25]);
  flue(sheet, 0.1, [5.6, -0.88], [5.6, -0.72], [2.93, -0.72]);
  sheet.rect('maskEdge', 9.4, -2.4, 0.65, 1.35);
  sheet.rect('maskHot', 9.4, -1.05, 0.65, 0.3);
  sheet.rect('maskHot', 8.8, -0.75, 4.5, 0.28);
  sheet.line('hotAir', [9.7, -0.6], [13.1, -0.6]);
  flue(sheet, 0.14, [10.05, -1.35], [10.4, -1.35], [10.4, -0.92], [13.7, -0.92], [13.7, -0.25]);
  cellarWaterHeater(sheet, [12.7, CELLAR - 0.12]);
  figure(sheet, [11.5, CELLAR], { who: 'will', posture: 'reach', mirrored: true });
}
