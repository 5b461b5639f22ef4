import { range } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { flue, steamPlant } from '../../parts/heating/cellar-plant.ts';
import { cutWaterHeater } from '../../parts/heating/condensing-furnace.ts';
import { pump, valve } from '../../parts/piping/piping.ts';
import { bareTree } from '../../parts/street/bare-tree.ts';
import { figure } from '../../people/figure.ts';
import { borough, CEILING, type View } from './borough.ts';
import { postwarSlab } from './manhattan/postwar-slab.ts';
import { setbackTower, TOWER_WIDTH } from './manhattan/setback-tower.ts';

/** Level of the cellar floor. */
const CELLAR = -4.4;

export const manhattan = borough('manhattan', 'Manhattan setback apartment house', {
  frame: {
    scale: 26,
    left: -18.2,
    lefts: { phone: -4.2, street: -6.4 },
    right: 28.2,
    top: 60.2,
    pageTop: 40.8,
  },
  cellar: { left: 0, right: TOWER_WIDTH, floor: CELLAR },
  draw,
});

function draw(sheet: Sheet, view: View): void {
  if (view === 'page') postwarSlab(sheet);
  setbackTower(sheet, view);
  cellar(sheet);
  sidewalk(sheet, view);
}

function cellar(sheet: Sheet): void {
  flue(sheet, 0.16, [11.6, CELLAR + 1.8], [11.6, -1.5], [8.8, -1.5]);
  flue(sheet, 0.14, [10.7, CELLAR + 1.8], [10.7, -1.58]);
  for (const x of [1.6, 5.2])
    steamPlant(sheet, [x, CELLAR], {
      ceiling: CEILING - CELLAR,
      vent: 8.75 - x,
      mains: [0.9 - x, 22.6 - x],
      zoom: 1.6,
    });
  for (const x of [10.4, 11.3])
    cutWaterHeater(sheet.at([x, CELLAR], { zoom: 1.2 }), [0, 0], (CEILING - CELLAR) / 1.2);
  figure(sheet, [13.3, CELLAR], { who: 'dee', posture: 'hold', mirrored: true });
  sheet.line('cold', [15.65, CELLAR + 0.35], [TOWER_WIDTH - 0.3, CELLAR + 0.35]); // city water, to the pumps
  for (const i of range(3)) {
    const x = 15.2 + i * 1.3;
    sheet.line('cold', [x + 0.45, -3.7], [x + 0.45, -2.6]);
    valve(sheet, [x + 0.45, -3.1], { size: 0.13, pen: 'maskCold' });
    pump(sheet, [x, CELLAR], { width: 0.9, height: 0.7, impeller: [0.45, 0.35], radius: 0.25 });
  }
  sheet.line('cold', [15.65, -2.6], [18.9, -2.6], [18.9, CEILING]);
  sheet.rect('solid', 14.2, CELLAR, 0.2, 4.2);
  sheet.line('edge', [21.92, -1.1], [19.5, -1.1], [19.5, CEILING]); // gas
  for (const x of range(4).map((i) => 19.6 + i * 0.6)) {
    sheet.line('edge', [x + 0.1, -1.1], [x + 0.1, -1.4]);
    sheet.roundRect('maskFine', x, -1.9, 0.42, 0.5, 0.06);
    sheet.circle('fine', [x + 0.21, -1.6], 0.11);
  }
}

function sidewalk(sheet: Sheet, view: View): void {
  if (view !== 'street') bareTree(sheet, [-1.9, 0], view === 'page' ? 5.6 : 7.4, 21);
  bareTree(sheet, [26.1, 0], 6.2, 23);
  figure(sheet, [6.6, 0], { who: 'tenant', posture: 'walk' });
  figure(sheet, [14.9, 0], { who: 'shopkeeper', posture: 'stand' });
  figure(sheet, [19.2, 0], { who: 'shopkeeper', posture: 'walk', mirrored: true });
  figure(sheet, [20.1, 0], { who: 'super', posture: 'walk', mirrored: true });
  figure(sheet, [25, 0], { who: 'super', posture: 'walk' });
  figure(sheet, [10.35, 0], { who: 'super', posture: 'stand' });
}
