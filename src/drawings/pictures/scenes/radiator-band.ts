/**
 * The picture above the closing cellar: a hot radiator below a window sill, on the riser from the boiler. The
 * page draws the floor.
 */

import type { Drawing } from '../../kit/drawing.ts';
import { Stage } from '../../kit/stage.ts';
import { sleepingCat } from '../../parts/animals/cats.ts';
import { columnRadiator, RADIATOR_HEIGHT, RISER_DISTANCE } from '../../parts/heating/column-radiator.ts';
import { pottedPlant } from '../../parts/interior/plants.ts';

const SCALE = 385;
/** Meters: the radiator, what is left of it, and the whole picture. */
const [LENGTH, LEFT, WIDTH] = [1, 0.08, 1.28];
const RISER = LENGTH + RISER_DISTANCE;

/** Distance of the riser's middle from the right edge, as a fraction of the width. */
export const RADIATOR_RISER = (WIDTH - LEFT - RISER) / WIDTH;

/** @param hasCat - whether the cat sleeps on the sill; otherwise it is down at the boiler */
export function radiatorBand(hasCat: boolean): Drawing {
  const [width, height] = [Math.round(WIDTH * SCALE), 420];
  const stage = new Stage({
    width,
    height,
    scale: SCALE,
    origin: [LEFT * SCALE, height],
    shown: 390 / width,
  });
  const sheet = stage.paper;
  const sill = RADIATOR_HEIGHT + 0.07;
  columnRadiator(sheet, [0, 0], { sections: LENGTH * 10, valve: 'right' });
  // the floor plate around the riser
  sheet.rect('solid', RISER - 0.06, 0, 0.12, 0.016);
  sheet.rect('solid', -0.06, sill, 1.12, 0.03);
  pottedPlant(sheet, [0.86, sill + 0.03], 0.52);
  if (hasCat) sleepingCat(sheet, [0.14, sill + 0.03], { zoom: 0.98 });
  return stage.finish('paper', { name: hasCat ? 'radiator' : 'radiator-alone', title: 'A radiator' });
}
