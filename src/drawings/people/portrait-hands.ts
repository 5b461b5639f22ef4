/** Hands of portraits, in pixels of the portrait sheet: about 150 long. */
import type { Point } from '../kit/geometry.ts';
import { range, rotated } from '../kit/geometry.ts';
import type { Sheet } from '../kit/sheet.ts';
import { skin } from './portrait.ts';

/** Finger widths from the forefinger to the little finger, and how far each reaches round what it holds. */
const FINGERS = [
  { width: 25, reach: 46 },
  { width: 26, reach: 50 },
  { width: 25, reach: 47 },
  { width: 22, reach: 40 },
] as const;
const FIST = FINGERS.reduce((sum, { width }) => sum + width, 0);

/**
 * A fist round a bar that leans `degrees` and passes through `origin`, the middle of the grip; forefinger towards the bar's end.
 * `side` is where the back of the hand lies: 1 left of the bar's direction, -1 right of it.
 */
export function portraitFist(sheet: Sheet, origin: Point, degrees: number, side: 1 | -1): void {
  const turn = rotated(origin, degrees);
  const at = (along: number, across: number): Point => turn(along, across * side);
  sheet.loop('maskEdge', at(58, 4), at(60, 40), at(40, 74), at(4, 92), at(-34, 88), at(-56, 60), at(-54, 6));
  sheet.loop('tone', at(-20, 60), at(-34, 88), at(-56, 60), at(-54, 6), at(-38, 30));
  let near = FIST / 2;
  for (const { width, reach } of FINGERS) {
    finger(sheet, at, near, near - width, reach);
    near -= width;
  }
  thumb(sheet, at);
}

type Local = (along: number, across: number) => Point;

function finger(sheet: Sheet, at: Local, top: number, bottom: number, reach: number): void {
  const middle = (top + bottom) / 2;
  const knuckle = 34;
  const tip = knuckle - reach - 16;
  sheet.loop(
    'maskEdge',
    at(top - 1, knuckle),
    at(top, knuckle - reach * 0.5),
    at(top - 3, tip + 8),
    at(middle, tip),
    at(bottom + 3, tip + 8),
    at(bottom, knuckle - reach * 0.5),
    at(bottom + 1, knuckle),
    at(middle, knuckle + 8),
  );
  sheet.line('fine', at(top - 6, knuckle - 4), at(bottom + 6, knuckle - 6));
}

/** The thumb lies along the bar, nail up. */
function thumb(sheet: Sheet, at: Local): void {
  sheet.loop(
    'maskEdge',
    at(28, 66),
    at(52, 50),
    at(70, 26),
    at(84, 6),
    at(82, -8),
    at(70, -10),
    at(56, 8),
    at(44, 30),
    at(30, 44),
  );
  sheet.spline('fine', at(84, -1), at(76, 3), at(72, -8));
}

/** A hand that holds a flat case from the side: palm behind its edge, thumb on its front, finger ends round the far side. */
export interface Grip {
  /** The case's own frame, along its length and across; the hand comes from +across. */
  readonly at: Local;
  /** Half the width of the case. */
  readonly reach: number;
  /** Skin tone over the paper, or none. */
  readonly tone?: boolean;
}

/** Drawn before the case. */
export function fingersBehind(sheet: Sheet, { at, reach, tone = false }: Grip): void {
  for (const i of range(4)) {
    const along = 22 - i * 25;
    skin(sheet, tone, [
      at(along + 13, 20 - reach),
      at(along + 13, -6 - reach),
      at(along, -18 - reach),
      at(along - 12, -6 - reach),
      at(along - 12, 20 - reach),
    ]);
  }
}

/** Drawn after the case. */
export function palmAndThumb(sheet: Sheet, { at, reach, tone = false }: Grip): void {
  const across = (value: number): number => value + reach - 44;
  const place = (along: number, value: number): Point => at(along, across(value));
  skin(sheet, tone, [
    place(20, 40),
    place(22, 62),
    place(-10, 80),
    place(-60, 84),
    place(-108, 78),
    place(-124, 44),
    place(-108, 32),
    place(-60, 36),
  ]);
  skin(sheet, tone, [
    place(-40, 76),
    place(-8, 66),
    place(14, 52),
    place(40, 34),
    place(56, 22),
    place(52, 8),
    place(36, 10),
    place(6, 28),
    place(-34, 38),
    place(-60, 52),
  ]);
  sheet.spline('fine', place(53, 21), place(42, 22), place(39, 12));
}
