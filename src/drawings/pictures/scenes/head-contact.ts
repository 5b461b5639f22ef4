/** The contact page: the office on a Brooklyn street at night; while closed, with its shutter down. */

import { type Drawing, type DrawingContext, finish } from '../../kit/drawing.ts';
import {
  arcPoints,
  dividing,
  type Edges,
  limb,
  type Point,
  points,
  range,
  rectangle,
  span,
  trapezoid,
} from '../../kit/geometry.ts';
import { CAPITAL, fitText, textWidth } from '../../kit/lettering.ts';
import { Random } from '../../kit/random.ts';
import { headSheet, phoneHeadSheet, type Sheet } from '../../kit/sheet.ts';
import { sittingCat, terrier } from '../../parts/animals.ts';
import { steamPlant } from '../../parts/boilers.ts';
import { hatchEarth } from '../../parts/cut-building.ts';
import {
  awning,
  boilerSections,
  courses,
  facadeWindow,
  outdoorUnit,
  partsShelves,
  rollingShutter,
  shopDoor,
} from '../../parts/facade.ts';
import { pottedPlant } from '../../parts/furniture.ts';
import { bareTree, van } from '../../parts/street.ts';
import { figure } from '../../people/figure.ts';

const SILL = 0.5;
const HEAD = 2.85;
const SIDEWALK = 0.1;
const DOOR = { width: 1, gap: 0.28, height: 2.25 };

interface Lettering {
  readonly name: string;
  /** Shown above the door. */
  readonly streetNumber: string;
  /** Largest type size, in pixels. */
  readonly size: number;
}

interface Shop {
  /** Left edge of the window. */
  readonly x: number;
  readonly window: number;
  readonly lights: number;
}

export function headContact({ companyName, streetNumber = '' }: DrawingContext): Drawing {
  const [right, bottom, top] = [12, -1.6, 6.4];
  const stage = headSheet(100, [0, 640]);
  const shop: Shop = { x: 3.36, window: 4.1, lights: 3 };
  const house = { left: 2.95, right: 9.15 };
  hatchEarth(stage, rectangle(0, 0, right, bottom), 0.19, 3);
  neighbors(stage, house, right, top);
  upperFloor(stage, house);
  shopFront(stage, shop, { name: companyName, streetNumber, size: 46 });
  vault(stage, right, bottom);
  street(stage);
  return finish(stage, 'night', { ground: 640 });
}

export function headContactPhone({ companyName, streetNumber = '' }: DrawingContext): Drawing {
  const scale = 150;
  const right = 780 / scale;
  const stage = phoneHeadSheet(scale, [0, 600]);
  const shop: Shop = { x: 0.34, window: 3.1, lights: 2 };
  hatchEarth(stage, rectangle(0, 0, right, -0.3), 0.13, 3);
  courses(stage, { x: 0, y: HEAD + 0.6, width: right, height: 0.6 }, COURSE);
  shopFront(stage, shop, { name: companyName, streetNumber, size: 58 });
  stage.rect('solid', 0, -SIDEWALK, right, SIDEWALK);
  return finish(stage, 'night');
}

function shopFront(night: Sheet, shop: Shop, lettering: Lettering): void {
  const { x, window, lights } = shop;
  const end = x + window;
  const doorX = end + DOOR.gap;
  const frontEnd = doorX + DOOR.width + 0.14;
  night.rect('mask', x - 0.28, 0, frontEnd - x + 0.42, HEAD + 0.8);
  for (const pier of [x - 0.24, end + 0.05, frontEnd]) night.rect('maskEdge', pier, 0, 0.18, HEAD);
  night.rect('maskEdge', x - 0.06, 0, window + 0.12, SILL);
  for (const i of range(lights))
    night.rect('edge', x + 0.1 + (i * window) / lights, 0.1, window / lights - 0.2, SILL - 0.22);
  night.lit.rect('mask', x, SILL, window, HEAD - SILL);
  night.lit.rect('mask', doorX, 0, DOOR.width, HEAD);
  interior(night.lit, shop);
  const lamp = night.lit;
  for (const i of span(1, lights))
    lamp.rect('solid', x + (i * window) / lights - 0.025, SILL, 0.05, HEAD - SILL);
  shopDoor(lamp, [doorX, 0], DOOR.width, DOOR.height);
  doorSign(lamp, doorX + DOOR.width / 2, 'OPEN');
  const fanlight = (DOOR.width * night.lit.size.scale * 0.84) / textWidth(lettering.streetNumber || '0', 1);
  const numberSize = Math.min(lettering.size * 0.78, fanlight);
  lamp.text(lettering.streetNumber, [doorX + DOOR.width / 2, DOOR.height + 0.14], numberSize, 'middle');
  rollingShutter(night.closed, [x, SILL], window, HEAD - SILL);
  doorSign(night.closed, doorX + DOOR.width / 2, 'CLOSED');
  night.rect('edge', x, SILL, window, HEAD - SILL);
  night.rect('edge', doorX, 0, DOOR.width, HEAD);
  night.rect('solid', x - 0.1, SILL - 0.06, window + 0.2, 0.07);
  const [left, width] = [x - 0.24, frontEnd - x + 0.48];
  awning(night, [left, HEAD - 0.08], width, AWNING.drop);
  companySign(night, [left, HEAD - 0.08], width, lettering);
}

/** The sign inside the glass of the door, with its string. */
function doorSign(sheet: Sheet, x: number, word: string): void {
  const [width, height, bottom] = [0.66, 0.24, 1.36];
  sheet.line('edge', [x - 0.2, bottom + height], [x, bottom + height + 0.16], [x + 0.2, bottom + height]);
  sheet.rect('maskEdge', x - width / 2, bottom, width, height);
  const size = ((width - 0.1) * sheet.size.scale) / textWidth('CLOSED', 1);
  sheet.text(word, [x, bottom + (height - (CAPITAL * size) / sheet.size.scale) / 2], size, 'middle');
}

const AWNING = { drop: 0.72, inset: 0.22 };

/** Letters the name on the awning's slope: capitals in the ground's color, centered, as large as fits up to `size`. */
function companySign(sheet: Sheet, [left, bottom]: Point, width: number, { name, size }: Lettering): void {
  const { scale } = sheet.size;
  const {
    lines,
    size: fitted,
    leading,
  } = fitText(name.toUpperCase(), {
    width: (width - 2 * AWNING.inset) * scale,
    height: (AWNING.drop - 0.16) * scale,
    largest: size,
  });
  const block = (CAPITAL * fitted + (lines.length - 1) * leading) / scale;
  const foot = bottom + (AWNING.drop - block) / 2;
  lines.forEach((line, i) => {
    const baseline = foot + ((lines.length - 1 - i) * leading) / scale;
    sheet.text(line, [left + width / 2, baseline], fitted, 'middle', 'letteringWithin');
  });
}

/** From back to front: shelves, the person at the counter, what is in the window. */
function interior(sheet: Sheet, { x, window }: Shop): void {
  const large = window > 4;
  const end = x + window;
  const [counter, top] = [1.36, 1.04];
  partsShelves(sheet, [x + 0.14, SILL], {
    width: window - counter - (large ? 0.62 : 0.42),
    levels: [0.82, 1.34, 1.86],
    turn: large ? 0 : 2,
  });
  pendant(sheet, end - 0.66);
  figure(sheet, [end - 0.4, 0.06], {
    who: 'shopkeeper',
    posture: 'type',
    bust: true,
    mirrored: true,
    zoom: 1.1,
  });
  sheet.rect('maskEdge', end - counter, SILL, counter, top - SILL);
  sheet.verticals('fine', dividing(end - counter, counter, 3), SILL, top);
  sheet.rect('solid', end - counter - 0.06, top, counter + 0.06, 0.06);
  sheet.rect('solid', end - counter + 0.06, top + 0.06, 0.34, 0.025);
  sheet.polygon('solid', ...points('0.32,0.08 0.36,0.08 0.26,0.36 0.22,0.36', [end - counter, top]));
  if (large) boilerSections(sheet, [x + 1.45, SILL]);
  outdoorUnit(sheet, [x + (large ? 0.2 : 0.14), SILL]);
  sittingCat(sheet, [x + (large ? 2.4 : 1.26), SILL], { zoom: 1.15 });
}

function pendant(sheet: Sheet, x: number): void {
  sheet.line('edge', [x, HEAD], [x, HEAD - 0.3]);
  sheet.polygon('solid', ...trapezoid(x - 0.2, HEAD - 0.46, 0.4, 0.18, 0.14));
}

/** Height of four courses of brick; single courses would merge into gray at this size. */
const COURSE = 0.27;

const PLINTH = 0.6;

type House = Pick<Edges, 'left' | 'right'>;

/** Three windows above the shop: one lit, with a plant; a cornice on brackets. */
function upperFloor(night: Sheet, { left, right }: House): void {
  const [eaves, sill, width, height] = [5.78, 4.02, 0.98, 1.5];
  night.rect('mask', left, 0, right - left, eaves);
  courses(night, { x: left, y: HEAD + 0.6, width: right - left, height: eaves - HEAD - 0.6 }, COURSE);
  night.verticals('edge', [left, right], 0, eaves);
  const bays = [0.82, 2.61, 4.4].map((bay) => left + bay);
  for (const [i, x] of bays.entries()) {
    night.rect('mask', x, sill, width, height);
    const pane = i === 1 ? night.lit : night;
    pane.rect('mask', x, sill, width, height);
    if (i === 1) {
      pottedPlant(night.lit, [x + 0.26, sill], 1.05);
      night.lit.line('cut', [x, sill + height * 0.55], [x + width, sill + height * 0.55]);
    } else {
      night.rect('tone', x, sill, width, height);
      night.rect('maskFine', x, sill + height * (i ? 0.62 : 0.8), width, height * (i ? 0.38 : 0.2));
      night.line('edge', [x, sill + height * 0.5], [x + width, sill + height * 0.5]);
    }
    night.rect('edge', x, sill, width, height);
    night.rect('solid', x - 0.12, sill - 0.1, width + 0.24, 0.1);
    night.polygon('maskEdge', ...trapezoid(x - 0.12, sill + height, width + 0.24, 0.2, 0.06));
  }
  night.rect('maskEdge', left - 0.06, eaves, right - left + 0.12, 0.34);
  for (const i of range(9))
    night.rect('solid', left + 0.06 + i * ((right - left - 0.28) / 8), eaves + 0.03, 0.16, 0.29);
  night.polygon('solid', ...trapezoid(left - 0.1, eaves + 0.34, right - left + 0.2, 0.16, -0.14));
}

/** The brick houses on both sides, with someone home next door. Left of the first, the page fades out the street. */
function neighbors(sheet: Sheet, { left, right }: House, edge: number, top: number): void {
  const random = new Random(9);
  for (const [from, to, eaves] of [
    [0.75, left, 5.2],
    [right, edge, top - 0.66],
  ] as const) {
    courses(sheet, { x: from, y: PLINTH, width: to - from, height: eaves - PLINTH }, COURSE);
    for (const y of [PLINTH, eaves, eaves + 0.16]) sheet.line('edge', [from, y], [to, y]);
    sheet.line('edge', [from, 0], [from, eaves + 0.16]);
  }
  for (const [x, y, lit] of [
    [1.5, 3.3, false],
    [1.5, 0.9, false],
    [10, 3.5, true],
    [11.4, 3.5, false],
  ] as const)
    facadeWindow(sheet, [x, y], { width: 1, height: 1.5, lit, random });
}

/** Under the sidewalk: a small steam boiler, the water meter, the sewer's house trap. */
function vault(sheet: Sheet, right: number, bottom: number): void {
  const [left, end, floor, wall] = [3.2, 8.9, -1.4, 0.22];
  sheet.rect('mask', left, bottom, end - left, -bottom);
  sheet.rect('tone', left, floor, end - left, -floor);
  sheet.rect('solid', 0, -SIDEWALK, right, SIDEWALK);
  for (const x of [left - wall, end]) sheet.rect('solid', x, floor - 0.12, wall, -floor + 0.12);
  sheet.rect('solid', left, floor - 0.12, end - left, 0.12);
  const boiler = 5.6;
  waterService(sheet, [left, -0.98], boiler);
  const ceiling = -floor - SIDEWALK;
  steamPlant(sheet, [boiler, floor], { ceiling, vent: 1.04, mains: [-0.5, 1.7], zoom: 0.56 });
  houseTrap(sheet, 7.8, right);
}

/** City water through the wall at `position`: the meter, a riser into the shop, and the feed to the boiler. */
function waterService(sheet: Sheet, [wall, y]: Point, boiler: number): void {
  const [meter, riser, feed] = [wall + 0.5, wall + 1.2, wall + 1.8];
  sheet.rect('mask', wall - 0.22, y - 0.06, 0.22, 0.12);
  sheet.line('cold', [0, y], [feed, y], [feed, y - 0.17], [boiler, y - 0.17]);
  sheet.line('cold', [riser, y], [riser, -SIDEWALK]);
  sheet.circle('maskCold', [meter, y], 0.16);
  sheet.circle('coldFine', [meter, y], 0.085);
  for (const stop of [meter - 0.34, meter + 0.34]) {
    sheet.at([stop, y]).polygon('maskCold', [-0.08, 0.06], [-0.08, -0.06], [0.08, 0.06], [0.08, -0.06]);
    sheet.line('cold', [stop, y], [stop, y + 0.16]);
  }
}

/** Cast-iron soil stack, running trap, sewer to the street on the right. */
function houseTrap(sheet: Sheet, stack: number, right: number): void {
  const [radius, bend, sewer] = [0.17, -0.86, -0.7];
  const route: Point[] = [
    [stack, -SIDEWALK],
    [stack, bend],
    ...arcPoints([stack + radius, bend], radius, 189, 351),
    [stack + 2 * radius, bend],
    [stack + 2 * radius, sewer - 0.06],
    [stack + 2 * radius + 0.06, sewer],
    [right + 0.1, sewer],
  ];
  sheet.polygon('maskEdge', ...limb(route, 0.11));
  sheet.rect('maskEdge', stack - 0.08, -0.5, 0.16, 0.06);
  sheet.rect('maskEdge', stack + 2 * radius + 0.3, sewer - 0.08, 0.06, 0.16);
}

function street(sheet: Sheet): void {
  bareTree(sheet.at([2.27, 0], { mirrored: true }), [0, 0], 3.2);
  const leash = (own: Sheet, grip: Point): void => own.spline('edge', grip, [46, 66], [91, 41]);
  figure(sheet, [0.9, 0], { who: 'super', posture: 'walk', coat: true, far: { hand: 'valve', hold: leash } });
  terrier(sheet, [1.3, 0]);
  van(sheet, [9.35, 0]);
}
