/**
 * Merges strokes into fewer, longer ones that show the same picture. A facade is drawn window by window, each with its
 * mask, glass and frame. Windows do not touch each other, so all masks may come first, then all glass, then all frames,
 * each as one path. This makes files smaller, and browsers paint far fewer paths.
 */
import { type Bounds, pathBounds } from './bounds.ts';
import type { Stroke } from './sheet.ts';

interface Batch {
  readonly stroke: Stroke;
  readonly boxes: Bounds[];
}

/** Returns, for each shape of a path, a box around everything that the shape can paint. */
function shapeBoxes(path: string, lineWidth: number): Bounds[] {
  // A line extends half its width beyond the path, and up to its full width at a miter.
  return path.split(/(?=M)/).map((shape) => pathBounds(shape, lineWidth));
}

const overlaps = (a: Bounds, b: Bounds): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isClearOf = ({ boxes }: Batch, own: readonly Bounds[]): boolean =>
  !boxes.some((box) => own.some((mine) => overlaps(box, mine)));

/**
 * Joins each stroke to the earliest batch with the same pen and ground that it can reach: it must touch neither that
 * batch nor any later one.
 *
 * @param strokes paths whose shapes begin with absolute moves
 * @param lineWidth width of the widest line, in units of the drawing
 * @returns strokes that paint the same picture
 */
export function gatherStrokes(strokes: readonly Stroke[], lineWidth: number): Stroke[] {
  const batches: Batch[] = [];
  for (const stroke of strokes) {
    const boxes = shapeBoxes(stroke.path, lineWidth);
    let found: Batch | undefined;
    for (let i = batches.length - 1; i >= 0; i -= 1) {
      const batch = batches[i];
      if (!batch || !isClearOf(batch, boxes)) break;
      if (batch.stroke.pen === stroke.pen && batch.stroke.ground === stroke.ground) found = batch;
    }
    if (found) {
      found.stroke.path += stroke.path;
      found.boxes.push(...boxes);
    } else batches.push({ stroke: { ...stroke }, boxes });
  }
  return batches.map(({ stroke }) => stroke);
}
