/** Scale figures: outlines only, because a person in a cutaway is there to show the scale. */

import type { Point } from '../kit/geometry.ts';
import { scalePoints } from '../kit/geometry.ts';
import type { Sheet } from '../kit/sheet.ts';

export type Pose = 'stand' | 'walk' | 'sit' | 'reach';

/** Seat height under a sitting figure: its origin is the seat, not the floor. */
const SEAT_HEIGHT = 0.45;
/** A sofa is lower. */
export const SOFA_SEAT_HEIGHT = 0.42;

const HEAD_WIDTH = 0.058;
const HEAD_HEIGHT = 0.072;

interface Figure {
  readonly outline: readonly Point[];
  readonly head: Point;
}

/** From the rear shoulder down along the arm, along both legs, and up to the hip in front. */
const STANDING: readonly Point[] = [
  [-0.15, 0.62],
  [-0.145, 0.46],
  [-0.11, 0.45],
  [-0.1, 0.62],
  [-0.098, 0.47],
  [-0.09, 0.25],
  [-0.08, 0.03],
  [-0.115, 0],
  [-0.02, 0],
  [-0.015, 0.25],
  [0, 0.43],
  [0.015, 0.25],
  [0.02, 0],
  [0.115, 0],
  [0.08, 0.03],
  [0.09, 0.25],
  [0.098, 0.47],
];

/** Bodies as fractions of the person's height, facing right. */
const FIGURES: Readonly<Record<Pose, Figure>> = {
  stand: {
    head: [0, 0.925],
    outline: [
      [-0.045, 0.85],
      [-0.125, 0.815],
      ...STANDING,
      [0.1, 0.62],
      [0.11, 0.45],
      [0.145, 0.46],
      [0.15, 0.62],
      [0.125, 0.815],
      [0.045, 0.85],
    ],
  },
  walk: {
    head: [0.01, 0.925],
    outline: [
      [-0.03, 0.85],
      [-0.09, 0.8],
      [-0.1, 0.62],
      [-0.16, 0.48],
      [-0.13, 0.46],
      [-0.07, 0.58],
      [-0.085, 0.46],
      [-0.1, 0.25],
      [-0.2, 0.04],
      [-0.19, 0],
      [-0.12, 0],
      [-0.13, 0.03],
      [-0.04, 0.26],
      [0.01, 0.42],
      [0.07, 0.24],
      [0.12, 0.03],
      [0.1, 0],
      [0.2, 0],
      [0.2, 0.03],
      [0.16, 0.06],
      [0.13, 0.26],
      [0.085, 0.46],
      [0.07, 0.6],
      [0.14, 0.47],
      [0.17, 0.49],
      [0.11, 0.64],
      [0.08, 0.8],
      [0.03, 0.85],
    ],
  },
  sit: {
    head: [0.005, 0.475],
    outline: [
      [-0.02, 0.4],
      [-0.08, 0.36],
      [-0.1, 0.12],
      [-0.09, -0.02],
      [0.22, -0.01],
      [0.23, -0.24],
      [0.33, -0.24],
      [0.33, -0.21],
      [0.275, -0.2],
      [0.28, 0.06],
      [0.06, 0.09],
      [0.06, 0.2],
      [0.2, 0.19],
      [0.2, 0.225],
      [0.05, 0.26],
      [0.05, 0.37],
      [0.03, 0.4],
    ],
  },
  reach: {
    head: [0, 0.925],
    outline: [
      [-0.045, 0.85],
      [-0.12, 0.815],
      ...STANDING,
      [0.1, 0.68],
      [0.27, 0.86],
      [0.31, 0.93],
      [0.285, 0.95],
      [0.24, 0.89],
      [0.1, 0.8],
      [0.045, 0.85],
    ],
  },
};

export interface PersonOptions {
  readonly pose?: Pose;
  /** Body height, meters: adults 1.6 to 1.8, children 1.0 to 1.2. */
  readonly height?: number;
  /** Faces left. */
  readonly mirrored?: boolean;
  /** A silhouette, for people who must be recognizable from a distance. */
  readonly solid?: boolean;
}

/** A person standing at, or sitting on, `position`. */
export function person(
  sheet: Sheet,
  position: Point,
  { pose = 'stand', height = 1.7, mirrored = false, solid = false }: PersonOptions = {},
): void {
  const own = sheet.at(position, { mirrored });
  const { outline, head } = FIGURES[pose];
  const pen = solid ? 'silhouette' : 'maskFine';
  own.polygon(pen, ...scalePoints(outline, height));
  own.ellipse(pen, [head[0] * height, head[1] * height], HEAD_WIDTH * height, HEAD_HEIGHT * height);
}

/** Someone on a chair whose legs stand on `floor`. */
export function sitter(
  sheet: Sheet,
  x: number,
  floor: number,
  options: Omit<PersonOptions, 'pose'> = {},
): void {
  person(sheet, [x, floor + SEAT_HEIGHT], { height: 1.62, ...options, pose: 'sit' });
}
