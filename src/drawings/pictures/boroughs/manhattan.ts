import { range, span } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { cellarBoiler, cellarWaterHeater, flue } from '../../parts/heating/cellar-plant.ts';
import { pump } from '../../parts/piping/piping.ts';
import { bareTree } from '../../parts/street/bare-tree.ts';
import { figure } from '../../people/figure.ts';
import { borough, type Extent, type View } from './borough.ts';
import { setbackTower, TOWER_WIDTH } from './manhattan/setback-tower.ts';

/** Level of its floor. */
const CELLAR = -4.4;
const MAIN = -0.6;

export const manhattan = borough('manhattan', 'Manhattan setback apartment house', {
  // the page is as high as the tenth story
  frame: { scale: 26, left: -4.2, right: 28.2, top: 60.2, pageTop: 32 },
  cellar: { left: 0, right: TOWER_WIDTH, floor: CELLAR },
  draw,
});

function draw(sheet: Sheet, view: View, { top }: Extent): void {
  setbackTower(sheet, top);
  cellar(sheet);
  sidewalk(sheet, view);
}

function cellar(sheet: Sheet): void {
  flue(sheet, 0.26, [4.6, -3.1], [8.7, -3.1]);
  for (const x of [2, 5.4]) cellarBoiler(sheet, [x, CELLAR], 1.35);
  flue(sheet, 0.3, [8.1, -3.1], [8.75, -3.1], [8.75, -0.25]);
  flue(sheet, 0.16, [11.6, -2.75], [11.6, -2.3], [8.9, -2.3]);
  flue(sheet, 0.14, [10.7, -2.75], [10.7, -2.38]);
  for (const x of [10.4, 11.3]) cellarWaterHeater(sheet, [x, CELLAR]);
  sheet.line('hotFine', [3.4, -1.7], [3.4, MAIN], [22.6, MAIN]);
  sheet.line('hotFine', [6.75, -1.7], [6.75, MAIN]);
  sheet.line('hotFine', [3.4, MAIN], [0.9, MAIN]);
  figure(sheet, [13.3, CELLAR], { who: 'dee', posture: 'hold', mirrored: true });
  for (const i of range(3)) {
    pump(sheet, [15.2 + i * 1.3, -4.3], { width: 0.9, height: 0.7, impeller: [0.45, 0.35], radius: 0.25 });
  }
  sheet.line('coldFine', [15.6, -3.6], [15.6, -2.9], [22.8, -2.9], [22.8, -0.3]);
  sheet.rect('solid', 14.2, CELLAR, 0.2, 4.2);
  for (const meter of span(0, 4)) sheet.circle('maskFine', [19.8 + meter * 0.6, -2], 0.2);
}

function sidewalk(sheet: Sheet, view: View): void {
  if (view === 'page') bareTree(sheet, [-2.3, 0], 7.4, 21);
  bareTree(sheet, [26.3, 0], 7.8, 23);
  figure(sheet, [6.6, 0], { who: 'tenant', posture: 'walk' });
  figure(sheet, [14.9, 0], { who: 'shopkeeper', posture: 'phone' });
  figure(sheet, [19.2, 0], { who: 'shopkeeper', posture: 'walk', mirrored: true });
  figure(sheet, [20.1, 0], { who: 'super', posture: 'walk', mirrored: true });
  figure(sheet, [25, 0], { who: 'super', posture: 'walk' });
  figure(sheet, [10.35, 0], { who: 'super', posture: 'stand' });
}
