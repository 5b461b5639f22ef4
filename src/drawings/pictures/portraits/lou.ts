/** Luis “Lou”: steam man, fifties; knit cap, mustache, an 18-inch pipe wrench on the shoulder. */

import { shape, sharp, stroke } from '../../kit/contour.ts';
import type { Drawing } from '../../kit/drawing.ts';
import type { Point } from '../../kit/geometry.ts';
import { range, rotated } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { Stage } from '../../kit/stage.ts';
import {
  cloth,
  creases,
  type Eye,
  eyesAndBrows,
  jacket,
  namePatch,
  PORTRAIT,
  PORTRAIT_BOTTOM,
  PORTRAIT_TOP,
  strands,
} from '../../people/portrait.ts';
import { portraitFist } from '../../people/portrait-hands.ts';

/** The grip and the lean of the wrench. */
const GRIP: Point = [-118, -214];
const WRENCH_LEAN = 112;
/** The head is a little larger than life in a portrait. */
const HEAD = 1.13;

export function lou(): Drawing {
  const portrait = new Stage(PORTRAIT);
  const sheet = portrait.paper;
  steamHeader(sheet);
  wrenchJaws(sheet);
  neckAndShirt(sheet);
  drawJacket(sheet);
  head(sheet.at([0, -8], { zoom: HEAD }));
  wrenchHandle(sheet);
  forearm(sheet);
  portraitFist(sheet, GRIP, WRENCH_LEAN, 1);
  namePatch(sheet, 'LOU', [100, -222]);
  return portrait.finish('paper', { name: 'team-lou', title: 'Lou, steam and hot water' });
}

/** A riser with a flanged tee, cropped by the frame. */
function steamHeader(sheet: Sheet): void {
  const [left, right] = [192, 258];
  const [low, high] = [56, 122];
  const iron = (x: number, y: number, width: number, height: number): void => {
    sheet.rect('maskHot', x, y, width, height);
    sheet.rect('hotTone', x, y, width, height);
  };
  iron(left, -260, right - left, 270 + PORTRAIT_TOP);
  iron(right, low, 80, high - low);
  for (const y of [low - 32, high + 14]) iron(left - 10, y, right - left + 20, 18);
  iron(right + 14, low - 10, 18, high - low + 20);
}

const wrench = (): ReturnType<typeof rotated> => rotated(GRIP, WRENCH_LEAN);

/** Hook jaw, heel jaw and adjusting nut: they stand above the shoulder. */
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
  sheet.polygon('maskEdge', [-64, 110], [-66, -40], [-30, -130], [50, -130], [70, -40], [52, 50]);
  shape(
    sheet,
    'tone',
    ...sharp([-64, 60], [-66, -34]),
    [-36, -30],
    [10, -40],
    [50, -26],
    ...sharp([58, 0], [50, 30]),
    [14, -6],
  );
  shape(
    sheet,
    'maskEdge',
    ...sharp([-72, -48], [-20, -230], [50, -230], [82, -48]),
    [48, -74],
    [4, -84],
    [-42, -72],
  );
  sheet.spline('fine', [-68, -60], [-40, -84], [4, -96], [50, -86], [78, -60]);
}

/** With a pencil and a thermometer in the pocket. */
function drawJacket(sheet: Sheet): void {
  jacket(sheet, {
    body: [
      ...sharp([-60, -28]),
      [-114, -62],
      [-184, -90],
      [-230, -126],
      [-262, -200],
      [-290, -320],
      ...sharp([-306, PORTRAIT_BOTTOM - 10], [292, PORTRAIT_BOTTOM - 10]),
      [284, -400],
      [272, -260],
      [250, -162],
      [218, -114],
      [152, -78],
      ...sharp([72, -28], [58, -96], [18, -176], [-30, -100]),
    ],
    collar: [
      [...sharp([-66, -14]), [-92, -54], ...sharp([-78, -136], [-28, -100], [-50, -52])],
      [...sharp([74, -14]), [102, -54], ...sharp([94, -136], [54, -104], [64, -52])],
    ],
    seams: [
      [
        [18, -176],
        [16, -300],
        [18, PORTRAIT_BOTTOM],
      ],
      [
        [27, -190],
        [25, -300],
        [27, PORTRAIT_BOTTOM],
      ],
      [
        [190, -268],
        [204, -380],
        [208, PORTRAIT_BOTTOM],
      ],
      [
        [218, -114],
        [190, -160],
        [180, -214],
        [190, -268],
      ],
      [
        [-230, -126],
        [-198, -170],
        [-190, -214],
      ],
      [
        [-130, -500],
        [-150, -400],
        [-148, -350],
      ],
      [
        [246, -180],
        [230, -206],
        [232, -236],
      ],
      [
        [262, -330],
        [240, -352],
        [238, -386],
      ],
      [
        [256, -420],
        [238, -438],
        [236, -462],
      ],
    ],
    pocket: [56, -268],
  });
  sheet.rect('mask', 124, -268, 9, 15);
  sheet.rect('mask', 138, -268, 6, 11);
}

function forearm(sheet: Sheet): void {
  cloth(
    sheet,
    ...sharp([-222, -216]),
    [-268, -300],
    [-308, -400],
    [-318, -440],
    [-304, -482],
    [-264, -488],
    [-226, -458],
    [-186, -372],
    ...sharp([-146, -262]),
  );
  cloth(
    sheet,
    ...sharp([-219, -204], [-238, -232]),
    [-196, -262],
    ...sharp([-152, -296], [-132, -264]),
    [-172, -232],
  );
  creases(sheet, 'knockout', [
    [
      [-264, -488],
      [-252, -460],
      [-258, -430],
    ],
    [
      [-226, -458],
      [-234, -438],
      [-248, -426],
    ],
  ]);
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
  creases(sheet, 'fine', [
    [
      [-22, 111],
      [-36, 119],
    ],
    [
      [-23, 106],
      [-39, 107],
    ],
    [
      [-22, 100],
      [-35, 94],
    ],
    [
      [20, 78],
      [4, 72],
      [-14, 52],
      [-14, 34],
    ],
    [
      [20, 2],
      [30, 5],
      [40, 2],
    ],
    [
      [-34, 62],
      [-38, 46],
      [-32, 30],
    ],
  ]);
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
  const places = [
    [8, 19, 10],
    [56, 12, 58],
  ] as const;
  const pair = places.map(
    ([x, width, iris]): Eye => ({
      lid: [
        ...sharp([x - width, 102]),
        [x - width * 0.5, 112],
        [x + 2, 115],
        [x + width * 0.7, 110],
        ...sharp([x + width, 104]),
        [x + width * 0.5, 107],
        [x, 110],
        [x - width * 0.5, 107],
      ],
      iris: [iris, 105],
      radius: 6,
      glint: 1.9,
      lines: [
        [
          [x - width * 0.7, 101],
          [x, 97.5],
          [x + width * 0.8, 101],
        ],
        [
          [x - width * 0.8, 92],
          [x, 87],
          [x + width * 0.6, 90],
        ],
      ],
    }),
  );
  eyesAndBrows(sheet, pair, [
    [...sharp([-22, 116]), [-10, 131], [12, 133], ...sharp([31, 123]), [28, 116], [10, 123], [-8, 121]],
    [...sharp([41, 118]), [46, 129], [60, 131], ...sharp([70, 120]), [60, 122]],
  ]);
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
  shape(sheet, 'maskEdge', ...CAP_CUFF);
  shape(sheet, 'toneDeep', ...CAP_CUFF);
  strands(
    sheet,
    'fine',
    14,
    (s) => [-86 + s * 163, 118 + 26 * Math.sin(s * 2.25)],
    (s) => [-92 + s * 173, 152 + 28 * Math.sin(s * 2.2)],
  );
}
