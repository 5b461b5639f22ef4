import { acrossFirst, type Point, range, spaced, trapezoid } from '../kit/geometry.ts';
import type { Sheet } from '../kit/sheet.ts';
import { flame } from './boilers.ts';

interface CutBoilerOptions {
  readonly ceiling: number;
  /** x of the two risers that the boiler's mains feed. */
  readonly west: number;
  readonly east: number;
  /** x of the middle of the chimney. */
  readonly chimney: number;
}

const WIDTH = 2.1;
const HEIGHT = 1.45;
const WATER_LINE = 1.17;
/** The main leaves the header after both risers and before the equalizer. */
const TAKEOFF = 1.95;
/** Water surrounds the fire: mud legs on both sides, joined under the burners, where the return comes in. */
const FIREBOX = { left: 0.14, bottom: 0.24, top: 0.62 };
const INLET = 0.17;
/**
 * Level of the wet returns along the floor. The western return runs behind the boiler and joins the eastern one at the
 * Hartford loop.
 */
const WET_RETURN = 0.06;
const LOOP = WIDTH + 0.65;

/**
 * Sectional steam boiler at the scale of a whole house: burners, water line, skim pipe, header, equalizer with
 * Hartford loop, and two mains. The mains slope down away from the boiler and have main vents near their ends.
 * `position` is the boiler's lower left corner on the cellar floor.
 */
export function cutBoiler(
  sheet: Sheet,
  [x, y]: Point,
  { ceiling, west, east, chimney }: CutBoilerOptions,
): void {
  const own = sheet.at([x, y]);
  const [header, main] = [ceiling - y - 0.55, ceiling - y - 0.28];
  mains(own, { header, main, west: west - x, east: east - x, ceiling: ceiling - y });
  vent(own, chimney - x);
  own.rect('solid', -0.1, 0, WIDTH + 0.2, 0.1);
  own.rect('maskHot', 0, 0.1, WIDTH, HEIGHT);
  own.rect('hotSolid', 0, 0.1, WIDTH, WATER_LINE - 0.1);
  const { left, bottom, top } = FIREBOX;
  own.rect('mask', left, bottom, WIDTH - 2 * left, top - bottom);
  for (const i of range(5)) flame(own, [0.31 + i * 0.37, bottom + 0.04], 0.3);
  own.verticals('knockout', spaced(0.3, 0.3, 6), top, WATER_LINE);
  own.line('hotFine', [0, WATER_LINE], [WIDTH, WATER_LINE]);
  own.rect('maskEdge', -0.12, 0.95, 0.09, 0.42);
  own.line('fine', [-0.12, WATER_LINE], [-0.03, WATER_LINE]);
  skim(own);
}

/** Header above the boiler, equalizer down from the header's end, and mains to both risers, with their vents. */
function mains(
  own: Sheet,
  {
    header,
    main,
    west,
    east,
    ceiling,
  }: { header: number; main: number; west: number; east: number; ceiling: number },
): void {
  for (const riser of [0.45, 1.35]) own.line('hot', [riser, HEIGHT + 0.1], [riser, header]);
  own.line('hotHeavy', [0.2, header], [WIDTH + 0.35, header]);
  own.line('hot', [WIDTH + 0.35, header], [WIDTH + 0.35, INLET], [WIDTH, INLET]);
  own.line('hot', ...acrossFirst([WIDTH + 0.35, 1.02], LOOP, WET_RETURN, east - 0.4, main - 0.12));
  own.line('hotHeavy', [TAKEOFF, header], [TAKEOFF, main], [west, main - 0.1]);
  own.line('hotHeavy', [TAKEOFF, main], [east, main - 0.12]);
  own.line('hot', [west, main - 0.1], [west, ceiling]);
  own.line('hot', [east, main - 0.12], [east, ceiling]);
  own.line('hot', [west + 0.35, main - 0.1], [west + 0.35, WET_RETURN], [LOOP, WET_RETURN]);
  for (const [x, base] of [
    [west + 0.6, main - 0.1],
    [east - 0.7, main - 0.12],
  ] as const) {
    own.line('edge', [x, base], [x, base + 0.1]);
    own.roundRect('maskEdge', x - 0.08, base + 0.08, 0.16, 0.2, 0.04);
  }
}

/** Draft hood and vent connector to the chimney. */
function vent(own: Sheet, chimney: number): void {
  own.polygon('maskHot', ...trapezoid(0.72, HEIGHT + 0.1, 0.36, 0.2, 0.08));
  own.line('hotHeavy', [0.9, HEIGHT + 0.3], [0.9, HEIGHT + 0.36], [chimney, HEIGHT + 0.62]);
}

/** Skim pipe: level at the water line, then down through its valve to a bucket. */
function skim(own: Sheet): void {
  own.line('hot', [0, 1.22], [-0.55, 1.22], [-0.55, 0.62]);
  own.polygon('maskEdge', [-0.63, 1], [-0.47, 1], [-0.63, 0.84], [-0.47, 0.84]);
  own.polygon('maskEdge', ...trapezoid(-0.75, 0.4, 0.4, -0.4, 0.06));
  own.line('fine', [-0.73, 0.3], [-0.37, 0.3]);
}
