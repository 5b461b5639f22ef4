import { limb, type Point, polar, symmetric } from '../../kit/geometry.ts';
import { Random } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** Street tree in winter, extending a third of its height to each side: solid trunk, four generations of boughs. */
export function bareTree(sheet: Sheet, position: Point, height: number, seed = 3): void {
  const [x, y] = position;
  const fork: Point = [x, y + height * 0.4];
  const trunk = height * 0.016;
  sheet.polygon(
    'solid',
    ...symmetric(x, [trunk * 1.7, y], [trunk * 1.1, y + height * 0.05], [trunk, fork[1]]),
  );
  const random = new Random(seed);
  for (const turn of [-22, 3, 25]) bough(sheet, fork, 90 + turn, height * 0.2, 4, random);
}

/** Boughs taper: thick boughs are solid, and the last two generations are lines. */
function bough(
  sheet: Sheet,
  from: Point,
  angle: number,
  length: number,
  generation: number,
  random: Random,
): void {
  const to = polar(from, length, angle);
  if (generation > 2) sheet.polygon('solid', ...limb([from, to], [length * 0.11, length * 0.07]));
  else sheet.line(generation === 2 ? 'edge' : 'fine', from, to);
  if (generation === 1) return;
  for (const turn of [-22, 19])
    bough(
      sheet,
      to,
      angle + turn + random.between(-8, 8),
      length * random.between(0.66, 0.82),
      generation - 1,
      random,
    );
}
