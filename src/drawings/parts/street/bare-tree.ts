import { assertDefined } from '../../kit/assert-defined.ts';
import type { Point } from '../../kit/geometry.ts';
import { limb, polar, symmetric } from '../../kit/geometry.ts';
import type { Pen } from '../../kit/pens.ts';
import { Random } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** Street tree in winter: solid trunk, four generations of boughs. */
export function bareTree(sheet: Sheet, position: Point, height: number, seed = 3): void {
  const [x, y] = position;
  const fork: Point = [x, y + height * 0.42];
  sheet.polygon('solid', ...symmetric(x, [0.15, y], [0.085, y + 0.3], [0.06, fork[1] + 0.1]));
  const random = new Random(seed);
  for (const turn of [-24, 6, 30]) bough(sheet, fork, 90 + turn, height * 0.2, 4, random);
}

/** By generation: the first grows from the trunk and is solid, the last are twigs. */
const BOUGH_PENS: Readonly<Record<number, Pen>> = { 3: 'cut', 2: 'edge', 1: 'fine' };

function bough(
  sheet: Sheet,
  from: Point,
  angle: number,
  length: number,
  generation: number,
  random: Random,
): void {
  const to = polar(from, length, angle);
  if (generation === 4) sheet.polygon('solid', ...limb([from, to], [0.085, 0.05]));
  else sheet.line(assertDefined(BOUGH_PENS[generation]), from, to);
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
