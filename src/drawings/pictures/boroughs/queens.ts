import { Random } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { smoke } from '../../parts/air/airflow.ts';
import { smallCondenser } from '../../parts/cooling/roof-plant.ts';
import { flue, steamPlant } from '../../parts/heating/cellar-plant.ts';
import {
  condensingFurnace,
  cutWaterHeater,
  furnaceVents,
  sealedDuct,
} from '../../parts/heating/condensing-furnace.ts';
import { bareTree } from '../../parts/street/bare-tree.ts';
import { car } from '../../parts/street/street.ts';
import { flashlight } from '../../parts/tools/hand-tools.ts';
import { figure } from '../../people/figure.ts';
import { borough, CEILING, type View } from './borough.ts';
import { tudorHouse } from './queens/tudor-house.ts';

/** Level of the cellar floor. */
const CELLAR = -2.5;
const HEIGHT = CEILING - CELLAR;
/** x of the party wall, about which the pair is mirrored. */
const PARTY_WALL = 8.3;

export const queens = borough('queens', 'Queens Tudor pair', {
  frame: { scale: 34, left: -4, right: 20.5, top: 12.4 },
  cellar: { left: 2.2, right: 14.4, floor: CELLAR },
  draw,
});

function draw(sheet: Sheet, view: View): void {
  const random = new Random(3);
  bareTree(sheet, [17.6, 0], 8, 31);
  if (view !== 'street') bareTree(sheet, [-2.2, 0], 7.4, 35);
  tudorHouse(sheet.at([PARTY_WALL, 0], { mirrored: true }), random, { airConditioner: true, guest: 'cat' });
  tudorHouse(sheet.at([PARTY_WALL, 0]), random, { airConditioner: false, guest: 'plant' });
  sheet.line('edge', [PARTY_WALL, 0], [PARTY_WALL, 9.3]);
  car(sheet, [16, 0]);
  cellars(sheet);
  smallCondenser(sheet, [14.6, 0.05], { width: 0.75, height: 0.75, pitch: 0.085 });
  smoke(sheet, [2.9, 11.5], 0.8);
  figure(sheet, [7, 0], { who: 'tenant', posture: 'walk', mirrored: true });
  figure(sheet, [-0.4, 0], { who: 'super', posture: 'walk' });
}

/** A boiler to the left of the party wall, a furnace with its ducts to the right, a water heater on each side. */
function cellars(sheet: Sheet): void {
  sheet.rect('solid', PARTY_WALL - 0.15, CELLAR, 0.3, 2.4);
  const pair = sheet.at([6.5, CELLAR], { mirrored: true });
  flue(pair, 0.1, [2.78, 1.5], [2.78, 1.66]);
  steamPlant(pair, [0, 0], { ceiling: HEIGHT, vent: 3.75, mains: [-1.2, 3.45], zoom: 0.95 });
  cutWaterHeater(pair, [2.5, 0], HEIGHT);
  const x = 9.5;
  furnaceVents(sheet, [x, CELLAR], HEIGHT);
  sealedDuct(sheet, 'neutral', [x - 0.5, CELLAR], 0.36, HEIGHT, [CELLAR + 1]);
  sheet.rect('maskEdge', x - 0.5, CELLAR, 0.5, 0.38);
  condensingFurnace(sheet, [x, CELLAR]);
  sealedDuct(sheet, 'hot', [x, CELLAR + 1.38], 0.56, 0.56);
  sealedDuct(sheet, 'hot', [8.7, -0.56], 3.8, 0.22, [10.6, 11.9]);
  sheet.line('hotAir', [9.8, -0.45], [12.3, -0.45]);
  flue(sheet, 0.14, [12.98, CELLAR + 1.5], [12.98, -0.78], [13.7, -0.66], [13.7, CEILING]);
  cutWaterHeater(sheet, [12.7, CELLAR], HEIGHT);
  figure(sheet, [11.2, CELLAR], {
    who: 'will',
    posture: 'search',
    mirrored: true,
    far: { hand: 'flashlight', hold: flashlight },
  });
}
