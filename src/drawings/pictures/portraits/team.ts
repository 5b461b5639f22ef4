/** The team, head to waist: three bodies, each at work in front of a piece of equipment. In centimeters. */
import { type Drawing, type DrawingContext, finish } from '../../kit/drawing.ts';
import { heading, limb, type Point, points, polar, range, rotated, sharp } from '../../kit/geometry.ts';
import { CAPITAL, textWidth } from '../../kit/lettering.ts';
import { type Pens, Sheet, type SheetSize } from '../../kit/sheet.ts';
import { clampMeter, manifold, pipeWrench } from '../../parts/tools.ts';
import { type HandName, type HandOptions, hand } from '../../people/hands.ts';
import { head, skinPens } from '../../people/heads.ts';

/** A frame from head to waist, four by five; the origin is the floor below the person's middle. */
const PORTRAIT: SheetSize = {
  width: 480,
  height: 600,
  scale: 630,
  origin: [150, 1184],
  shown: 0.9,
  weights: 'standard',
};

/** Pixels per centimeter. */
const SCALE = PORTRAIT.scale / 100;

/** A patch with a name, if the context has one, smaller if it is long. `position` is the center of the patch. */
function namePatch(sheet: Sheet, name: string | undefined, [x, y]: Point): void {
  if (!name) return;
  const [width, height, rim] = [11, 5, 0.6];
  const size = Math.min(3.1, (width - 4 * rim) / textWidth(name, 1));
  sheet.roundRect('mask', x - width / 2, y - height / 2, width, height, 0.9);
  sheet.roundRect('fine', x - width / 2 + rim, y - height / 2 + rim, width - 2 * rim, height - 2 * rim, 0.6);
  sheet.text(name, [x, y - (size * CAPITAL) / 2], size * SCALE, 'middle');
}

/** A cloth: the pens of its shape, and the pen of its seams and creases. */
interface Cloth {
  readonly shape: Pens;
  readonly seam: 'knockout' | 'fine';
}
const DARK: Cloth = { shape: 'rimmed', seam: 'knockout' };
const GRAY: Cloth = { shape: ['mask', 'toneDeep', 'edge'], seam: 'fine' };
const LIGHT: Cloth = { shape: 'maskEdge', seam: 'fine' };

/** An arm that is bent forward, whose hand holds something. */
interface Arm {
  readonly cloth: Cloth;
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  /** Half the width of the sleeve at the shoulder. */
  readonly half: number;
  /** True for a short sleeve and a wristwatch. */
  readonly bare?: boolean;
  readonly tone?: boolean;
  readonly hand: HandName;
  /** Direction of the fingers. */
  readonly angle: number;
  readonly hold?: HandOptions['hold'];
}

function arm(sheet: Sheet, { cloth, shoulder, elbow, wrist, half, ...options }: Arm): void {
  const { bare = false, tone = false, hold } = options;
  const [down, forward] = [heading(shoulder, elbow), heading(elbow, wrist)];
  const [atShoulder, upper, lower] = [rotated(shoulder, down), rotated(elbow, down), rotated(elbow, forward)];
  const cuff = rotated(wrist, forward);
  // the cloth creases in the bend, and is tight around the point of the elbow
  const inner = (180 + down - forward) / 2;
  const bend = polar(elbow, (half * 0.9) / Math.sin((inner * Math.PI) / 180), forward + inner);
  const yoke = [atShoulder(-half, -1), atShoulder(-half * 0.3, half), atShoulder(8, half + 0.6)];
  if (bare) {
    const skin = limb([polar(shoulder, 8, down), elbow, polar(wrist, 1, forward)], [10, 8.4, 6]);
    sheet.loop(skinPens('face', tone), ...skin);
    const hem = sharp(upper(-6, half + 0.4), upper(-7.4, -half - 0.4));
    sheet.loop(cloth.shape, ...yoke, ...hem, atShoulder(4, -half - 1));
  } else {
    sheet.loop(
      cloth.shape,
      ...yoke,
      ...sharp(bend, cuff(0, 4.4), cuff(0, -4.4)),
      lower(8, -half + 1),
      polar(elbow, half, forward + inner + 180),
      upper(-9, -half + 0.6),
      atShoulder(4, -half - 1),
    );
    const crease = rotated(bend, forward + inner + 180);
    sheet.spline(cloth.seam, bend, crease(2.4, 0.2), crease(5, 1.8));
    sheet.spline(cloth.seam, bend, crease(2, -0.6), crease(3.6, -2.2));
  }
  const [end, thick] = bare ? [-2.2, 3.6] : [-4, 5];
  hand(sheet, options.hand, polar(wrist, 1, forward), options.angle, { detail: 'face', tone, hold });
  sheet.polygon(
    bare ? 'rimmed' : cloth.shape,
    ...[cuff(end, thick), cuff(1.4, thick), cuff(1.4, -thick), cuff(end, -thick)],
  );
}

/** A collar that lies open: its far half, then its near half. `throat` is where the halves meet. */
function collar(sheet: Sheet, { shape }: Cloth, throat: Point): void {
  const at = rotated(throat, 0);
  sheet.polygon(shape, at(-1, 0.6), at(5.4, -2.6), at(6.4, -7.6), at(2.8, -5.6));
  sheet.loop(shape, ...points('-12,7.4! -6,4 0,0! 4.2,-7.4! -1.6,-5.4 -8.6,0 -15.6,2.4!', at));
}

/** The frame, in centimeters. */
const FRAME = { left: -24, right: 53, bottom: 92, top: 189 };

type Portrait = (context: DrawingContext) => Drawing;

/** @param patch - center of the name on the clothes */
function portrait(key: string, patch: Point, draw: (sheet: Sheet) => void, mirrored = false): Portrait {
  return ({ shirtNames }) => {
    const sheet = new Sheet(PORTRAIT);
    const middle: Point = [mirrored ? (FRAME.left + FRAME.right) / 100 : 0, 0];
    const own = sheet.at(middle, { mirrored, zoom: 0.01 });
    draw(own);
    namePatch(own, shirtNames?.[key], patch);
    return finish(sheet, 'paper');
  };
}

export const lou = portrait('team-lou', [-5.4, 122], stoutBody);
export const dee = portrait('team-dee', [1, 108], slimBody, true);
export const will = portrait('team-will', [-3.4, 132], tallBody);

/** Lou: an open work jacket over a belly. */
function stoutBody(sheet: Sheet): void {
  steamHeader(sheet);
  sheet.polygon(['mask', 'toneDeep', 'edge'], [-15, 100], [-14.6, 88], [15.6, 88], [17, 100]);
  const belly: Point[] = points('4,150 11.6,143 18.4,132 23,119 22.4,106 16,98! -6,98!');
  sheet.loop('maskEdge', ...belly);
  sheet.spline('fine', [9, 146], [15, 132], [18.8, 119], [18.4, 107], [14, 98]);
  for (const [x, y] of points('15.4,137 19.4,128 21,118 20.4,108')) sheet.circle('silhouette', [x, y], 0.6);
  sheet.polygon('rimmed', [-15.4, 101.6], [-15.2, 96.6], [17.8, 96.6], [18.4, 101.6]);
  head(sheet, 'lou', [2, 160.6], { tilt: -2, detail: 'face' });
  const back = [...sharp([-5, 151]), [-12.6, 144], [-17.6, 134], [-19, 121], [-18, 106]] as Point[];
  const front = [[9.6, 108], [12.6, 120], [11.4, 132], ...sharp([6, 146])] as Point[];
  sheet.loop('rimmed', ...back, ...sharp([-17.4, 88], [4.6, 88]), ...front);
  collar(sheet, DARK, [5.6, 145.4]);
  arm(sheet, {
    cloth: DARK,
    shoulder: [-4.4, 136],
    elbow: [-6.4, 110],
    wrist: [19, 111],
    half: 8,
    hand: 'wrench',
    angle: 2,
    hold: pipeWrench,
  });
}

/** Dee: bib overalls over a short-sleeved shirt. */
function slimBody(sheet: Sheet): void {
  risers(sheet);
  const shirt = '-4,151! -10,145 -12.6,134 -11.6,120 -9.4,104! 10,104! 11.4,118 12.4,131 9.4,142 6,148!';
  sheet.loop('maskEdge', ...points(shirt));
  head(sheet, 'dee', [2.4, 161.4], { tilt: 3, detail: 'face' });
  const bib = points(`
    -9.6,146! -6.4,148.6! -8,138 -7.4,126 -3,113 2,113 5,124 5.4,137! 12,136! 13,128 11.6,112 13,88!
    -15,88! -12.6,108 -12.8,126 -12.4,138
  `);
  sheet.loop('rimmed', ...bib);
  sheet.spline('edge', [3.4, 150], [-1, 149], [-4.4, 151.6]);
  sheet.polygon('rimmed', ...points('-9.4,145.4 -4.6,149.6 0.6,150 8,144.6 12.2,136 7,136 3.6,141 -3,143'));
  sheet.spline('knockout', ...points('-12.4,122 -9,118 -4,110.6 1,110.4 6,117 12.6,121'));
  sheet.polygon('knockout', [-13, 101], [-3.6, 101], [-5, 88], [-13.6, 88]);
  arm(sheet, {
    cloth: LIGHT,
    shoulder: [-2, 138],
    elbow: [13, 117],
    wrist: [25, 139],
    half: 6.4,
    bare: true,
    tone: true,
    hand: 'gauge',
    angle: 78,
    hold: clampMeter,
  });
}

/** Will: a quilted vest, bent over the gauges that hang from the guard of the fan, one valve between his fingers. */
function tallBody(sheet: Sheet): void {
  condenserFan(sheet);
  manifold(sheet, [37, 124.4], 900, 0.06);
  head(sheet, 'will', [8, 166], { tilt: -14, lean: 8, detail: 'face' });
  const vest: Point[] = points(`
    -3,158! -10.6,150 -15.4,138 -16.6,122 -15,106 -14,88! 8,88! 8.4,104 11.6,122 13.6,136 13,148!
  `);
  sheet.loop('rimmed', ...vest);
  for (const [back, front, y] of [
    [-15.6, 13.6, 138],
    [-16.4, 12, 126],
    [-15.6, 9.8, 114],
    [-14.6, 8.2, 102],
  ] as const)
    sheet.spline('knockout', [back, y], [(back + front) / 2, y - 2.6], [front, y]);
  sheet.loop('rimmed', ...points('-7,154.6! -4.6,161! 2,158 12.4,154! 14,146! 3,150'));
  arm(sheet, {
    cloth: GRAY,
    shoulder: [-1, 143],
    elbow: [-11.4, 114.6],
    wrist: [7.4, 121.4],
    half: 6.2,
    hand: 'pencil',
    angle: 3,
  });
}

/** A riser with a flanged tee, cropped by the frame. */
function steamHeader(sheet: Sheet): void {
  const [left, right] = [31, 39];
  const iron = (x: number, y: number, width: number, height: number): void =>
    sheet.rect(['hotSolid', 'knockout'], x, y, width, height);
  iron(left, FRAME.bottom - 2, right - left, FRAME.top - FRAME.bottom + 4);
  iron(right, 171, 14, 8);
  for (const y of [166.6, 180.4]) iron(left - 1.4, y, right - left + 2.8, 2.6);
  iron(right + 2, 169.6, 2.4, 10.8);
}

/** Loop supply and loop return, each with unions and a ball valve. */
function risers(sheet: Sheet): void {
  for (const pen of ['coldSolid', 'hotSolid'] as const) {
    const left = pen === 'coldSolid' ? 24 : 34;
    const iron = (x: number, y: number, width: number, height: number): void =>
      sheet.rect([pen, 'knockout'], x, y, width, height);
    iron(left, FRAME.bottom - 2, 5.6, FRAME.top - FRAME.bottom + 4);
    iron(left - 0.6, 172, 6.8, 6.6);
    for (const y of [170, 178.6]) iron(left - 1, y, 7.6, 2);
    sheet.roundRect('rimmed', left + 1.8, 169, 2, 10, 1);
    sheet.circle('maskFine', [left + 2.8, 176.6], 0.6);
  }
}

/** A condenser fan's guard: rings, spokes and the blades behind them, in light lines. */
function condenserFan(sheet: Sheet): void {
  const [center, radius]: [Point, number] = [[33, 158], 25];
  sheet.rect(['tone', 'edge'], 4, FRAME.bottom - 2, FRAME.right, FRAME.top - FRAME.bottom + 4);
  sheet.circle(['mask', 'toneDeep'], center, radius + 1);
  for (const share of [0.34, 0.5, 0.66, 0.83]) sheet.circle('texture', center, radius * share);
  for (const turn of [20, 140, 260]) {
    const at = (distance: number, angle: number): Point => polar(center, distance, turn + angle);
    sheet.loop('toneDeep', at(3, 0), at(14, 4), at(22, 26), at(21.8, 62), at(12, 56), at(3, 70));
  }
  sheet.circle('cut', center, radius + 1);
  for (const turn of range(8))
    sheet.line('fine', polar(center, 4, turn * 45 + 30), polar(center, radius + 1, turn * 45 + 30));
  sheet.circle('maskEdge', center, 4.4);
}
