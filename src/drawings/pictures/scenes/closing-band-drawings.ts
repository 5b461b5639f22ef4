/** Above the closing cellar: a hot radiator below a window sill, on the riser from the boiler, without floor. */
import { type Drawing, finish } from '../../kit/drawing.ts';
import type { Point } from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import { cat, sleepingCat } from '../../parts/animals.ts';
import { steamPipe } from '../../parts/boilers.ts';
import { pottedPlant } from '../../parts/furniture.ts';
import { columnRadiator, RADIATOR_HEIGHT, RISER_DISTANCE } from '../../parts/radiators.ts';
import { smallSteamBoiler } from '../../parts/small-boiler.ts';
import { toolBag } from '../../parts/tools.ts';

const SCALE = 300;
/** Meters: length of the radiator, space to the left of it, and size of the picture. */
const [LENGTH, LEFT, BAND_WIDTH, HEIGHT] = [0.7, 0.08, 1.04, 1.09];
const RISER = LENGTH + RISER_DISTANCE;

/** @param hasCat - whether the cat sleeps on the sill; if not, the cellar drawing shows the cat next to the boiler */
export function radiatorBand(hasCat: boolean): Drawing {
  const [width, height] = [BAND_WIDTH * SCALE, HEIGHT * SCALE];
  const origin: Point = [LEFT * SCALE, height];
  const sheet = new Sheet({ width, height, scale: SCALE, origin, shown: 210 / SCALE });
  const sill = RADIATOR_HEIGHT + 0.07;
  columnRadiator(sheet, [0, 0], LENGTH * 10);
  // the floor plate around the riser
  sheet.rect('solid', RISER - 0.06, 0, 0.12, 0.016);
  sheet.rect('solid', -0.06, sill, LENGTH + 0.12, 0.03);
  pottedPlant(sheet, [LENGTH - 0.09, sill + 0.03], 0.52);
  if (hasCat) sleepingCat(sheet, [0.01, sill + 0.03], { zoom: 0.9 });
  return finish(sheet, 'paper');
}

// The cellar below the closing band: a steam boiler with a riser to the upper edge and, next to the boiler, one object
// that differs from page to page. The page draws floor, ceiling and earth.

const [WIDTH, CEILING] = [1.07, 1.16];
const BOILER = 0.36;

/** What is next to the boiler. */
const COMPANIONS = {
  bucket,
  cat: (sheet: Sheet) => cat(sheet, [0.17, 0], { mirrored: true }),
  tank: indirectTank,
  // the bag is drawn in centimeters, and a small bag goes next to a small boiler
  tools: (sheet: Sheet) => toolBag(sheet.at([0.01, 0], { zoom: 0.006 }), [0, 0]),
} as const;
type CellarCompanion = keyof typeof COMPANIONS;

/** The boiler with one companion, on the floor at the lower edge. */
export function closingCellar(companion: CellarCompanion): Drawing {
  const [width, height] = [Math.round(WIDTH * SCALE), Math.round(CEILING * SCALE)];
  const sheet = new Sheet({ width, height, scale: SCALE, origin: [0, height], shown: 210 / SCALE });
  COMPANIONS[companion](sheet);
  smallSteamBoiler(sheet, [BOILER, 0], CEILING);
  return finish(sheet, 'paper');
}

/** A bucket under the blowdown cock, which is opened to flush mud from the low-water cutoff. */
function bucket(sheet: Sheet): void {
  sheet.line('edge', [BOILER, 0.34], [0.17, 0.34], [0.17, 0.27]);
  sheet.rect('solid', 0.235, 0.315, 0.05, 0.05);
  sheet.polygon('maskEdge', [0.09, 0], [0.25, 0], [0.29, 0.22], [0.05, 0.22]);
  sheet.line('edge', [0.058, 0.17], [0.282, 0.17]);
}

/** Hot-water tank without its own burner: the boiler heats it through a coil. */
function indirectTank(sheet: Sheet): void {
  const coil = 0.036;
  steamPipe(sheet, coil, [0.2, 0.5], [BOILER, 0.5]);
  steamPipe(sheet, coil, [0.2, 0.2], [BOILER, 0.2]);
  sheet.rect('coldSolid', 0.05, 0.76, coil, CEILING - 0.76);
  sheet.rect('hotSolid', 0.17, 0.76, coil, CEILING - 0.76);
  for (const foot of [0.04, 0.18]) sheet.rect('solid', foot, 0, 0.04, 0.06);
  sheet.roundRect('maskEdge', 0.01, 0.05, 0.24, 0.75, 0.06);
  sheet.line('edge', [0.01, 0.2], [0.25, 0.2]);
}
