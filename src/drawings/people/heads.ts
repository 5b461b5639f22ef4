/** Six heads in profile, facing right, in centimeters: 24 high, the ear at (0, 0), the chin 12 below it. */
import { counterclockwise, type Point, points, rotated } from '../kit/geometry.ts';
import type { Pens, Sheet } from '../kit/sheet.ts';

type Outline = readonly Point[];

export type PersonName = 'lou' | 'dee' | 'will' | 'super' | 'tenant' | 'shopkeeper';

/** How much of a person can be seen: the silhouette, the silhouette and clothes, or the face as well. */
export type Detail = 'figure' | 'clothes' | 'face';

interface Look {
  /** Outlines of hair, caps and beards. Only the first outline is part of the silhouette. */
  readonly solids: readonly [Outline, ...Outline[]];
  /** Lines on the solids, in the color of the ground: strands, the cuff of a cap. */
  readonly lines?: readonly Outline[];
  /** How much farther nose and chin project than in the shared profile. */
  readonly nose?: number;
  readonly chin?: number;
  readonly glasses?: boolean;
  readonly tone?: boolean;
  readonly hidesEar?: boolean;
  /** Outline of hair that is cut so short that the skin shows. */
  readonly shade?: Outline;
  readonly pencil?: boolean;
}

/** From the hairline down the face, around the jaw to the neck, and up the back of the head. */
const FACE: Outline = points(`
  6.4,9.4 8.5,6.4 9.1,3.8 8.5,1.7 9.5,-0.4 11.6,-2.8 11.3,-4 9.1,-4.7! 9.2,-5.5 10,-6.3! 9.1,-6.9!
  9.7,-7.7 8.7,-8.7 9,-10.4 7.8,-11.9 5,-12 2.4,-10.8! 1.8,-14.4 2.6,-22! -11.6,-22! -8.8,-13 -8.8,-5
  -10.6,1 -9.4,8 -4,11.8 2,11.8
`);
const FAR_FACE: Outline = points('6,10 9,3 12,-3.4 9,-11.6 2.4,-10.8 2,-21 -11,-21 -10,6 0,12.4');
const JAW_SHADOW: Outline = points(
  '7.6,-11.9! 2.4,-9.6 -2.2,-5.2! -4.4,-11 -7,-18! 1.7,-18! 1.8,-14 2.4,-10.8!',
);
/** Lens of the glasses, which touches the profile only at the bridge of the nose. */
const LENS: Outline = points('4.6,2! 8.5,2! 8.6,-0.2 7.8,-2 5.6,-2.1 4.6,-0.8');

const KNIT_CAP: Outline = points('9.7,6! 9,10 4,14.2 -4,14.2 -10,9.8 -11.6,0.4! -2,3.8');
const LOOKS: Readonly<Record<PersonName, Look>> = {
  lou: {
    nose: 1,
    solids: [
      KNIT_CAP,
      points('-10.9,3! -10.4,-3 -8.8,-7! -4.4,-5! -2,5!'),
      points('9.2,-4.9 11,-5.8 10.6,-7.6 8,-8.4 5.4,-9.2! 6,-6.6 7.6,-5.2'),
    ],
    lines: [points('9.4,9.2 -1,8 -11.8,4.8')],
  },
  dee: {
    nose: -0.9,
    chin: -0.3,
    solids: [
      points('-9,7! -15,6 -18,-1 -17.6,-9 -18.6,-16.4! -10,-18! -11,-9 -9.4,0'),
      points(`
        6.6,9.4! 5,11.8 0,13.2 -6,12.2 -11,7.6 -11.6,1! -9.4,-6.6! -6.6,-5.8! -4,0.4 -1,4.4 3,6.4
      `),
    ],
    lines: [
      points('4.6,8.4 -3,7.4 -9.9,6.6'),
      points('-0.6,5.2 -6,5 -9.8,5.4'),
      points('-10.6,7 -14.6,1 -14.4,-8 -15.6,-17'),
      points('-10,4.6 -12.4,0 -12.2,-8 -12.8,-17.6'),
      points('-10.5,7.6 -9.8,5.6 -10.2,2.6'),
    ],
    glasses: true,
    tone: true,
  },
  will: {
    nose: -0.4,
    chin: 0.5,
    solids: [points('7.4,8.2! 9.6,12.4! 5,14.6 -3,13.8 -9,10.4 -11,5! -3,7.4! 3,7')],
    shade: points('6,7.6! 1.6,4 1.2,-1.6! -1,-1.6! -3,1 -8.8,-6.4! -11.2,0 -11,6!'),
    pencil: true,
  },
  super: {
    nose: 0.5,
    solids: [
      points('-2.4,-4.6! 1,-2! 3,-6.4 7,-5.4 9.4,-4.9 10.6,-6 10.4,-9.6 9.6,-14 6,-15 1,-11.8'),
      points('-10.4,4! -11.2,0 -8.8,-6.8! -5,-5! -3,4.6!'),
    ],
  },
  tenant: {
    nose: -1,
    chin: -0.5,
    solids: [points('7,8.6! 5,12.2 -2,13.6 -9,11.4 -12.6,4 -13.4,-6 -13,-14! -2,-13! -0.4,-6 0.4,0 3,5')],
    lines: [points('3.4,10 -4,6 -6.4,-4 -6.6,-12')],
    hidesEar: true,
  },
  shopkeeper: {
    nose: -0.5,
    chin: -0.8,
    solids: [
      points('-3.4,11.6 -7,17.4 -13,16.4 -13.4,10.4 -8,8.4'),
      points('7,8.6! 4.6,12 -2,13.2 -9,10.4 -11.6,2! -9.2,-5.6! -5,-3 -1.4,2.4 2,5.4'),
    ],
    glasses: true,
  },
};

export const PERSON_NAMES = Object.keys(LOOKS) as PersonName[];

function faceOf({ nose = 0, chin = 0 }: Look): Outline {
  return FACE.map(([x, y]) => {
    if (x > 10 && y > -4.5) return [x + nose, y];
    return x > 6 && y < -9 ? [x + chin, y] : [x, y];
  });
}

/** Light skin has the paper's color, dark skin a tone over it. Figures without a face have a finer outline. */
export function skinPens(detail: Detail, tone: boolean): Pens {
  const outline = detail === 'face' ? 'maskEdge' : 'maskFine';
  return tone ? [outline, 'tone'] : outline;
}

interface HeadOptions {
  /** How far the head tilts up, in degrees; negative values tilt it down. */
  readonly tilt?: number;
  /** How far the back leans forward, in degrees. */
  readonly lean?: number;
  readonly detail: Detail;
  /** True for a hard hat over the hair. */
  readonly helmet?: boolean;
}

const HELMET: Outline = points('14,4.4! 13.6,5.8! 9.6,6.4! 8.6,11 3,15 -4,15 -10.4,11 -12,4.4!');

/** Draws a head, turned about its ear, which is at `ear`. */
export function head(sheet: Sheet, name: PersonName, ear: Point, options: HeadOptions): void {
  const { tilt = 0, lean = 0, detail, helmet = false } = options;
  // the lower a point of the neck, the more it turns with the back instead of the head
  const place = (...outline: Outline): Point[] =>
    outline.map(([x, y]) => {
      const share = Math.max(0, Math.min(1, (y + 22) / 12));
      return rotated(ear, tilt * share - lean * (1 - share))(x, y);
    });
  const look = LOOKS[name];
  const { solids, lines = [], tone = false, glasses = false, hidesEar = false, pencil = false, shade } = look;
  if (detail === 'figure') {
    for (const outline of [FAR_FACE, helmet ? HELMET : solids[0]])
      sheet.polygon('solid', ...counterclockwise(place(...outline)));
    return;
  }
  const isClose = detail === 'face';
  const skin = skinPens(detail, tone);
  sheet.loop(skin, ...place(...faceOf(look)));
  if (isClose) {
    sheet.loop(tone ? 'toneDeep' : 'tone', ...place(...JAW_SHADOW));
    features(sheet, place);
  }
  if (shade) sheet.loop('toneDeep', ...place(...shade));
  for (const solid of solids) sheet.loop('silhouette', ...place(...solid));
  for (const line of lines) sheet.spline('knockout', ...place(...line));
  if (glasses) {
    const frame = isClose ? 'edge' : 'fine';
    sheet.loop(frame, ...place(...LENS));
    sheet.line(frame, ...place([4.6, 1.5], [0.4, 1.8]));
  }
  if (pencil && isClose) {
    const at = rotated([-10.6, 0], 12);
    sheet.polygon('maskEdge', ...place(at(0, -0.7), at(12.6, -0.7), at(15.4, 0), at(12.6, 0.7), at(0, 0.7)));
    sheet.line('edge', ...place(at(12.6, -0.7), at(12.6, 0.7)));
  }
  if (!hidesEar) sheet.loop(skin, ...place(...points('-1.6,2.6 0.6,2.2 0.8,-0.4 -0.6,-3 -2,-3.2 -2.6,0.4')));
  if (!hidesEar && isClose) sheet.spline('fine', ...place(...points('-1.4,1.7 -0.2,0.8 -0.9,-1.4')));
  if (helmet) sheet.loop('rimmed', ...place(...HELMET));
}

/** Eye, brow, nostril and mouth. */
function features(sheet: Sheet, place: (...outline: Outline) => Point[]): void {
  sheet.loop('silhouette', ...place(...points('9,4.2! 7,4.8 4.6,3.4! 7,3.6')));
  sheet.loop('silhouette', ...place(...points('8.4,0.9! 7.6,1.3 5.4,0.3! 6.6,0.3 7,-0.7 7.9,-0.7')));
  sheet.spline('fine', ...place(...points('9.2,-4.6 8,-4 8.3,-2.6')));
  sheet.spline('edge', ...place(...points('9.1,-6.9 7.8,-6.8 6.6,-6.4')));
}
