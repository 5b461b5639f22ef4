/** Wei “Will”: refrigeration, thirties; short hair, a pencil behind the ear, a gauge manifold at his chest. */

import { shape, sharp, stroke } from '../../kit/contour.ts';
import type { Drawing, DrawingContext } from '../../kit/drawing.ts';
import type { Point } from '../../kit/geometry.ts';
import { limb, polar, range, rotated } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { Stage } from '../../kit/stage.ts';
import { chestPocket, cloth, iris, namePatch, PORTRAIT, PORTRAIT_BOTTOM } from '../../people/portrait.ts';
import { fingersBehind, portraitFinger } from '../../people/portrait-hands.ts';

const HEAD = 1.1;
/** Middle of the manifold's body. */
const MANIFOLD: Point = [-62, -292];
/** Half the height and half the length of its body. */
const BODY = { half: 26, reach: 122 };

export function will({ shirtNames }: DrawingContext): Drawing {
  const portrait = new Stage(PORTRAIT);
  const sheet = portrait.paper;
  condenserFan(sheet, [196, 84]);
  neckAndShirt(sheet);
  drawJacket(sheet);
  head(sheet.at([0, -6], { mirrored: true, zoom: HEAD }));
  const held = sheet.at(MANIFOLD);
  handBehind(held);
  forearm(held);
  manifold(held);
  portraitFinger(
    held,
    [
      [12, -96],
      [24, -54],
      [14, -18],
      [-8, 4],
    ],
    [44, 36, 29, 25],
    { hasNail: true },
  );
  namePatch(sheet, shirtNames?.['team-will'], [124, -222]);
  return portrait.finish('paper', {
    name: 'team-will',
    title: 'Will, refrigeration',
  });
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
  shape(
    sheet,
    'maskEdge',
    ...sharp([-42, 60]),
    [-39, 4],
    [-44, -24],
    ...sharp([-78, -50], [-40, -130], [40, -130], [80, -50]),
    [46, -24],
    [40, 4],
    ...sharp([42, 70]),
  );
  shape(
    sheet,
    'tone',
    ...sharp([-42, 40], [-41, -10]),
    [-8, -30],
    [20, -26],
    ...sharp([41, -6], [42, 50]),
    [8, -4],
  );
  stroke(sheet, 'fine', [-26, -34], [-16, -58], [-4, -74]);
  shape(
    sheet,
    'maskEdge',
    ...sharp([-76, -50], [-30, -230], [40, -230], [78, -50]),
    [42, -76],
    [2, -88],
    [-40, -76],
  );
  stroke(sheet, 'fine', [-70, -62], [-40, -90], [2, -101], [44, -90], [74, -62]);
}

function drawJacket(sheet: Sheet): void {
  cloth(
    sheet,
    ...sharp([-58, -30]),
    [-102, -54],
    [-150, -70],
    [-194, -98],
    [-224, -156],
    [-240, -260],
    [-250, -380],
    ...sharp([-256, PORTRAIT_BOTTOM - 10], [246, PORTRAIT_BOTTOM - 10]),
    [246, -400],
    [240, -270],
    [222, -162],
    [194, -106],
    [150, -74],
    [104, -56],
    ...sharp([60, -30], [48, -102], [-2, -186], [-46, -102]),
  );
  // the flaps of the open collar
  cloth(sheet, ...sharp([-66, -12]), [-94, -52], ...sharp([-88, -130], [-40, -102], [-58, -52]));
  cloth(sheet, ...sharp([68, -12]), [96, -52], ...sharp([92, -130], [44, -102], [60, -52]));
  sheet.spline('knockout', [-2, -186], [0, -320], [0, PORTRAIT_BOTTOM]);
  sheet.spline('knockout', [7, -198], [9, -320], [9, PORTRAIT_BOTTOM]);
  // the armholes, then the edge of the sleeve that hangs next to the body
  sheet.spline('knockout', [178, -92], [162, -146], [162, -204], [170, -260]);
  sheet.spline('knockout', [170, -260], [182, -340], [178, -430], [186, PORTRAIT_BOTTOM]);
  sheet.spline('knockout', [-176, -84], [-160, -140], [-162, -200], [-176, -262]);
  sheet.spline('knockout', [228, -204], [208, -226], [206, -254]);
  sheet.spline('knockout', [242, -366], [218, -356], [200, -370]);
  sheet.spline('knockout', [110, PORTRAIT_BOTTOM], [102, -470], [108, -430]);
  chestPocket(sheet, [76, -268]);
}

/** Drawn facing right. */
function head(sheet: Sheet): void {
  hairBehind(sheet);
  shape(
    sheet,
    'maskEdge',
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
  );
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
  shape(
    sheet,
    ['maskEdge', 'toneDeep'],
    [-50, 200],
    [-80, 180],
    [-90, 140],
    [-82, 96],
    [-66, 66],
    [-50, 70],
    [-40, 150],
  );
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

/** A sharpened pencil: yellow in reality, the color of the paper here. */
function pencil(sheet: Sheet): void {
  const at = rotated([-80, 116], 14);
  sheet.polygon('maskEdge', at(-64, 5), at(-64, -5), at(62, -5), at(78, 0), at(62, 5));
  sheet.polygon('solid', at(72, -2), at(80, 0), at(72, 2));
  sheet.polygon('silhouette', at(-64, 5), at(-64, -5), at(-52, -5), at(-52, 5));
  sheet.line('fine', at(62, -5), at(60, 0), at(62, 5));
}

function ear(sheet: Sheet): void {
  shape(sheet, 'maskEdge', [-50, 114], [-66, 120], [-80, 106], [-78, 86], [-68, 66], [-58, 64], [-50, 80]);
  stroke(sheet, 'fine', [-56, 110], [-70, 108], [-71, 90], [-62, 78]);
  stroke(sheet, 'fine', [-60, 98], [-66, 90], [-58, 84]);
}

function eyes(sheet: Sheet): void {
  for (const [x, width, irisX] of [
    [6, 19, 9],
    [53, 12, 55],
  ] as const) {
    shape(
      sheet,
      'solid',
      ...sharp([x - width, 103]),
      [x - width * 0.4, 112],
      [x + 4, 113],
      ...sharp([x + width, 107]),
      [x + width * 0.4, 108],
      [x, 109],
      [x - width * 0.5, 107],
    );
    iris(sheet, [irisX, 105], 5.6, 1.8);
    stroke(sheet, 'fine', [x - width * 0.6, 101], [x, 99], [x + width * 0.8, 102]);
    stroke(sheet, 'fine', [x - width * 0.6, 94], [x, 91], [x + width * 0.6, 93]);
  }
  shape(
    sheet,
    'solid',
    ...sharp([-20, 124]),
    [-6, 132],
    [12, 131],
    ...sharp([28, 124]),
    [12, 125],
    [-6, 126],
  );
  shape(sheet, 'solid', ...sharp([42, 124]), [52, 131], ...sharp([67, 125]), [54, 125]);
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

/**
 * Two gauges on their stems, sight glass, hand wheels, and two hoses parked in loops on the neighboring
 * ports.
 */
function manifold(sheet: Sheet): void {
  const { half, reach } = BODY;
  for (const side of [-1, 1]) {
    sheet.rect('maskEdge', side * 74 - 11, half - 4, 22, 30);
    sheet.rect('maskEdge', side < 0 ? -reach - 22 : reach - 4, -9, 26, 18);
    sheet.roundRect('rimmed', side < 0 ? -reach - 38 : reach + 18, -32, 20, 64, 8);
  }
  sheet.roundRect('maskEdge', -reach, -half, 2 * reach, 2 * half, 8);
  for (const [port, parked, medium] of [
    [-102, -64, 'cold'],
    [102, 64, 'hot'],
  ] as const) {
    hose(sheet, medium, port, parked);
    for (const x of [port, parked]) sheet.rect('maskEdge', x - 12, -half - 22, 24, 24);
  }
  sheet.circle('maskEdge', [52, 0], 15);
  sheet.circle('fine', [52, 0], 9);
  gauge(sheet, [-74, 100], 'cold', 150);
  gauge(sheet, [74, 100], 'hot', 60);
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

/** Out of its port, down, and back up to where its end is parked. */
function hose(sheet: Sheet, medium: 'hot' | 'cold', port: number, parked: number): void {
  const [middle, way] = [(port + parked) / 2, Math.sign(port)];
  const [from, to, low] = [-BODY.half - 16, -BODY.half - 16, -206];
  const route: Point[] = [
    [port, from],
    [port + way * 6, -96],
    [port + way * 12, -152],
    [middle + way * 16, low + 10],
    [middle - way * 4, low],
    [parked - way * 8, -168],
    [parked - way * 2, -110],
    [parked, to],
  ];
  const outline = limb(
    route,
    route.map(() => 17),
  );
  const corners = [0, route.length - 1, route.length, outline.length - 1];
  const hoseOutline = outline.flatMap((point, i) => (corners.includes(i) ? sharp(point) : [point]));
  shape(sheet, ['mask', `${medium}Solid`, 'knockout'], ...hoseOutline);
}

/** His right hand supports the manifold from below: three fingers come over the body between the gauges. */
function handBehind(sheet: Sheet): void {
  shape(
    sheet,
    'maskEdge',
    [-40, 12],
    [-45, -36],
    [-42, -84],
    [-34, -122],
    [-36, -170],
    [30, -170],
    [32, -122],
    [40, -84],
    [42, -36],
    [34, 12],
  );
  stroke(sheet, 'fine', [-26, -50], [-14, -82], [-16, -112]);
  stroke(sheet, 'fine', [-20, -128], [0, -124], [18, -128]);
  fingersBehind(sheet, { at: rotated([0, 0], 180), reach: BODY.half + 9 });
}

/** From the elbow at his side up to the cuff under the hand. */
function forearm(sheet: Sheet): void {
  const bottom = PORTRAIT_BOTTOM - MANIFOLD[1] - 10;
  cloth(
    sheet,
    ...sharp([-44, -170]),
    [-96, -190],
    [-168, -212],
    ...sharp([-214, bottom], [60, bottom], [44, -170]),
  );
  cloth(
    sheet,
    ...sharp([-50, -142]),
    [-4, -150],
    ...sharp([44, -140], [54, -182]),
    [0, -194],
    ...sharp([-58, -184]),
  );
}
