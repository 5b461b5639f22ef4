/**
 * The systems as pictograms for 52 px and more: about four shapes each, all standing on the lower edge, with
 * hot in solid red and cold in solid blue. They show a machine from the outside; the cutaways show how it
 * works.
 */
import type { SystemKey } from '../../../content/parts.ts';
import type { Drawing } from '../../kit/drawing.ts';
import { finish } from '../../kit/drawing.ts';
import type { Point } from '../../kit/geometry.ts';
import { bandAlong } from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import type { ThemeName } from '../../kit/themes.ts';

const [WIDTH, HEIGHT] = [600, 640];
/** The lower edge of the view; the outlines of objects on it are centered at zero. */
const SOLE = -10;
/** Diameter of a pipe. */
const PIPE = 44;

interface Pictogram {
  readonly title: string;
  readonly draw: (sheet: Sheet) => void;
}

const PICTOGRAMS: Readonly<Record<SystemKey, Pictogram>> = {
  boiler: { title: 'Boiler', draw: boiler },
  'water-heater': { title: 'Water heater', draw: waterHeater },
  furnace: { title: 'Furnace', draw: furnace },
  ptac: { title: 'Wall unit under a window', draw: wallUnit },
  wshp: { title: 'Water-source heat pump', draw: heatPump },
  'mini-split': { title: 'Mini-split', draw: miniSplit },
  'central-ac': { title: 'Central air', draw: centralAir },
  'vrf-vrv': { title: 'Multi-room system', draw: multiRoom },
  rtu: { title: 'Rooftop unit', draw: rooftopUnit },
  general: { title: 'Building', draw: building },
};

export function thumbnail(key: SystemKey, theme: ThemeName): Drawing {
  const { title, draw } = PICTOGRAMS[key];
  const sheet = new Sheet({ width: WIDTH, height: HEIGHT, scale: 1, origin: [0, HEIGHT + SOLE] });
  draw(sheet);
  return finish(sheet, theme, {
    name: `thumb-${key}`,
    title,
    weights: 'pictogram',
    bleed: 20,
  });
}

/** A solid pipe along its axis. */
function pipe(sheet: Sheet, pen: 'hotSolid' | 'coldSolid', ...route: readonly Point[]): void {
  sheet.polygon(pen, ...bandAlong(route, PIPE));
}

/** Round fan in a cabinet. */
function fan(sheet: Sheet, center: Point, radius: number): void {
  sheet.circle('maskEdge', center, radius);
  sheet.circle('solid', center, radius * 0.3);
}

/** Gas flame, from the middle of its foot. */
function flame(sheet: Sheet, [x, y]: Point, height: number): void {
  const at = (u: number, v: number): Point => [x + u * height, y + v * height];
  sheet.loop(
    'hotSolid',
    at(0, 0),
    at(0.3, 0.12),
    at(0.34, 0.36),
    at(0.12, 0.66),
    at(0.1, 1),
    at(-0.16, 0.72),
    at(-0.34, 0.36),
    at(-0.28, 0.1),
  );
}

/** Three red sections on a base, the flue behind them, steam leaving on the right. */
function boiler(sheet: Sheet): void {
  sheet.rect('maskEdge', 128, 424, 84, 196);
  pipe(sheet, 'hotSolid', [420, 400], [420, 540], [600, 540]);
  for (const x of [110, 240, 370]) sheet.roundRect('hotSolid', x, 90, 120, 360, 46);
  sheet.rect('solid', 70, SOLE, 460, 90 - SOLE);
}

/** Cold water in, hot water out, the fire under the tank. */
function waterHeater(sheet: Sheet): void {
  pipe(sheet, 'coldSolid', [230, 480], [230, 640]);
  pipe(sheet, 'hotSolid', [370, 480], [370, 640]);
  sheet.roundRect('maskEdge', 140, 0, 320, 520, 80);
  flame(sheet, [300, 60], 190);
}

/** A cabinet with its fire, and the warm duct above it. */
function furnace(sheet: Sheet): void {
  sheet.polygon(
    'hotSolid',
    [190, 420],
    [190, 510],
    [40, 510],
    [40, 630],
    [560, 630],
    [560, 510],
    [410, 510],
    [410, 420],
  );
  sheet.rect('maskEdge', 150, 0, 300, 410);
  flame(sheet, [300, 150], 220);
}

/** The window, and under it the unit with its cold grille. */
function wallUnit(sheet: Sheet): void {
  sheet.rect('maskEdge', 110, 270, 380, 350);
  sheet.rect('solid', 110, 436, 380, 20);
  sheet.rect('maskEdge', 30, 0, 540, 190);
  sheet.rect('coldSolid', 80, 66, 320, 78);
}

/** Two risers of the water loop, and the cabinet on them. */
function heatPump(sheet: Sheet): void {
  pipe(sheet, 'coldSolid', [50, SOLE], [50, 640]);
  pipe(sheet, 'hotSolid', [150, SOLE], [150, 640]);
  pipe(sheet, 'coldSolid', [50, 130], [270, 130]);
  sheet.rect('maskEdge', 250, 0, 330, 520);
  fan(sheet, [415, 360], 100);
}

/** The head on the wall, the unit outside, the line between them. */
function miniSplit(sheet: Sheet): void {
  pipe(sheet, 'coldSolid', [500, 440], [500, 130], [360, 130]);
  sheet.roundRect('maskEdge', 20, 430, 560, 180, 50);
  sheet.rect('solid', 80, 466, 440, 22);
  sheet.rect('maskEdge', 60, 0, 330, 290);
  fan(sheet, [225, 155], 96);
}

/** A cold duct with three grilles, and the air handler under it. */
function centralAir(sheet: Sheet): void {
  sheet.rect('coldSolid', 20, 500, 560, 120);
  sheet.rect('coldSolid', 220, 380, 160, 140);
  for (const x of [50, 430]) sheet.rect('solid', x, 470, 120, 30);
  sheet.rect('maskEdge', 150, 0, 300, 380);
  fan(sheet, [300, 200], 100);
}

/** One unit outside feeds three heads. */
function multiRoom(sheet: Sheet): void {
  pipe(sheet, 'coldSolid', [150, 260], [150, 550], [350, 550]);
  pipe(sheet, 'coldSolid', [150, 330], [350, 330]);
  pipe(sheet, 'coldSolid', [240, 110], [350, 110]);
  sheet.rect('maskEdge', 20, 0, 260, 290);
  fan(sheet, [150, 155], 86);
  for (const y of [50, 270, 490]) sheet.roundRect('maskEdge', 340, y, 240, 120, 40);
}

/** A box with its fan on the roof, its cold duct through it. */
function rooftopUnit(sheet: Sheet): void {
  sheet.rect('coldSolid', 130, SOLE, 150, 200 - SOLE);
  sheet.rect('solid', 0, 130, 600, 70);
  sheet.rect('maskEdge', 50, 210, 500, 330);
  fan(sheet, [400, 375], 106);
  sheet.rect('solid', 100, 310, 150, 130);
}

/** Four windows above the red cellar. */
function building(sheet: Sheet): void {
  sheet.rect('maskEdge', 120, 0, 360, 610);
  for (const x of [180, 320]) for (const y of [260, 440]) sheet.rect('solid', x, y, 100, 120);
  sheet.rect('hotSolid', 130, 10, 340, 160);
}
