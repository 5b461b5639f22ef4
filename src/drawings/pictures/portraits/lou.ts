/** Luis “Lou”: steam man, fifties; knit cap, mustache, an 18-inch pipe wrench on the shoulder. */

import { shape, sharp, stroke } from '../../kit/contour.ts';
import type { Drawing, DrawingContext } from '../../kit/drawing.ts';
import type { Point } from '../../kit/geometry.ts';
import { range, rotated } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { Stage } from '../../kit/stage.ts';
import {
  chestPocket,
  cloth,
  iris,
  namePatch,
  PORTRAIT,
  PORTRAIT_BOTTOM,
  PORTRAIT_TOP,
  strands,
} from '../../people/portrait.ts';
import { fingersAroundBar, handBehindBar } from '../../people/portrait-hands.ts';

/** The grip and the lean of the wrench. */
const GRIP: Point = [-118, -214];
const WRENCH_LEAN = 112;
/** The head is a little larger than life in a portrait. */
const HEAD = 1.13;

export function lou({ shirtNames }: DrawingContext): Drawing {
  const portrait = new Stage(PORTRAIT);
  const sheet = portrait.paper;
  steamHeader(sheet);
  wrenchJaws(sheet);
  neckAndShirt(sheet);
  drawJacket(sheet);
  head(sheet.at([0, -8], { zoom: HEAD }));
  upperArm(sheet);
  handBehindBar(sheet, wrench());
  wrenchHandle(sheet);
  fingersAroundBar(sheet, wrench());
  forearm(sheet);
  namePatch(sheet, shirtNames?.['team-lou'], [104, -222]);
  return portrait.finish('paper', {
    name: 'team-lou',
    title: 'Lou, steam and hot water',
  });
}

/** A riser with a flanged tee, cropped by the frame. */
function steamHeader(sheet: Sheet): void {
  const [left, right] = [192, 258];
  const [low, high] = [56, 122];
  const iron = (x: number, y: number, width: number, height: number): void => {
    sheet.rect(['maskHot', 'hotSolid'], x, y, width, height);
  };
  iron(left, -260, right - left, 270 + PORTRAIT_TOP);
  iron(right, low, 80, high - low);
  for (const y of [low - 32, high + 14]) iron(left - 10, y, right - left + 20, 18);
  iron(right + 14, low - 10, 18, high - low + 20);
}

const wrench = (): ReturnType<typeof rotated> => rotated(GRIP, WRENCH_LEAN);

/** Hook jaw, heel jaw and adjusting nut, above the shoulder. */
function wrenchJaws(sheet: Sheet): void {
  const at = wrench();
  shape(
    sheet,
    'maskEdge',
    ...sharp(at(230, 16), at(286, 20), at(352, 20)),
    at(372, 10),
    ...sharp(at(380, -8), at(380, -68), at(352, -68), at(346, -22), at(230, -14)),
  );
  shape(
    sheet,
    'maskEdge',
    ...sharp(at(196, 15), at(196, -15)),
    at(230, -20),
    ...sharp(at(276, -26), at(282, -70), at(308, -72), at(312, -22), at(312, 30), at(276, 32)),
    at(230, 22),
  );
  for (const i of range(4)) {
    sheet.line('fine', at(308, -34 - i * 10), at(302, -34 - i * 10));
    sheet.line('fine', at(350, -34 - i * 9), at(357, -34 - i * 9));
  }
  sheet.polygon('maskEdge', at(222, -33), at(258, -35), at(258, 35), at(222, 33));
  for (const i of range(6)) sheet.line('fine', at(223, -27 + i * 10.8), at(257, -27 + i * 10.8));
}

function wrenchHandle(sheet: Sheet): void {
  const at = wrench();
  shape(
    sheet,
    'maskEdge',
    ...sharp(at(198, 15), at(198, -15)),
    at(60, -14),
    at(-96, -17),
    at(-124, -12),
    at(-130, 0),
    at(-124, 12),
    at(-96, 17),
    at(60, 14),
  );
  for (const across of [-6, 6]) sheet.line('fine', at(186, across), at(-82, across));
  sheet.circle('maskFine', at(-108, 0), 7);
}

function neckAndShirt(sheet: Sheet): void {
  const neck: Point[] = [
    ...sharp([-42, 70]),
    [-41, 10],
    [-46, -22],
    ...sharp([-80, -50], [-20, -130], [50, -130], [90, -50]),
    [56, -24],
    [49, 6],
    ...sharp([48, 60]),
  ];
  shape(sheet, 'maskEdge', ...neck);
  // the jaw's shadow, and the cords of the neck under it
  shape(
    sheet,
    'tone',
    ...sharp([-42, 50], [-42, 4]),
    [-20, -22],
    [14, -30],
    ...sharp([48, -14], [48, 40]),
    [10, -6],
  );
  stroke(sheet, 'fine', [-24, -34], [-14, -62], [2, -80]);
  stroke(sheet, 'fine', [36, -30], [28, -60], [14, -80]);
  shape(
    sheet,
    'maskEdge',
    ...sharp([-78, -50], [-20, -230], [50, -230], [88, -50]),
    [50, -78],
    [4, -90],
    [-42, -76],
  );
  sheet.spline('fine', [-74, -62], [-40, -90], [4, -102], [50, -92], [84, -62]);
}

/** With a pencil and a thermometer in the pocket. */
function drawJacket(sheet: Sheet): void {
  cloth(
    sheet,
    ...sharp([-58, -32]),
    [-104, -56],
    [-158, -76],
    [-202, -108],
    [-230, -176],
    [-240, -300],
    ...sharp([-236, PORTRAIT_BOTTOM - 10], [268, PORTRAIT_BOTTOM - 10]),
    [266, -400],
    [258, -270],
    [242, -170],
    [212, -112],
    [164, -78],
    [114, -58],
    ...sharp([74, -32], [60, -100], [18, -184], [-30, -104]),
  );
  // the flaps of the open collar
  cloth(sheet, ...sharp([-66, -14]), [-92, -54], ...sharp([-78, -136], [-28, -100], [-50, -52]));
  cloth(sheet, ...sharp([74, -14]), [102, -54], ...sharp([94, -136], [54, -104], [64, -52]));
  sheet.spline('knockout', [18, -184], [16, -300], [18, PORTRAIT_BOTTOM]);
  sheet.spline('knockout', [27, -198], [25, -300], [27, PORTRAIT_BOTTOM]);
  // the armhole, then the edge of the sleeve that hangs next to the body
  sheet.spline('knockout', [196, -98], [178, -150], [176, -206], [184, -258]);
  sheet.spline('knockout', [184, -258], [196, -340], [192, -430], [200, PORTRAIT_BOTTOM]);
  sheet.spline('knockout', [248, -214], [226, -236], [222, -262]);
  sheet.spline('knockout', [262, -352], [236, -344], [216, -360]);
  sheet.spline('knockout', [-60, PORTRAIT_BOTTOM], [-74, -440], [-66, -390]);
  chestPocket(sheet, [56, -268]);
  sheet.rect('mask', 124, -268, 9, 15);
  sheet.rect('mask', 138, -268, 6, 11);
}

/** From the shoulder down to the elbow; the forearm covers its end. */
function upperArm(sheet: Sheet): void {
  cloth(
    sheet,
    ...sharp([-172, -84]),
    [-208, -108],
    [-238, -164],
    [-262, -270],
    [-288, -372],
    [-306, -440],
    [-286, -478],
    [-244, -470],
    [-208, -400],
    [-186, -300],
    [-172, -210],
    ...sharp([-168, -150]),
  );
  sheet.spline('knockout', [-252, -236], [-230, -254], [-222, -280]);
}

/** Up to the cuff, in which the little finger is. */
function forearm(sheet: Sheet): void {
  cloth(
    sheet,
    ...sharp([-216, -246]),
    [-262, -324],
    [-298, -404],
    [-308, -446],
    [-292, -482],
    [-256, -486],
    [-220, -452],
    [-180, -380],
    ...sharp([-150, -284]),
  );
  cloth(
    sheet,
    ...sharp([-214, -232], [-232, -262]),
    [-196, -288],
    ...sharp([-154, -318], [-136, -286]),
    [-172, -258],
  );
  sheet.spline('knockout', [-262, -484], [-248, -458], [-256, -430]);
  sheet.spline('knockout', [-222, -452], [-232, -432], [-246, -424]);
}

function head(sheet: Sheet): void {
  ear(sheet);
  shape(
    sheet,
    'maskEdge',
    [-56, 150],
    [-55, 100],
    [-52, 62],
    [-44, 32],
    [-22, 6],
    [8, -7],
    [34, -4],
    [52, 10],
    [59, 34],
    [63, 58],
    [70, 80],
    [67, 100],
    [69, 122],
    [66, 150],
  );
  shape(
    sheet,
    'tone',
    [-56, 130],
    [-56, 100],
    [-52, 62],
    [-44, 32],
    [-22, 6],
    [10, -6],
    [30, -2],
    [-4, 14],
    [-24, 40],
    [-32, 74],
    [-36, 110],
  );
  sideburn(sheet);
  eyes(sheet);
  nose(sheet);
  mustacheAndMouth(sheet);
  sheet.spline('fine', [-22, 111], [-36, 119]);
  sheet.spline('fine', [-23, 106], [-39, 107]);
  sheet.spline('fine', [-22, 100], [-35, 94]);
  sheet.spline('fine', [20, 78], [4, 72], [-14, 52], [-14, 34]);
  sheet.spline('fine', [20, 2], [30, 5], [40, 2]);
  sheet.spline('fine', [-34, 62], [-38, 46], [-32, 30]);
  knitCap(sheet);
}

function ear(sheet: Sheet): void {
  shape(sheet, 'maskEdge', [-50, 118], [-68, 120], [-80, 104], [-77, 84], [-67, 64], [-56, 62], [-48, 80]);
  stroke(sheet, 'fine', [-56, 110], [-70, 108], [-70, 90], [-60, 78]);
  stroke(sheet, 'fine', [-60, 98], [-65, 90], [-58, 84]);
}

/** Cropped gray hair in front of the ear. */
function sideburn(sheet: Sheet): void {
  shape(
    sheet,
    'solid',
    ...sharp([-57, 138], [-38, 140]),
    [-41, 112],
    ...sharp([-44, 84], [-56, 86]),
    [-56, 110],
  );
  strands(
    sheet,
    'knockout',
    3,
    (s) => [-56 + s * 18, 130],
    (s) => [-55 + s * 10, 90],
  );
}

function eyes(sheet: Sheet): void {
  for (const [x, width, irisX] of [
    [8, 19, 10],
    [56, 12, 58],
  ] as const) {
    shape(
      sheet,
      'solid',
      ...sharp([x - width, 102]),
      [x - width * 0.5, 112],
      [x + 2, 115],
      [x + width * 0.7, 110],
      ...sharp([x + width, 104]),
      [x + width * 0.5, 107],
      [x, 110],
      [x - width * 0.5, 107],
    );
    iris(sheet, [irisX, 105], 6, 1.9);
    stroke(sheet, 'fine', [x - width * 0.7, 101], [x, 97.5], [x + width * 0.8, 101]);
    stroke(sheet, 'fine', [x - width * 0.8, 92], [x, 87], [x + width * 0.6, 90]);
  }
  shape(
    sheet,
    'solid',
    ...sharp([-22, 116]),
    [-10, 131],
    [12, 133],
    ...sharp([31, 123]),
    [28, 116],
    [10, 123],
    [-8, 121],
  );
  shape(sheet, 'solid', ...sharp([41, 118]), [46, 129], [60, 131], ...sharp([70, 120]), [60, 122]);
}

/** A big nose, broken once. */
function nose(sheet: Sheet): void {
  shape(sheet, 'mask', [38, 112], [46, 92], [62, 78], [60, 64], [44, 60], [26, 64], [24, 76], [32, 92]);
  shape(sheet, 'tone', [36, 116], [40, 98], [40, 84], [34, 68], [26, 66], [24, 76], [31, 88]);
  stroke(sheet, 'edge', [41, 100], [49, 92], [60, 82], [64, 73], [60, 64], [48, 61]);
  stroke(sheet, 'edge', [32, 82], [24, 75], [25, 65], [34, 62]);
  shape(sheet, 'solid', [37, 64], [44, 68], [49, 64], [43, 61]);
}

function mustacheAndMouth(sheet: Sheet): void {
  shape(
    sheet,
    'solid',
    [44, 60],
    [26, 63],
    [8, 54],
    ...sharp([-13, 44]),
    [2, 32],
    [18, 32],
    [32, 39],
    [46, 42],
    [56, 38],
    [65, 36],
    ...sharp([74, 45]),
    [66, 56],
    [56, 62],
  );
  strands(
    sheet,
    'knockout',
    7,
    (s) => [26 + s * 28, 57],
    (s) => [0 + s * 62, 40 + 4 * Math.sin(s * 3)],
  );
  stroke(sheet, 'edge', [8, 30], [20, 22], [38, 20], [54, 25], [60, 32]);
  stroke(sheet, 'fine', [26, 11], [38, 9], [48, 13]);
}

const CAP_CUFF: readonly Point[] = [
  ...sharp([-86, 116]),
  [-40, 136],
  [10, 144],
  [52, 142],
  ...sharp([76, 134], [81, 168]),
  [50, 178],
  [6, 180],
  [-44, 172],
  ...sharp([-93, 152]),
];

function knitCap(sheet: Sheet): void {
  shape(
    sheet,
    'maskEdge',
    [-84, 140],
    [-88, 178],
    [-66, 214],
    [-20, 234],
    [30, 230],
    [64, 206],
    [76, 160],
    [40, 168],
    [-20, 162],
  );
  for (const i of range(8).map((n) => n - 3.5)) {
    stroke(sheet, 'fine', [-6 + i * 21, 166], [-9 + i * 19, 198], [-9 + i * 11, 229 - Math.abs(i) * 3]);
  }
  shape(sheet, ['maskEdge', 'toneDeep'], ...CAP_CUFF);
  strands(
    sheet,
    'fine',
    14,
    (s) => [-86 + s * 163, 118 + 26 * Math.sin(s * 2.25)],
    (s) => [-92 + s * 173, 152 + 28 * Math.sin(s * 2.2)],
  );
}
