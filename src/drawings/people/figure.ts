/** People in profile: six on one skeleton, in centimeters, facing right. A posture places hips, wrists and ankles. */
import {
  counterclockwise,
  heading,
  limb,
  type Point,
  points,
  polar,
  rotated,
  sharp,
} from '../kit/geometry.ts';
import { toTenth } from '../kit/path.ts';
import type { Placement, Sheet } from '../kit/sheet.ts';
import { type HandName, type HandOptions, hand } from './hands.ts';
import { type Detail, head, type PersonName } from './heads.ts';

/** Centimeters from sole to crown, before scaling to a person's own height. */
const SKELETON = 174;
const BONES = { upperArm: 30, forearm: 26, thigh: 41.5, shin: 41, trunk: 48 };

interface Posture {
  readonly hip: Point;
  /** How far the back leans forward, in degrees. */
  readonly lean?: number;
  /** How far the head tilts up, in degrees. */
  readonly tilt?: number;
  /** Wrists. */
  readonly near: Point;
  readonly far: Point;
  /** Ankles. */
  readonly nearFoot: Point;
  readonly farFoot: Point;
  /** Directions of the hands in degrees, if different from those of the forearms. */
  readonly nearHand?: number;
  readonly farHand?: number;
  /** True if the near knee is on the floor, with the toes behind it. */
  readonly kneels?: boolean;
}

const STANDING = { hip: [0, 92], nearFoot: [-6, 8], farFoot: [7, 8] } as const satisfies Partial<Posture>;

const POSTURES = {
  stand: { ...STANDING, lean: 1, near: [-1, 84.6], far: [10, 85] },
  walk: { hip: [0, 90], lean: 4, near: [-17, 87], far: [22, 89], nearFoot: [24, 9], farFoot: [-26, 12] },
  hold: { ...STANDING, lean: 3, tilt: -10, near: [26, 114], far: [32, 120], nearHand: 20, farHand: 30 },
  reach: { ...STANDING, lean: 2, tilt: 8, near: [1, 85], far: [40, 154] },
  point: { ...STANDING, near: [-2, 85], far: [50, 138], farHand: 8 },
  hug: { ...STANDING, lean: 4, tilt: -4, near: [18, 118], far: [20, 112], nearHand: 30, farHand: 20 },
  type: { ...STANDING, lean: 5, tilt: -10, near: [36, 107], far: [46, 108], nearHand: -8, farHand: -12 },
  search: {
    hip: [2, 90],
    lean: 7,
    tilt: -8,
    near: [-16, 86],
    far: [46, 132],
    farHand: -14,
    nearFoot: [-19, 10],
    farFoot: [24, 8],
  },
  sit: { hip: [0, 54], lean: -5, near: [32, 66], far: [38, 68], nearFoot: [44, 8], farFoot: [50, 8] },
  read: {
    hip: [0, 54],
    lean: -4,
    tilt: -16,
    near: [34, 78],
    far: [36, 80],
    nearHand: 40,
    farHand: 40,
    nearFoot: [42, 8],
    farFoot: [54, 8],
  },
  kneel: {
    hip: [-6, 50],
    lean: 14,
    tilt: -12,
    near: [36, 60],
    far: [41, 66],
    nearFoot: [-30, 19],
    farFoot: [30, 8],
    kneels: true,
  },
  steady: {
    hip: [-8, 44],
    lean: 18,
    tilt: -16,
    near: [10, 74],
    far: [22, 76],
    nearHand: -18,
    farHand: -18,
    nearFoot: [0, 8],
    farFoot: [14, 8],
  },
} as const satisfies Record<string, Posture>;

type PostureName = keyof typeof POSTURES;
export const POSTURE_NAMES = Object.keys(POSTURES) as PostureName[];

interface Held {
  readonly hand: HandName;
  readonly hold?: HandOptions['hold'];
  /** Direction of the fingers in degrees, if different from that in the posture. */
  readonly angle?: number;
}

interface Build {
  /** Meters. */
  readonly height: number;
  /** Breadth of the trunk, as a factor. */
  readonly girth: number;
  /** Whether the clothes are solid ink or a tone. */
  readonly top: 'solid' | 'toned';
  readonly legs: 'solid' | 'toned';
  /** How far the shirt or jacket reaches below the hip. */
  readonly hem: number;
  readonly tone?: boolean;
  readonly apron?: boolean;
}

const BUILDS: Readonly<Record<PersonName, Build>> = {
  lou: { height: 1.74, girth: 1.1, top: 'solid', legs: 'toned', hem: 8 },
  dee: { height: 1.7, girth: 0.95, top: 'solid', legs: 'toned', hem: 8, tone: true },
  will: { height: 1.78, girth: 0.96, top: 'solid', legs: 'toned', hem: 8 },
  super: { height: 1.8, girth: 1.14, top: 'toned', legs: 'solid', hem: 4 },
  tenant: { height: 1.66, girth: 0.9, top: 'toned', legs: 'solid', hem: 22 },
  shopkeeper: { height: 1.62, girth: 1, top: 'toned', legs: 'solid', hem: 6, apron: true },
};

interface FigureOptions extends Placement {
  readonly who: PersonName;
  readonly posture: PostureName;
  readonly near?: Held;
  readonly far?: Held;
  readonly coat?: boolean;
  /** True to leave out the legs, for a person behind a counter. */
  readonly bust?: boolean;
  readonly helmet?: boolean;
  /** Overrides the level of detail that follows from the scale of the sheet. */
  readonly detail?: Detail;
}

/** Below this many pixels per meter, a person is a silhouette. */
const CLOTHES_SCALE = 36;
/** From this scale up, a face has features and a hand has fingers. */
const FACE_SCALE = 100;

const detailAt = (scale: number): Detail =>
  scale >= FACE_SCALE ? 'face' : scale >= CLOTHES_SCALE ? 'clothes' : 'figure';

/** Draws a person. `position` is where the feet are, in meters; for a seated person, the floor under the seat. */
export function figure(sheet: Sheet, position: Point, options: FigureOptions): void {
  const { mirrored = false, zoom = 1, who, posture } = options;
  const own = sheet.at(onPixel(sheet, position), { mirrored, zoom: (zoom * BUILDS[who].height) / SKELETON });
  const pose: Posture = POSTURES[posture];
  const detail = options.detail ?? detailAt(sheet.size.scale * zoom);
  const drawing = { own, detail, build: BUILDS[who] };
  const back = rotated(pose.hip, -(pose.lean ?? 0));
  const isFlat = detail === 'figure';
  if (!(isFlat && isNear(pose.near, pose.far)))
    arm(drawing, back(5, BONES.trunk), pose.far, pose.farHand, options.far);
  if (!options.bust) {
    if (!(isFlat && isNear(pose.nearFoot, pose.farFoot))) leg(drawing, pose.hip, pose.farFoot, 4);
    leg(drawing, pose.hip, pose.nearFoot, -2, pose.kneels);
  }
  head(own, who, back(2, BONES.trunk + 22.6), {
    tilt: pose.tilt ?? 0,
    lean: pose.lean ?? 0,
    detail,
    helmet: options.helmet ?? false,
  });
  trunk(drawing, back, pose, options.coat);
  arm(drawing, back(-4, BONES.trunk - 1), pose.near, pose.nearHand, options.near);
}

/** Draws the outline counterclockwise, because shapes of the same direction merge where they overlap. */
function silhouette(own: Sheet, outline: readonly Point[]): void {
  own.polygon('solid', ...counterclockwise(outline));
}

/** Whether two joints are so close that one limb hides the other in a silhouette. */
const isNear = ([x, y]: Point, [u, v]: Point): boolean => Math.hypot(x - u, y - v) < 12;

/** Snaps a position to a tenth of a pixel, so identical figures get identical paths. */
function onPixel(sheet: Sheet, [x, y]: Point): Point {
  const [px, py] = sheet.toPixels([x, y]);
  return [x + sheet.meters(toTenth(px) - px), y - sheet.meters(toTenth(py) - py)];
}

/** Maps a body part's own coordinates to those of the figure. */
type Place = (x: number, y: number) => Point;

interface Drawing {
  readonly own: Sheet;
  readonly detail: Detail;
  readonly build: Build;
}

/** The joint between two bones that reach from `from` to `to`; `way` is 1 if it bends to the left of that direction. */
function joint(from: Point, to: Point, [upper, lower]: readonly [number, number], way: 1 | -1): Point {
  const reach = Math.min(Math.hypot(to[0] - from[0], to[1] - from[1]), upper + lower - 0.2);
  const cosine = (upper ** 2 + reach ** 2 - lower ** 2) / (2 * upper * reach);
  const bend = (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI;
  return polar(from, upper, heading(from, to) + way * bend);
}

function cloth({ own }: Drawing, kind: 'solid' | 'toned', outline: readonly Point[]): void {
  own.loop(kind === 'solid' ? 'rimmed' : ['maskEdge', 'toneDeep'], ...outline);
}

function arm(
  drawing: Drawing,
  shoulder: Point,
  wrist: Point,
  direction: number | undefined,
  held?: Held,
): void {
  const { own, detail, build } = drawing;
  const elbow = joint(shoulder, wrist, [BONES.upperArm, BONES.forearm], -1);
  const forward = heading(elbow, wrist);
  const angle = held?.angle ?? direction ?? forward;
  const { hand: name = 'rest', hold } = held ?? {};
  hand(own, name, wrist, angle, { detail, tone: build.tone ?? false, hold });
  if (detail === 'figure') {
    silhouette(own, limb([shoulder, elbow, polar(wrist, 11, angle)], [13, 10, 6]));
    return;
  }
  const cuff = polar(wrist, 1.4, forward);
  const sleeve = limb([shoulder, elbow, cuff], [14.5 * build.girth ** 0.5, 11.5, 8.6]);
  cloth(drawing, build.top, [
    polar(shoulder, 7, heading(elbow, shoulder)),
    ...sleeve.slice(0, 2),
    ...sharp(...sleeve.slice(2, 4)),
    ...sleeve.slice(4),
  ]);
  if (detail === 'face') folds(own, build, elbow, [polar(wrist, -6, forward), forward]);
}

/** The cuff of a sleeve, and the creases at the elbow. */
function folds(own: Sheet, { top }: Build, elbow: Point, [cuff, forward]: readonly [Point, number]): void {
  const pen = top === 'solid' ? 'knockout' : 'fine';
  own.line(pen, polar(cuff, 4.6, forward + 90), polar(cuff, 4.6, forward - 90));
  const at = rotated(elbow, forward);
  own.spline(pen, at(-2, 6), at(-1, 3), at(-2.4, 0));
  own.spline(pen, at(3, 5.6), at(2.2, 3), at(2.6, 1.4));
}

function leg(drawing: Drawing, [hx, hy]: Point, ankle: Point, shift: number, kneels = false): void {
  const { own, detail, build } = drawing;
  const hip: Point = [hx + shift, hy - 2];
  const knee: Point = kneels ? [hx + 14, 8] : joint(hip, ankle, [BONES.thigh, BONES.shin], 1);
  const foot = rotated(ankle, kneels ? -75 : ankle[1] > 8 ? (ankle[1] - 8) * -4 : 0);
  const outline = limb([hip, knee, ankle], [19.5 * build.girth ** 0.5, 15, 12.5]);
  const [front, back] = [outline.slice(0, 3), outline.slice(3)];
  if (detail === 'figure') {
    silhouette(own, [...front, foot(18, -8), foot(-7.6, -8), ...back.slice(1)]);
    return;
  }
  own.loop('rimmed', ...points('-6,3 -7.6,-3 -7.6,-8! 18,-8! 18.4,-5 12,-1.4 6,4', foot)); // boot
  cloth(drawing, build.legs, [
    ...front.slice(0, 2),
    ...sharp(...front.slice(2), ...back.slice(0, 1)),
    ...back.slice(1),
  ]);
}

/** A person whose hip is below this level sits, kneels or squats, so the shirt or jacket ends at the hip. */
const SEATED_HIP = 60;

function trunk(drawing: Drawing, back: Place, { hip: [hipX, hipY] }: Posture, coat = false): void {
  const { own, detail, build } = drawing;
  const { girth, top } = build;
  const on: Place = (x, y) => back(x * girth, y);
  // clothes below the hip hang straight down
  const under: Place = (x, y) => [hipX + x * girth, hipY - y];
  const [hem, flare] = coat ? [42, 5] : [build.hem, 0];
  const isSeated = hipY < SEATED_HIP;
  const skirt: Point[] = isSeated
    ? [on(-14.5, 0), on(-12, -8), on(10, -8), on(13, 0)]
    : [on(-14, 2), ...sharp(under(-13.4 - flare, hem), under(12.6 + flare, hem)), on(12.8, 2)];
  if (detail === 'figure') {
    const [behind, front] = [
      [on(-7, 57), on(-14, 49), on(-13, 16)],
      [on(13, 34), on(12.6, 48), on(5, 56)],
    ];
    silhouette(own, [...behind, ...skirt, ...front]);
    return;
  }
  const behind = [on(-8, 57), on(-13, 50), on(-15, 38), on(-12, 15)];
  const front = [on(12, 16), on(14.4, 36), on(12.6, 48), on(6, 55)];
  const kind = coat ? 'toned' : top;
  cloth(drawing, kind, [...behind, ...skirt, ...front]);
  const seam = kind === 'solid' ? 'knockout' : 'fine';
  if (detail === 'face') own.spline(seam, on(8, 54), on(11.6, 44), on(11.4, 30), on(9.4, 14), on(10, 2));
  if (!isSeated)
    own.spline(seam, under(-13 - flare, hem - 4), under(0, hem - 4.6), under(12.4 + flare, hem - 4));
  // the collar
  cloth(drawing, top, [on(-8.6, 56), on(-1, 53), on(6.6, 53.4), on(7, 57), on(1, 58.6), on(-6, 61)]);
  if (build.apron && !isSeated) apron(own, on, under);
}

function apron(own: Sheet, on: Place, under: Place): void {
  const bib = [on(3, 26), on(4, 45), on(13.2, 43), on(14, 34), on(12.4, 15), on(13, 2)];
  own.polygon('maskFine', ...bib, under(13, 26), under(-3, 26), on(-2, 16));
}
