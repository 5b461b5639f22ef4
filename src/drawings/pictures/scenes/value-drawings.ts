/** Three habits, each shown by one object: nameplate, gauges, tag. Coordinates are in pixels, y up. */

import { type Drawing, finish } from '../../kit/drawing.ts';
import { type Area, type Point, points, polar, range, rotated, symmetric } from '../../kit/geometry.ts';
import { type Pens, Sheet } from '../../kit/sheet.ts';
import { flashlight, manifold } from '../../parts/tools.ts';
import { type HandName, type HandOptions, hand } from '../../people/hands.ts';

const [WIDTH, HEIGHT] = [560, 420];
/** The nameplate's drawing fills its frame (eight by five), because the casing extends past the frame. */
const CASING_WIDTH = HEIGHT * 1.6;

function closeUp(width = WIDTH): Sheet {
  return new Sheet({ width, height: HEIGHT, scale: 1, origin: [0, HEIGHT], shown: 405 / WIDTH });
}

const ROWS = [
  ['MODEL', 'PTH123'],
  ['SERIAL', '2604 0317'],
  ['VOLTS', '208/230'],
  ['CHARGE', 'R-32  28 oz'],
] as const;

/** Middle of the flashlight's lens. */
const LENS: Point = [426, 158];
/** Pixels per centimeter of a hand. */
const HAND_SCALE = 9.5;

export function valuePlate(): Drawing {
  const sheet = closeUp(CASING_WIDTH);
  sheet.rect('toneDeep', 0, 0, CASING_WIDTH, HEIGHT);
  sheet.polygon('mask', [406, 126], [446, 190], [330, 384], [180, 32]);
  sheet.ellipse('mask', [214, 214], 222, 200);
  sheet.line('edge', [622, 0], [622, HEIGHT]);
  for (const y of [60, 210, 360]) {
    sheet.circle('maskEdge', [645, y], 8);
    sheet.line('edge', [640, y - 4], [650, y + 4]);
  }
  nameplate(sheet, { x: 18, y: 58, width: 384, height: 312 });
  workingHand(sheet, LENS, [26.9, 0], 33, { hand: 'flashlight', hold: flashlight });
  return finish(sheet, 'paper');
}

function nameplate(sheet: Sheet, { x, y, width, height }: Area): void {
  sheet.roundRect('cut', x, y, width, height, 16);
  sheet.roundRect('fine', x + 8, y + 8, width - 16, height - 16, 10);
  for (const cx of [x + 23, x + width - 23])
    for (const cy of [y + 23, y + height - 23]) {
      sheet.circle('maskEdge', [cx, cy], 8);
      sheet.arc('edge', [cx, cy], 4.5, 100, 250);
    }
  const [first, pitch, column] = [y + height - 84, 62, x + 150];
  ROWS.forEach(([name, value], row) => {
    const base = first - row * pitch;
    sheet.text(name, [x + 30, base], 22);
    sheet.text(value, [column, base], 37);
    sheet.line('edge', [x + 28, base - 14], [x + width - 28, base - 14]);
  });
  sheet.line('edge', [column - 18, first + 38], [column - 18, first - 3 * pitch - 14]);
}

/** A hand that points left, and the sleeve behind it; `tip` is in the hand's own centimeters. */
function workingHand(
  sheet: Sheet,
  at: Point,
  tip: Point,
  angle: number,
  doing: Pick<HandOptions, 'hold'> & { hand: HandName },
): void {
  const own = sheet.at(at, { mirrored: true, zoom: HAND_SCALE });
  const wrist = rotated([0, 0], angle)(-tip[0], -tip[1]);
  const on = rotated(wrist, angle);
  hand(own, doing.hand, wrist, angle, { detail: 'face', tone: true, hold: doing.hold });
  own.polygon('rimmed', on(-30, 7), on(-3.4, 5.2), on(-3.4, -5.2), on(-30, -7));
  own.polygon('maskEdge', on(-4, 4.8), on(0, 4.2), on(0, -4.2), on(-4, -4.8));
}

export function valueGauge(): Drawing {
  const sheet = closeUp();
  manifold(sheet, [WIDTH / 2, 192], 204);
  return finish(sheet, 'paper');
}

const NOTE = ['RISER 2', 'SUPPLY', 'NOV 3'] as const;

export function valueTag(): Drawing {
  const sheet = closeUp();
  const pipe: Point = [112, 214];
  ballValve(sheet, pipe);
  tag(sheet, { x: 206, y: 20, width: 316, height: 280 });
  wire(sheet, [pipe[0], pipe[1] + LEVER_HOLE], [364, 270]);
  workingHand(sheet, [374, 66], [17, -5.5], 34, { hand: 'pencil', hold: pencil });
  return finish(sheet, 'paper');
}

function pencil(sheet: Sheet, grip: Point, degrees: number): void {
  const p = rotated(grip, degrees);
  sheet.polygon('maskEdge', p(-6.4, 0), p(-4, -0.6), p(13, -0.6), p(13, 0.6), p(-4, 0.6));
  sheet.polygon('silhouette', p(-6.4, 0), p(-5, -0.35), p(-5, 0.35));
  sheet.polygon('silhouette', p(10.6, -0.6), p(13, -0.6), p(13, 0.6), p(10.6, 0.6));
}

/** How far the lever's hole is above the middle of the valve. */
const LEVER_HOLE = 140;

/** Open ball valve in a riser: hexagon ends, round body, lever in line with the pipe. */
function ballValve(sheet: Sheet, [x, y]: Point): void {
  const iron: Pens = ['hotSolid', 'knockout'];
  sheet.rect(iron, x - 42, -10, 84, HEIGHT + 20);
  sheet.loop(iron, ...symmetric(x, [50, y - 56], [68, y], [50, y + 56]));
  for (const end of [y - 92, y + 52]) {
    sheet.rect(iron, x - 66, end, 132, 40);
    sheet.verticals('knockout', [x - 30, x + 30], end, end + 40);
  }
  sheet.polygon('rimmed', ...symmetric(x, [24, y - 30], [20, y + 40], [15, y + LEVER_HOLE]));
  sheet.circle('silhouette', [x, y + LEVER_HOLE + 2], 16);
  sheet.circle('mask', [x, y + LEVER_HOLE], 6);
  sheet.circle('mask', [x, y], 15);
  sheet.polygon('edge', ...range(6).map((i) => polar([x, y], 13, i * 60)));
}

/** Wire through the lever's hole and the tag's eyelet, with twisted ends. */
function wire(sheet: Sheet, [x, y]: Point, [eyeX, eyeY]: Point): void {
  sheet.spline('cut', ...points('0,0 34,22 110,34 190,12', [x, y]), [eyeX - 10, eyeY + 48], [eyeX, eyeY]);
  sheet.spline(
    'cut',
    [x + 34, y + 22],
    [x + 104, y + 14],
    [x + 180, y + 24],
    [eyeX - 26, eyeY + 44],
    [eyeX - 4, eyeY + 3],
  );
  sheet.spline('cut', [x + 186, y + 20], [x + 214, y + 20], [x + 226, y + 34]);
}

function tag(sheet: Sheet, { x, y, width, height }: Area): void {
  const [middle, top] = [x + width / 2, y + height];
  const [chamfer, side] = [56, height - 56];
  const [own, pens] = [sheet.at([x, y]), ['mask', 'toneFaint', 'cut'] as const];
  own.polygon(
    pens,
    [0, 0],
    [width, 0],
    [width, side],
    [width - chamfer, height],
    [chamfer, height],
    [0, side],
  );
  sheet.circle('silhouette', [middle, top - 30], 21);
  sheet.circle('mask', [middle, top - 30], 8.5);
  NOTE.forEach((text, i) => {
    const base = top - 108 - i * 64;
    sheet.text(text, [x + 26, base], 42);
    sheet.line('edge', [x + 22, base - 15], [x + width - 22, base - 15]);
  });
}
