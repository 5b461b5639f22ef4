/** The offline page: all bars on the street, none in the cellar, where the super holds up his phone; a train below. */
import { type Drawing, finish } from '../../kit/drawing.ts';
import { climb, type Point, pairsOf, points, range, rectangle, rotated, spaced } from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import { hatchEarth } from '../../parts/cut-building.ts';
import { workLamp } from '../../parts/tools.ts';
import { figure } from '../../people/figure.ts';
import { head } from '../../people/heads.ts';
import {
  BOILER,
  CEILING,
  CELLAR_FLOOR,
  CHIMNEY,
  chimney,
  FLOOR_BOARDS,
  heatingPlant,
  joistRow,
  ROOM_FLOOR,
  roomAbove,
  SLAB,
  TAKEOFF,
} from './head-about.ts';

/** Meters, as in the about page's house; a narrow window shows a long way down. */
const VIEW = { left: -0.4, right: 7, top: 2.2, bottom: -14 };
const SCALE = 1200 / (VIEW.right - VIEW.left);
const EARTH_EDGE = -0.1;
/** Where the house is cut open, at a break line. */
const TOP = 1.7;
/** Inner faces of the cellar's walls, of which the right one is the chimney, and the front of the house above. */
const CELLAR = { left: 0.75, right: CHIMNEY.left, wall: 0.3 };
const HOUSE = { left: 3.36, wall: 0.24 };
/** Levels of the subway car, and its left end. */
const CAR = { left: 0.5, roof: -4.1, floor: -6.6, skirt: -6.9, rail: -7.8, sill: -5.6, pane: 0.95 };

/** What a hand does that holds a phone, 15 cm high. */
const PHONE = {
  hand: 'phone',
  hold: (sheet: Sheet, grip: Point, degrees: number): void =>
    sheet.polygon('rimmed', ...points('-7,-4 8,-4 8,4 -7,4', rotated(grip, degrees))),
} as const;

export function headOffline(): Drawing {
  const { left, right, top, bottom } = VIEW;
  const origin: Point = [-left * SCALE, top * SCALE];
  const stage = new Sheet({ width: 1200, height: (top - bottom) * SCALE, scale: SCALE, origin, shown: 0.7 });
  hatchEarth(stage, rectangle(EARTH_EDGE, bottom, right - EARTH_EDGE, -bottom), 0.2, 3);
  cutHouse(stage);
  hatchway(stage);
  heatingPlant(stage, BOILER, CELLAR.right);
  const lamp = stage.lit;
  workLamp(lamp, [3.82, CEILING]);
  figure(lamp, [3.2, CELLAR_FLOOR], { who: 'super', posture: 'reach', mirrored: true, far: PHONE });
  signal(lamp, [2.3, -0.76], 0);
  figure(stage, [0.34, 0], { who: 'tenant', posture: 'hold', coat: true, detail: 'clothes', far: PHONE });
  signal(stage, [0.86, 1.12], 4);
  stage.rect('solid', 2.715, 0, 0.05, 1.95);
  stage.rect('maskEdge', 2.59, 1.45, 0.3, 0.42);
  subway(stage);
  breakLines(stage);
  return finish(stage, 'night');
}

/** Cellar and ground floor in section. */
function cutHouse(stage: Sheet): void {
  const { left, right, wall } = CELLAR;
  const [front, inside] = [HOUSE.left, HOUSE.left + HOUSE.wall];
  stage.rect('solid', left - wall, CELLAR_FLOOR - SLAB, right - left + wall, SLAB - CELLAR_FLOOR);
  stage.lit.rect(['mask', 'shade'], left, CELLAR_FLOOR, right - left, -CELLAR_FLOOR);
  stage.rect('solid', EARTH_EDGE, -SLAB, VIEW.right - EARTH_EDGE, SLAB);
  stage.lit.rect(['mask', 'shade'], inside, ROOM_FLOOR, right - inside, TOP - ROOM_FLOOR);
  chimney(stage, TOP);
  stage.rect('solid', front, CEILING, HOUSE.wall, TOP - CEILING);
  stage.rect('solid', front, ROOM_FLOOR - FLOOR_BOARDS, right - front, FLOOR_BOARDS);
  joistRow(stage, inside, right, CEILING, 0.2);
  roomAbove(stage.lit, BOILER[0] + TAKEOFF, TOP, 8);
}

/** Daylight through the open cellar doors, and the steel stair under them. */
function hatchway(stage: Sheet): void {
  const [left, right] = [0.95, 2.05];
  stage.lit.polygon('mask', [left, 0], [right, 0], [2.7, CELLAR_FLOOR], [1.5, CELLAR_FLOOR]);
  const steps = climb([2.6, CELLAR_FLOOR], 13, -CELLAR_FLOOR / 13.5, -0.122);
  stage.lit.polygon('solid', ...steps, [0.85, -0.45], [2.46, CELLAR_FLOOR]);
  stage.lit.line('edge', [2.56, CELLAR_FLOOR], [2.56, CELLAR_FLOOR + 0.9], [1.2, -0.02]);
  const leaf = points('0,0 0.06,0 0.22,0.62 0.16,0.62');
  stage.at([left, 0], { mirrored: true }).polygon('solid', ...leaf);
  stage.at([right, 0]).polygon('solid', ...leaf);
}

/** Four bars of a phone's signal, 0.5 m wide, `full` of them solid. */
function signal(sheet: Sheet, [x, y]: Point, full: number): void {
  for (const i of range(4)) sheet.rect(i < full ? 'solid' : 'edge', x + i * 0.13, y, 0.09, 0.12 + i * 0.1);
}

/** A subway train under the house, whose passenger has no signal either. */
function subway(stage: Sheet): void {
  const [left, width] = [EARTH_EDGE, VIEW.right - EARTH_EDGE];
  const [top, ceiling, bed, bottom] = [-3.4, -3.76, -8, -8.36];
  stage.rect('solid', left, bottom, width, top - bottom);
  stage.rect(['mask', 'tone'], left, bed, width, ceiling - bed);
  stage.rect('solid', left, CAR.rail - 0.08, width, 0.08);
  for (const tie of spaced(0.3, 1.2, 6)) stage.rect('solid', tie, bed, 0.3, 0.12);
  for (const beam of spaced(0.5, 1.5, 5)) stage.rect('solid', beam, ceiling - 0.22, 0.12, 0.22);
  for (const wheel of [1.5, 3.1]) stage.circle('maskEdge', [wheel, CAR.rail + 0.42], 0.42);
  stage.rect('solid', 1.1, CAR.rail + 0.34, 2.4, 0.26);
  stage.rect('solid', 2, CAR.rail + 0.5, 0.6, 0.5);
  const length = VIEW.right - CAR.left;
  stage.roundRect(['mask', 'cut'], CAR.left, CAR.skirt, length + 1, CAR.roof - CAR.skirt, 0.25);
  const panes = pairsOf('0.86,0.8 2.06,0.5 2.7,0.5 3.6,1.7 5.7,0.5 6.34,0.5');
  for (const [x, pane] of panes) stage.lit.rect('mask', x, CAR.sill, pane, CAR.pane);
  const passenger = stage.lit.at([4.3, CAR.floor + 1.36], { zoom: 0.01 });
  head(passenger, 'shopkeeper', [0, 0], { tilt: -16, detail: 'clothes' });
  passenger.loop('rimmed', ...points('-20,-44! -17,-28 -10,-18 0,-20 8,-20 13,-30 14,-44!'));
  stage.rect('mask', CAR.left + 0.1, CAR.skirt + 0.2, length, CAR.sill - CAR.skirt - 0.2);
  for (const [x, pane] of panes) stage.roundRect('cut', x, CAR.sill, pane, CAR.pane, 0.06);
  for (const leaf of [1.94, 2.63, 5.58, 6.27]) stage.rect('edge', leaf, CAR.floor, 0.69, 2.15);
  stage.horizontals('edge', [CAR.floor, CAR.floor + 0.34], CAR.left, VIEW.right);
}

function breakLines(sheet: Sheet): void {
  const kink = points('0,0 0.04,0.07 0.1,-0.07 0.14,0', [5, TOP]);
  sheet.line('edge', [HOUSE.left - 0.1, TOP], ...kink, [CHIMNEY.right + 0.1, TOP]);
  const edge = points('0,3.2 0,0.14 -0.07,0.1 0.07,0.04 0,0', [EARTH_EDGE, -3.2]);
  sheet.line('edge', ...edge, [EARTH_EDGE, VIEW.bottom]);
}
