/** Heads in profile, 25 cm from chin to crown, in as much detail as the size allows. Centimeters, facing right. */
import type { Point } from '../kit/geometry.ts';
import { rotated } from '../kit/geometry.ts';
import type { Pen } from '../kit/pens.ts';
import type { Sheet } from '../kit/sheet.ts';
import { skin } from './anatomy.ts';
import {
  BEARD,
  EAR,
  FACE,
  GLASSES,
  HAIR,
  type Hair,
  MOUSTACHE,
  NECK,
  type Outline,
  TEMPLE,
} from './head-outlines.ts';

export interface HeadOptions {
  readonly hair: Hair;
  readonly beard?: boolean;
  readonly glasses?: boolean;
}

export interface CloseHeadOptions extends HeadOptions {
  /** Degrees; negative looks down. */
  readonly tilt?: number;
  readonly moustache?: boolean;
  readonly smiling?: boolean;
}

type Place = (outline: Outline) => Point[];

/** Turned about the ear, which is at `ear`. */
function placedAt(ear: Point, degrees = 0): Place {
  const turn = rotated(ear, degrees);
  return (outline) => outline.map(([x, y]) => turn(x, y));
}

/** Eye, brow, nostril, mouth, ear and hair, for figures in the foreground. */
export function closeHead(sheet: Sheet, ear: Point, options: CloseHeadOptions): void {
  const { tilt = 0, beard, glasses, hair, moustache } = options;
  const place = placedAt(ear, tilt);
  const draw = (pen: Pen, outline: Outline): void => sheet.loop(pen, ...place(outline));
  // the neck turns a little with the head
  skin(sheet, 'loop', 'maskFine', ...placedAt(ear, tilt * 0.15)(NECK));
  skin(sheet, 'loop', 'maskEdge', ...place(FACE));
  closeFeatures(sheet, place, options);
  if (beard) draw('silhouette', BEARD);
  if (moustache) draw('silhouette', MOUSTACHE);
  if (glasses) drawGlasses(sheet, 'edge', place);
  for (const solid of HAIR[hair].solids) draw('silhouette', solid);
  for (const strand of HAIR[hair].strands) sheet.spline('knockout', ...place(strand));
  draw('maskFine', EAR);
  sheet.spline(
    'fine',
    ...place([
      [-2.6, 1.2],
      [-1.6, 0.4],
      [-2, -1.4],
    ]),
  );
}

function closeFeatures(sheet: Sheet, place: Place, { beard, smiling }: CloseHeadOptions): void {
  const brow: Outline = [
    [5.2, 3.3],
    [9, 4.5],
    [9.3, 3.7],
    [5.2, 2.5],
  ];
  const iris: Outline = [
    [6.4, 1],
    [7.6, 1.4],
    [8.2, 0.4],
    [7.2, -0.2],
  ];
  const lid: Outline = [
    [5.6, 0.9],
    [7.6, 1.7],
  ];
  const nostril: Outline = [
    [9.6, -3.9],
    [8.5, -3.2],
    [8.9, -2.2],
  ];
  const mouth: Outline = [smiling ? [5.6, -5.4] : [6.4, -6.7], [7.6, -6.6], [9.2, -6.4]];
  sheet.loop('silhouette', ...place(brow));
  sheet.loop('silhouette', ...place(iris));
  sheet.line('fine', ...place(lid));
  sheet.spline('fine', ...place(nostril));
  if (!beard) sheet.spline('fine', ...place(mouth));
}

/** Eye, brow, mouth and ear, for figures in a room. */
export function roomHead(sheet: Sheet, ear: Point, { hair, beard, glasses }: HeadOptions): void {
  const place = placedAt(ear);
  const [x, y] = ear;
  skin(sheet, 'polygon', 'maskFine', ...place(NECK));
  skin(sheet, 'polygon', 'maskFine', ...place(FACE));
  sheet.line('fine', [x + 6.6, y - 6.8], [x + 9.4, y - 6.4]);
  if (beard) sheet.polygon('solid', ...place(BEARD));
  sheet.line('edge', [x + 5.2, y + 3.8], [x + 8.6, y + 4.2]);
  sheet.circle('solid', [x + 6.9, y + 0.8], 0.8);
  if (glasses) drawGlasses(sheet, 'fine', place);
  for (const solid of HAIR[hair].solids) sheet.polygon('silhouette', ...place(solid));
  const { band } = HAIR[hair];
  if (band) sheet.line('knockout', ...place(band));
  if (hair !== 'long') sheet.ellipse('maskFine', [x - 1.8, y - 0.6], 1.6, 2.8);
}

/** Nose and chin in the outline, hair or a hat, for figures in a whole house. */
export function distantHead(sheet: Sheet, ear: Point, { hair, beard }: HeadOptions): void {
  const place = placedAt(ear);
  const [x, y] = ear;
  sheet.polygon('mask', ...place(NECK));
  sheet.polygon('maskFine', ...place(FACE));
  if (beard) sheet.polygon('solid', ...place(BEARD));
  for (const solid of HAIR[hair].solids) sheet.polygon('solid', ...place(solid));
  sheet.line('fine', [x + 5.6, y + 1.6], [x + 8.2, y + 2]);
}

function drawGlasses(sheet: Sheet, pen: Pen, place: Place): void {
  sheet.polygon(pen, ...place(GLASSES));
  sheet.line(pen, ...place(TEMPLE));
}
