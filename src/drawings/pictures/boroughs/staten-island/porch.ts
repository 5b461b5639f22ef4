/** Full-width porch: roof, turned posts with brackets, balustrade, lattice, five steps at the door. */
import { range, rectangle, spaced } from '../../../kit/geometry.ts';
import type { Sheet } from '../../../kit/sheet.ts';
import { dentils } from '../../../parts/building/facade.ts';
import { GROUND_FLOOR } from './frame-house.ts';

const LEFT = 0.3;
const RIGHT = 11.9;
const WIDTH = RIGHT - LEFT;
export const LATTICE_END = RIGHT - 0.1;
const POSTS = [0.45, 3.2, 6.15, 8.55, 11.6] as const;
/** The steps are between the third and fourth posts. */
const STEPS = { left: 6.2, right: 8.5, count: 5, riser: 0.18 };
const DECK = GROUND_FLOOR - 0.14;

export function porch(sheet: Sheet): void {
  roof(sheet);
  for (const x of POSTS) post(sheet, x);
  for (const [left, right] of [
    [0.55, 3.1],
    [3.3, 6.05],
    [8.65, 11.5],
  ] as const)
    balustrade(sheet, left, right);
  sheet.rect('maskEdge', LEFT, DECK, WIDTH, 0.16);
  lattice(sheet, LEFT + 0.1, STEPS.left);
  lattice(sheet, STEPS.right, LATTICE_END);
  steps(sheet);
}

function roof(sheet: Sheet): void {
  sheet.polygon('maskEdge', [LEFT - 0.35, 3.75], [RIGHT + 0.35, 3.75], [RIGHT - 0.3, 4], [LEFT + 0.3, 4]);
  sheet.rect('maskEdge', LEFT - 0.1, 3.45, WIDTH + 0.2, 0.3);
  dentils(sheet, [LEFT, 3.47], WIDTH, 56, 0.1);
  sheet.rect('toneDeep', LEFT, 3.3, WIDTH, 0.15);
  for (const i of range(3)) {
    const y = 3.82 + 0.06 * i;
    sheet.line('texture', [LEFT - 0.1 + 0.15 * i, y], [RIGHT + 0.1 - 0.15 * i, y]);
  }
}

function post(sheet: Sheet, x: number): void {
  sheet.rect('maskFine', x - 0.09, GROUND_FLOOR, 0.18, 2.55);
  sheet.rect('maskFine', x - 0.13, GROUND_FLOOR, 0.26, 0.9);
  sheet.rect('maskFine', x - 0.14, 3.25, 0.28, 0.2);
  for (const side of [-1, 1]) {
    const reach = x + side * 0.5;
    if (reach > LEFT && reach < RIGHT - 0.1)
      sheet.arc('fine', [x + side * 0.55, 2.95], 0.48, 90, 90 + side * 90, 0.42);
  }
}

function balustrade(sheet: Sheet, left: number, right: number): void {
  const width = right - left;
  sheet.rect('maskFine', left, GROUND_FLOOR + 0.82, width, 0.07);
  sheet.rect('maskFine', left, GROUND_FLOOR + 0.12, width, 0.06);
  const count = Math.trunc(width / 0.14);
  const bars = spaced(left + 0.07, width / count, count);
  sheet.verticals('fine', bars, GROUND_FLOOR + 0.18, GROUND_FLOOR + 0.82);
}

function lattice(sheet: Sheet, left: number, right: number): void {
  const panel = rectangle(left, 0, right - left, DECK);
  sheet.polygon('mask', ...panel);
  for (const degrees of [45, -45]) sheet.hatch('texture', panel, degrees, 0.14);
  sheet.polygon('fine', ...panel);
}

function steps(sheet: Sheet): void {
  const { left, right, count, riser } = STEPS;
  for (const i of range(count)) {
    sheet.rect('maskFine', left, i * riser, right - left, riser);
    sheet.rect('tone', left, i * riser, right - left, 0.05);
  }
  for (const newel of [6.15, 8.55]) {
    sheet.rect('maskFine', newel - 0.08, 0, 0.16, 1.1);
    sheet.circle('maskFine', [newel, 1.18], 0.11);
  }
}
