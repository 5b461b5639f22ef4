/** The head of the not-found pages: the unit is gone, a pigeon is in its sleeve, and the cat has seen it. */

import type { Drawing } from '../../kit/drawing.ts';
import type { Point } from '../../kit/geometry.ts';
import { range, rectangle, span } from '../../kit/geometry.ts';
import { Random } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { Stage } from '../../kit/stage.ts';
import { airArrow } from '../../parts/air/airflow.ts';
import { sittingCat } from '../../parts/animals/cats.ts';
import { pigeon } from '../../parts/animals/pigeon.ts';
import { facadeWindow } from '../../parts/building/facade.ts';
import { waterTank } from '../../parts/building/water-tank.ts';
import { pottedPlant } from '../../parts/interior/plants.ts';

/** Meters from the room's floor and from the outer face of the wall. */
const WALL = 0.34;
const SLEEVE = { bottom: 0.36, height: 0.46, outside: -0.16, inside: 0.52 };
const SLEEVE_TOP = SLEEVE.bottom + SLEEVE.height;
const WINDOW = { sill: 1.0, head: 2.2 };
const CEILING = 2.32;
const SLAB = 0.22;

interface View {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function headNotFound(): Drawing {
  const scale = 240;
  const view: View = { left: -1.35, right: -1.35 + 1200 / scale, top: 2.98, bottom: 2.98 - 800 / scale };
  const stage = new Stage({
    width: 1200,
    height: 800,
    scale,
    origin: [-view.left * scale, view.top * scale],
    shown: 840 / 1200,
  });
  skyline(stage, view);
  room(stage, view);
  wall(stage, view);
  farWindow(stage, [1.02, 1.12], 0.82, 0.94);
  doorway(stage.lamp, [3.08, 0]);
  pottedPlant(stage.lamp, [0.54, WINDOW.sill + 0.03], 0.9);
  visitors(stage, 1.38, 1.5);
  return finish(stage, 'head-not-found');
}

export function headNotFoundPhone(): Drawing {
  const scale = 400;
  const view: View = { left: -0.42, right: -0.42 + 780 / scale, top: 1.2, bottom: 1.2 - 640 / scale };
  const stage = new Stage({
    width: 780,
    height: 640,
    scale,
    origin: [-view.left * scale, view.top * scale],
    shown: 0.5,
    weights: 'light',
  });
  groundFloor(stage, view);
  room(stage, view);
  wall(stage, view);
  visitors(stage, 1.17, 1.25);
  return finish(stage, 'head-not-found-phone');
}

function finish(stage: Stage, name: string): Drawing {
  return stage.finish('night', {
    name,
    title: 'The unit is gone',
  });
}

function room(stage: Stage, { right, top }: View): void {
  stage.lamp.rect('mask', WALL - 0.02, -0.02, right - WALL + 0.02, Math.min(top, CEILING) + 0.02);
  const lamp = stage.lamp;
  lamp.line('edge', [WALL, 0.13], [right, 0.13]);
}

/** On phones the room is on the ground floor. */
function groundFloor(stage: Stage, { left, right, bottom }: View): void {
  const night = stage.night;
  const earth = rectangle(left, bottom, right - left, -SLAB - bottom);
  night.hatch('hatch', earth, 45, 0.05, { rhythm: [true, true, true, false, false] });
  night.rect('solid', left, -SLAB, right - left, 0.03);
}

/** A door in the far wall, ajar. */
function doorway(sheet: Sheet, [x, y]: Point): void {
  sheet.rect('cut', x, y, 0.42, 2.02);
  sheet.rect('fine', x + 0.07, y + 1.1, 0.28, 0.78);
  sheet.rect('fine', x + 0.07, y + 0.16, 0.28, 0.78);
  sheet.circle('solid', [x + 0.06, y + 1], 0.025);
}

/** The wall is cut: brick and plaster in one poché, window above the empty sleeve. */
function wall(stage: Stage, { right, top, bottom }: View): void {
  const night = stage.night;
  const { bottom: foot, height, outside, inside } = SLEEVE;
  const foundation = top > CEILING ? bottom : -SLAB;
  night.rect('solid', 0, foundation, WALL, WINDOW.sill - foundation);
  const head = Math.min(WINDOW.head, top + 0.2);
  if (top > CEILING) night.rect('solid', 0, head, WALL, CEILING - head);
  night.rect('solid', 0, -SLAB, right, SLAB);
  // the top floor: above the roof are the sky and the bar of the page
  if (top > CEILING) night.rect('solid', -0.1, CEILING, right + 0.1, SLAB);
  night.rect('mask', 0.1, WINDOW.sill, 0.14, head - WINDOW.sill);
  night.rect('edge', 0.1, WINDOW.sill, 0.14, head - WINDOW.sill);
  night.line('edge', [0.17, WINDOW.sill], [0.17, head]);
  night.polygon(
    'solid',
    [-0.09, WINDOW.sill - 0.06],
    [WALL, WINDOW.sill - 0.06],
    [WALL, WINDOW.sill + 0.02],
    [-0.09, WINDOW.sill],
  );
  night.rect('mask', outside, foot, WALL - outside, height);
  night.rect('mask', WALL - 0.01, foot, inside - WALL + 0.01, height);
  for (const y of [foot, SLEEVE_TOP]) night.rect('solid', outside, y - 0.012, inside - outside, 0.024);
  louver(stage.night, [outside, foot], height);
  stage.lamp.rect('solid', WALL - 0.01, WINDOW.sill - 0.05, 0.42, 0.06);
}

/** Outdoor grille, swung open on its top edge. */
function louver(sheet: Sheet, [x, y]: Point, height: number): void {
  const swing = (along: number): Point => [x - along * 0.62, y + height - along * 0.78];
  sheet.line('cut', swing(0), swing(height));
  for (const i of span(1, 7)) {
    const [px, py] = swing((i * height) / 7);
    sheet.line('edge', [px, py], [px + 0.035, py + 0.045]);
  }
}

/** Pigeon in the sleeve, cat below, the draft between them. */
function visitors(stage: Stage, cat: number, zoom: number): void {
  pigeon(stage.night, [0.05, SLEEVE.bottom + 0.01], { zoom: 1.12 });
  const level = SLEEVE_TOP - 0.065;
  sittingCat(stage.lamp, [cat, 0.01], { mirrored: true, zoom });
  stage.night.line('coldAir', [SLEEVE.outside, level], [SLEEVE.inside - 0.03, level]);
  airArrow(
    stage.lamp,
    'cold',
    [SLEEVE.inside + 0.03, level],
    [0.7, level - 0.03],
    [0.8, level - 0.2],
    [0.83, level - 0.5],
  );
}

/** The neighbors across the alley, behind the roof next door. */
function skyline(stage: Stage, { left, bottom }: View): void {
  const roof = -0.1;
  const random = new Random(8);
  const far = stage.night.at([left, roof], { zoom: 0.16 });
  for (const [x, width, top] of [
    [0.2, 2.6, 9.6],
    [2.8, 3.4, 12],
  ] as const) {
    far.rect('maskEdge', x, 0, width, top);
    far.rect('maskEdge', x - 0.2, top, width + 0.4, 0.5);
    for (const row of range(Math.floor(top / 2.6)))
      for (const column of range(2))
        facadeWindow(far, [x + width / 2 - 1.15 + column * 1.4, top - 2.4 - row * 2.6], {
          ...{ width: 0.9, height: 1.5, lintel: 0, random },
        });
  }
  waterTank(far, [4.5, 12.5], { radius: 1.1, height: 2, legs: 0.8, roof: 0.7 });
  const next = stage.night;
  next.rect('mask', left, bottom, 1.02, roof - bottom);
  next.rect('solid', left, roof - 0.1, 1.02, 0.1);
  next.rect('solid', left + 0.94, bottom, 0.08, roof + 0.14 - bottom);
}

/** Window in the far wall, night outside, curtains drawn back. */
function farWindow(stage: Stage, [x, y]: Point, width: number, height: number): void {
  const sky = stage.night;
  sky.rect('mask', x, y, width, height);
  sky.line('edge', [x, y + 0.3], [x + 0.3, y + 0.3], [x + 0.3, y + 0.42], [x + width, y + 0.42]);
  const lamp = stage.lamp;
  for (const [px, py] of [
    [0.16, 0.18],
    [0.4, 0.28],
    [0.62, 0.12],
  ] as const)
    lamp.rect('mask', x + px, y + py, 0.05, 0.07);
  lamp.rect('cut', x, y, width, height);
  stage.night.line('edge', [x, y + height / 2], [x + width, y + height / 2]);
  const front = stage.lamp;
  front.rect('solid', x - 0.08, y - 0.05, width + 0.16, 0.05);
  const rod = y + height + 0.09;
  front.line('cut', [x - 0.24, rod], [x + width + 0.24, rod]);
  for (const way of [1, -1] as const) {
    const edge = way === 1 ? x : x + width;
    const at = (u: number, v: number): Point => [edge + way * u, v];
    const cloth: Point[] = [
      at(-0.2, rod),
      at(0.1, rod),
      at(0.07, y + height * 0.55),
      at(-0.06, y + height * 0.3),
      at(-0.04, y - 0.22),
      at(-0.24, y - 0.22),
    ];
    front.polygon('maskEdge', ...cloth);
    front.polygon('toneDeep', ...cloth);
    for (const u of [-0.12, -0.03])
      front.line(
        'fine',
        at(u, rod - 0.03),
        at(u * 0.7 - 0.06, y + height * 0.34),
        at(u * 0.9 - 0.08, y - 0.2),
      );
  }
}
