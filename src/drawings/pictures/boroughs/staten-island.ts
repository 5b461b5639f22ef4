import { Random } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { smoke } from '../../parts/air/airflow.ts';
import { courses } from '../../parts/building/facade.ts';
import { smallCondenser } from '../../parts/cooling/roof-plant.ts';
import { flue, washer } from '../../parts/heating/cellar-plant.ts';
import {
  condensingFurnace,
  cutWaterHeater,
  furnaceVents,
  sealedDuct,
} from '../../parts/heating/condensing-furnace.ts';
import { bareTree } from '../../parts/street/bare-tree.ts';
import { picketFence } from '../../parts/street/street.ts';
import { flashlight } from '../../parts/tools/hand-tools.ts';
import { figure } from '../../people/figure.ts';
import { borough, CEILING, type View } from './borough.ts';
import { frameHouse, GROUND_FLOOR } from './staten-island/frame-house.ts';
import { LATTICE_END, porch } from './staten-island/porch.ts';

/** Level of the cellar floor. */
const CELLAR = -2.5;

export const statenIsland = borough('staten-island', 'Staten Island frame house', {
  frame: { scale: 34, left: -5.6, right: 19.4, top: 12.6 },
  cellar: { left: 1, right: 11.2, floor: CELLAR },
  draw,
});

function draw(sheet: Sheet, view: View): void {
  const random = new Random(2);
  if (view !== 'street') bareTree(sheet, [-3.2, 0], 9, 61);
  bareTree(sheet, [16.2, 0], 6.8, 66);
  chimney(sheet);
  frameHouse(sheet, random);
  porch(sheet);
  figure(sheet, [4.6, GROUND_FLOOR], { who: 'tenant', posture: 'stand' });
  sheet.circle('maskFine', [7.35, 3.1], 0.1); // porch lamp
  heatPump(sheet);
  picketFence(sheet, -5.4, 0.1);
  picketFence(sheet, 13.8, 19.2);
  cellar(sheet);
  figure(sheet, [-1.8, 0], { who: 'super', posture: 'walk' });
  figure(sheet, [-1.1, 0], { who: 'tenant', posture: 'walk', zoom: 0.68 });
}

/** Drawn behind the roof slope, which hides the bottom of the chimney. */
function chimney(sheet: Sheet): void {
  const [x, y, width, height] = [10.3, 7.4, 0.8, 4.1];
  sheet.rect('mask', x, y, width, height);
  courses(sheet, { x, y, width, height: height - 0.1 }, 0.16);
  sheet.rect('edge', x, y, width, height);
  sheet.rect('maskEdge', x - 0.1, y + height, width + 0.2, 0.15);
  smoke(sheet, [x + 0.3, 11.75], 0.4);
}

/** Outdoor unit of a heat pump, with its fan at the front; its refrigerant line enters the house behind the porch. */
function heatPump(sheet: Sheet): void {
  const fan = [12.78, 0.68] as const;
  smallCondenser(sheet, [12.3, 0.1], {
    width: 0.95,
    height: 1.1,
    slats: 11,
    firstSlat: 0.1,
    pitch: 0.09,
    inset: 0.06,
  });
  sheet.rect('solid', 12.2, 0, 1.15, 0.1);
  sheet.circle('maskCold', fan, 0.38);
  sheet.circle('coldFine', fan, 0.1);
  sheet.line('coldFine', [12.3, 0.4], [LATTICE_END, 0.4]);
}

/** Furnace with its trunk duct, water heater with its vent, washer and dryer. */
function cellar(sheet: Sheet): void {
  const x = 7.9;
  flue(sheet, 0.1, [9.98, CELLAR + 1.5], [9.98, -0.82], [10.55, -0.74], [10.55, CEILING]);
  furnaceVents(sheet, [x, CELLAR], CEILING - CELLAR);
  sealedDuct(sheet, 'neutral', [x - 0.48, CELLAR], 0.34, CEILING - CELLAR);
  sheet.rect('maskEdge', x - 0.48, CELLAR, 0.48, 0.38);
  condensingFurnace(sheet, [x, CELLAR]);
  sealedDuct(sheet, 'hot', [x, CELLAR + 1.38], 0.56, 0.5);
  sealedDuct(sheet, 'hot', [2, -0.62], x - 1.44, 0.24, [4, 6]);
  sheet.line('hotAir', [x + 0.4, -0.5], [2.2, -0.5]);
  // refrigerant line from the outdoor unit down to the coil
  sheet.line('coldFine', [9.1, CEILING], [9.1, CELLAR + 1.1], [x + 0.56, CELLAR + 1.1]);
  cutWaterHeater(sheet, [9.7, CELLAR], CEILING - CELLAR);
  figure(sheet, [5.7, CELLAR], {
    who: 'dee',
    posture: 'search',
    far: { hand: 'flashlight', hold: flashlight },
  });
  for (const x of [2.4, 3.2]) washer(sheet, [x, CELLAR], 0.7, 0.9, [0.35, 0.45], 0.25);
}
