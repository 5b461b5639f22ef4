/** Furniture and fixtures. `position` is the lower left corner, on the floor, unless the docstring says otherwise. */
import {
  type Point,
  pairsOf,
  points,
  range,
  spaced,
  span,
  symmetric,
  trapezoid,
  zigzag,
} from '../kit/geometry.ts';
import type { Placement, Sheet } from '../kit/sheet.ts';

// Home and office furniture.

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
export function bookcase(sheet: Sheet, [x, y]: Point, options: ShelfOptions = {}): void {
  const { width = 1, height = 2, shelves = 5, seed = 3, coarse = false } = options;
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

/** Floor lamp, 1.55 m high; on a nightstand, its `height` is 0.5. `position` is the middle of its base. */
export function lamp(sheet: Sheet, [x, y]: Point, { height = 1.55 }: Size = {}): void {
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
export function pendant(sheet: Sheet, [x, ceiling]: Point, options: PendantOptions = {}): void {
  const { drop = 0.7, radius = 0.25 } = options;
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

/** Shop counter: body 0.95 m high, top overhanging by 0.1 m. */
export function counter(sheet: Sheet, [x, y]: Point, { width = 2, height = 0.95 }: Size = {}): void {
  sheet.rect('maskFine', x, y, width, height);
  sheet.rect('maskFine', x - 0.1, y + height, width + 0.2, 0.06);
}

/** Snake plant in a pot, 0.62 m high; `position` is the middle of the pot's base. */
export function pottedPlant(sheet: Sheet, position: Point, zoom = 1): void {
  const own = sheet.at(position, { zoom });
  for (const [lean, height] of pairsOf('-0.16,0.34 0.15,0.36 -0.07,0.46 0.06,0.5 0,0.4')) {
    own.loop(
      'maskEdge',
      [lean * 0.25 - 0.02, 0.12],
      [lean * 0.75 - 0.035, 0.12 + height * 0.55],
      [lean, 0.12 + height],
      [lean * 0.75 + 0.035, 0.12 + height * 0.5],
      [lean * 0.25 + 0.02, 0.12],
    );
    const middle = 0.12 + height * 0.55;
    own.spline('fine', [lean * 0.25, 0.14], [lean * 0.75, middle], [lean * 0.96, 0.1 + height * 0.92]);
  }
  own.polygon('silhouette', ...trapezoid(-0.09, 0.15, 0.18, -0.15, 0.025));
  own.line('knockout', [-0.086, 0.115], [0.086, 0.115]);
}

// Kitchens and bathrooms.

const CABINET = 0.6;
const WORKTOP = 0.92;

/** Base cabinets with countertop at 0.92 m, tiles, faucet, wall cabinets from 1.45 m. */
export function kitchen(sheet: Sheet, [x, y]: Point, { width = 2.4 }: Width = {}): void {
  const cabinets = Math.trunc(width / CABINET);
  const joints = span(1, cabinets).map((i) => x + (i * width) / cabinets);
  sheet.rect('maskFine', x, y + 0.1, width, 0.78);
  sheet.rect('maskFine', x - 0.02, y + 0.88, width + 0.04, 0.04);
  sheet.verticals('fine', joints, y + 0.1, y + 0.88);
  sheet.horizontals('texture', [y + 0.72], x, x + width);
  sheet.line('fine', [x + 0.04, y], [x + width - 0.04, y], [x + width - 0.04, y + 0.1]);
  sheet.rect('maskFine', x, y + 1.45, width, 0.75);
  sheet.verticals('fine', joints, y + 1.45, y + 2.2);
  const tap = x + width * 0.4;
  sheet.line('fine', [tap, y + WORKTOP], [tap, y + 1.2]);
  sheet.arc('fine', [tap + 0.09, y + 1.2], 0.09, 180, 20);
  sheet.horizontals('hatch', spaced(y + WORKTOP + 0.11, 0.11, 4), x, x + width);
}

/** Range, 0.6 m wide, with a pan on it. */
export function stove(sheet: Sheet, [x, y]: Point): void {
  sheet.rect('maskFine', x, y + 0.05, 0.6, 0.85);
  sheet.rect('fine', x + 0.08, y + 0.2, 0.44, 0.35);
  sheet.line('fine', [x, y + 0.7], [x + 0.6, y + 0.7]);
  for (const knob of range(4)) sheet.circle('texture', [x + 0.1 + knob * 0.133, y + 0.78], 0.03);
  sheet.rect('fine', x + 0.05, y + 0.9, 0.22, 0.03);
  sheet.rect('fine', x + 0.33, y + 0.93, 0.2, 0.14);
  sheet.line('fine', [x + 0.53, y + 1.02], [x + 0.7, y + 1.04]);
}

/** Refrigerator, 0.7 by 1.75 m. */
export function fridge(sheet: Sheet, [x, y]: Point): void {
  sheet.rect('maskFine', x, y, 0.7, 1.75);
  sheet.line('fine', [x, y + 1.2], [x + 0.7, y + 1.2]);
  sheet.verticals('fine', [x + 0.08], y + 1.28, y + 1.5);
  sheet.verticals('fine', [x + 0.08], y + 0.8, y + 1.1);
}

/** Bathtub with a tiled wall and a shower; usual length: 1.55 m. */
export function bathtub(sheet: Sheet, position: Point, { width = 1.55 }: Width = {}): void {
  const own = sheet.at(position);
  const half = width / 2;
  own.spline('maskFine', ...symmetric(half, [half, 0.56], [half - 0.04, 0.2], [half - 0.3, 0.1]));
  own.line('fine', [-0.06, 0.57], [width + 0.06, 0.57]);
  own.line('fine', [0.2, 0], [0.24, 0.1]);
  own.line('fine', [width - 0.2, 0], [width - 0.24, 0.1]);
  own.horizontals('hatch', spaced(0.73, 0.13, 9), -0.1, width + 0.1);
  own.line('fine', [width - 0.04, 0.7], [width - 0.04, 1.95], [width - 0.3, 2.05]);
  own.polygon('fine', [width - 0.25, 2.07], [width - 0.42, 2], [width - 0.33, 1.94]);
}

/** Pedestal sink with a mirror, rim at 0.82 m. */
export function basin(sheet: Sheet, position: Point): void {
  const own = sheet.at(position);
  own.spline('maskFine', [0, 0.82], [0.05, 0.68], [0.25, 0.66], [0.45, 0.68], [0.5, 0.82]);
  own.line('fine', [-0.02, 0.82], [0.52, 0.82]);
  own.line('fine', [0.2, 0.66], [0.22, 0]);
  own.line('fine', [0.3, 0.66], [0.28, 0]);
  own.rect('fine', 0, 1.15, 0.5, 0.7);
}

/** Toilet with its tank on the left. */
export function toilet(sheet: Sheet, [x, y]: Point): void {
  const own = sheet.at([x, y]);
  own.rect('maskFine', 0, 0.38, 0.2, 0.42);
  own.spline('maskFine', ...points('0.18,0.4 0.62,0.4 0.55,0.22 0.4,0.12 0.42,0 0.14,0 0.16,0.2'));
  own.line('fine', [0.15, 0.42], [0.62, 0.42]);
}

// Fixtures of a grocery store.

/** Stocked shelving seen from the front, 1.9 m high, 0.95 m per bay. */
export function gondola(sheet: Sheet, [x, y]: Point, bays: number): void {
  const width = bays * 0.95;
  sheet.rect('maskFine', x, y, width, 1.9);
  sheet.rect('solid', x, y, width, 0.1);
  for (const shelf of range(4)) {
    const board = y + 0.1 + shelf * 0.45;
    sheet.line('edge', [x, board], [x + width, board]);
    let left = x + 0.06;
    for (let turn = shelf * 5 + 2; left < x + width - 0.25; turn = (turn * 7 + 3) % 23) {
      const [wide, high] = [0.1 + (turn % 4) * 0.04, 0.18 + (turn % 5) * 0.035];
      if (turn % 6) sheet.rect(turn % 3 ? 'fine' : 'toneDeep', left, board, wide, high);
      left += wide + 0.05;
    }
  }
}

/** Reach-in freezer, 0.78 m per door, 2.1 m high: cold light behind glass. */
export function freezerCase(sheet: Sheet, [x, y]: Point, doors: number): void {
  const width = doors * 0.78;
  sheet.rect('maskCold', x, y, width, 2.1);
  sheet.rect('coldSolid', x, y + 1.88, width, 0.22);
  sheet.rect('coldSolid', x, y, width, 0.16);
  sheet.rect('coldTone', x, y + 0.16, width, 1.72);
  for (const i of range(doors)) {
    const left = x + i * 0.78;
    sheet.rect('coldFine', left + 0.05, y + 0.2, 0.68, 1.64);
    sheet.horizontals('coldFine', spaced(y + 0.2 + 0.42, 0.42, 3), left + 0.05, left + 0.73);
    for (const j of range(4))
      sheet.rect('coldFine', left + 0.14 + (j % 2) * 0.1, y + 0.2 + j * 0.42, 0.3, 0.24);
    sheet.line('cold', [left + 0.66, y + 0.8], [left + 0.66, y + 1.25]);
  }
}

/** Checkout: belt counter with a register on it. */
export function checkout(sheet: Sheet, [x, y]: Point): void {
  sheet.rect('maskEdge', x, y, 1.7, 0.85);
  sheet.rect('solid', x - 0.08, y + 0.85, 1.86, 0.08);
  sheet.polygon('maskEdge', ...trapezoid(x + 0.2, y + 0.93, 0.42, 0.29, 0.06));
}

/** Shopping cart facing right. */
export function cart(sheet: Sheet, [x, y]: Point): void {
  sheet.polygon('edge', [x, y + 0.95], [x + 0.9, y + 0.85], [x + 0.8, y + 0.45], [x + 0.14, y + 0.5]);
  sheet.line('edge', [x - 0.12, y + 1], [x, y + 0.95], [x + 0.2, y + 0.22], [x + 0.82, y + 0.22]);
  for (const i of span(1, 5))
    sheet.line('fine', [x + i * 0.17, y + 0.94 - i * 0.02], [x + 0.1 + i * 0.14, y + 0.48]);
  for (const wheel of [0.24, 0.78]) sheet.circle('solid', [x + wheel, y + 0.1], 0.1);
  sheet.rect('maskFine', x + 0.2, y + 0.62, 0.22, 0.22 + 0.12);
  sheet.rect('maskFine', x + 0.48, y + 0.62, 0.3, 0.3 + 0.12);
}

/** Open-web steel joist across the section, `depth` deep, with its top chord at `top`. */
export function openWebJoist(sheet: Sheet, left: number, right: number, top: number, depth: number): void {
  const panels = Math.round((right - left) / 0.8);
  sheet.line('edge', [left, top - depth], [right, top - depth]);
  const joints = range(panels + 1).map((i) => left + ((right - left) * i) / panels);
  sheet.line('fine', ...zigzag(joints, top, top - depth, 'x'));
}
