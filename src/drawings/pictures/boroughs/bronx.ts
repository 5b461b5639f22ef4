import { range } from '../../kit/geometry.ts';
import { Random } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { smoke } from '../../parts/air/airflow.ts';
import { courses, hedge } from '../../parts/building/facade.ts';
import { waterTank } from '../../parts/building/water-tank.ts';
import { smallCondenser } from '../../parts/cooling/roof-plant.ts';
import { flue, steamPlant, washer } from '../../parts/heating/cellar-plant.ts';
import { cutWaterHeater } from '../../parts/heating/condensing-furnace.ts';
import { pump, valve } from '../../parts/piping/piping.ts';
import { bareTree } from '../../parts/street/bare-tree.ts';
import { flashlight } from '../../parts/tools/hand-tools.ts';
import { figure } from '../../people/figure.ts';
import { borough, CEILING } from './borough.ts';
import { PARAPET } from './bronx/bronx-dimensions.ts';
import { court } from './bronx/court.ts';
import { wing } from './bronx/wing.ts';

/** Level of the cellar floor. */
const CELLAR = -3.2;
const WIDTH = 28;

export const bronx = borough('bronx', 'Bronx Art Deco apartment house', {
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
  flue(sheet, 0.14, [11.5, CELLAR + 1.5], [11.5, -1.1], [9.7, -1.1]);
  flue(sheet, 0.12, [10.7, CELLAR + 1.5], [10.7, -1.17]);
  steamPlant(sheet, [6.3, CELLAR], { ceiling: CEILING - CELLAR, vent: 3.4, mains: [-5.2, 20.4], zoom: 1.25 });
  for (const x of [10.4, 11.2]) cutWaterHeater(sheet, [x, CELLAR], CEILING - CELLAR);
  figure(sheet, [4.9, CELLAR], {
    who: 'lou',
    posture: 'search',
    far: { hand: 'flashlight', hold: flashlight },
  });
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
