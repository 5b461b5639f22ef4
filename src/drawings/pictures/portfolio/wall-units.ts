/** Manhattan mid-rise co-op: one stack of four rooms with through-wall units, one chassis half out of its sleeve. */

import type { Drawing } from '../../kit/drawing.ts';
import { range } from '../../kit/geometry.ts';
import { Random } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { Stage } from '../../kit/stage.ts';
import { sittingCat } from '../../parts/animals/cats.ts';
import { facadeWindow } from '../../parts/building/facade.ts';
import type { Box } from '../../parts/building/section-rooms.ts';
import { darkRoom, litRoom, windowInCut } from '../../parts/building/section-rooms.ts';
import { cabinet, chassis, dolly, wallSleeve } from '../../parts/cooling/wall-unit.ts';
import {
  bed,
  bookcase,
  chair,
  lamp,
  nightTable,
  pendant,
  picture,
  sofa,
  table,
} from '../../parts/interior/furniture.ts';
import { fridge, kitchen } from '../../parts/interior/kitchen-bath.ts';
import { pottedPlant } from '../../parts/interior/plants.ts';
import { figure } from '../../people/figure.ts';

const STORY = 2.85;
const SLAB = 0.24;
const WALL = 0.45;
/** Left edge of the view, partition to the back rooms, right edge of the view. */
const [LEFT, PARTITION, RIGHT] = [-3, 5.3, 8.4];
const BOTTOM = -0.6;
const TOP = 4 * STORY + 0.4;
const SLEEVE = 0.22;
/** The hot-water supply riser, and next to it the return riser. */
const RISER = 0.78;
const RETURN = 0.94;
const FLOORS = range(4);
const LIT = new Set(['0-back', '1-front', '2-back', '3-front', '1-back']);
/** The floor whose chassis comes out. */
const WORK = 1;
const OUT = 0.43;

export function wallUnits(): Drawing {
  const stage = new Stage({ width: 720, height: 768, scale: 63.7, origin: [191, 736], shown: 2 });
  acrossTheStreet(stage);
  for (const floor of FLOORS) {
    room(stage, floor, 'front');
    room(stage, floor, 'back');
  }
  walls(stage.night);
  riser(stage);
  for (const floor of FLOORS) unit(stage, floor);
  return stage.finish('night', {
    name: 'project-2',
    title: 'A line of wall units in a Manhattan co-op, in section',
  });
}

type Depth = 'front' | 'back';
const box = (floor: number, depth: Depth): Box => ({
  left: depth === 'front' ? 0 : PARTITION + 0.12,
  right: depth === 'front' ? PARTITION : RIGHT,
  floor: floor * STORY,
  ceiling: (floor + 1) * STORY - SLAB,
});
const isLit = (floor: number, depth: Depth): boolean => LIT.has(`${floor}-${depth}`);

/** A tower across the street. */
function acrossTheStreet(stage: Stage): void {
  const sheet = stage.night;
  const [right, top] = [-1.5, 8.6];
  sheet.rect('tone', LEFT, BOTTOM, right - LEFT, top - BOTTOM);
  sheet.line('edge', [LEFT, top], [right, top], [right, BOTTOM]);
  const far = sheet.at([LEFT, 0.2], { zoom: 0.5 });
  const random = new Random(3);
  for (const row of range(7))
    for (const column of range(2))
      facadeWindow(far, [0.4 + column * 1.36, row * 2.4], { width: 0.9, height: 1.45, lintel: 0, random });
}

function room(stage: Stage, floor: number, depth: Depth): void {
  const own = box(floor, depth);
  const sheet = isLit(floor, depth) ? litRoom(stage, own) : darkRoom(stage, own);
  FURNITURE[`${floor}-${depth}`]?.(sheet, own.left, own.floor, own.ceiling);
}

const FURNITURE: Readonly<Record<string, (sheet: Sheet, x: number, y: number, ceiling: number) => void>> = {
  '3-front'(sheet, x, y) {
    sofa(sheet, [x + 2.2, y], { width: 1.9 });
    figure(sheet, [x + 3.1, y], { who: 'tenant', posture: 'sit', mirrored: true });
    lamp(sheet, [x + 4.6, y]);
    picture(sheet, [x + 2.7, y + 1.45], { width: 0.9, height: 0.55 });
    pottedPlant(sheet, [x + 1.5, y], 1.3);
  },
  '3-back'(sheet, x, y) {
    bookcase(sheet, [x + 0.5, y], { width: 1.2, height: 1.9, shelves: 4 });
  },
  '2-front'(sheet, x, y) {
    bed(sheet, [x + 2.6, y]);
    nightTable(sheet, [x + 2, y], { width: 0.42 });
    picture(sheet, [x + 3.3, y + 1.35]);
  },
  '2-back'(sheet, x, y) {
    kitchen(sheet, [x + 0.15, y], { width: 1.8 });
    fridge(sheet, [x + 2, y]);
  },
  '1-front'(sheet, x, y) {
    picture(sheet, [x + 3.5, y + 1.4], { width: 0.8, height: 0.55 });
  },
  '1-back'(sheet, x, y) {
    table(sheet, [x + 0.5, y]);
    figure(sheet, [x + 2.35, y], { who: 'shopkeeper', posture: 'hug', mirrored: true });
  },
  '0-front'(sheet, x, y, ceiling) {
    table(sheet, [x + 2.5, y], { width: 1.6 });
    chair(sheet, [x + 2.1, y]);
    chair(sheet, [x + 4.5, y], { mirrored: true });
    pendant(sheet, [x + 3.3, ceiling], { drop: 0.6, radius: 0.32 });
  },
  '0-back'(sheet, x, y) {
    bed(sheet, [x + 0.7, y]);
    picture(sheet, [x + 1.3, y + 1.4]);
  },
};

function walls(sheet: Sheet): void {
  sheet.rect('solid', -WALL, BOTTOM, WALL, TOP - BOTTOM);
  for (const floor of range(5)) sheet.rect('solid', 0, floor * STORY - SLAB, RIGHT, SLAB);
  for (const floor of FLOORS) {
    sheet.rect('solid', PARTITION, floor * STORY, 0.12, STORY - SLAB);
    windowInCut(sheet, [-WALL, floor * STORY + 0.95], WALL, 1.4, -1);
  }
}

function unit(stage: Stage, floor: number): void {
  const y = floor * STORY + SLEEVE;
  wallSleeve(stage.night, [0, y], WALL);
  const inside = isLit(floor, 'front') ? stage.lamp : stage.night;
  if (floor === WORK) {
    crew(inside, floor * STORY, () => chassis(inside, [0, y], WALL, OUT));
    return;
  }
  chassis(stage.night, [0, y], WALL);
  cabinet(inside, [0, y], floor * STORY);
}

/** One lifts from behind the chassis, one kneels at its end. */
function crew(sheet: Sheet, floor: number, chassisOut: () => void): void {
  figure(sheet, [0.66, floor], { who: 'lou', posture: 'lift', mirrored: true, detail: 'face' });
  chassisOut();
  dolly(sheet, [0.08, floor], 0.84);
  figure(sheet, [1.42, floor], { who: 'dee', posture: 'kneel', mirrored: true, detail: 'face' });
  sittingCat(sheet, [2.75, floor], { mirrored: true, zoom: 1.15 });
  sheet.rect('maskEdge', 3.7, floor, 0.7, 0.34);
  sheet.line('edge', [3.85, floor + 0.34], [3.85, floor + 0.46], [4.25, floor + 0.46], [4.25, floor + 0.34]);
}

/** Hot water up through the slabs and back, a valved branch to each coil; the working floor's branch is shut. */
function riser(stage: Stage): void {
  const night = stage.night;
  night.line('hot', [RETURN, BOTTOM], [RETURN, -0.02]);
  night.line('hotHeavy', [RISER, BOTTOM], [RISER, -0.02]);
  for (const floor of FLOORS) {
    const [bottom, next] = [floor * STORY, (floor + 1) * STORY];
    const own = isLit(floor, 'front') ? stage.lamp : stage.night;
    own.line('hot', [RETURN, bottom], [RETURN, next - SLAB]);
    if (floor !== WORK)
      own.line('hotFine', [0.26, bottom + SLEEVE], [0.26, bottom + 0.035], [RETURN, bottom + 0.035]);
    own.line('hotHeavy', [RISER, bottom], [RISER, next - SLAB]);
    if (floor !== WORK)
      own.line('hot', [RISER, bottom + 0.14], [0.34, bottom + 0.14], [0.34, bottom + SLEEVE]);
    own.polygon(
      'maskEdge',
      [RISER - 0.19, bottom + 0.22],
      [RISER - 0.19, bottom + 0.06],
      [RISER - 0.03, bottom + 0.22],
      [RISER - 0.03, bottom + 0.06],
    );
    stage.night.line('hot', [RETURN, next - SLAB], [RETURN, next]);
    stage.night.line('hotHeavy', [RISER, next - SLAB], [RISER, next]);
  }
}
