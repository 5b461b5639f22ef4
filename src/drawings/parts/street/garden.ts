import type { Point } from '../../kit/geometry.ts';
import { range, symmetric } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** A tree in leaf: trunk, three limbs and a lobed crown. `position` is the middle of the trunk's foot. */
export function leafyTree(sheet: Sheet, [x, y]: Point, height = 6): void {
  const own = sheet.at([x, y], { zoom: height / 6 });
  own.loop(
    ['maskFine', 'tone'],
    [-1.9, 3.6],
    [-2.1, 4.4],
    [-1.5, 5],
    [-1.1, 5.7],
    [-0.2, 5.7],
    [0.5, 6],
    [1.2, 5.5],
    [1.9, 5],
    [2.1, 4.1],
    [1.6, 3.4],
    [0.8, 3.3],
    [0, 3],
    [-1, 3.2],
  );
  for (const [u, v, size] of [
    [-1.2, 4.3, 0.5],
    [0.1, 5.1, 0.55],
    [1.1, 4.4, 0.5],
    [-0.3, 3.9, 0.4],
  ] as const) {
    own.spline(
      'fine',
      [u - size, v],
      [u - size * 0.5, v + size * 0.5],
      [u, v + size * 0.2],
      [u + size * 0.4, v + size * 0.55],
      [u + size, v + size * 0.1],
    );
  }
  own.polygon('silhouette', ...symmetric(0, [0.17, 0], [0.09, 1.6], [0.08, 3.3]));
  own.line('edge', [-0.05, 2.6], [-0.9, 3.7]);
  own.line('edge', [0.05, 2.8], [0.8, 3.9]);
}

/** Board fence seen from its face, from `left` to `right`. */
export function boardFence(sheet: Sheet, left: number, right: number, height = 1.7, board = 0.42): void {
  sheet.rect(['maskFine', 'tone'], left, 0, right - left, height);
  sheet.verticals(
    'texture',
    range(Math.ceil((right - left) / board)).map((i) => left + i * board),
    0,
    height,
  );
  sheet.rect('solid', left - 0.05, height, right - left + 0.1, 0.07);
}

/** Cartons and a paint can. */
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

/** A street tree in winter, 6 m at zoom 1. */
export function winterTree(sheet: Sheet, [x, y]: Point, height = 6): void {
  const own = sheet.at([x, y], { zoom: height / 6 });
  own.polygon('silhouette', ...symmetric(0, [0.16, 0], [0.09, 1.6], [0.07, 2.6]));
  const limbs: readonly (readonly Point[])[] = [
    [
      [0, 2.4],
      [-0.7, 3.4],
      [-1.1, 4.4],
      [-1.2, 5.2],
    ],
    [
      [0, 2.5],
      [0.2, 3.8],
      [0, 4.8],
      [0.1, 6],
    ],
    [
      [0, 2.3],
      [0.9, 3.3],
      [1.5, 4.1],
      [1.8, 5],
    ],
  ];
  const twigs: readonly (readonly Point[])[] = [
    [
      [-0.7, 3.4],
      [-1.6, 3.9],
      [-2, 4.5],
    ],
    [
      [-1.1, 4.4],
      [-1.7, 5],
    ],
    [
      [-0.95, 4],
      [-0.6, 4.8],
    ],
    [
      [0.15, 3.5],
      [-0.4, 4.4],
      [-0.5, 5.2],
    ],
    [
      [0.1, 4.4],
      [0.6, 5.3],
    ],
    [
      [0.9, 3.3],
      [0.9, 4.3],
      [1.1, 5.2],
    ],
    [
      [1.5, 4.1],
      [2.1, 4.5],
    ],
    [
      [1.2, 3.7],
      [1.9, 3.8],
    ],
    [
      [-1.3, 3.7],
      [-1.9, 3.7],
    ],
  ];
  for (const limb of limbs) own.spline('edge', ...limb);
  for (const twig of twigs) own.spline('fine', ...twig);
}
