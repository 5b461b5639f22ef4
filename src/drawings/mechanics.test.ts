/** Tests what a mechanic checks in the cutaways: where water flows, which pipes slope, which parts must not meet. */
import { describe, expect, test } from 'vitest';
import type { SystemKey } from '../content/parts.ts';
import { SYSTEMS } from './art.ts';
import { assertDefined } from './kit/assert-defined.ts';
import { pathBounds, pathPoints } from './kit/bounds.ts';
import type { Point } from './kit/geometry.ts';
import type { Outline } from './kit/labels.ts';
import type { Pen } from './kit/pens.ts';
import { Sheet, type Stroke } from './kit/sheet.ts';
import { cutBoiler } from './parts/heating/cut-boiler.ts';
import { ANODE, TANK } from './pictures/systems/water-heater-cutaway.ts';

const strokesOf = (key: SystemKey): readonly Stroke[] => SYSTEMS[key]('night').strokes;

/** Returns the area of a labeled part, in pixels, y down. */
const partOf = (key: SystemKey, name: string): readonly Outline[] =>
  assertDefined(SYSTEMS[key]('night').labels.find(({ text }) => text === name)).part;

/** Returns the two ends of a straight pipe, from the outline that `along` returns. */
function endsOf(outline: Outline): readonly [from: Point, to: Point] {
  const [a, b, c, d] = outline.map((corner) => corner);
  const middle = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  return [middle(assertDefined(a), assertDefined(d)), middle(assertDefined(b), assertDefined(c))];
}

function pointsOf(strokes: readonly Stroke[], ...pens: readonly Pen[]): Point[] {
  return strokes.filter(({ pen }) => pens.includes(pen)).flatMap(({ path }) => pathPoints(path));
}

/**
 * Returns the level of the lowest flame left of `limit`, in pixels from the top. Only flames are solid red and
 * curved.
 */
function footOfFire(strokes: readonly Stroke[], limit = Number.POSITIVE_INFINITY): number {
  const flames = strokes
    .filter(({ pen, path }) => pen === 'hotSolid' && path.includes('C'))
    .map(({ path }) => pathBounds(path))
    .filter(({ right }) => right < limit);
  expect(flames.length).toBeGreaterThanOrEqual(5);
  return Math.max(...flames.map(({ bottom }) => bottom));
}

describe('the condensate return enters the boiler under its fire', () => {
  test('in the boiler cutaway, after the Hartford loop', () => {
    const [from, to] = endsOf(assertDefined(partOf('boiler', 'Equalizer').at(-1)));
    expect(to[1]).toBe(from[1]);
    expect(to[1]).toBeGreaterThan(footOfFire(strokesOf('boiler')));
    const loop = assertDefined(partOf('boiler', 'Hartford loop')[0]);
    expect(endsOf(loop)[0][0]).toBeGreaterThan(from[0]);
  });

  /** Returns the levels at which red lines meet one side of the boiler below its middle. */
  const inlets = (strokes: readonly Stroke[], side: number, middle: number): number[] =>
    pointsOf(strokes, 'hot')
      .filter(([x, y]) => Math.abs(x - side) < 0.5 && y > middle)
      .map(([, y]) => y);

  test('in the row house', () => {
    const boiler = assertDefined(partOf('general', 'Boiler')[0]);
    const [xs, ys] = [boiler.map(([x]) => x), boiler.map(([, y]) => y)];
    const strokes = strokesOf('general');
    const levels = inlets(strokes, Math.min(...xs), (Math.min(...ys) + Math.max(...ys)) / 2);
    expect(levels).toHaveLength(1);
    expect(levels[0]).toBeGreaterThan(footOfFire(strokes, Math.max(...xs)));
  });

  test('in the cellar of the steam house', () => {
    const sheet = new Sheet({ width: 1000, height: 400, scale: 100, origin: [300, 350] });
    cutBoiler(sheet, [0, 0], { ceiling: 3, west: -2.5, east: 6, chimney: 4 });
    const levels = inlets(sheet.strokes, 300 + 210, 350 - 80);
    expect(levels).toHaveLength(1);
    expect(levels[0]).toBeGreaterThan(footOfFire(sheet.strokes));
  });
});

describe('boiler', () => {
  test('the steam main slopes down to its drip', () => {
    const [from, to] = endsOf(assertDefined(partOf('boiler', 'Steam main')[1]));
    expect(to[0] - from[0]).toBeGreaterThan(100);
    expect(to[1] - from[1]).toBeGreaterThan(6);
  });

  test('the water in the equalizer is level with the water in the boiler', () => {
    const levels = pointsOf(strokesOf('boiler'), 'coldFine');
    const equalizer = endsOf(assertDefined(partOf('boiler', 'Equalizer')[0]))[0][0];
    expect(new Set(levels.map(([, y]) => y)).size).toBe(1);
    expect(Math.max(...levels.map(([x]) => x))).toBeGreaterThan(equalizer);
  });
});

test('furnace: refrigerant lines are left of the flue; above the inducer fan, nothing hot is right of the flue', () => {
  const flue = assertDefined(partOf('furnace', 'Flue')[0]);
  const [left, right] = [Math.min(...flue.map(([x]) => x)), Math.max(...flue.map(([x]) => x))];
  const inducer = Math.min(...assertDefined(partOf('furnace', 'Inducer fan')[0]).map(([, y]) => y));
  const strokes = strokesOf('furnace');
  for (const [x] of pointsOf(strokes, 'cold', 'coldFine', 'coldTone', 'maskCold'))
    expect(x).toBeLessThan(left);
  for (const [x, y] of pointsOf(strokes, 'hot', 'hotFine'))
    if (y < inducer) expect(x).toBeLessThanOrEqual(right + 1);
});

test('water heater: the anode is about half as long as the tank', () => {
  const share = (ANODE.top - ANODE.bottom) / (TANK.top - TANK.bottom);
  expect(share).toBeGreaterThanOrEqual(0.4);
  expect(share).toBeLessThanOrEqual(0.6);
});

test('central air: the float switch is just above the outlet to the drain trap', () => {
  const float = assertDefined(partOf('central-ac', 'Float switch')[0]).map(([, y]) => y);
  const [outlet] = endsOf(assertDefined(partOf('central-ac', 'Drain trap')[0]));
  expect(Math.max(...float)).toBeLessThanOrEqual(outlet[1]);
  expect(Math.min(...float)).toBeGreaterThan(outlet[1] - 40);
});

test('VRF: every indoor unit drains downhill to the riser', () => {
  const [riser, ...runs] = partOf('vrf-vrv', 'Condensate drain').map(endsOf);
  const x = assertDefined(riser)[0][0];
  const falling = runs.filter(([from, to]) => from[0] !== to[0]);
  expect(falling).toHaveLength(4);
  for (const [from, to] of falling) {
    expect(to[0]).toBeCloseTo(x, 5);
    expect(to[1] - from[1]).toBeGreaterThan(3);
  }
  const units = ['Ceiling cassette', 'Wall unit', 'Ducted unit'].flatMap((name) => partOf('vrf-vrv', name));
  for (const unit of units) {
    const [xs, ys] = [unit.map(([px]) => px), unit.map(([, py]) => py)];
    const meets = ([px, py]: Point): boolean =>
      px >= Math.min(...xs) - 4 &&
      px <= Math.max(...xs) + 4 &&
      py >= Math.min(...ys) - 1 &&
      py <= Math.max(...ys) + 1;
    expect(runs.some(([from]) => meets(from))).toBe(true);
  }
});

describe('PTAC', () => {
  test('the slinger ring dips into the water in the pan', () => {
    const ring = partOf('ptac', 'Slinger ring').flat();
    const foot = Math.max(...ring.map(([, y]) => y));
    const [x] = assertDefined(ring[0]);
    const waters = strokesOf('ptac')
      .filter(({ pen }) => pen === 'coldTone')
      .map(({ path }) => pathBounds(path));
    expect(
      waters.some(({ left, right, top, bottom }) => left < x && x < right && top < foot && foot < bottom),
    ).toBe(true);
  });

  test('pipes enter the hot-water coil from below, where the valve is', () => {
    const coil = assertDefined(partOf('ptac', 'Hot-water coil')[0]);
    const valve = assertDefined(partOf('ptac', 'Motorized valve')[0]);
    const bottom = Math.max(...coil.map(([, y]) => y));
    const pipes = pointsOf(strokesOf('ptac'), 'hotFine');
    const inside = (outline: Outline, x: number): boolean =>
      x > Math.min(...outline.map(([px]) => px)) && x < Math.max(...outline.map(([px]) => px));
    expect(
      pipes.filter(([x, y]) => inside(coil, x) && Math.abs(y - bottom) < 1).length,
    ).toBeGreaterThanOrEqual(4);
    expect(Math.min(...valve.map(([, y]) => y))).toBeGreaterThan(bottom);
  });
});
