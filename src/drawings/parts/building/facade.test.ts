import { expect, test } from 'vitest';
import { pathPoints } from '../../kit/bounds.ts';
import { Sheet } from '../../kit/sheet.ts';
import { ashlar } from './facade.ts';

test('every other course of cut stone is offset by half a block, and no block is longer than the others', () => {
  const sheet = new Sheet({ width: 400, height: 200, scale: 100, origin: [0, 200] });
  ashlar(sheet, { x: 0, y: 0, width: 4, height: 2 }, 1, 1);
  const joints = sheet.strokes.filter(({ pen }) => pen === 'hatch').flatMap(({ path }) => pathPoints(path));
  const jointsAt = (height: number) =>
    joints
      .filter(([, y]) => y === height)
      .map(([x]) => x)
      .toSorted((one, other) => one - other);
  expect(jointsAt(200)).toEqual([100, 200, 300]);
  expect(jointsAt(0)).toEqual([50, 150, 250, 350]);
});
