/**
 * The cellar below the closing band: a steam boiler with a riser to the upper edge and, next to the boiler, one object
 * that differs from page to page. The page draws floor, ceiling and earth.
 */
import { type Drawing, finish } from '../../kit/drawing.ts';
import { Sheet } from '../../kit/sheet.ts';
import { cat } from '../../parts/animals.ts';
import { steamPipe } from '../../parts/boilers.ts';
import { smallSteamBoiler } from '../../parts/small-boiler.ts';
import { toolBag } from '../../parts/tools.ts';

const SCALE = 300;
const [WIDTH, CEILING] = [1.07, 1.16];
const BOILER = 0.36;

/** What is next to the boiler. */
const COMPANIONS = { bucket, cat: catAtTheBoiler, tank: indirectTank, tools } as const;
type CellarCompanion = keyof typeof COMPANIONS;

/** The boiler with one companion, on the floor at the lower edge. */
export function closingCellar(companion: CellarCompanion): Drawing {
  const [width, height] = [Math.round(WIDTH * SCALE), Math.round(CEILING * SCALE)];
  const sheet = new Sheet({ width, height, scale: SCALE, origin: [0, height], shown: 210 / SCALE });
  COMPANIONS[companion](sheet);
  smallSteamBoiler(sheet, [BOILER, 0], CEILING);
  return finish(sheet, 'paper', { name: `cellar-${companion}`, title: 'A steam boiler' });
}

/** A bucket under the blowdown cock, which is opened to flush mud from the low-water cutoff. */
function bucket(sheet: Sheet): void {
  sheet.line('edge', [BOILER, 0.34], [0.17, 0.34], [0.17, 0.27]);
  sheet.rect('solid', 0.235, 0.315, 0.05, 0.05);
  sheet.polygon('maskEdge', [0.09, 0], [0.25, 0], [0.29, 0.22], [0.05, 0.22]);
  sheet.line('edge', [0.058, 0.17], [0.282, 0.17]);
}

function catAtTheBoiler(sheet: Sheet): void {
  cat(sheet, [0.17, 0], { mirrored: true });
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

function tools(sheet: Sheet): void {
  // the bag is drawn in centimeters, and a small bag goes next to a small boiler
  toolBag(sheet.at([0.01, 0], { zoom: 0.006 }), [0, 0]);
}
