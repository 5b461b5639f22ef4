/** Wei “Will”: refrigeration, thirties; short hair, a pencil behind the ear, a gauge manifold at his chest. */

import { shape, sharp, stroke } from '../../kit/contour.ts';
import type { Drawing } from '../../kit/drawing.ts';
import type { Point } from '../../kit/geometry.ts';
import { polar, range, rotated } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { Stage } from '../../kit/stage.ts';
import {
  cloth,
  type Eye,
  eyesAndBrows,
  jacket,
  namePatch,
  PORTRAIT,
  PORTRAIT_BOTTOM,
  skin,
} from '../../people/portrait.ts';

const HEAD = 1.1;
/** Middle of the manifold's body. */
const MANIFOLD: Point = [-56, -282];

export function will(): Drawing {
  const portrait = new Stage(PORTRAIT);
  const sheet = portrait.paper;
  condenserFan(sheet, [196, 84]);
  neckAndShirt(sheet);
  drawJacket(sheet);
  head(sheet.at([0, -6], { mirrored: true, zoom: HEAD }));
  manifold(sheet.at(MANIFOLD));
  hand(sheet);
  forearm(sheet);
  namePatch(sheet, 'WILL', [112, -214]);
  return portrait.finish('paper', { name: 'team-will', title: 'Will, refrigeration' });
}

/** The guard of a condenser fan: rings, spokes and the blades behind them, in light lines. */
function condenserFan(sheet: Sheet, center: Point): void {
  const radius = 176;
  const [x, y] = center;
  sheet.rect('tone', x - 206, PORTRAIT_BOTTOM - 10, 400, y + 206 - PORTRAIT_BOTTOM + 10);
  sheet.line('edge', [x - 206, PORTRAIT_BOTTOM - 10], [x - 206, y + 206], [x + 200, y + 206]);
  sheet.circle('mask', center, radius + 8);
  for (const turn of [20, 140, 260]) {
    shape(
      sheet,
      'toneDeep',
      polar(center, 26, turn),
      polar(center, 100, turn + 4),
      polar(center, 160, turn + 26),
      polar(center, 158, turn + 62),
      polar(center, 90, turn + 56),
      polar(center, 26, turn + 70),
    );
  }
  for (const share of [0.34, 0.5, 0.66, 0.83]) sheet.circle('texture', center, radius * share);
  sheet.circle('edge', center, radius + 8);
  for (const turn of range(8))
    sheet.line('fine', polar(center, 32, turn * 45 + 10), polar(center, radius + 8, turn * 45 + 10));
  sheet.circle('maskEdge', center, 32);
}

function neckAndShirt(sheet: Sheet): void {
  sheet.polygon('maskEdge', [-46, 60], [-58, -40], [-40, -130], [40, -130], [58, -40], [56, 100]);
  shape(
    sheet,
    'tone',
    ...sharp([-48, 40], [-54, -20]),
    [-20, -34],
    [20, -36],
    ...sharp([58, -30], [58, 60]),
    [10, -4],
  );
  shape(
    sheet,
    'maskEdge',
    ...sharp([-72, -46], [-30, -230], [40, -230], [74, -46]),
    [42, -72],
    [2, -82],
    [-40, -72],
  );
  stroke(sheet, 'fine', [-66, -58], [-40, -84], [2, -95], [44, -84], [70, -58]);
}

function drawJacket(sheet: Sheet): void {
  jacket(sheet, {
    body: [
      ...sharp([-62, -26]),
      [-112, -62],
      [-172, -86],
      [-212, -116],
      [-240, -190],
      [-262, -300],
      [-282, -400],
      ...sharp([-300, PORTRAIT_BOTTOM - 10]),
      ...sharp([272, PORTRAIT_BOTTOM - 10]),
      [262, -380],
      [248, -260],
      [232, -166],
      [206, -116],
      [164, -86],
      [112, -62],
      ...sharp([64, -26], [50, -98], [-2, -182], [-46, -98]),
    ],
    collar: [
      [...sharp([-66, -12]), [-94, -52], ...sharp([-88, -130], [-40, -102], [-58, -52])],
      [...sharp([68, -12]), [96, -52], ...sharp([92, -130], [44, -102], [60, -52])],
    ],
    seams: [
      [
        [-2, -182],
        [0, -320],
        [0, PORTRAIT_BOTTOM],
      ],
      [
        [7, -194],
        [9, -320],
        [9, PORTRAIT_BOTTOM],
      ],
      [
        [206, -116],
        [182, -160],
        [174, -214],
        [184, -280],
        [194, -390],
        [198, PORTRAIT_BOTTOM],
      ],
      [
        [-212, -116],
        [-190, -160],
        [-184, -210],
        [-196, -320],
        [-222, -430],
      ],
      [
        [228, -190],
        [214, -214],
        [216, -246],
      ],
      [
        [244, -320],
        [224, -342],
        [222, -376],
      ],
      [
        [252, -410],
        [234, -430],
        [232, -456],
      ],
      [
        [126, PORTRAIT_BOTTOM],
        [118, -470],
        [124, -430],
      ],
    ],
    pocket: [64, -258],
  });
}

/** Drawn facing right. */
function head(sheet: Sheet): void {
  hairBehind(sheet);
  skin(sheet, false, [
    [-58, 150],
    [-57, 100],
    [-54, 66],
    [-46, 40],
    [-24, 12],
    [6, -6],
    [30, -5],
    [48, 8],
    [56, 32],
    [61, 58],
    [66, 82],
    [63, 102],
    [66, 124],
    [64, 156],
    [40, 184],
    [-20, 184],
  ]);
  shape(
    sheet,
    'tone',
    [-57, 120],
    [-57, 100],
    [-54, 66],
    [-46, 40],
    [-24, 12],
    [6, -6],
    [20, -6],
    [-8, 16],
    [-30, 48],
    [-38, 84],
    [-42, 116],
  );
  hair(sheet);
  pencil(sheet);
  ear(sheet);
  eyes(sheet);
  nose(sheet);
  smile(sheet);
}

/** Faded at the sides. */
function hairBehind(sheet: Sheet): void {
  shape(sheet, 'maskEdge', [-50, 200], [-80, 180], [-90, 140], [-82, 96], [-66, 66], [-50, 70], [-40, 150]);
  shape(sheet, 'toneDeep', [-50, 200], [-80, 180], [-90, 140], [-82, 96], [-66, 66], [-50, 70], [-40, 150]);
}

/** Black on top, combed up and forward. */
function hair(sheet: Sheet): void {
  shape(sheet, 'toneDeep', ...sharp([-60, 150], [-36, 160]), [-40, 134], ...sharp([-46, 104], [-58, 106]));
  shape(
    sheet,
    'silhouette',
    ...sharp([-86, 152]),
    [-92, 186],
    [-74, 216],
    ...sharp([-46, 230], [-40, 224]),
    [-20, 236],
    ...sharp([6, 240], [8, 232]),
    [28, 238],
    ...sharp([50, 234], [50, 226]),
    ...sharp([70, 222], [68, 210]),
    [76, 196],
    [74, 172],
    ...sharp([68, 148]),
    [62, 166],
    ...sharp([50, 180], [40, 172], [26, 184], [10, 174], [-4, 184], [-20, 172]),
    [-34, 160],
    ...sharp([-40, 146], [-60, 148]),
  );
  for (const [from, to] of [
    [
      [-66, 170],
      [-44, 220],
    ],
    [
      [-46, 176],
      [-20, 226],
    ],
    [
      [-22, 184],
      [10, 228],
    ],
    [
      [6, 190],
      [36, 228],
    ],
    [
      [32, 192],
      [56, 218],
    ],
  ] as const) {
    stroke(sheet, 'knockout', from, [(from[0] + to[0]) / 2 - 6, (from[1] + to[1]) / 2 + 4], to);
  }
}

/** A yellow pencil in life; paper here, with its point sharpened. */
function pencil(sheet: Sheet): void {
  const at = rotated([-80, 116], 14);
  sheet.polygon('maskEdge', at(-64, 5), at(-64, -5), at(62, -5), at(78, 0), at(62, 5));
  sheet.polygon('solid', at(72, -2), at(80, 0), at(72, 2));
  sheet.polygon('silhouette', at(-64, 5), at(-64, -5), at(-52, -5), at(-52, 5));
  sheet.line('fine', at(62, -5), at(60, 0), at(62, 5));
}

function ear(sheet: Sheet): void {
  skin(sheet, false, [
    [-50, 114],
    [-66, 120],
    [-80, 106],
    [-78, 86],
    [-68, 66],
    [-58, 64],
    [-50, 80],
  ]);
  stroke(sheet, 'fine', [-56, 110], [-70, 108], [-71, 90], [-62, 78]);
  stroke(sheet, 'fine', [-60, 98], [-66, 90], [-58, 84]);
}

function eyes(sheet: Sheet): void {
  const places = [
    [6, 19, 9],
    [53, 12, 55],
  ] as const;
  const pair = places.map(
    ([x, width, iris]): Eye => ({
      lid: [
        ...sharp([x - width, 103]),
        [x - width * 0.4, 112],
        [x + 4, 113],
        ...sharp([x + width, 107]),
        [x + width * 0.4, 108],
        [x, 109],
        [x - width * 0.5, 107],
      ],
      iris: [iris, 105],
      radius: 5.6,
      glint: 1.8,
      lines: [
        [
          [x - width * 0.6, 101],
          [x, 99],
          [x + width * 0.8, 102],
        ],
        [
          [x - width * 0.6, 94],
          [x, 91],
          [x + width * 0.6, 93],
        ],
      ],
    }),
  );
  eyesAndBrows(sheet, pair, [
    [...sharp([-20, 124]), [-6, 132], [12, 131], ...sharp([28, 124]), [12, 125], [-6, 126]],
    [...sharp([42, 124]), [52, 131], ...sharp([67, 125]), [54, 125]],
  ]);
}

function nose(sheet: Sheet): void {
  shape(sheet, 'tone', [36, 112], [38, 96], [38, 82], [32, 68], [25, 68], [24, 78], [31, 90]);
  stroke(sheet, 'edge', [40, 102], [46, 92], [55, 80], [57, 72], [53, 65], [44, 63]);
  stroke(sheet, 'edge', [31, 80], [25, 74], [26, 66], [34, 64]);
  shape(sheet, 'solid', [36, 65], [42, 68], [46, 65], [41, 63]);
}

/** An open smile. */
function smile(sheet: Sheet): void {
  shape(
    sheet,
    'solid',
    ...sharp([4, 46]),
    [22, 42],
    [38, 42],
    ...sharp([56, 46]),
    [50, 30],
    [36, 22],
    [20, 26],
  );
  shape(
    sheet,
    'mask',
    ...sharp([9, 44]),
    [22, 40.5],
    [38, 40.5],
    ...sharp([52, 44]),
    [46, 35],
    [34, 32],
    [20, 34],
  );
  stroke(sheet, 'fine', [16, 17], [32, 13], [46, 17]);
  stroke(sheet, 'fine', [16, 72], [2, 62], [-6, 48], [-2, 40]);
  stroke(sheet, 'fine', [58, 60], [61, 50]);
  stroke(sheet, 'fine', [-26, 108], [-36, 112]);
  stroke(sheet, 'fine', [-26, 102], [-37, 101]);
}

/** Two gauges, sight glass, hand wheels, hook and three hoses that hang from their fittings. */
function manifold(sheet: Sheet): void {
  hose(sheet, 'coldHose', -58);
  hose(sheet, 'inkHose', 0);
  hose(sheet, 'hotHose', 58);
  stroke(sheet, 'edge', [0, 26], [0, 60], [0, 104], [12, 124], [28, 116], [28, 100]);
  for (const side of [-1, 1]) {
    sheet.rect('maskEdge', side < 0 ? -112 : 84, -9, 28, 18);
    sheet.roundRect('rimmed', side < 0 ? -128 : 108, -30, 20, 60, 8);
  }
  sheet.roundRect('maskEdge', -88, -26, 176, 52, 8);
  sheet.circle('maskEdge', [0, 0], 15);
  sheet.circle('fine', [0, 0], 9);
  for (const x of [-58, 0, 58]) sheet.rect('maskEdge', x - 12, -46, 24, 22);
  gauge(sheet, [-50, 66], 'cold', 150);
  gauge(sheet, [50, 66], 'hot', 60);
}

function gauge(sheet: Sheet, center: Point, medium: 'hot' | 'cold', needle: number): void {
  const radius = 48;
  sheet.circle('maskEdge', center, radius);
  sheet.circle('fine', center, radius - 8);
  for (const i of range(11)) {
    const turn = 225 - i * 27;
    sheet.line(
      i % 5 ? 'texture' : 'edge',
      polar(center, radius - 18, turn),
      polar(center, radius - 11, turn),
    );
  }
  sheet.line(medium, center, polar(center, radius - 15, needle));
  sheet.circle(medium === 'hot' ? 'hotSolid' : 'coldSolid', center, 6);
}

type Hose = 'hotHose' | 'coldHose' | 'inkHose';

/** A hose under its fitting: it swings out, then hangs. */
function hose(sheet: Sheet, kind: Hose, x: number): void {
  const half = 8;
  const route: Point[] = [
    [x, -44],
    [x, -90],
    [x * 1.25 + 8, -150],
    [x * 1.3 + 4, PORTRAIT_BOTTOM - MANIFOLD[1] - 10],
  ];
  const outline = [
    ...route.map(([u, v]): Point => [u - half, v]),
    ...route.toReversed().map(([u, v]): Point => [u + half, v]),
  ];
  if (kind === 'inkHose') {
    shape(sheet, 'maskEdge', ...sharp(...outline.slice(0, 1)), ...outline.slice(1));
    return;
  }
  shape(sheet, 'mask', ...outline);
  shape(sheet, kind === 'hotHose' ? 'hotSolid' : 'coldSolid', ...outline);
  shape(sheet, 'knockout', ...outline);
}

/** His right hand holds the body's end: back of the hand, four fingers round the hose and the port, thumb on the bar. */
function hand(sheet: Sheet): void {
  skin(sheet, false, [
    [-186, -286],
    [-200, -326],
    [-200, -376],
    [-188, -424],
    [-146, -436],
    [-126, -400],
    [-128, -340],
    [-144, -290],
  ]);
  shape(
    sheet,
    'tone',
    [-198, -350],
    [-200, -376],
    [-188, -424],
    [-146, -436],
    [-140, -414],
    [-166, -398],
    [-180, -370],
  );
  for (const [i, tip] of [-108, -98, -101, -110].entries()) {
    const y = -304 - i * 25;
    skin(sheet, false, [
      [-166, y + 12],
      [tip - 30, y + 14],
      [tip - 8, y + 11],
      [tip, y],
      [tip - 8, y - 11],
      [tip - 30, y - 13],
      [-166, y - 12],
      [-176, y],
    ]);
    stroke(sheet, 'fine', [-140, y + 9], [-137, y], [-141, y - 9]);
  }
  skin(sheet, false, [
    [-200, -330],
    [-190, -300],
    [-166, -276],
    [-142, -266],
    [-124, -268],
    [-120, -278],
    [-134, -288],
    [-154, -300],
    [-164, -322],
    [-176, -342],
    [-192, -346],
  ]);
  stroke(sheet, 'fine', [-128, -268], [-138, -272], [-134, -285]);
}

function forearm(sheet: Sheet): void {
  cloth(
    sheet,
    ...sharp([-160, -420]),
    [-196, -436],
    ...sharp([-226, -462]),
    [-252, -492],
    ...sharp([-262, PORTRAIT_BOTTOM - 10], [-124, PORTRAIT_BOTTOM - 10], [-104, -500]),
  );
  cloth(
    sheet,
    ...sharp([-164, -412], [-178, -440]),
    [-146, -474],
    ...sharp([-112, -516], [-86, -498]),
    [-116, -450],
  );
}
