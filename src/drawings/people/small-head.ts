/** Heads in profile for people seen in a room or in a whole house. Centimetres, facing right; `ear` is the ear, 13 above the chin. */
import { assertDefined } from '../kit/assert-defined.ts';
import type { Point } from '../kit/geometry.ts';
import type { Sheet } from '../kit/sheet.ts';

export type Hair = 'short' | 'bun' | 'long' | 'cap' | 'hat';

export interface HeadOptions {
  readonly hair: Hair;
  readonly beard?: boolean;
  readonly glasses?: boolean;
}

type Outline = readonly Point[];

const FACE: Outline = [
  [7.6, 9],
  [8.8, 4.6],
  [8.6, 2.4],
  [12.4, -2.8],
  [9.8, -4.4],
  [10, -6.6],
  [9.4, -10.8],
  [7.2, -12.8],
  [2.6, -11.4],
  [-3.4, -5],
  [-8.6, -4.6],
  [-10.6, 1.4],
  [-8, 9],
  [0, 12],
];
const NECK: Outline = [
  [-7, -2],
  [-8, -20],
  [5, -20],
  [4, -8],
];
const BEARD: Outline = [
  [-1.6, 0],
  [2, -4],
  [7.6, -4],
  [10.2, -5],
  [10, -11.6],
  [7.2, -14.2],
  [2, -12.6],
  [-3, -6],
];
const HAIR: Readonly<Record<Hair, Outline>> = {
  short: [
    [8, 7],
    [9, 11],
    [4, 14],
    [-3, 14],
    [-9.4, 11],
    [-12, 4],
    [-10, -4.6],
    [-6, -4.6],
    [-4, 3],
    [0.6, 3],
    [3, 7],
  ],
  bun: [
    [8, 7],
    [8, 11],
    [2, 14],
    [-5, 13.6],
    [-9.4, 11],
    [-14, 11.4],
    [-19, 8],
    [-18, 2],
    [-12.4, 1],
    [-9.6, -4.6],
    [-5.6, -4.4],
    [-4, 2],
    [2, 6],
  ],
  long: [
    [8, 7],
    [8, 11],
    [2, 14],
    [-5, 13.6],
    [-11, 9],
    [-13.6, -4],
    [-13, -19],
    [-5, -18],
    [-4.6, -4],
    [-4, 2],
    [2, 6],
  ],
  cap: [
    [9.6, 4.6],
    [9.4, 9],
    [5, 14],
    [-2, 15],
    [-9, 12.4],
    [-12.4, 6],
    [-12, -0.4],
    [-4, 2.2],
  ],
  hat: [
    [16, 6],
    [9, 8],
    [8, 14],
    [-2, 16],
    [-9, 13],
    [-11, 7],
    [-16, 4],
    [-9, 4.4],
    [-9, -4.6],
    [-5, -4.6],
    [-4, 4],
    [8, 6],
  ],
};
/** Cuff of the cap, hatband. */
const BAND: Readonly<Partial<Record<Hair, Outline>>> = {
  cap: [
    [9.6, 8.4],
    [1, 7.2],
    [-12.2, 3.6],
  ],
  hat: [
    [8.6, 9.4],
    [-1, 9.6],
    [-10.6, 8],
  ],
};

/** A face with eye, brow, ear and mouth. */
export function roomHead(sheet: Sheet, ear: Point, { hair, beard, glasses }: HeadOptions): void {
  const at = moved(ear);
  sheet.polygon('maskFine', ...at(NECK));
  sheet.polygon('tone', ...at(NECK));
  sheet.polygon('maskFine', ...at(FACE));
  sheet.polygon('tone', ...at(FACE));
  sheet.line(
    'fine',
    ...at([
      [6.6, -6.8],
      [9.4, -6.4],
    ]),
  );
  if (beard) sheet.polygon('solid', ...at(BEARD));
  sheet.line(
    'edge',
    ...at([
      [5.2, 3.8],
      [8.6, 4.2],
    ]),
  );
  sheet.circle('solid', assertDefined(at([[6.9, 0.8]])[0]), 0.8);
  if (glasses)
    sheet.polygon(
      'fine',
      ...at([
        [4.4, 2.6],
        [9, 2.8],
        [8.8, -1],
        [4.6, -1],
      ]),
    );
  if (glasses)
    sheet.line(
      'fine',
      ...at([
        [4.4, 1.6],
        [-2, 1.4],
      ]),
    );
  sheet.polygon('silhouette', ...at(HAIR[hair]));
  const band = BAND[hair];
  if (band) sheet.line('knockout', ...at(band));
  if (hair !== 'long') sheet.ellipse('maskFine', assertDefined(at([[-1.8, -0.6]])[0]), 1.6, 2.8);
}

/** Skin, nose and chin in the outline, hair or a hat. */
export function smallHead(sheet: Sheet, ear: Point, { hair, beard }: HeadOptions): void {
  const at = moved(ear);
  sheet.polygon('mask', ...at(NECK));
  sheet.polygon('maskFine', ...at(FACE));
  if (beard) sheet.polygon('solid', ...at(BEARD));
  sheet.polygon('solid', ...at(HAIR[hair]));
  sheet.line(
    'fine',
    ...at([
      [5.6, 1.6],
      [8.2, 2],
    ]),
  );
}

const moved =
  ([x, y]: Point) =>
  (outline: Outline): Point[] =>
    outline.map(([u, v]) => [x + u, y + v]);
