import { type Point, range, stepsBelow, trapezoid } from '../kit/geometry.ts';
import type { Sheet } from '../kit/sheet.ts';
import { flameShape, steamPipe } from './boilers.ts';

const SECTIONS = 4;
const PITCH = 0.12;
const WIDTH = SECTIONS * PITCH;
/** Width of the legs of the outer sections, which reach the base on both sides of the fire. */
const LEG = 0.036;
const BURNERS = { bottom: 0.05, top: 0.25, pitch: (WIDTH - 2 * LEG) / SECTIONS };
const TOP = 0.86;
const HEADER = 1.02;
const PIPE = 0.05;
/** Level at which the equalizer enters the right leg, under the fire. */
const INLET = 0.08;
/** The vent rises over the left sections, clear of the risers, and bends into the chimney behind the boiler. */
const VENT = { middle: 0.13, radius: 0.055, level: TOP + 0.2 };
const CHIMNEY = { left: 0.01, right: 0.25, course: 0.075 };

/** Where the steam main leaves the header, in meters from the boiler's left edge. The equalizer is farther right. */
const BOILER_TAKEOFF = WIDTH + 0.09;
const EQUALIZER = BOILER_TAKEOFF + 0.11;

/**
 * Steam boiler for a small house, 0.48 by 0.86 m, its castings like a radiator's, with draft hood and vent, header,
 * equalizer, and a main up to `ceiling`. `position` is its lower left corner on the floor.
 */
export function smallSteamBoiler(sheet: Sheet, position: Point, ceiling: number): void {
  const own = sheet.at(position);
  vent(own, ceiling);
  own.rect('solid', -0.04, 0, WIDTH + 0.08, BURNERS.bottom);
  for (const x of [0.004, WIDTH - LEG])
    own.rect('hotSolid', x, BURNERS.bottom, LEG - 0.004, BURNERS.top + 0.05 - BURNERS.bottom);
  own.rect('maskEdge', LEG, BURNERS.bottom, WIDTH - 2 * LEG, BURNERS.top - BURNERS.bottom);
  for (const i of range(SECTIONS)) {
    const section = own.at([i * PITCH, BURNERS.top]);
    const height = TOP - BURNERS.top;
    flameShape(own, [LEG + (i + 0.5) * BURNERS.pitch, INLET + 0.02], 0.12);
    section.roundRect('hotSolid', 0.004, 0, PITCH - 0.008, height, 0.05);
    section.roundRect('knockout', 0.038, 0.08, PITCH - 0.076, height - 0.16, 0.016);
  }
  gaugeGlass(own);
  piping(own, ceiling);
}

/** Draft hood and its vent, drawn as two red walls. The elbow is seen from the end, in the brick of the chimney. */
function vent(own: Sheet, ceiling: number): void {
  const { middle, radius, level } = VENT;
  const { left, right, course } = CHIMNEY;
  own.verticals('fine', [left, right], TOP, ceiling);
  own.horizontals('fine', stepsBelow(TOP + course / 2, ceiling, course), left, right);
  own.circle('maskEdge', [middle, level], radius + 0.03);
  own.roundRect('maskHot', middle - radius, TOP + 0.04, 2 * radius, level + radius - TOP - 0.04, radius);
  own.polygon('maskHot', ...trapezoid(middle - 0.115, TOP + 0.01, 0.23, 0.11, 0.06));
}

/** Gauge glass between two cocks on the left end, half full. */
function gaugeGlass(own: Sheet): void {
  for (const y of [0.44, 0.72]) own.rect('solid', -0.06, y, 0.06, 0.025);
  own.rect('maskEdge', -0.075, 0.45, 0.03, 0.28);
  own.rect('solid', -0.075, 0.45, 0.03, 0.15);
}

/** Two risers to the header, the main from the header, and the equalizer, which enters the boiler under the fire. */
function piping(own: Sheet, ceiling: number): void {
  for (const x of [2.5 * PITCH, 3.5 * PITCH]) steamPipe(own, PIPE, [x, TOP - 0.02], [x, HEADER]);
  steamPipe(own, PIPE, [WIDTH, INLET], [EQUALIZER, INLET], [EQUALIZER, HEADER]);
  steamPipe(own, PIPE * 1.4, [2.5 * PITCH - PIPE / 2, HEADER], [EQUALIZER, HEADER]);
  steamPipe(own, PIPE * 1.4, [BOILER_TAKEOFF, HEADER], [BOILER_TAKEOFF, ceiling]);
}
