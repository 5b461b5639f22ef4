import type { Box, Paint } from '../support/browser-pixels.ts';

/** Checks whether both pictures have a pixel at this position, in the same color. */
function isSame(one: Paint, other: Paint, x: number, y: number): boolean {
  if (x >= Math.min(one.width, other.width) || y >= Math.min(one.height, other.height)) return false;
  const [from, to] = [(y * one.width + x) * 3, (y * other.width + x) * 3];
  for (let channel = 0; channel < 3; channel += 1)
    if (one.bytes[from + channel] !== other.bytes[to + channel]) return false;
  return true;
}

/** Returns the box around all pixels in which two pictures differ, or undefined if there are none. */
export function findDifference(one: Paint, other: Paint): Box | undefined {
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const box = { left: width, right: 0, top: height, bottom: 0 };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (isSame(one, other, x, y)) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = y + 1;
    }
  return box.bottom ? box : undefined;
}
