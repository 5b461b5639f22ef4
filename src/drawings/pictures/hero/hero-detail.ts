/** Close-ups of the house: the same cutaway, cropped. */
import { pathBounds } from '../../kit/bounds.ts';
import { type Drawing, finish, type ViewBox } from '../../kit/drawing.ts';
import type { Stroke } from '../../kit/sheet.ts';
import { drawHouse, HERO_SIZE } from './hero-desktop.ts';

/** CSS pixels per unit for which lines are drawn: finer than in the whole house, bolder than in a machine. */
const SHOWN = 1.5;

/** The widest line and the reach of an arc beyond its ends, units. */
const MARGIN = 20;

/** Returns the shapes of a stroke that reach into the view. */
function cutToView(stroke: Stroke, { x, y, width, height }: ViewBox): Stroke[] {
  const path = stroke.path
    .split(/(?=M)/)
    .filter((shape) => {
      const { left, top, right, bottom } = pathBounds(shape);
      return (
        right > x - MARGIN && left < x + width + MARGIN && bottom > y - MARGIN && top < y + height + MARGIN
      );
    })
    .join('');
  return path ? [{ ...stroke, path }] : [];
}

function heroDetail(name: string, title: string, view: ViewBox): Drawing {
  const drawing = finish(drawHouse(), 'night', { name, title, view, bleed: HERO_SIZE.width });
  return { ...drawing, shown: SHOWN, strokes: drawing.strokes.flatMap((stroke) => cutToView(stroke, view)) };
}

/** Down to the underside of the floor. */
const TOP_FLOOR = { x: 1205, y: 244, width: 300, height: 118 };

export const houseTopFloor = (): Drawing =>
  heroDetail('house-top-floor', 'Top floor and roof of the house', TOP_FLOOR);

export const houseTopFloorPhone = (): Drawing =>
  heroDetail('house-top-floor-phone', 'Top floor and roof of the house', { ...TOP_FLOOR, width: 165 });
