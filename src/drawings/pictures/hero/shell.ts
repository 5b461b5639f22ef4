/** What the section cuts: foundations, walls, slabs, parapets. */
import type { Sheet } from '../../kit/sheet.ts';
import { litRoom } from '../../parts/building/section-rooms.ts';
import {
  CELLAR,
  CHASE,
  ceilingAt,
  type Extent,
  FLOORS,
  floorAt,
  HOUSE_RIGHT,
  ROOF,
  SHOP_CHASE,
  SHOP_RIGHT,
  SLAB,
  UPPER_FLOORS,
  WALL,
} from './hero-dimensions.ts';
import { litRooms } from './light.ts';

const FOOTING = { level: CELLAR - 0.7, height: 0.5 };
/** Floor slabs left and right of the core. */
const LEFT_SLAB = { x: 0, width: 8.6 };
const RIGHT_SLAB = { x: 14.4, width: 6.6 };

export function shell(sheet: Sheet, { shop }: Extent): void {
  rooms(sheet, shop);
  foundations(sheet, shop);
  slabs(sheet, shop);
  pipeShaft(sheet);
  parapets(sheet, shop);
  outsideWalls(sheet, shop);
  sheet.rect('solid', -0.2, floorAt(1) - 0.35, 0.25, 0.3); // belt course
}

/** A solid wall from one level to another. */
export function wall(sheet: Sheet, x: number, bottom: number, top: number, thickness = WALL): void {
  sheet.rect('solid', x, bottom, thickness, top - bottom);
}

/** The interiors: toned like a far wall, but plain in lit rooms. */
function rooms(sheet: Sheet, shop: boolean): void {
  const below = CELLAR - 0.5;
  sheet.rect('mask', 0, below, HOUSE_RIGHT, ROOF - below);
  if (shop) sheet.rect('mask', HOUSE_RIGHT, below, SHOP_RIGHT - HOUSE_RIGHT, 5 - below);
  sheet.rect('tone', 0, CELLAR, HOUSE_RIGHT, ROOF - CELLAR);
  if (shop) sheet.rect('tone', HOUSE_RIGHT, CELLAR, SHOP_RIGHT - HOUSE_RIGHT, 5 - CELLAR);
  for (const room of litRooms(shop)) litRoom(sheet, room);
}

/** The pipe shaft through the slabs, with a partition on its right. */
function pipeShaft(sheet: Sheet): void {
  const { left, right } = CHASE;
  for (const floor of FLOORS) {
    for (const pen of ['mask', 'tone'] as const) sheet.rect(pen, left, floor - SLAB, right - left, SLAB);
  }
  wall(sheet, right, -SLAB, ROOF - 0.2, 0.08);
}

function foundations(sheet: Sheet, shop: boolean): void {
  const { level, height } = FOOTING;
  const footing = (x: number, width: number): void => sheet.rect('solid', x, level, width, height);
  const cellarWall = (x: number): void => sheet.rect('solid', x, CELLAR - 0.4, 0.6, -CELLAR + 0.4);
  sheet.rect('solid', -0.35, CELLAR - 0.3, HOUSE_RIGHT + 0.7, 0.3);
  footing(-0.45, 1.3);
  cellarWall(-0.12);
  if (shop) {
    sheet.rect('solid', HOUSE_RIGHT, CELLAR - 0.3, SHOP_RIGHT - HOUSE_RIGHT + 0.35, 0.3);
    cellarWall(SHOP_RIGHT - 0.48);
    footing(SHOP_RIGHT - 0.9, 1.3);
  } else {
    cellarWall(20.52);
    footing(20, 1.3);
  }
  footing(20, 1.4);
  for (const x of [8, 13.7]) footing(x, 1.1);
  // Elevator pit
  sheet.rect('mask', 12.25, CELLAR - 1.5, 1.95, 1.55);
  for (const x of [12, 14.2]) sheet.rect('solid', x, CELLAR - 1.7, 0.25, 1.6);
  sheet.rect('solid', 12, CELLAR - 1.8, 2.45, 0.25);
}

function slabs(sheet: Sheet, shop: boolean): void {
  for (const floor of FLOORS) {
    for (const { x, width } of [LEFT_SLAB, RIGHT_SLAB]) sheet.rect('solid', x, floor - SLAB, width, SLAB);
  }
  for (const { x, width } of [LEFT_SLAB, RIGHT_SLAB, { x: 8.6, width: 5.8 }])
    sheet.rect('solid', x, ROOF - 0.35, width, 0.35);
  if (!shop) return;
  sheet.rect('solid', HOUSE_RIGHT, -SLAB, SHOP_RIGHT - HOUSE_RIGHT, SLAB);
  sheet.rect('solid', HOUSE_RIGHT, 4.7, SHOP_RIGHT - HOUSE_RIGHT, 0.32);
}

function parapets(sheet: Sheet, shop: boolean): void {
  for (const x of [0, HOUSE_RIGHT - WALL]) {
    sheet.rect('solid', x, ROOF, WALL, 1);
    sheet.rect('solid', x - 0.08, ROOF + 1, WALL + 0.16, 0.12);
  }
  // Street cornice in profile
  sheet.polygon(
    'solid',
    [0, ROOF - 0.55],
    [-0.3, ROOF - 0.5],
    [-0.42, ROOF - 0.1],
    [-0.95, ROOF + 0.05],
    [-1.05, ROOF + 0.42],
    [0, ROOF + 0.55],
  );
  if (!shop) return;
  sheet.rect('solid', SHOP_RIGHT - WALL, 5, WALL, 0.9);
  sheet.rect('solid', SHOP_RIGHT - WALL - 0.08, 5.9, WALL + 0.16, 0.12);
}

interface OutsideWall {
  readonly x: number;
  readonly floor: number;
  readonly ceiling: number;
  readonly sill?: number;
  readonly head?: number;
  /** The side on which the stone sill projects. */
  readonly street: 'left' | 'right';
}

/** Outside wall with a window in section: two sash lines, meeting rail, sill. */
function outsideWall(
  sheet: Sheet,
  { x, floor, ceiling, sill = 0.75, head = 2.25, street }: OutsideWall,
): void {
  const [bottom, top] = [floor + sill, floor + head];
  wall(sheet, x, floor, bottom);
  wall(sheet, x, top, ceiling);
  sheet.rect('solid', street === 'left' ? x - 0.12 : x + WALL, bottom - 0.1, 0.12, 0.1);
  sheet.verticals('fine', [x + WALL * 0.42, x + WALL * 0.58], bottom, top);
  sheet.rect('fine', x + WALL * 0.38, bottom + (head - sill) * 0.5 - 0.03, WALL * 0.24, 0.06);
}

function outsideWalls(sheet: Sheet, shop: boolean): void {
  const right = HOUSE_RIGHT - WALL;
  const groundFloor = { floor: 0, ceiling: ceilingAt(0), sill: 0.6, head: 3.2 };
  outsideWall(sheet, { ...groundFloor, x: 0, street: 'left' });
  for (const n of UPPER_FLOORS)
    outsideWall(sheet, { x: 0, floor: floorAt(n), ceiling: ceilingAt(n), street: 'left' });
  for (const n of UPPER_FLOORS) {
    const sill = n === 2 ? 0.82 : 0.75; // the PTAC is below this window
    outsideWall(sheet, { x: right, floor: floorAt(n), ceiling: ceilingAt(n), sill, street: 'right' });
  }
  if (shop) shopWalls(sheet);
  else outsideWall(sheet, { ...groundFloor, x: right, street: 'right' });
}

function shopWalls(sheet: Sheet): void {
  const [left, right] = [20.7, SHOP_RIGHT - WALL];
  wall(sheet, left, 0, ceilingAt(0), 0.3);
  wall(sheet, left, CELLAR, -SLAB, 0.3);
  wall(sheet, right, 0, 4.75); // lot-line wall
  for (const level of [-SLAB, 4.7]) {
    for (const pen of ['mask', 'tone'] as const) sheet.rect(pen, SHOP_CHASE.left + 0.08, level, 0.4, 0.32);
  }
  wall(sheet, SHOP_CHASE.left, 0, 4.7, 0.08);
}
