/** Denise “Dee”: heat pumps and loops, forties; glasses, locs tied back, a clamp meter in her hand. */

import { assertDefined } from '../../kit/assert-defined.ts';
import { shape, sharp, stroke } from '../../kit/contour.ts';
import type { Drawing, DrawingContext } from '../../kit/drawing.ts';
import type { Point } from '../../kit/geometry.ts';
import { range, rotated } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { Stage } from '../../kit/stage.ts';
import {
  chestPocket,
  cloth,
  DARK_SKIN,
  namePatch,
  PORTRAIT,
  PORTRAIT_BOTTOM,
  PORTRAIT_TOP,
} from '../../people/portrait.ts';
import { fingersBehind, palmAndThumb } from '../../people/portrait-hands.ts';

const HEAD = 1.05;
/** Middle of the meter's case, and its lean. */
const METER: Point = [150, -232];
const METER_LEAN = 80;

export function dee({ shirtNames }: DrawingContext): Drawing {
  const portrait = new Stage(PORTRAIT);
  risers(portrait.paper);
  const sheet = portrait.paper.at([0, -14], { mirrored: true });
  locsBehind(sheet.at([0, 0], { zoom: HEAD }));
  neckAndShirt(sheet);
  drawJacket(sheet);
  head(sheet.at([0, 0], { zoom: HEAD }));
  const grip = { at: meter(), reach: 44, tone: true };
  fingersBehind(sheet, grip);
  clampMeter(sheet);
  palmAndThumb(sheet, grip);
  forearm(sheet);
  namePatch(sheet, shirtNames?.['team-dee'], [-98, -222]);
  return portrait.finish('paper', {
    name: 'team-dee',
    title: 'Dee, heat pumps and water loops',
  });
}

/** Loop supply and loop return with their unions and a ball valve. */
function risers(sheet: Sheet): void {
  const wide = 46;
  for (const [left, mask, tone] of [
    [-290, 'maskCold', 'coldTone'],
    [-222, 'maskHot', 'hotSolid'],
  ] as const) {
    const iron = (x: number, y: number, width: number, height: number): void => {
      sheet.rect([mask, tone], x, y, width, height);
    };
    iron(left, PORTRAIT_BOTTOM - 10, wide, PORTRAIT_TOP - PORTRAIT_BOTTOM + 20);
    iron(left - 7, 150, wide + 14, 16);
    iron(left - 7, 84, wide + 14, 16);
    iron(left - 4, 100, wide + 8, 50);
  }
  for (const left of [-290, -222]) {
    sheet.roundRect('silhouette', left + wide / 2 - 8, 74, 16, 70, 8);
    sheet.circle('maskFine', [left + wide / 2, 132], 5);
  }
}

/** Locs gathered at the nape, falling behind the far shoulder. */
function locsBehind(sheet: Sheet): void {
  loc(sheet, 11, [-50, 150], [-92, 120], [-104, 60], [-98, -10], [-112, -84]);
  loc(sheet, 11, [-40, 140], [-82, 104], [-90, 40], [-80, -30], [-90, -104]);
  loc(sheet, 11, [-50, 170], [-104, 140], [-122, 80], [-118, 10], [-134, -56]);
  loc(sheet, 11, [-30, 120], [-66, 90], [-70, 30], [-62, -40], [-66, -96]);
}

/** One loc along its spine, half as wide: a rope of solid ink, ringed in paper. */
function loc(sheet: Sheet, half: number, ...spine: readonly Point[]): void {
  const left = spine.map(([x, y]): Point => [x - half, y + half * 0.2]);
  const right = spine.map(([x, y]): Point => [x + half, y - half * 0.2]).toReversed();
  shape(sheet, 'rimmed', ...left, ...right);
  for (const i of range(spine.length - 1)) {
    const [[x, y], [u, v]] = [assertDefined(spine[i]), assertDefined(spine[i + 1])];
    for (const share of [0.1, 0.4, 0.7]) {
      const [cx, cy] = [x + (u - x) * share, y + (v - y) * share];
      stroke(sheet, 'knockout', [cx - half * 0.9, cy + 4], [cx, cy - 4], [cx + half * 0.9, cy + 2]);
    }
  }
}

function neckAndShirt(sheet: Sheet): void {
  sheet.polygon(DARK_SKIN, [-48, 90], [-52, -40], [-30, -130], [40, -130], [52, -40], [44, 90]);
  shape(
    sheet,
    'tone',
    ...sharp([-50, 60], [-51, -12]),
    [-20, -30],
    [14, -34],
    ...sharp([48, 0], [44, 40]),
    [0, -10],
  );
  shape(
    sheet,
    'maskEdge',
    ...sharp([-64, -40], [-30, -240], [40, -240], [66, -40]),
    [40, -80],
    [2, -94],
    [-36, -80],
  );
  for (const i of range(7)) sheet.line('fine', [-60, -112 - i * 16], [64, -112 - i * 16]);
  shape(
    sheet,
    'maskEdge',
    ...sharp([-64, -36]),
    [-40, -70],
    [2, -84],
    [42, -70],
    ...sharp([66, -36], [70, -50]),
    [46, -84],
    [2, -100],
    [-42, -84],
    ...sharp([-68, -50]),
  );
}

function drawJacket(sheet: Sheet): void {
  cloth(
    sheet,
    ...sharp([-54, -22]),
    [-96, -58],
    [-160, -84],
    [-204, -112],
    [-230, -170],
    [-250, -290],
    ...sharp([-272, PORTRAIT_BOTTOM - 10], [186, PORTRAIT_BOTTOM - 10], [180, -440], [276, -440]),
    [262, -360],
    [244, -280],
    [224, -170],
    [200, -112],
    [152, -82],
    [92, -56],
    ...sharp([56, -22], [46, -110], [6, -214], [-36, -110]),
  );
  // the flaps of the open collar
  cloth(sheet, ...sharp([-58, -8]), [-84, -50], ...sharp([-76, -132], [-30, -112], [-50, -54]));
  cloth(sheet, ...sharp([60, -8]), [86, -50], ...sharp([82, -132], [40, -112], [54, -54]));
  sheet.spline('knockout', [6, -214], [4, -320], [6, PORTRAIT_BOTTOM]);
  sheet.spline('knockout', [14, -230], [13, -330], [15, PORTRAIT_BOTTOM]);
  sheet.spline(
    'knockout',
    [-204, -112],
    [-178, -156],
    [-168, -206],
    [-176, -262],
    [-190, -380],
    [-194, PORTRAIT_BOTTOM],
  );
  sheet.spline('knockout', [200, -112], [176, -156], [168, -200]);
  sheet.spline('knockout', [-226, -190], [-212, -214], [-214, -244]);
  sheet.spline('knockout', [-240, -330], [-222, -350], [-220, -384]);
  sheet.spline('knockout', [-248, -420], [-230, -440], [-228, -466]);
  sheet.spline('knockout', [90, PORTRAIT_BOTTOM], [84, -470], [92, -430]);
  chestPocket(sheet, [-146, -268]);
  sheet.rect('mask', -134, -268, 26, 12);
}

function head(sheet: Sheet): void {
  for (const side of [-1, 1] as const) ear(sheet.at([0, 0], { mirrored: side < 0 }));
  shape(
    sheet,
    DARK_SKIN,
    [-68, 150],
    [-70, 112],
    [-66, 76],
    [-54, 40],
    [-32, 10],
    [-10, -3],
    [10, -3],
    [32, 10],
    [54, 40],
    [66, 76],
    [70, 112],
    [68, 150],
    [40, 188],
    [-40, 188],
  );
  hair(sheet);
  shape(
    sheet,
    'tone',
    [66, 146],
    [70, 112],
    [66, 76],
    [54, 40],
    [32, 10],
    [10, -3],
    [-4, -3],
    [22, 18],
    [40, 48],
    [47, 84],
    [50, 120],
    [56, 152],
  );
  eyes(sheet);
  nose(sheet);
  mouth(sheet);
  glasses(sheet);
}

function ear(sheet: Sheet): void {
  shape(sheet, DARK_SKIN, [64, 118], [76, 118], [82, 102], [78, 80], [70, 66], [60, 70]);
  stroke(sheet, 'fine', [70, 108], [76, 98], [71, 84]);
  sheet.circle('solid', [72, 62], 5);
}

/** Hair drawn back in parted rows to a wrapped knot on the crown. */
function hair(sheet: Sheet): void {
  shape(
    sheet,
    'silhouette',
    [-34, 206],
    [-44, 228],
    [-30, 248],
    [0, 254],
    [30, 248],
    [44, 228],
    [34, 206],
    [0, 198],
  );
  for (const x of [-24, -8, 8, 24])
    stroke(sheet, 'knockout', [x * 1.1, 206], [x * 1.35, 230], [x * 0.7, 249]);
  shape(
    sheet,
    'silhouette',
    ...sharp([-72, 122]),
    [-84, 160],
    [-66, 200],
    [-30, 216],
    [0, 219],
    [30, 216],
    [66, 200],
    [84, 160],
    ...sharp([72, 122]),
    [66, 142],
    [58, 160],
    [40, 177],
    [16, 184],
    [-16, 184],
    [-40, 177],
    [-58, 160],
    [-66, 142],
  );
  for (const x of [-66, -52, -36, -18, 0, 18, 36, 52, 66]) {
    const hairline = 187 - (x / 66) ** 2 * 34;
    stroke(sheet, 'knockout', [x, hairline], [x * 0.94, hairline + 14], [x * 0.62, 214 - Math.abs(x) * 0.1]);
  }
  shape(sheet, 'maskEdge', [-36, 204], [0, 212], [36, 204], [38, 214], [0, 223], [-38, 214]);
}

function eyes(sheet: Sheet): void {
  for (const side of [-1, 1] as const) {
    const own = sheet.at([0, 0], { mirrored: side < 0 });
    shape(own, 'mask', ...sharp([14, 104]), [24, 113], [38, 113], ...sharp([48, 105]), [38, 98], [24, 97]);
    shape(
      own,
      'solid',
      ...sharp([12, 104]),
      [22, 115],
      [38, 116],
      ...sharp([53, 108], [47, 107]),
      [37, 112],
      [24, 111],
    );
    own.circle('solid', [31, 105], 7);
    sheet.circle('mask', [side * 31 + 2.5, 107.5], 2);
    stroke(own, 'fine', [16, 101], [30, 95.5], [46, 102]);
    shape(own, 'solid', ...sharp([10, 128]), [26, 138], [44, 138], ...sharp([60, 127]), [44, 132], [26, 131]);
  }
}

function nose(sheet: Sheet): void {
  stroke(sheet, 'fine', [-7, 108], [-8, 94], [-9, 84]);
  shape(sheet, 'tone', [7, 110], [9, 90], [22, 76], [20, 66], [8, 64], [2, 72]);
  stroke(
    sheet,
    'edge',
    [-17, 79],
    [-23, 72],
    [-19, 64],
    [-9, 64],
    [0, 60],
    [9, 64],
    [19, 64],
    [23, 72],
    [17, 79],
  );
  for (const side of [-1, 1])
    shape(sheet, 'solid', [side * 6, 65], [side * 12, 67], [side * 16, 65], [side * 11, 63]);
}

/** A closed smile, higher on one side. */
function mouth(sheet: Sheet): void {
  shape(
    sheet,
    'toneDeep',
    ...sharp([-29, 40]),
    [-14, 45],
    [-5, 47],
    [0, 45],
    [6, 47],
    [16, 46],
    ...sharp([32, 43]),
    [20, 30],
    [2, 25],
    [-16, 29],
  );
  stroke(sheet, 'edge', [-33, 42], [-28, 39], [-12, 38], [0, 36], [14, 38], [29, 41], [35, 46]);
  stroke(sheet, 'fine', [-16, 27], [2, 23], [18, 28]);
  stroke(sheet, 'fine', [-24, 66], [-36, 56], [-40, 44]);
  stroke(sheet, 'fine', [25, 67], [38, 58], [42, 47]);
  stroke(sheet, 'fine', [-8, 11], [1, 13], [9, 11]);
}

function glasses(sheet: Sheet): void {
  for (const side of [-1, 1]) {
    sheet.loop(
      'edge',
      [side * 10, 112],
      [side * 13, 92],
      [side * 30, 84],
      [side * 50, 90],
      [side * 57, 110],
      [side * 50, 122],
      [side * 30, 125],
      [side * 14, 122],
    );
    sheet.line('cut', [side * 13, 122], [side * 50, 123]);
    sheet.line('edge', [side * 57, 114], [side * 72, 112]);
  }
  stroke(sheet, 'edge', [-10, 113], [0, 118], [10, 113]);
}

const meter = (): ReturnType<typeof rotated> => rotated(METER, METER_LEAN);

/** Clamp meter with open jaws above: display, rotary switch, trigger. */
function clampMeter(sheet: Sheet): void {
  const at = meter();
  shape(
    sheet,
    'maskEdge',
    at(66, 34),
    at(92, 56),
    at(140, 58),
    at(176, 34),
    at(186, 0),
    at(176, -34),
    at(140, -58),
    at(92, -56),
    at(66, -34),
  );
  shape(
    sheet,
    'maskEdge',
    at(84, 16),
    at(104, 34),
    at(136, 34),
    at(156, 18),
    at(160, 0),
    at(156, -18),
    at(136, -34),
    at(104, -34),
    at(84, -16),
  );
  sheet.line('edge', at(160, 0), at(187, 0));
  shape(
    sheet,
    'rimmed',
    ...sharp(at(80, 30), at(80, -30)),
    at(40, -44),
    at(-80, -40),
    at(-112, -30),
    at(-116, 0),
    at(-112, 30),
    at(-80, 40),
    at(40, 44),
  );
  sheet.circle('maskFine', at(34, 0), 23);
  for (const i of range(8))
    sheet.line('fine', rotated(at(34, 0), i * 45)(16, 0), rotated(at(34, 0), i * 45)(22, 0));
  sheet.line('edge', at(22, 0), at(48, 0));
  sheet.polygon('mask', at(-8, 29), at(-8, -29), at(-60, -29), at(-60, 29));
  sheet.text('12.4', [at(-44, 0)[0], at(-44, 0)[1]], 25, 'middle');
  for (const across of [-18, 0, 18]) sheet.circle('mask', at(-80, across), 6);
}

/** The near arm: elbow low, forearm across to the meter. */
function forearm(sheet: Sheet): void {
  cloth(
    sheet,
    ...sharp([72, -346]),
    [104, -420],
    [170, -492],
    [236, -520],
    [272, -508],
    [282, -466],
    [258, -424],
    [206, -388],
    ...sharp([170, -368]),
  );
  cloth(
    sheet,
    ...sharp([58, -330], [64, -362]),
    [124, -390],
    ...sharp([178, -386], [182, -358]),
    [120, -358],
  );
  sheet.spline('knockout', [236, -520], [226, -492], [232, -468]);
  sheet.spline('knockout', [258, -424], [242, -436], [236, -456]);
}
