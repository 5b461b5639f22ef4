/**
 * The finder's house, one SVG file for each floor. The page stacks the files, continues their walls where a floor is
 * open, and adds the pipe shaft and the right wall. A floor may be missing, so each floor has its own slab.
 *
 * Machines are on the left, because narrow viewports crop the house at the partition, and phones crop it to the right
 * of the machine (`unit-finder.module.css`).
 */
import { type Drawing, finish } from '../../kit/drawing.ts';
import { bandAlong, type Point, rectangle } from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import { hatchEarth } from '../../parts/cut-building.ts';
import { pipe } from '../../parts/piping.ts';

/** Pixels per meter. */
const SCALE = 50;
/** The drawing ends at the street on the left and at the pipe shaft on the right. */
export const VIEW = { left: -0.8, right: 9.2 };
/** Height from the floor to the underside of the next slab; the floor's own slab is below 0. */
export const CEILING = 2.9;
export const SLAB = 0.3;
export const WALL = 0.4;
/** Left side of the wall between the machine's room and the next one. */
export const PARTITION = 5.2;
const PARTITION_WIDTH = 0.12;
export const DOOR_HEAD = 2.1;

/** Returns a sheet with its origin on the floor, at the outer face of the left wall. */
export const finderSheet = (width: number, top: number, bottom: number): Sheet =>
  new Sheet({
    width: width * SCALE,
    height: Math.round((top + bottom) * SCALE),
    scale: SCALE,
    origin: [-VIEW.left * SCALE, Math.round(top * SCALE)],
  });

export function drawFloor(name: string, title: string, draw: (sheet: Sheet) => void): Drawing {
  const sheet = finderSheet(VIEW.right - VIEW.left, CEILING, SLAB);
  draw(sheet);
  return finish(sheet, 'paper', { name, title, bleed: SCALE, hasLamps: true });
}

/** Draws two rooms on their slab and the partition with its doorway; returns the lit sheet of the machine's room. */
export function rooms(sheet: Sheet): Sheet {
  const room = sheet.lit;
  const next = PARTITION + PARTITION_WIDTH;
  room.rect('mask', WALL, 0, PARTITION - WALL, CEILING);
  sheet.rect(['mask', 'toneFaint'], next, 0, VIEW.right - next, CEILING);
  sheet.rect('solid', 0, -SLAB, VIEW.right, SLAB);
  sheet.rect('solid', PARTITION, DOOR_HEAD, PARTITION_WIDTH, CEILING - DOOR_HEAD);
  sheet.verticals('fine', [PARTITION + 0.01, next - 0.01], 0, DOOR_HEAD);
  return room;
}

/** The outside wall, which is solid if it has no window. */
export function outsideWall(sheet: Sheet, window?: { readonly sill: number; readonly head: number }): void {
  const { sill, head } = window ?? { sill: CEILING, head: CEILING };
  sheet.rect('solid', 0, 0, WALL, sill);
  if (!window) return;
  sheet.rect('solid', 0, head, WALL, CEILING - head);
  sheet.rect('mask', 0, sill, WALL, head - sill);
  sheet.rect('solid', -0.12, sill - 0.1, 0.12, 0.1);
  sheet.verticals('fine', [WALL * 0.42, WALL * 0.58], sill, head);
  sheet.rect('fine', WALL * 0.38, (sill + head) / 2 - 0.03, WALL * 0.24, 0.06);
}

/** Pipe full of hot or cold water, steam or refrigerant, drawn solid. */
export const fullPipe = (
  sheet: Sheet,
  pen: 'hotSolid' | 'coldSolid',
  diameter: number,
  ...route: readonly Point[]
): void => sheet.polygon(pen, ...bandAlong(route, diameter));

/** Vent from the machine's hood to the shaft, rising all the way; it leaves the lit room at the partition. */
export function ventPipe(sheet: Sheet, [x, hood]: Point, level: number): void {
  const flue = { medium: 'hot', diameter: 0.18, isFlue: true } as const;
  const atWall: Point = [PARTITION, level + 0.07];
  const start: Point = [x, hood];
  pipe(sheet.lit, flue, start, [x, level], atWall);
  pipe(sheet, flue, atWall, [VIEW.right, level + 0.14]);
  sheet.rect('solid', VIEW.right - 0.07, level, 0.07, 0.28); // the vent's collar on the shaft
}

/** Window in the far wall, in daylight. */
export function dayWindow(sheet: Sheet, [x, y]: Point, width: number, height: number): void {
  sheet.rect('maskFine', x - 0.07, y - 0.07, width + 0.14, height + 0.14);
  sheet.rect('fine', x, y, width, height);
  sheet.line('fine', [x, y + height / 2], [x + width, y + height / 2]);
  sheet.line('texture', [x + width / 2, y], [x + width / 2, y + height]);
  sheet.rect('solid', x - 0.13, y - 0.14, width + 0.26, 0.07);
}

/** Earth beside and under the cellars; its lines continue from floor to floor. */
export function earth(sheet: Sheet, left: number, right: number, bottom: number, top: number): void {
  const lines = 10;
  const spacing = (CEILING + SLAB) / Math.SQRT2 / lines;
  hatchEarth(sheet, rectangle(left, bottom, right - left, top - bottom), spacing, 2);
}
