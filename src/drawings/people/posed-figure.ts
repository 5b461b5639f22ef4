/**
 * People at the scale of a cutaway room: jointed figures in centimeters, with heads in profile. They face
 * right and are 1.7 m tall at zoom 1; `position` is the floor below their middle, or below the seat of a
 * sitter.
 */
import type { Point } from '../kit/geometry.ts';
import { limb } from '../kit/geometry.ts';
import type { Placement, Sheet } from '../kit/sheet.ts';
import { canvasCloth, inCentimeters, solidCloth } from './anatomy.ts';
import type { HeadOptions } from './profile-head.ts';
import { distantHead, roomHead } from './profile-head.ts';

type Limb = readonly [middle: Point, end: Point];

interface Posture {
  readonly hip: Point;
  readonly shoulder: Point;
  readonly ear: Point;
  readonly near: Limb;
  readonly far: Limb;
  readonly nearLeg: Limb;
  readonly farLeg: Limb;
}

const STANDING = { hip: [0, 88], shoulder: [-1, 137], ear: [1, 157] } as const;
const LEGS = {
  nearLeg: [
    [0, 46],
    [-3, 7],
  ],
  farLeg: [
    [7, 46],
    [8, 7],
  ],
} as const satisfies Partial<Posture>;
const STRIDE = {
  nearLeg: [
    [-4, 46],
    [-20, 9],
  ],
  farLeg: [
    [14, 48],
    [22, 7],
  ],
} as const satisfies Partial<Posture>;

const POSTURES = {
  stand: {
    ...STANDING,
    ...LEGS,
    near: [
      [-6, 110],
      [0, 84],
    ],
    far: [
      [4, 110],
      [12, 86],
    ],
  },
  walk: {
    ...STANDING,
    ...STRIDE,
    near: [
      [-8, 110],
      [4, 86],
    ],
    far: [
      [8, 112],
      [20, 92],
    ],
  },
  hold: {
    ...STANDING,
    ...LEGS,
    near: [
      [4, 108],
      [34, 112],
    ],
    far: [
      [10, 112],
      [38, 118],
    ],
  },
  reach: {
    ...STANDING,
    ...LEGS,
    near: [
      [16, 122],
      [34, 152],
    ],
    far: [
      [14, 112],
      [36, 116],
    ],
  },
  sit: {
    hip: [0, 52],
    shoulder: [-5, 100],
    ear: [-2, 120],
    nearLeg: [
      [42, 52],
      [40, 7],
    ],
    farLeg: [
      [46, 54],
      [50, 7],
    ],
    near: [
      [2, 72],
      [28, 70],
    ],
    far: [
      [8, 72],
      [34, 74],
    ],
  },
  hug: {
    ...STANDING,
    ...LEGS,
    near: [
      [4, 108],
      [16, 124],
    ],
    far: [
      [12, 110],
      [4, 120],
    ],
  },
  kneel: {
    hip: [0, 46],
    shoulder: [8, 94],
    ear: [14, 113],
    nearLeg: [
      [26, 8],
      [-16, 6],
    ],
    farLeg: [
      [36, 44],
      [38, 7],
    ],
    near: [
      [18, 70],
      [44, 76],
    ],
    far: [
      [24, 74],
      [48, 84],
    ],
  },
  lift: {
    hip: [-12, 82],
    shoulder: [14, 120],
    ear: [25, 135],
    nearLeg: [
      [6, 46],
      [-10, 7],
    ],
    farLeg: [
      [16, 48],
      [12, 7],
    ],
    near: [
      [30, 96],
      [44, 72],
    ],
    far: [
      [34, 98],
      [48, 76],
    ],
  },
  point: {
    ...STANDING,
    ...LEGS,
    near: [
      [8, 118],
      [38, 138],
    ],
    far: [
      [4, 110],
      [12, 86],
    ],
  },
} as const satisfies Record<string, Posture>;

export type PostureName = keyof typeof POSTURES;

export interface PosedOptions extends Placement, HeadOptions {
  readonly posture: PostureName;
  /** Solid work clothes, or toned street clothes. */
  readonly solid?: boolean;
  /** An overcoat down to the knee. */
  readonly coat?: boolean;
  /** Bare forearms. */
  readonly shirtsleeves?: boolean;
}

export function posed(sheet: Sheet, position: Point, options: PosedOptions): void {
  const own = inCentimeters(sheet, position, options);
  const pose: Posture = POSTURES[options.posture];
  arm(own, pose, pose.far, options);
  leg(own, pose, pose.farLeg, options);
  leg(own, pose, pose.nearLeg, options);
  const head = isSmall(sheet) ? distantHead : roomHead;
  head(own, pose.ear, options);
  torso(own, pose, options);
  arm(own, pose, pose.near, options);
}

/** Below this many pixels per meter a face is only a profile and hair, and clothes have straight edges. */
const SMALL_SCALE = 58;
const isSmall = (sheet: Sheet): boolean => sheet.size.scale < SMALL_SCALE;

function garment(sheet: Sheet, solid: boolean, outline: readonly Point[]): void {
  if (!isSmall(sheet)) {
    if (solid) solidCloth(sheet, ...outline);
    else canvasCloth(sheet, 'maskFine', ...outline);
  } else if (solid) {
    sheet.polygon('rimmed', ...outline);
  } else {
    sheet.polygon('mask', ...outline);
    sheet.polygon('toneDeep', ...outline);
    sheet.polygon('fine', ...outline);
  }
}

function torso(sheet: Sheet, { hip, shoulder }: Posture, { solid = true, coat = false }: PosedOptions): void {
  const [hx, hy] = hip;
  const [sx, sy] = shoulder;
  const hem = coat ? -38 : -6;
  const flare = coat ? 6 : 0;
  garment(sheet, solid, [
    [sx - 5, sy + 8],
    [sx - 13, sy + 1],
    [sx - 15, sy - 16],
    [hx - 13 - flare, hy + hem * 0.2],
    [hx - 13 - flare, hy + hem],
    [hx + 13 + flare, hy + hem],
    [hx + 13 + flare, hy + 4],
    [sx + 15, sy - 16],
    [sx + 12, sy],
    [sx + 5, sy + 8],
  ]);
}

function leg(sheet: Sheet, { hip }: Posture, [knee, ankle]: Limb, { solid = true }: PosedOptions): void {
  const [x, y] = ankle;
  sheet.loop('silhouette', [x - 6, y + 2], [x - 7, 0], [x + 4, 0], [x + 15, 0], [x + 14, 4], [x + 5, y + 2]);
  garment(sheet, solid, limb([hip, knee, ankle], [21, 16, 13]));
}

function arm(
  sheet: Sheet,
  { shoulder }: Posture,
  [elbow, hand]: Limb,
  { solid = true, shirtsleeves = false }: PosedOptions,
): void {
  const wrist: Point = [elbow[0] + (hand[0] - elbow[0]) * 0.82, elbow[1] + (hand[1] - elbow[1]) * 0.82];
  sheet.ellipse('maskFine', hand, 5, 5);
  if (shirtsleeves) sheet.loop('maskFine', ...limb([elbow, wrist], [8, 7]));
  const reach: readonly Point[] = shirtsleeves
    ? [[shoulder[0], shoulder[1] + 1], elbow]
    : [[shoulder[0], shoulder[1] + 1], elbow, wrist];
  garment(sheet, solid, limb(reach, [15, 12, 9].slice(0, reach.length)));
}
