/**
 * Computes the area of each part of a system in its figure, so that a page can light it in solid red, blue or
 * ink.
 */

import { pathPoints } from '../../kit/bounds.ts';
import type { Point } from '../../kit/geometry.ts';
import type { Label, Outline } from '../../kit/labels.ts';
import { polylinePath } from '../../kit/path.ts';
import { type Medium, PENS } from '../../kit/pens.ts';
import type { Stroke } from '../../kit/sheet.ts';
import type { SystemDrawing } from './system-drawing.ts';

export interface PartArea {
  readonly number: number;
  readonly text: string;
  /**
   * The medium in the part, by the pens that draw it; a case encloses other parts and is lit as an outline.
   */
  readonly medium: Medium | 'case';
  /** Path data in units of the figure. */
  readonly path: string;
}

/** A pipe's lines follow the edge of its outline, within half of their width, in px. */
const REACH = 3;

/** Whether a point is in the box around an outline. */
function isAt(outline: Outline, [x, y]: Point): boolean {
  const xs = outline.map((point) => point[0]);
  const ys = outline.map((point) => point[1]);
  return (
    x >= Math.min(...xs) - REACH &&
    x <= Math.max(...xs) + REACH &&
    y >= Math.min(...ys) - REACH &&
    y <= Math.max(...ys) + REACH
  );
}

/** Counts the corners of strokes of one color in a part. */
function countCorners(strokes: readonly Stroke[], color: 'hot' | 'cold', part: readonly Outline[]): number {
  return strokes
    .filter(({ pen }) => PENS[pen].stroke === color || PENS[pen].fill === color)
    .flatMap(({ path }) => pathPoints(path))
    .filter((point) => part.some((outline) => isAt(outline, point))).length;
}

function mediumOf(strokes: readonly Stroke[], part: readonly Outline[]): Medium {
  const hot = countCorners(strokes, 'hot', part);
  const cold = countCorners(strokes, 'cold', part);
  if (hot === cold) return 'neutral';
  return hot > cold ? 'hot' : 'cold';
}

/** Minimum number of other parts inside a case. */
const PARTS_IN_A_CASE = 2;

/** Whether a part encloses others, such as a sleeve, a tank or a cabinet. */
function isCase({ part, number }: Label, labels: readonly Label[]): boolean {
  const inside = labels.filter(
    (other) => other.number !== number && part.some((outline) => isAt(outline, other.anchor)),
  );
  return inside.length >= PARTS_IN_A_CASE;
}

/**
 * Returns outlines in whole units, which are half a pixel on a phone, all in the same direction, so that none
 * cuts a hole.
 */
function pathOf({ part }: Label): string {
  return part
    .map((outline) =>
      polylinePath(turnClockwise(outline.map(([x, y]) => [Math.round(x), Math.round(y)])), true),
    )
    .join('');
}

function turnClockwise(outline: readonly Point[]): readonly Point[] {
  const doubleArea = outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return doubleArea < 0 ? outline.toReversed() : outline;
}

/** Lists the parts of a system in the order of their numbers. */
export function listPartAreas({ labels, strokes }: SystemDrawing): PartArea[] {
  return labels.map((label) => ({
    number: label.number,
    text: label.text,
    medium: isCase(label, labels) ? 'case' : mediumOf(strokes, label.part),
    path: pathOf(label),
  }));
}
