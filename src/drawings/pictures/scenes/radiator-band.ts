/**
 * The picture above the closing cellar: a hot radiator below a window sill, on the riser from the boiler. The
 * page draws the floor.
 */

import { type Drawing, finish } from '../../kit/drawing.ts';
import { Sheet } from '../../kit/sheet.ts';
import { sleepingCat } from '../../parts/animals.ts';
import { pottedPlant } from '../../parts/furniture.ts';
import { columnRadiator, RADIATOR_HEIGHT, RISER_DISTANCE } from '../../parts/radiators.ts';

const SCALE = 300;
/** Meters: length of the radiator, space to the left of it, and size of the picture. */
const [LENGTH, LEFT, WIDTH, HEIGHT] = [0.7, 0.08, 1.04, 1.09];
const RISER = LENGTH + RISER_DISTANCE;

/** @param hasCat - whether the cat sleeps on the sill; if not, the cellar drawing shows the cat next to the boiler */
export function radiatorBand(hasCat: boolean): Drawing {
  const [width, height] = [WIDTH * SCALE, HEIGHT * SCALE];
  const sheet = new Sheet({
    width,
    height,
    scale: SCALE,
    origin: [LEFT * SCALE, height],
    shown: 210 / SCALE,
  });
  const sill = RADIATOR_HEIGHT + 0.07;
  columnRadiator(sheet, [0, 0], LENGTH * 10);
  // the floor plate around the riser
  sheet.rect('solid', RISER - 0.06, 0, 0.12, 0.016);
  sheet.rect('solid', -0.06, sill, LENGTH + 0.12, 0.03);
  pottedPlant(sheet, [LENGTH - 0.09, sill + 0.03], 0.52);
  if (hasCat) sleepingCat(sheet, [0.01, sill + 0.03], { zoom: 0.9 });
  return finish(sheet, 'paper', { name: hasCat ? 'radiator' : 'radiator-alone', title: 'A radiator' });
}
