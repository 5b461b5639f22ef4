/** Objects along a street. A position is the middle of the base unless the docstring says otherwise. */
import {
  arcPoints,
  bandAlong,
  dividing,
  limb,
  type Point,
  pairsOf,
  points,
  polar,
  range,
  spaced,
  symmetric,
} from '../kit/geometry.ts';
import { Random } from '../kit/random.ts';
import type { Sheet } from '../kit/sheet.ts';

/** Fire hydrant, 0.65 m high. */
export function hydrant(sheet: Sheet, [x, y]: Point): void {
  sheet.polygon('maskFine', ...symmetric(x, [0.12, y], [0.12, y + 0.06], [0.09, y + 0.06], [0.09, y + 0.5]));
  sheet.arc('fine', [x, y + 0.5], 0.09, 0, 180);
  sheet.circle('maskFine', [x, y + 0.36], 0.07);
  sheet.rect('maskFine', x + 0.09, y + 0.32, 0.06, 0.09);
  sheet.rect('maskFine', x - 0.15, y + 0.32, 0.06, 0.09);
  sheet.line('fine', [x - 0.02, y + 0.59], [x - 0.02, y + 0.65], [x + 0.02, y + 0.65], [x + 0.02, y + 0.59]);
}

const CAR_WHEEL = 0.31;

/** Parked car, 4.15 m long; `position` is the ground under its rear. */
export function car(sheet: Sheet, position: Point): void {
  const own = sheet.at(position);
  own.rect('mask', 0.05, 0, 4.05, 0.3); // hides what is behind the car, such as the trunk of a tree
  const body = points(`
    0.04,0.26! 0,0.6 0.07,0.9 0.6,0.97 1.1,1.36 1.65,1.46 2.3,1.4 2.98,0.98 3.7,0.88 4.1,0.7 4.15,0.5
    4.12,0.26!
  `);
  own.loop('maskEdge', ...body);
  own.polygon(['glass', 'fine'], ...symmetric(1.8, [0.96, 0.98], [0.62, 1.26], [0.22, 1.36]));
  own.line('fine', [1.84, 1.36], [1.84, 0.34]);
  own.rect('solid', 1.96, 0.84, 0.18, 0.04);
  for (const lamp of [0.02, 4]) own.rect('solid', lamp, 0.66, 0.12, 0.1);
  for (const wheel of [0.82, 3.32]) {
    own.circle('mask', [wheel, CAR_WHEEL], CAR_WHEEL + 0.08);
    own.circle('silhouette', [wheel, CAR_WHEEL], CAR_WHEEL);
    own.circle('mask', [wheel, CAR_WHEEL], CAR_WHEEL * 0.5);
  }
}

/** Picket fence, 0.97 m high, from `left` to `right`. */
export function picketFence(sheet: Sheet, left: number, right: number): void {
  const [picket, pitch] = [0.12, 0.2];
  for (let x = left; x < right; x += pitch) {
    sheet.polygon('maskFine', [x, 0], [x + picket, 0], [x + picket, 0.85], [x + picket / 2, 0.97], [x, 0.85]);
  }
  sheet.horizontals('fine', [0.25, 0.65], left, right);
}

/** Board fence seen from the front, from `left` to `right`. */
export function boardFence(sheet: Sheet, left: number, right: number, height: number): void {
  const board = 0.42;
  sheet.rect(['maskFine', 'tone'], left, 0, right - left, height);
  sheet.verticals('texture', spaced(left, board, Math.ceil((right - left) / board)), 0, height);
  sheet.rect('solid', left - 0.05, height, right - left + 0.1, 0.07);
}

/** Three cartons, two of them side by side. */
export function cartons(sheet: Sheet, [x, y]: Point): void {
  for (const [u, v, width, height] of [
    [0, 0, 0.6, 0.45],
    [0.65, 0, 0.5, 0.4],
    [0.1, 0.45, 0.5, 0.36],
  ] as const) {
    sheet.rect('maskFine', x + u, y + v, width, height);
    sheet.line('texture', [x + u + width / 2, y + v + height], [x + u + width / 2, y + v + height * 0.6]);
  }
}

/** Street tree in winter, extending a third of its height to each side: solid trunk, four generations of boughs. */
export function bareTree(sheet: Sheet, position: Point, height: number, seed = 3): void {
  const [x, y] = position;
  const fork: Point = [x, y + height * 0.4];
  const trunk = height * 0.016;
  const flare: Point = [trunk * 1.1, y + height * 0.05];
  sheet.polygon('solid', ...symmetric(x, [trunk * 1.7, y], flare, [trunk, fork[1]]));
  const random = new Random(seed);
  for (const turn of [-22, 3, 25]) bough(sheet, fork, 90 + turn, height * 0.2, 4, random);
}

/** Boughs taper: thick boughs are solid, and the last two generations are lines. */
function bough(
  sheet: Sheet,
  from: Point,
  angle: number,
  length: number,
  generation: number,
  random: Random,
): void {
  const to = polar(from, length, angle);
  if (generation > 2) sheet.polygon('solid', ...limb([from, to], [length * 0.11, length * 0.07]));
  else sheet.line(generation === 2 ? 'edge' : 'fine', from, to);
  if (generation === 1) return;
  for (const turn of [-22, 19])
    bough(
      sheet,
      to,
      angle + turn + random.between(-8, 8),
      length * random.between(0.66, 0.82),
      generation - 1,
      random,
    );
}

/** Bicycle leaning on a wall, 1.65 m long, facing right; `position` is under its rear hub. */
export function bicycle(sheet: Sheet, position: Point): void {
  const own = sheet.at(position);
  for (const hub of [0, 1]) own.circle('edge', [hub, 0.33], 0.32);
  own.line('edge', [0, 0.33], [0.42, 0.3], [0.3, 0.78], [0, 0.33]);
  own.line('edge', [0.42, 0.3], [0.84, 0.78], [0.32, 0.72]);
  own.line('edge', [1, 0.33], [0.84, 0.78], [0.8, 0.92], [0.94, 0.95]);
  own.line('cut', [0.2, 0.82], [0.4, 0.82]);
}

/** Three coats on a rail, 1.0 m wide; `position` is the rail's left end. */
export function coatRail(sheet: Sheet, [x, y]: Point): void {
  sheet.line('cut', [x, y], [x + 1, y]);
  for (const [left, drop] of pairsOf('0.04,0.95 0.42,1.15 0.8,0.85')) {
    const front = points('0.1,-0.05 -0.05,-0.16 -0.08,-0.6 -0.02,-0.6', [x + left, y]);
    const back = points('0.28,-0.6 0.34,-0.6 0.31,-0.16 0.16,-0.05', [x + left, y]);
    sheet.polygon(['maskFine', 'tone'], ...front, [x + left, y - drop], [x + left + 0.26, y - drop], ...back);
  }
}

const VAN_WHEEL = 0.34;

/**
 * High-roofed work van, 5.4 m long, facing left, with a ladder on the roof. `position` is the ground under its nose.
 */
export function van(sheet: Sheet, position: Point): void {
  const own = sheet.at(position);
  const body = points('0.05,0.36 0,0.86 0.14,1.06 0.82,1.24 1.42,2.2 1.68,2.42 5.4,2.46 5.4,0.36');
  own.polygon(['maskEdge', 'toneDeep'], ...body);
  own.polygon('maskEdge', [0.96, 1.26], [1.5, 2.1], [2.06, 2.1], [2.06, 1.26]);
  own.line('edge', [2.2, 0.5], [2.2, 2.26]);
  own.line('edge', [0.86, 1.2], [0.92, 0.62], [1.02, 0.5]);
  own.rect('solid', 1.82, 1.02, 0.22, 0.05);
  own.roundRect('maskEdge', 0.06, 0.78, 0.22, 0.16, 0.05);
  own.rect('solid', 0, 0.36, 0.7, 0.12);
  own.roundRect('maskEdge', 0.7, 1.3, 0.16, 0.28, 0.04);
  own.horizontals('edge', [2.58, 2.7], 1.7, 5.4);
  own.verticals('edge', [2, 2.4, 2.8, 3.2], 2.58, 2.7);
  own.verticals('edge', [1.9, 3.4], 2.43, 2.58);
  for (const x of [1.1, 4.3]) {
    own.polygon('mask', ...arcPoints([x, VAN_WHEEL], VAN_WHEEL + 0.09, -10, 190)); // the wheel well, open to the ground
    own.circle('silhouette', [x, VAN_WHEEL], VAN_WHEEL);
    own.circle('mask', [x, VAN_WHEEL], VAN_WHEEL * 0.58);
    own.circle('edge', [x, VAN_WHEEL], VAN_WHEEL * 0.3);
  }
}

/** Delivery truck, 6.6 m long, with its tail at a dock on the left. */
export function boxTruck(sheet: Sheet, position: Point): void {
  const own = sheet.at(position);
  own.rect(['maskEdge', 'tone'], 0, 1, 4.6, 2.5);
  own.rect('solid', 0, 0.8, 6.4, 0.2);
  own.polygon('maskEdge', [4.75, 0.8], [4.75, 2.7], [5.7, 2.7], [6.2, 1.8], [6.6, 1.7], [6.6, 0.8]);
  own.polygon('fine', [5.1, 1.8], [5.1, 2.5], [5.6, 2.5], [5.95, 1.8]);
  for (const wheel of [1.1, 5.5]) {
    own.circle('silhouette', [wheel, 0.48], 0.48);
    own.circle('mask', [wheel, 0.48], 0.22);
  }
}

// A truck crane on its outriggers, its boom extended to `tip`, and the rigging of its load.

/** Foot of the boom, relative to the crane's `position` (the ground under the middle of its chassis). */
const BOOM_FOOT: Point = [-0.6, 2.5];
const SECTIONS = [
  [0, 0.42, 0.46],
  [0.36, 0.72, 0.36],
  [0.66, 1, 0.26],
] as const;

export function truckCrane(sheet: Sheet, [x, y]: Point, tip: Point): void {
  const own = sheet.at([x, y]);
  for (const wheel of [-2.6, -1.5, 1.2, 2.3]) {
    own.circle('silhouette', [wheel, 0.5], 0.5);
    own.circle('mask', [wheel, 0.5], 0.24);
  }
  for (const leg of [-3.4, 0.1, 3]) {
    own.rect('solid', leg - 0.08, 0.1, 0.16, 1);
    own.rect('solid', leg - 0.35, 0, 0.7, 0.12);
  }
  own.rect(['maskEdge', 'toneDeep'], -3.6, 0.85, 7.2, 0.5);
  own.polygon('maskEdge', [2.4, 1.35], [3.6, 1.35], [3.6, 1.9], [3.3, 2.6], [2.4, 2.6]);
  own.polygon('fine', [2.75, 1.85], [3.45, 1.85], [3.2, 2.45], [2.75, 2.45]);
  own.rect('maskEdge', -2.3, 1.45, 3.4, 0.35);
  own.rect('solid', -2.7, 1.5, 0.9, 0.95);
  own.polygon('silhouette', [-1.5, 1.8], [-1, 2.75], [-0.3, 2.75], [0.1, 1.8]);
  boom(sheet, [x + BOOM_FOOT[0], y + BOOM_FOOT[1]], tip);
  own.circle('maskEdge', [BOOM_FOOT[0], BOOM_FOOT[1] - 0.05], 0.16);
  own.polygon('maskEdge', [0.2, 1.8], [1.2, 1.8], [1.3, 2.4], [1.05, 3.1], [0.2, 3.1]);
  own.line('edge', [0.4, 2.95], [0.98, 2.95], [1.15, 2.4], [0.4, 2.4], [0.4, 2.95]);
}

function boom(sheet: Sheet, foot: Point, tip: Point): void {
  const [dx, dy] = [tip[0] - foot[0], tip[1] - foot[1]];
  const length = Math.hypot(dx, dy);
  const at = (share: number, across: number): Point => [
    foot[0] + dx * share - (dy / length) * across,
    foot[1] + dy * share + (dx / length) * across,
  ];
  for (const [from, to, depth] of [...SECTIONS].reverse())
    sheet.polygon('maskEdge', ...bandAlong([at(from, 0), at(to, 0)], depth));
  for (const [from, to, depth] of SECTIONS)
    for (const share of range(5).map((i) => from + ((to - from) * (i + 0.5)) / 5))
      sheet.line('texture', at(share, depth / 2), at(share, -depth / 2));
  sheet.line('cut', [foot[0] + 1.1, foot[1] - 1], at(0.2, -0.15));
  sheet.circle('maskEdge', at(1, -0.05), 0.2);
}

interface Load {
  readonly hook: number;
  readonly bar: number;
  readonly top: number;
  readonly width: number;
}

/** Rope, hook block, spreader bar and four slings (two visible) down to the load's top corners. */
export function rigging(sheet: Sheet, [x, y]: Point, { hook, bar, top, width }: Load): void {
  for (const side of [-0.06, 0.06]) sheet.line('edge', [x + side, y], [x + side, hook + 0.4]);
  sheet.roundRect('silhouette', x - 0.18, hook, 0.36, 0.5, 0.1);
  for (const side of [-1, 1]) {
    sheet.line('edge', [x, hook], [x + side * (width / 2 - 0.1), bar]);
    sheet.line('edge', [x + side * (width / 2), bar], [x + side * (width / 2), top]);
  }
  sheet.rect('solid', x - width / 2 - 0.12, bar - 0.06, width + 0.24, 0.14);
}

/** Elevated railroad in section, its rails at `rail`. `position` is the middle between the columns. */
export function viaduct(sheet: Sheet, [x, y]: Point, rail: number, width: number): void {
  const half = width / 2;
  const deck = y + rail - 0.35;
  for (const side of [-1, 1]) {
    const column = x + side * (half - 0.8);
    sheet.rect('solid', column - 0.16, y, 0.32, deck - 0.9 - y);
    sheet.rect('solid', column - 0.34, y, 0.68, 0.18);
    sheet.line('edge', [column - side * 0.16, deck - 2.2], [column - side * 1.2, deck - 0.9]);
  }
  sheet.rect('maskEdge', x - half, deck - 0.9, width, 0.75);
  sheet.line('fine', [x - half, deck - 0.74], [x + half, deck - 0.74]);
  sheet.verticals('fine', dividing(x - half, width, 8), deck - 0.74, deck - 0.3);
  sheet.rect('solid', x - half - 0.2, deck - 0.15, width + 0.4, 0.2);
  for (const side of [-1, 1]) {
    sheet.line('edge', [x + side * (half + 0.1), deck], [x + side * (half + 0.1), deck + 1.1]);
    sheet.rect('solid', x + side * 0.72 - 0.05, deck + 0.05, 0.1, 0.18);
  }
}

/** Front of a subway car, 2.7 by 3.4 m, with its windows and lights. */
export function subwayFront(sheet: Sheet, [x, rail]: Point): void {
  sheet.rect('solid', x - 1.1, rail, 2.2, 0.5);
  sheet.roundRect(['maskEdge', 'tone'], x - 1.35, rail + 0.4, 2.7, 3, 0.35);
  const light = sheet.lit;
  for (const left of [-1.12, 0.42]) light.roundRect('maskFine', x + left, rail + 1.7, 0.7, 0.9, 0.08);
  light.rect('maskFine', x - 0.34, rail + 1.6, 0.68, 1.05);
  light.circle('maskFine', [x, rail + 3.02], 0.2);
  for (const side of [-0.95, 0.95]) light.circle('maskFine', [x + side, rail + 1.1], 0.13);
}
