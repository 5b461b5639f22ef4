/**
 * Seven hands for all sizes, in centimeters: 18 long from the wrist, which is 6 wide and at (0, 0). Fingers point to
 * +x, the thumb is on the +y side, and what a hand holds lies between palm and fingers.
 */
import {
  assertDefined,
  heading,
  limb,
  type Point,
  pairsOf,
  points,
  rotated,
  sharp,
  span,
} from '../kit/geometry.ts';
import type { Sheet } from '../kit/sheet.ts';
import { type Detail, skinPens } from './heads.ts';

export type HandName = 'wrench' | 'flashlight' | 'gauge' | 'phone' | 'pencil' | 'valve' | 'rest';

type Place = (along: number, across: number) => Point;

export interface HandOptions {
  readonly detail: Detail;
  readonly tone?: boolean;
  /** Draws what the hand holds, at `grip`, in the direction of `degrees`. */
  readonly hold?: ((sheet: Sheet, grip: Point, degrees: number) => void) | undefined;
}

interface Hand {
  readonly palm: readonly Point[];
  /** Center of what the hand holds. */
  readonly grip: Point;
  /** Direction of what the hand holds, in degrees relative to the hand. */
  readonly turn: number;
  readonly fingers: (draw: Fingers) => void;
}

type Joint = readonly [x: number, y: number, width: number];

/** Functions that draw the fingers of a hand. */
interface Fingers {
  /** Round at both ends, for a finger that comes around from behind. */
  readonly bent: (from: Point, to: Point, width: number) => void;
  /** Open where the finger joins the hand; every joint has its own width. */
  readonly straight: (...joints: readonly Joint[]) => void;
  /** Like `straight`, with a nail. */
  readonly nailed: (...joints: readonly Joint[]) => void;
}

const FIST: readonly Point[] = points('-3,3! 4,4.2 9,4.8 12.4,4 13.2,0 12.6,-4 9,-5 4,-4 -3,-3!');
const OPEN: readonly Point[] = points(
  '-1,3! 3,4.6 6,5.4 9.4,4 14,3 17.2,1.2 16.8,-1.4 13,-3.6 6,-4.2 -1,-3!',
);

/** Four fingers around a bar across the hand. */
const aroundBar = ({ bent }: Fingers): void => {
  for (const [across, tip] of pairsOf('-3.9,5.6 -1.6,4.7 0.8,4.4 3.2,4.9'))
    bent([12.2, across], [tip, across - 0.2], 2.5);
};
/** Four fingers around a bar along the hand. */
const alongBar = ({ bent }: Fingers): void => {
  for (const [along, tip] of pairsOf('11.6,1.4 9.2,2.2 6.8,2.2 4.4,1.6'))
    bent([along, -3.4], [along - 0.3, tip], 2.4);
};
/** The last three fingers closed, seen from the side. */
const closed = ({ bent }: Fingers): void => {
  for (const [across, knuckle] of pairsOf('-3.6,10.6 -1.4,12 0.8,12.8'))
    bent([6.4, across], [knuckle, across], 2.3);
};

const HANDS: Readonly<Record<HandName, Hand>> = {
  wrench: {
    palm: FIST,
    grip: [8, 0],
    turn: 90,
    fingers(draw) {
      aroundBar(draw);
      draw.nailed([2.2, 2.1, 4], [3.9, 3.5, 4], [6.4, 5, 3], [9.8, 5.5, 2.3]);
    },
  },
  valve: {
    palm: FIST,
    grip: [8, 0],
    turn: 90,
    fingers(draw) {
      aroundBar(draw);
      draw.straight([-1, 1, 4], [2.6, 3.6, 4], [4.8, 6.2, 3], [7.8, 8, 2.3]);
    },
  },
  flashlight: {
    palm: points('-3,3! 0.6,3.2 3.4,5.4 8,5.2 12.8,3.4 13.2,-2 11.6,-4.8 4,-4.8 0.4,-3.2 -3,-3!'),
    grip: [11.9, 0],
    turn: 0,
    fingers(draw) {
      alongBar(draw);
      draw.nailed([3, 3, 3.4], [6.4, 4.3, 2.9], [9.8, 4, 2.4]);
    },
  },
  phone: { palm: FIST, grip: [8, 2], turn: 0, fingers: alongBar },
  gauge: {
    palm: points('-3,3! 3,5 8,5.6 14,3 14.6,-4 9,-5.4 -3,-3.4!'),
    grip: [8, 0],
    turn: 0,
    fingers({ bent, nailed }) {
      for (const [along, tip] of pairsOf('13.1,-1.6 10.7,-0.7 8.3,-0.8 5.9,-1.8'))
        bent([along, -4.4], [along - 0.4, tip], 2.5);
      nailed([2.6, 2.2, 4], [4, 3.6, 4.2], [6.4, 4, 3.5], [9.8, 2.6, 2.7], [12.6, 0.6, 2.1]);
    },
  },
  pencil: {
    palm: FIST,
    grip: [14.6, 0.4],
    turn: 112,
    fingers(draw) {
      closed(draw);
      draw.nailed([3, 2.2, 3.2], [11, 4.4, 2.5], [15, 0.9, 1.8]);
      draw.straight([-1, 0.6, 3.4], [4, 1, 3.6], [9, 1.4, 2.8], [14, 0, 2]);
    },
  },
  rest: {
    palm: OPEN,
    grip: [12, 0],
    turn: 0,
    fingers({ straight }) {
      straight([7, -2.8, 2.5], [11.4, -3.2, 2.2], [14.4, -2.9, 1.8]);
      straight([7, -1.2, 2.6], [12.4, -1.3, 2.3], [16.6, -1.2, 1.9]);
      straight([7, 0.7, 2.6], [13, 0.7, 2.3], [17.8, 0.4, 1.9]);
      straight([7, 2.6, 2.7], [12.4, 2.5, 2.3], [16.6, 1.8, 1.9]);
      straight([-1, 1, 4], [3, 2.9, 4], [6.8, 4.7, 2.9], [11, 4.6, 2]);
    },
  },
};

export const HAND_NAMES = Object.keys(HANDS) as HandName[];

/** Draws a hand at `wrist` with its fingers pointing toward `degrees`. */
export function hand(
  sheet: Sheet,
  name: HandName,
  wrist: Point,
  degrees: number,
  options: HandOptions,
): void {
  const { detail, tone = false, hold } = options;
  const { palm, grip, turn, fingers } = HANDS[name];
  const place: Place = rotated(wrist, degrees);
  const placed = (outline: readonly Point[]): Point[] => outline.map(([x, y]) => place(x, y));
  const skin = skinPens(detail, tone);
  if (detail !== 'figure') sheet.loop(skin, ...placed(palm));
  hold?.(sheet, place(...grip), degrees + turn);
  if (detail !== 'face') return;
  fingers({
    bent: (from, to, width) => sheet.loop(skin, ...bentFinger(place(...from), place(...to), width)),
    straight: (...joints) => straightFinger(sheet, place, joints, { tone, nail: false }),
    nailed: (...joints) => straightFinger(sheet, place, joints, { tone, nail: true }),
  });
}

function bentFinger(from: Point, to: Point, width: number): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const at = rotated(from, heading(from, to));
  const half = width / 2;
  const end = (along: number, way: 1 | -1): Point[] => [
    ...sharp(at(along, way * half)),
    at(along + way * half * 0.74, way * half * 0.72),
    at(along + way * half, 0),
    at(along + way * half * 0.74, -way * half * 0.72),
    ...sharp(at(along, -way * half)),
  ];
  return [...end(length, 1), ...end(0, -1)];
}

function straightFinger(
  sheet: Sheet,
  place: Place,
  fingerJoints: readonly Joint[],
  { tone, nail }: { readonly tone: boolean; readonly nail: boolean },
): void {
  const joints = fingerJoints.map(([x, y]) => place(x, y));
  const widths = fingerJoints.map(([, , width]) => width);
  const [before, tip] = [assertDefined(joints.at(-2)), assertDefined(joints.at(-1))];
  const width = assertDefined(widths.at(-1));
  const at = rotated(tip, heading(before, tip));
  const sides = limb(joints, widths);
  const outline: Point[] = [
    ...sides.slice(0, joints.length - 1),
    ...sharp(...sides.slice(joints.length - 1, joints.length)),
    at(width * 0.34, width * 0.37),
    at(width * 0.5, 0),
    at(width * 0.34, -width * 0.37),
    ...sharp(...sides.slice(joints.length, joints.length + 1)),
    ...sides.slice(joints.length + 1),
  ];
  const [first, last] = [assertDefined(outline[0]), assertDefined(outline.at(-1))];
  sheet.loop(tone ? ['mask', 'tone'] : 'mask', ...sharp(first), ...outline.slice(1, -1), ...sharp(last));
  sheet.spline('edge', ...outline);
  if (!nail) return;
  // the skin wrinkles over the joints
  for (const i of span(2, joints.length - 1)) {
    const [joint, half] = [assertDefined(joints[i]), assertDefined(widths[i]) * 0.3];
    const on = rotated(joint, heading(assertDefined(joints[i - 1]), joint));
    sheet.spline('fine', on(0, half), on(0.25, 0), on(0, -half));
  }
  const nailPoints = points('0.4,0.22 -0.1,0.27 -0.32,0 -0.1,-0.27 0.4,-0.22');
  sheet.spline('fine', ...nailPoints.map(([along, across]) => at(width * along, width * across)));
}
