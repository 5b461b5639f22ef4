import type { Point } from '../../kit/geometry.ts';
import { Random } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { along, limb } from '../../people/close-figure.ts';

/** Street tree in winter: solid trunk, four generations of boughs. */
export function bareTree(sheet: Sheet, position: Point, height: number, seed = 3): void {
  const [x, y] = position;
  const fork: Point = [x, y + height * 0.42];
  sheet.polygon(
    'solid',
    [x - 0.15, y],
    [x - 0.085, y + 0.3],
    [x - 0.06, fork[1] + 0.1],
    [x + 0.06, fork[1] + 0.1],
    [x + 0.085, y + 0.3],
    [x + 0.15, y],
  );
  const random = new Random(seed);
  for (const turn of [-24, 6, 30]) bough(sheet, fork, 90 + turn, height * 0.2, 4, random);
}

function bough(
  sheet: Sheet,
  from: Point,
  angle: number,
  length: number,
  generation: number,
  random: Random,
): void {
  const to = along(from, angle, length);
  if (generation === 4) sheet.polygon('solid', ...limb([from, to], [0.085, 0.05]));
  else sheet.line(generation === 3 ? 'cut' : generation === 2 ? 'edge' : 'fine', from, to);
  if (generation === 1) return;
  for (const turn of [-26, 22])
    bough(
      sheet,
      to,
      angle + turn + random.between(-9, 9),
      length * random.between(0.66, 0.82),
      generation - 1,
      random,
    );
}
