/** A truck crane on its outriggers, its boom extended to `tip`, and the rigging of its load. */

import { type Point, range } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

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
    sheet.polygon(
      'maskEdge',
      at(from, depth / 2),
      at(to, depth / 2),
      at(to, -depth / 2),
      at(from, -depth / 2),
    );
  for (const [from, to, depth] of SECTIONS)
    for (const i of range(5))
      sheet.line(
        'texture',
        at(from + ((to - from) * (i + 0.5)) / 5, depth / 2),
        at(from + ((to - from) * (i + 0.5)) / 5, -depth / 2),
      );
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
