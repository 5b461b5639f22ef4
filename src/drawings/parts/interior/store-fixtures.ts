/** Fixtures of a grocery store. A position is the lower left corner, on the floor. */

import { type Point, range, spaced, span, trapezoid } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

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
  sheet.line(
    'fine',
    ...range(panels + 1).map((i): Point => [left + ((right - left) * i) / panels, i % 2 ? top - depth : top]),
  );
}
