/** The page head of the not-found pages: the unit is gone, a pigeon is in its sleeve, and the cat has noticed. */

import { type Drawing, finish } from '../../kit/drawing.ts';
import { type Edges, type Point, points, range, rectangle, span } from '../../kit/geometry.ts';
import { Random } from '../../kit/random.ts';
import { headSheet, phoneHeadSheet, type Sheet } from '../../kit/sheet.ts';
import { airArrow } from '../../parts/air.ts';
import { pigeon, sittingCat } from '../../parts/animals.ts';
import { hatchEarth } from '../../parts/cut-building.ts';
import { facadeWindow, waterTank } from '../../parts/facade.ts';
import { pottedPlant } from '../../parts/furniture.ts';

/** Heights are in meters above the room's floor, and other positions in meters from the outer face of the wall. */
const WALL = 0.34;
const GROUND_LINE = 0.044;
const SLEEVE = { bottom: 0.36, height: 0.46, outside: -0.16, inside: 0.52 };
const SLEEVE_TOP = SLEEVE.bottom + SLEEVE.height;
const WINDOW = { sill: 1.0, head: 2.2 };
const CEILING = 2.32;
const SLAB = 0.22;

export function headNotFound(): Drawing {
  const scale = 225;
  const bottom = -SLAB - 160 / scale;
  const view: Edges = { left: -1.75, right: -1.75 + 1200 / scale, top: bottom + 800 / scale, bottom };
  const stage = headSheet(scale, [-view.left * scale, view.top * scale]);
  groundFloor(stage, view);
  waterService(stage, view);
  skyline(stage);
  room(stage, view);
  wall(stage, view);
  farWindow(stage, [1.02, 1.12], 0.82, 0.94);
  doorway(stage.lit, [3.08, 0]);
  visitors(stage);
  return finish(stage, 'night', { ground: 640 });
}

export function headNotFoundPhone(): Drawing {
  const scale = 218;
  const view: Edges = { left: -0.62, right: -0.62 + 780 / scale, top: 2.62, bottom: 2.62 - 640 / scale };
  const stage = phoneHeadSheet(scale, [-view.left * scale, view.top * scale]);
  groundFloor(stage, view);
  room(stage, view);
  wall(stage, view);
  farWindow(stage, [1.52, 1.14], 0.82, 0.9);
  visitors(stage);
  return finish(stage, 'night');
}

function room(stage: Sheet, { right }: Edges): void {
  stage.lit.rect('mask', WALL - 0.02, -0.02, right - WALL + 0.02, CEILING + 0.02);
  stage.lit.line('edge', [WALL, 0.13], [right, 0.13]);
}

/** The street and the earth under the room. */
function groundFloor(night: Sheet, { left, right, bottom }: Edges): void {
  hatchEarth(night, rectangle(left, bottom, right - left, -SLAB - bottom), 0.05, 2);
  // the ground line reaches a little into the slab, so that no seam shows between them
  night.rect('solid', left, -SLAB - GROUND_LINE, -left, GROUND_LINE);
  night.rect('solid', 0, -SLAB - GROUND_LINE, right, GROUND_LINE + 0.02);
}

/** City water from the street on the left, up into the room's floor. */
function waterService(sheet: Sheet, { left }: Edges): void {
  const level = -SLAB - 0.435;
  sheet.line('cold', [left, level], [0.9, level], [0.9, -SLAB - GROUND_LINE]);
}

/** A door in the far wall, ajar. */
function doorway(sheet: Sheet, [x, y]: Point): void {
  sheet.rect('cut', x, y, 0.42, 2.02);
  sheet.rect('fine', x + 0.07, y + 1.1, 0.28, 0.78);
  sheet.rect('fine', x + 0.07, y + 0.16, 0.28, 0.78);
  sheet.circle('solid', [x + 0.06, y + 1], 0.025);
}

/** The cut wall, with brick and plaster as one solid, and the window above the empty sleeve. */
function wall(night: Sheet, { right }: Edges): void {
  const { bottom: foot, height, outside, inside } = SLEEVE;
  const { sill, head } = WINDOW;
  night.rect('solid', 0, -SLAB, WALL, sill + SLAB);
  night.rect('solid', 0, head, WALL, CEILING - head);
  night.rect('solid', 0, -SLAB, right, SLAB);
  // this is the top floor, so the sky and the page's header are above the roof
  night.rect('solid', -0.1, CEILING, right + 0.1, SLAB);
  night.rect('maskEdge', 0.1, sill, 0.14, head - sill);
  night.line('edge', [0.17, sill], [0.17, head]);
  night.at([0, sill]).polygon('solid', [-0.09, -0.06], [WALL, -0.06], [WALL, 0.02], [-0.09, 0]);
  night.rect('mask', outside, foot, WALL - outside, height);
  night.rect('mask', WALL - 0.01, foot, inside - WALL + 0.01, height);
  for (const y of [foot, SLEEVE_TOP]) night.rect('solid', outside, y - 0.012, inside - outside, 0.024);
  louver(night, [outside, foot], height);
  night.lit.rect('solid', WALL - 0.01, sill - 0.05, 0.42, 0.06);
  const bracket = sill - 0.05;
  night.lit.polygon('solid', [WALL, bracket], [WALL + 0.26, bracket], [WALL, bracket - 0.1]);
}

/** Outdoor grille, hinged at the top and swung open. */
function louver(sheet: Sheet, [x, y]: Point, height: number): void {
  const swing = (along: number): Point => [x - along * 0.62, y + height - along * 0.78];
  sheet.line('cut', swing(0), swing(height));
  for (const i of span(1, 7)) {
    const [px, py] = swing((i * height) / 7);
    sheet.line('edge', [px, py], [px + 0.035, py + 0.045]);
  }
}

/** Pigeon in the sleeve, a plant on the sill above it, the cat on the floor, the draft between pigeon and cat. */
function visitors(stage: Sheet): void {
  pottedPlant(stage.lit, [0.54, WINDOW.sill + 0.01], 0.9);
  pigeon(stage, [0.05, SLEEVE.bottom + 0.01], { zoom: 1.12 });
  const level = SLEEVE_TOP - 0.065;
  sittingCat(stage.lit, [1.38, 0.01], { mirrored: true, zoom: 1.5 });
  stage.line('coldAir', [SLEEVE.outside, level], [SLEEVE.inside - 0.03, level]);
  const draft = stage.lit.at([0, level]);
  airArrow(draft, 'cold', [SLEEVE.inside + 0.03, 0], [0.7, -0.03], [0.8, -0.2], [0.83, -0.5]);
}

/** The buildings at the other end of the street. */
function skyline(sheet: Sheet): void {
  const window = { width: 0.9, height: 1.5, lintel: 0, random: new Random(39) };
  const far = sheet.at([-1.42, -SLAB], { zoom: 0.165 });
  for (const [x, width, top] of [
    [0.2, 2.6, 9.6],
    [2.8, 3.4, 12],
  ] as const) {
    far.rect('maskEdge', x, 0, width, top);
    far.rect('maskEdge', x - 0.2, top, width + 0.4, 0.5);
    for (const row of range(Math.floor(top / 2.6)))
      for (const column of range(2))
        facadeWindow(far, [x + width / 2 - 1.15 + column * 1.4, top - 2.4 - row * 2.6], window);
  }
  waterTank(far, [4.5, 12.5], { radius: 1.1, height: 2, legs: 0.8, roof: 0.7 });
}

/** Window in the far wall, night outside, curtains drawn back. */
function farWindow(sky: Sheet, [x, y]: Point, width: number, height: number): void {
  sky.rect('mask', x, y, width, height);
  const [near, far] = [y + 0.32 * height, y + 0.45 * height];
  sky.line('edge', [x, near], [x + 0.3, near], [x + 0.3, far], [x + width, far]);
  const lamp = sky.lit;
  for (const [px, py] of points('0.1,0.15 0.38,0.21 0.6,0.21'))
    lamp.rect(['mask', 'fine'], x + px, y + py * height, 0.07, 0.11 * height);
  lamp.rect('cut', x, y, width, height);
  sky.line('edge', [x, y + height / 2], [x + width, y + height / 2]);
  const front = sky.lit;
  front.rect('solid', x - 0.08, y - 0.05, width + 0.16, 0.05);
  const rod = y + height + 0.09;
  front.line('cut', [x - 0.24, rod], [x + width + 0.24, rod]);
  for (const way of [1, -1] as const) {
    const edge = way === 1 ? x : x + width;
    const at = (u: number, v: number): Point => [edge + way * u, v];
    front.polygon(
      ['maskEdge', 'toneDeep'],
      at(-0.2, rod),
      at(0.1, rod),
      at(0.07, y + height * 0.55),
      at(-0.06, y + height * 0.3),
      at(-0.04, y - 0.22),
      at(-0.24, y - 0.22),
    );
    const tie = y + height * 0.34;
    for (const u of [-0.12, -0.03])
      front.line('fine', at(u, rod - 0.03), at(u * 0.7 - 0.06, tie), at(u * 0.9 - 0.08, y - 0.2));
  }
}
