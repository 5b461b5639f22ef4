/** The closing band: a hot radiator under a window sill. The page draws the floor. */

import type { Drawing } from '../../kit/drawing.ts';
import { Stage } from '../../kit/stage.ts';
import { sleepingCat } from '../../parts/animals/cats.ts';
import { columnRadiator, RADIATOR_HEIGHT } from '../../parts/heating/column-radiator.ts';
import { pottedPlant } from '../../parts/interior/plants.ts';

export function radiatorBand(): Drawing {
  const scale = 385;
  const stage = new Stage({ width: 540, height: 420, scale, origin: [84, 420], shown: 400 / 540 });
  const sheet = stage.paper;
  const sections = 10;
  const sill = RADIATOR_HEIGHT + 0.07;
  columnRadiator(sheet, [0, 0], { sections, valve: 'left', inkTrim: true });
  sheet.rect('solid', -0.06, sill, 1.12, 0.03);
  pottedPlant(sheet, [0.86, sill + 0.03], 0.52);
  sleepingCat(sheet, [0.14, sill + 0.03], { zoom: 0.98 });
  return stage.finish('paper', { name: 'radiator', title: 'A radiator' });
}
