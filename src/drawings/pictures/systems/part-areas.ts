/** Computes the area of each part of a system in its figure, so that a page can highlight it. */

import type { Point } from '../../kit/geometry.ts';
import type { Label } from '../../kit/labels.ts';
import { polylinePath } from '../../kit/path.ts';
import type { SystemDrawing } from './system-drawing.ts';

export interface PartArea {
  readonly number: number;
  readonly text: string;
  /** Path data in units of the figure. */
  readonly path: string;
}

/**
 * Returns outlines as path data in whole units, which are half a pixel on a phone. All have the same direction, because
 * an outline in the opposite direction would cut a hole.
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
export function listPartAreas({ labels }: SystemDrawing): PartArea[] {
  return labels.map((label) => ({
    number: label.number,
    text: label.text,
    path: pathOf(label),
  }));
}
