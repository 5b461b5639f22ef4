/** A shop seen from the street at night, with its window lit. In meters; the floor is level with the sidewalk. */

import { assertDefined } from '../../kit/assert-defined.ts';
import { type Point, range, spaced, trapezoid } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** Scalloped awning, `drop` high, with room for a name. */
export function awning(sheet: Sheet, [x, y]: Point, width: number, drop: number): void {
  const [slope, scallops] = [0.2, Math.round(width / 0.3)];
  sheet.polygon('solid', ...trapezoid(x, y, width, drop, 0.5 * slope));
  const pitch = width / scallops;
  for (const i of range(scallops))
    sheet.ellipse('solid', [x + (i + 0.5) * pitch, y + 0.005], pitch * 0.47, 0.1);
}

/** A steel shutter rolled down over a window; the box of its roll is behind the awning. */
export function rollingShutter(sheet: Sheet, [x, y]: Point, width: number, height: number): void {
  const slat = 0.115;
  sheet.rect('mask', x, y, width, height);
  sheet.rect('tone', x, y, width, height);
  sheet.horizontals('edge', spaced(y + 0.1, slat, Math.floor((height - 0.1) / slat)), x, x + width);
  sheet.rect('solid', x, y, width, 0.06);
  sheet.rect('solid', x + width / 2 - 0.12, y + 0.02, 0.24, 0.12);
}

interface ShelfOptions {
  readonly width: number;
  /** Heights of the boards above the foot of the uprights. */
  readonly levels: readonly number[];
  /** Shifts the sequence of goods on the shelves. */
  readonly turn?: number;
}

/** Wall shelves with boxes, coils of copper and cans. */
export function partsShelves(sheet: Sheet, [x, y]: Point, { width, levels, turn = 0 }: ShelfOptions): void {
  sheet.verticals('edge', [x, x + width], y, y + assertDefined(levels.at(-1)) + 0.42);
  levels.forEach((level, row) => {
    sheet.rect('solid', x, y + level - 0.03, width, 0.03);
    let left = x + 0.06;
    for (let i = row + turn; left < x + width - 0.3; i += 1)
      left += assertDefined(GOODS[i % GOODS.length])(sheet, [left, y + level]) + 0.06;
  });
}

const GOODS: readonly ((sheet: Sheet, at: Point) => number)[] = [
  (sheet, [x, y]) => box(sheet, [x, y], 0.3, 0.22),
  (sheet, [x, y]) => {
    sheet.circle('edge', [x + 0.15, y + 0.15], 0.145);
    sheet.circle('fine', [x + 0.15, y + 0.15], 0.11);
    sheet.circle('fine', [x + 0.15, y + 0.15], 0.075);
    return 0.3;
  },
  (sheet, [x, y]) => box(sheet, [x, y], 0.2, 0.3),
  (sheet, [x, y]) => {
    for (const i of range(2)) sheet.rect('solid', x + i * 0.15, y, 0.12, 0.17);
    return 0.28;
  },
  (sheet, [x, y]) => {
    sheet.rect('solid', x, y, 0.34, 0.12);
    return box(sheet, [x + 0.04, y + 0.12], 0.26, 0.13) + 0.06;
  },
];

function box(sheet: Sheet, [x, y]: Point, width: number, height: number): number {
  sheet.rect('edge', x, y, width, height);
  sheet.line(
    'fine',
    [x + width * 0.35, y + height],
    [x + width * 0.35, y + height * 0.62],
    [x + width * 0.65, y + height * 0.62],
    [x + width * 0.65, y + height],
  );
  return width;
}

/** Outdoor unit with a side fan, 0.86 by 0.67 m. */
export function outdoorUnit(sheet: Sheet, position: Point): void {
  const own = sheet.at(position);
  for (const x of [0.08, 0.66]) own.rect('solid', x, 0, 0.12, 0.05);
  own.rect('maskEdge', 0, 0.05, 0.86, 0.62);
  own.circle('edge', [0.33, 0.36], 0.26);
  for (const radius of [0.19, 0.12]) own.circle('fine', [0.33, 0.36], radius);
  own.circle('solid', [0.33, 0.36], 0.05);
  own.horizontals('fine', spaced(0.2, 0.07, 6), 0.66, 0.8);
}

/** Two cast-iron boiler sections leaning in the window, 0.8 m high; gray, because they are new and not hot. */
export function boilerSections(sheet: Sheet, position: Point): void {
  const own = sheet.at(position);
  for (const x of [0.34, 0]) {
    own.roundRect(['maskEdge', 'tone'], x, 0, 0.42, 0.82, 0.14);
    for (const port of [
      [x + 0.21, 0.7],
      [x + 0.08, 0.12],
    ] as const)
      own.circle('silhouette', port, 0.055);
    own.verticals('edge', spaced(x + 0.12, 0.09, 3), 0.24, 0.56);
  }
}

/** Glazed shop door with its push bar. */
export function shopDoor(sheet: Sheet, [x, y]: Point, width: number, height: number): void {
  sheet.rect('edge', x, y, width, height);
  sheet.rect('edge', x + 0.11, y + 0.32, width - 0.22, height - 0.44);
  sheet.rect('solid', x, y, width, 0.2);
  sheet.rect('solid', x + 0.06, y + 1, width - 0.12, 0.045);
}
