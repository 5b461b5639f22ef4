/**
 * Home and office furniture. A position is the lower left corner, on the floor, unless the docstring says otherwise.
 */

import { type Point, range, span, trapezoid } from '../../kit/geometry.ts';
import type { Placement, Sheet } from '../../kit/sheet.ts';

interface Width {
  readonly width?: number;
}
interface Size extends Width {
  readonly height?: number;
}

/** Sofa, 0.8 m high; usual width: 2.0 m. */
export function sofa(sheet: Sheet, [x, y]: Point, { width = 2 }: Width = {}): void {
  const [arm, seat] = [0.24, width - 0.38];
  const inside = x + 0.19;
  sheet.roundRect('maskFine', x, y + 0.3, width, 0.5, 0.1);
  for (const left of [x - 0.05, x + width - 0.19]) sheet.roundRect('maskFine', left, y + 0.1, arm, 0.5, 0.1);
  sheet.rect('maskFine', inside, y + 0.1, seat, 0.2);
  for (const left of [inside, x + width / 2])
    sheet.roundRect('maskFine', left, y + 0.28, seat / 2, 0.16, 0.05);
  sheet.verticals('fine', [x + 0.1, x + width - 0.1], y, y + 0.1);
}

/** Table or desk, usually 0.74 m high and 1.4 m wide. */
export function table(sheet: Sheet, [x, y]: Point, { width = 1.4, height = 0.74 }: Size = {}): void {
  const top = 0.04;
  sheet.rect('maskFine', x, y + height - top, width, top);
  sheet.verticals('fine', [x + 0.08, x + 0.12, x + width - 0.12, x + width - 0.08], y, y + height - top);
}

/** Screen or papers on a desk, 0.36 m high by default. */
export function screen(sheet: Sheet, [x, y]: Point, { width = 0.5, height = 0.36 }: Size = {}): void {
  sheet.rect('fine', x, y, width, height);
}

/** Chair facing right: seat 0.45 m high, back 0.9 m high. */
export function chair(sheet: Sheet, position: Point, placement: Placement = {}): void {
  const own = sheet.at(position, placement);
  own.line('fine', [0, 0], [0, 0.9]);
  own.line('fine', [0.02, 0.9], [0.04, 0.45], [0.42, 0.45], [0.42, 0]);
  own.line('fine', [0, 0.45], [0.42, 0.45]);
  own.horizontals('texture', [0.62, 0.72, 0.82], 0, 0.03);
}

/** Bed seen from its side, head on the left, 2.0 m long. */
export function bed(sheet: Sheet, position: Point, { width = 2 }: Width = {}): void {
  const own = sheet.at(position);
  own.rect('maskFine', 0, 0.25, width, 0.3);
  own.line('fine', [-0.05, 0], [-0.05, 1.05], [0, 1.05], [0, 0]);
  own.verticals('fine', [width - 0.05], 0, 0.25);
  own.roundRect('maskFine', 0.06, 0.55, 0.5, 0.15, 0.06);
  own.spline('fine', [0.6, 0.55], [0.7, 0.62], [1.2, 0.6], [width, 0.56], [width + 0.03, 0.3]);
}

/** Nightstand, 0.55 m high. */
export function nightTable(sheet: Sheet, [x, y]: Point, { width = 0.5 }: Width = {}): void {
  sheet.rect('maskFine', x, y, width, 0.55);
}

interface ShelfOptions extends Size {
  readonly shelves?: number;
  /** Seed for the widths, heights and gaps of the books. */
  readonly seed?: number;
  /** True for a distant view: thick books, about a third of them solid, and no hairlines. */
  readonly coarse?: boolean;
}

/** Bookcase filled with books; usual size: 1.0 by 2.0 m. */
export function bookcase(
  sheet: Sheet,
  [x, y]: Point,
  { width = 1, height = 2, shelves = 5, seed = 3, coarse = false }: ShelfOptions = {},
): void {
  sheet.rect('maskFine', x, y, width, height);
  for (const shelf of range(shelves)) {
    const board = y + 0.04 + (shelf * (height - 0.04)) / shelves;
    sheet.line('fine', [x, board], [x + width, board]);
    (coarse ? thickBooks : books)(sheet, x + 0.05, x + width - 0.12, board, seed + shelf * 7);
  }
}

/** A row of books from `left` to `right`; `seed` determines their thicknesses, heights and gaps. */
function books(sheet: Sheet, left: number, right: number, board: number, seed: number): void {
  let [x, turn] = [left, seed];
  while (x < right) {
    turn = (turn * 37 + 11) % 101;
    const thickness = 0.035 + (0.04 * (turn % 5)) / 4;
    const height = 0.2 + (0.1 * (turn % 4)) / 3;
    const isGap = turn % 9 === 0;
    if (!isGap)
      sheet.at([x, board]).line('texture', [0, 0], [0, height], [thickness, height], [thickness, 0]);
    x += thickness;
  }
}

function thickBooks(sheet: Sheet, left: number, right: number, board: number, seed: number): void {
  let [x, turn] = [left, seed];
  while (x < right - 0.1) {
    turn = (turn * 37 + 11) % 101;
    const thickness = 0.09 + (0.06 * (turn % 4)) / 3;
    const height = 0.19 + (0.1 * (turn % 5)) / 4;
    if (turn % 3 === 0) sheet.rect('solid', x, board, thickness, height);
    else if (turn % 7 !== 0) sheet.rect('fine', x, board, thickness, height);
    x += thickness + 0.02;
  }
}

/**
 * Floor lamp, 1.55 m high by default. For a lamp on a nightstand, pass a `height` of 0.5. `position` is the middle of
 * its base.
 */
export function lamp(
  sheet: Sheet,
  [x, y]: Point,
  { height = 1.55 }: { readonly height?: number } = {},
): void {
  const top = y + height;
  sheet.line('fine', [x, y], [x, top - 0.25]);
  sheet.polygon('maskFine', ...trapezoid(x - 0.2, top - 0.28, 0.4, 0.28, 0.08));
  sheet.line('fine', [x - 0.13, y], [x + 0.13, y]);
}

interface PendantOptions {
  /** Length of the cord. */
  readonly drop?: number;
  readonly radius?: number;
}

/** Hanging lamp; `position` is where its cord meets the ceiling. */
export function pendant(
  sheet: Sheet,
  [x, ceiling]: Point,
  { drop = 0.7, radius = 0.25 }: PendantOptions = {},
): void {
  const rim = ceiling - drop - radius * 0.7;
  sheet.line('texture', [x, ceiling], [x, ceiling - drop]);
  sheet.arc('fine', [x, rim], radius, 0, 180, radius * 0.7);
  sheet.line('fine', [x - radius, rim], [x + radius, rim]);
}

/** Framed picture. */
export function picture(sheet: Sheet, [x, y]: Point, { width = 0.6, height = 0.45 }: Size = {}): void {
  sheet.rect('fine', x, y, width, height);
  sheet.rect('texture', x + 0.06, y + 0.06, width - 0.12, height - 0.12);
}

/** Upright piano, 1.2 m high, keys on the right. */
export function piano(sheet: Sheet, [x, y]: Point): void {
  sheet.rect('maskFine', x, y, 0.62, 1.2);
  sheet.line('fine', [x + 0.62, y + 0.62], [x + 0.9, y + 0.62], [x + 0.9, y + 0.72], [x + 0.62, y + 0.74]);
  sheet.verticals('fine', [x + 0.86], y, y + 0.62);
  sheet.rect('texture', x + 0.08, y + 0.1, 0.46, 0.5);
}

/** Piano stool, 0.44 m high. */
export function stool(sheet: Sheet, [x, y]: Point): void {
  sheet.rect('fine', x, y + 0.36, 0.55, 0.08);
  sheet.verticals('fine', [x + 0.05, x + 0.5], y, y + 0.36);
}

/** Potted plant; `position` is the middle of the pot's base. Usual height: 0.9 m. */
export function plant(
  sheet: Sheet,
  [x, y]: Point,
  { height = 0.9 }: { readonly height?: number } = {},
): void {
  const rim = 0.3;
  const crown = height - rim;
  sheet.polygon('maskFine', ...trapezoid(x - 0.14, y, 0.28, rim, -0.04));
  for (const leaf of span(-3, 4)) {
    sheet.spline(
      'fine',
      [x, y + rim],
      [x + leaf * 0.07, y + rim + crown * 0.6],
      [x + leaf * 0.14, y + rim + crown * (1 - 0.09 * Math.abs(leaf))],
    );
  }
}

/** Shop counter: body 0.95 m high, top overhanging by 0.1 m. */
export function counter(sheet: Sheet, [x, y]: Point, { width = 2, height = 0.95 }: Size = {}): void {
  sheet.rect('maskFine', x, y, width, height);
  sheet.rect('maskFine', x - 0.1, y + height, width + 0.2, 0.06);
}
