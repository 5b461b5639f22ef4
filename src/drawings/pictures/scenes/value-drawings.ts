/**
 * Three habits, each shown by a close-up of one object: the nameplate, the gauges, the tag. Coordinates are in pixels,
 * y up.
 */

import { type Drawing, finish } from '../../kit/drawing.ts';
import { type Point, polar, range, rotated, symmetric } from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import { manifold } from '../../parts/tools/instruments.ts';
import { hand } from '../../people/hands.ts';

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

export function valuePlate(): Drawing {
  const sheet = closeUp(CASING_WIDTH);
  sheet.rect('toneDeep', 0, 0, CASING_WIDTH, HEIGHT);
  sheet.ellipse('mask', [270, 214], 256, 200);
  sheet.line('edge', [622, 0], [622, HEIGHT]);
  for (const y of [60, 210, 360]) {
    sheet.circle('maskEdge', [645, y], 8);
    sheet.line('edge', [640, y - 4], [650, y + 4]);
  }
  nameplate(sheet, { x: 56, y: 62, width: 428, height: 306 });
  pointingHand(sheet);
  return finish(sheet, 'paper', { name: 'value-plate', title: 'A nameplate' });
}

function nameplate(
  sheet: Sheet,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  sheet.roundRect('cut', x, y, width, height, 16);
  sheet.roundRect('fine', x + 8, y + 8, width - 16, height - 16, 10);
  for (const cx of [x + 23, x + width - 23]) {
    for (const cy of [y + 23, y + height - 23]) {
      sheet.circle('maskEdge', [cx, cy], 8);
      sheet.arc('edge', [cx, cy], 4.5, 100, 250);
    }
  }
  const [first, pitch, column] = [y + height - 84, 62, x + 172];
  ROWS.forEach(([name, value], row) => {
    const base = first - row * pitch;
    sheet.text(name, [x + 40, base], 24);
    sheet.text(value, [column, base], 37);
    sheet.line('edge', [x + 38, base - 14], [x + width - 38, base - 14]);
  });
  sheet.line('edge', [column - 18, first + 38], [column - 18, first - 3 * pitch - 14]);
}

/** Direction of the pointing finger, degrees. */
const FINGER = 157;

/** A hand whose fingertip is at the end of the last word. */
function pointingHand(sheet: Sheet): void {
  const wrist = rotated([0, 0], FINGER)(-18.8, -2.8);
  hand(sheet.at([446, 90], { zoom: 17 }), 'point', wrist, FINGER, { detail: 'face', tone: true });
}

export function valueGauge(): Drawing {
  const sheet = closeUp();
  manifold(sheet, [WIDTH / 2, 192], 204);
  return finish(sheet, 'paper', { name: 'value-gauge', title: 'Gauges' });
}

const NOTE = ['FILTER 20×25×1', 'CHANGED NOV 3', 'NEXT FEB 3'] as const;

export function valueTag(): Drawing {
  const sheet = closeUp();
  const pipe = 118;
  const valve = 214;
  verticalPipe(sheet, pipe, 46);
  ballValve(sheet, [pipe, valve]);
  const hole: Point = [pipe, valve + LEVER_HOLE];
  const eye: Point = [372, 270];
  tag(sheet, { x: 214, y: 20, width: 316, height: 280 });
  wire(sheet, hole, eye);
  return finish(sheet, 'paper', { name: 'value-tag', title: 'A tag' });
}

/** Pipe cut at the top and the bottom of the drawing. */
function verticalPipe(sheet: Sheet, x: number, half: number): void {
  const cutEnd = (y: number): Point[] => [
    [x - half, y],
    [x - half * 0.5, y + 9],
    [x, y],
    [x + half * 0.5, y - 9],
    [x + half, y],
  ];
  sheet.polygon('mask', [x - half, 22], [x + half, 22], [x + half, 398], [x - half, 398]);
  sheet.rect('toneDeep', x + half * 0.34, 26, half * 0.66, 368);
  for (const side of [-half, half]) sheet.line('cut', [x + side, 20], [x + side, 400]);
  for (const y of [20, 400]) sheet.spline('cut', ...cutEnd(y));
  sheet.arc('edge', [x - half * 0.5, 400], half * 0.5, 0, -180, 9);
  sheet.arc('edge', [x + half * 0.5, 20], half * 0.5, 0, 180, 9);
}

/** How far the lever's hole is above the middle of the valve. */
const LEVER_HOLE = 140;

/** Open ball valve in a riser: hexagon ends, round body, lever in line with the pipe. */
function ballValve(sheet: Sheet, [x, y]: Point): void {
  for (const end of [y - 92, y + 52]) {
    sheet.rect('maskEdge', x - 66, end, 132, 40);
    sheet.rect('toneDeep', x + 22, end, 44, 40);
    sheet.verticals('edge', [x - 30, x + 22], end, end + 40);
    sheet.rect('cut', x - 66, end, 132, 40);
  }
  sheet.loop('mask', ...symmetric(x, [50, y - 52], [66, y], [50, y + 52]));
  sheet.spline('cut', [x - 54, y + 52], [x - 68, y], [x - 54, y - 52]);
  sheet.spline('cut', [x + 54, y + 52], [x + 68, y], [x + 54, y - 52]);
  sheet.polygon(
    'silhouette',
    [x - 24, y - 26],
    [x + 24, y - 26],
    [x + 20, y + 40],
    [x + 15, y + LEVER_HOLE],
    [x - 15, y + LEVER_HOLE],
    [x - 20, y + 40],
  );
  sheet.circle('silhouette', [x, y + LEVER_HOLE + 2], 15);
  sheet.circle('mask', [x, y + LEVER_HOLE], 6);
  sheet.circle('mask', [x, y], 15);
  sheet.polygon('edge', ...range(6).map((i) => polar([x, y], 13, i * 60)));
}

/** Wire through the lever's hole and the tag's eyelet, with twisted ends. */
function wire(sheet: Sheet, [x, y]: Point, [eyeX, eyeY]: Point): void {
  sheet.spline(
    'cut',
    [x, y],
    [x + 34, y + 22],
    [x + 110, y + 34],
    [x + 190, y + 12],
    [eyeX - 10, eyeY + 48],
    [eyeX, eyeY],
  );
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

function tag(
  sheet: Sheet,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const [chamfer, middle] = [56, x + width / 2];
  const top = y + height;
  sheet.polygon(
    ['mask', 'toneFaint', 'cut'],
    [x, y],
    [x + width, y],
    [x + width, top - chamfer],
    [x + width - chamfer, top],
    [x + chamfer, top],
    [x, top - chamfer],
  );
  sheet.circle('silhouette', [middle, top - 30], 21);
  sheet.circle('mask', [middle, top - 30], 8.5);
  NOTE.forEach((text, i) => {
    const base = top - 108 - i * 64;
    sheet.text(text, [x + 26, base], 32);
    sheet.line('edge', [x + 22, base - 15], [x + width - 22, base - 15]);
  });
}
