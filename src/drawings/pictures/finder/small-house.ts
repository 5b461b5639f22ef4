/** One floor of the finder's house, with its rooms lit. */
import type { SystemKey } from '../../../content/parts.ts';
import { type Drawing, finish } from '../../kit/drawing.ts';
import { moveDown } from '../../kit/path.ts';
import { CEILING, finderSheet, SCALE, SLAB, VIEW, WALL } from './finder-house.ts';

const STORY = (CEILING + SLAB) * SCALE;
/** How much of the house is visible: the lit floor between its slab and the next. */
const HEIGHT = STORY + SLAB * SCALE;

/**
 * Stacks the floors, and adds the right wall, which is part of the page in the finder.
 *
 * @param floors - from the tank down to the footing, keyed by name
 * @param lit - the machine whose floor is lit; for a machine that is not known, all are
 */
export function smallHouse(floors: Readonly<Record<string, () => Drawing>>, lit: SystemKey): Drawing {
  let total = 0;
  const placed = Object.entries(floors).map(([name, draw]) => {
    const [floor, top] = [draw(), total];
    total += floor.viewBox.height;
    return { name, floor, top, bottom: total };
  });
  const [roof, ...stories] = placed;
  const shown = placed.find(({ name }) => name === `floor-${lit}`) ?? placed[placed.length >> 1];
  const y = (shown?.top ?? 0) - SLAB * SCALE;

  const sheet = finderSheet(VIEW.right + WALL - VIEW.left, 0, total / SCALE);
  const top = Math.max(y, (roof?.bottom ?? 0) - SLAB * SCALE);
  const bottom = Math.min(y + HEIGHT, stories.at(-1)?.top ?? 0);
  sheet.rect('solid', VIEW.right, -bottom / SCALE, WALL, (bottom - top) / SCALE);
  const strokes = placed
    .filter(({ top, bottom }) => bottom > y && top < y + HEIGHT)
    .flatMap(({ name, floor, top }) => {
      const isLit = lit === 'general' || name === `floor-${lit}`;
      return floor.strokes.map(({ ground, pen, path }) => ({
        pen,
        path: moveDown(path, top),
        ...(isLit && ground && { ground }),
      }));
    });
  const view = { x: 0, y, width: sheet.size.width, height: HEIGHT };
  const house = finish(sheet, 'night', { view, hasLamps: true });
  return { ...house, strokes: [...strokes, ...sheet.strokes], pair: 'night and day' };
}
