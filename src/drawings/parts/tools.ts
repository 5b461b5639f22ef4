/** What technicians carry and read. */
import {
  arcPoints,
  assertDefined,
  heading,
  limb,
  type Point,
  points,
  polar,
  range,
  rotated,
  span,
  stepsBelow,
  symmetric,
  trapezoid,
} from '../kit/geometry.ts';
import { MEDIA, type Pen, type Temperature } from '../kit/pens.ts';
import type { Sheet } from '../kit/sheet.ts';

// What a technician carries. In centimeters.

/** Pipe wrench, 46 cm long, held at `grip`, its jaws pointing toward `degrees`. */
export function pipeWrench(sheet: Sheet, grip: Point, degrees: number): void {
  const p = rotated(grip, degrees);
  // the hook jaw, its tooth across the end of the tool
  sheet.loop('maskEdge', ...points('21,1.4! 31,1.8! 33,1.2 34,-0.8! 34,-6.4! 31.4,-6.4! 31,-2! 21,-1.2!', p));
  const heel = '18,1.4! 18,-1.4! 21,-1.9 25,-2.4! 25.6,-6.6! 28,-6.8! 28.4,-2.1! 28.4,2.7! 25,2.9! 21,2.1';
  sheet.loop('maskEdge', ...points(heel, p));
  for (const i of range(4)) {
    sheet.line('fine', p(28.1, -3.2 - i * 0.9), p(27.5, -3.2 - i * 0.9));
    sheet.line('fine', p(31.2, -3.2 - i * 0.8), p(31.9, -3.2 - i * 0.8));
  }
  sheet.polygon('maskEdge', p(20.2, -3), p(23.5, -3.2), p(23.5, 3.2), p(20.2, 3));
  for (const i of range(6)) sheet.line('fine', p(20.3, -2.4 + i), p(23.4, -2.4 + i));
  const handle = '18.2,1.4! 18.2,-1.4! 5.6,-1.3 -8.6,-1.6 -11.4,-1.1 -11.9,0 -11.4,1.1 -8.6,1.6 5.6,1.3';
  sheet.loop('maskEdge', ...points(handle, p));
  for (const across of [-0.6, 0.6]) sheet.line('fine', p(17, across), p(-7.4, across));
  sheet.circle('maskFine', p(-9.8, 0), 0.6);
}

/** Clamp meter, 28 cm long, held at `grip`, its closed jaws pointing toward `degrees`. */
export function clampMeter(sheet: Sheet, grip: Point, degrees: number): void {
  const at = rotated(grip, degrees);
  const p = (along: number, across: number): Point => at(along + 4.6, across);
  // the jaws are half rings
  for (const end of [degrees + 180, degrees - 180])
    sheet.polygon(
      'maskEdge',
      ...arcPoints(p(13.7, 0), 5.1, degrees, end),
      ...arcPoints(p(13.7, 0), 3, end, degrees),
    );
  const body = points('9.4,2.8! 9.4,-2.8! 5.6,-3.9 -5,-3.6 -8.4,-2.8 -9,0 -8.4,2.8 -5,3.6 5.6,3.9', p);
  sheet.loop('rimmed', ...body);
  sheet.circle('maskFine', p(5.4, 0), 2);
  sheet.line('edge', p(4.2, 0), p(6.8, 0));
  sheet.polygon('mask', p(1.8, 2.7), p(1.8, -2.7), p(-2.6, -2.7), p(-2.6, 2.7));
  for (const across of [-1.7, 0, 1.7]) sheet.circle('mask', p(-5.6, across), 0.6);
}

/** Flashlight, 24 cm long, its lens pointing toward `degrees`. */
export function flashlight(sheet: Sheet, grip: Point, degrees: number): void {
  const p = rotated(grip, degrees);
  sheet.polygon('maskEdge', ...points('-9,-2.1 8,-2.1 11,-4 15,-4 15,4 11,4 8,2.1 -9,2.1', p));
  sheet.polygon('silhouette', p(-9, -2.1), p(8, -2.1), p(8, 2.1), p(-9, 2.1));
  sheet.line('edge', p(12.4, -4), p(12.4, 4));
}

/** What a hand does that holds a flashlight. */
export const FLASHLIGHT = { hand: 'flashlight', hold: flashlight } as const;

/** Canvas tool bag, open, 52 cm long, with tools sticking out of it. `position` is the left end of its bottom. */
export function toolBag(sheet: Sheet, position: Point): void {
  const own = sheet.at(position);
  own.polygon('maskFine', [9, 22], [5, 43], [8, 44], [13, 22]);
  own.polygon('silhouette', [4, 44], [9, 45], [7.4, 53], [2.6, 52]);
  own.polygon('maskFine', [18, 22], [18.6, 47], [21, 47], [22, 22]);
  own.polygon('silhouette', [12, 46], [27, 46], [27.6, 51], [22, 52], [12.4, 50]);
  own.polygon('maskFine', [33, 22], [36, 40], [37.4, 40], [37, 22]);
  own.roundRect('silhouette', 34.4, 39, 4.6, 12, 2);
  own.polygon('maskFine', [42, 22], [47, 45], [50, 44], [46, 22]);
  own.spline('edge', [10, 25], [14, 36], [26, 40], [38, 36], [42, 25]);
  own.loop('silhouette', ...points('0,1 -1,14 2,27 10,25.4 26,24.6 42,25.4 50,27 53,14 52,1 26,0'));
  own.roundRect('knockout', 15, 6, 22, 12, 2);
  own.line('knockout', [3, 21.4], [49, 21.4]);
  own.verticals('knockout', [9, 43], 1, 25);
}

// Tools for an estimate visit, in meters.

/** Tape measure from `hook` to its case at `hand`, with a mark every 10 cm. Small scales need a larger `width`. */
export function tapeMeasure(sheet: Sheet, hook: Point, hand: Point, width = 0.024): void {
  const [length, half] = [Math.hypot(hand[0] - hook[0], hand[1] - hook[1]), width / 2];
  const at = rotated(hook, heading(hook, hand));
  sheet.polygon('maskFine', at(0, -half), at(length, -half), at(length, half), at(0, half));
  for (const mark of stepsBelow(0.1, length, 0.1)) sheet.line('fine', at(mark, -half), at(mark, half));
  sheet.circle('solid', at(length + 0.04, 0), 0.05);
}

/** Slanted notepad centered on `center`, 18 by 26 cm, half full of writing. */
export function notebook(sheet: Sheet, center: Point): void {
  const at = rotated(center, -16);
  sheet.polygon('maskEdge', at(-0.09, -0.13), at(0.09, -0.13), at(0.09, 0.13), at(-0.09, 0.13));
  for (const dy of [0.07, 0.03, -0.01]) sheet.line('fine', at(-0.06, dy), at(0.06, dy));
}

/** Caged trouble light, 0.36 m long, that hangs from `hook`. */
export function workLamp(sheet: Sheet, hook: Point): void {
  const own = sheet.at(hook);
  own.spline('edge', [0.015, 0], [0.02, -0.03], [0, -0.06], [0, -0.08]);
  own.roundRect('silhouette', -0.028, -0.2, 0.056, 0.12, 0.02);
  own.polygon('silhouette', ...trapezoid(-0.03, -0.19, 0.06, -0.06, -0.055));
  own.circle('maskEdge', [0, -0.3], 0.045);
  own.spline('edge', ...symmetric(0, [0.07, -0.25], [0.075, -0.32], [0.04, -0.38]));
  own.line('fine', [-0.074, -0.31], [0.074, -0.31]);
}

// Gauges, handwheels, manifolds and hoses seen close up, in pixels of a small sheet.

/** Where a dial starts and ends, in degrees; the sweep is clockwise over the top. */
const DIAL = { from: 225, to: -45, marks: 12 };

/** Round gauge; `reading` is a fraction of the full scale. */
function gauge(sheet: Sheet, center: Point, radius: number, medium: Temperature, reading: number): void {
  const pens = MEDIA[medium];
  const needle: Pen = medium === 'hot' ? 'hotSolid' : 'coldSolid';
  const angle = (share: number): number => DIAL.from + (DIAL.to - DIAL.from) * share;
  sheet.circle('silhouette', center, radius);
  sheet.circle('mask', center, radius * 0.87);
  for (const i of range(DIAL.marks + 1)) {
    const at = angle(i / DIAL.marks);
    const [pen, start] = i % 3 === 0 ? (['cut', 0.6] as const) : (['edge', 0.66] as const);
    sheet.line(pen, polar(center, radius * start, at), polar(center, radius * 0.76, at));
  }
  const [low, high] = [Math.max(0, reading - 0.16), Math.min(1, reading + 0.16)];
  sheet.arc(pens.line, center, radius * 0.52, angle(low), angle(high));
  const [at, tail, tip] = [rotated(center, angle(reading)), -radius * 0.2, radius * 0.74];
  sheet.polygon(needle, at(tail, -4), at(tip, -1.2), at(tip, 1.2), at(tail, 4));
  sheet.circle('silhouette', center, radius * 0.1);
}

/** Fluted handwheel seen from the side, on the end of a manifold; `way` is 1 if it points right. */
function handWheel(sheet: Sheet, [x, y]: Point, way: 1 | -1): void {
  sheet.rect('maskEdge', Math.min(x, x + way * 24), y - 7, 24, 14);
  sheet.roundRect('silhouette', Math.min(x + way * 22, x + way * 50), y - 36, 28, 72, 7);
  for (const i of span(0, 5))
    sheet.line('knockout', [x + way * 26, y - 24 + i * 12], [x + way * 46, y - 24 + i * 12]);
}

/** Two-valve manifold, 472 px wide; `position` is the middle of its body, and its hoses hang down by `drop`. */
export function manifold(sheet: Sheet, position: Point, drop: number, zoom = 1): void {
  const own = sheet.at(position, { zoom });
  const [side, reach, half] = [124, 186, 32];
  hose(own, 'solid', [0, -88], [0, -142], [34, -148], [30, -drop]);
  hose(own, 'coldSolid', [-side, -88], [-side, -172], [-side - 64, -130], [-side - 76, -drop]);
  hose(own, 'hotSolid', [side, -88], [side, -172], [side + 64, -130], [side + 76, -drop]);
  for (const x of [-side, 0, side]) own.rect('maskEdge', x - 9, -64, 18, 20);
  for (const x of [-side, side]) {
    own.rect('maskEdge', x - 12, 4, 24, 30);
    own.rect('silhouette', x - 18, 10, 36, 12);
  }
  const [hook, bend] = [136, 11];
  own.line('cut', [0, 2], [0, hook], ...arcPoints([-bend, hook], bend, 0, 205));
  own.roundRect(['maskEdge', 'toneDeep', 'cut'], -reach, -52, 2 * reach, 2 * half, 12);
  handWheel(own, [-reach, -20], -1);
  handWheel(own, [reach, -20], 1);
  sightGlass(own, [0, -20]);
  gauge(own, [-side, 114], 98, 'cold', 0.34);
  gauge(own, [side, 114], 98, 'hot', 0.66);
}

function sightGlass(sheet: Sheet, [x, y]: Point): void {
  sheet.circle('silhouette', [x, y], 25);
  sheet.circle('mask', [x, y], 17);
  sheet.arc('edge', [x, y], 17, 200, 340, 6);
  for (const [dx, dy] of points('-4,-8 5,-4 1,2')) sheet.circle('edge', [x + dx, y + dy], 2);
}

/** Hose with its swivel fitting, hanging from `from` along a cubic curve (two control points and an end). */
function hose(sheet: Sheet, pen: Pen, from: Point, first: Point, second: Point, end: Point): void {
  const points = range(15).map((i): Point => {
    const t = i / 14;
    const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    const sum = (axis: 0 | 1): number =>
      [from, first, second, end].reduce(
        (total, point, k) => total + point[axis] * assertDefined(weights[k]),
        0,
      );
    return [sum(0), sum(1)];
  });
  sheet.polygon(pen, ...limb(points, 15));
  sheet.rect('maskEdge', from[0] - 13, from[1] - 4, 26, 30);
  sheet.verticals('fine', [from[0] - 6, from[0], from[0] + 6], from[1] - 2, from[1] + 24);
  sheet.rect('silhouette', from[0] - 10, from[1] - 20, 20, 18);
}
