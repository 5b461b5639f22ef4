/** The cutaway of the home page: an apartment house and the shop next to it, from the subway to the roof tank. */
import type { SystemKey } from '../../../content/parts.ts';
import { type Drawing, finish } from '../../kit/drawing.ts';
import type { Point } from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import { type Extent, HOUSE_RIGHT, SHOP_RIGHT } from './hero-dimensions.ts';
import {
  coldWater,
  condenserLines,
  domesticHotWater,
  houseBoiler,
  houseWaterHeater,
  loopPlant,
  movingAir,
  phoneRooftopDuct,
  refrigerant,
  roofPlant,
  steamHeader,
  steamRisers,
} from './plant.ts';
import { leftRooms, rightRooms } from './rooms.ts';
import { core, ground, shell } from './shell.ts';
import { furnaceAndDucts, restaurant } from './shop.ts';

// Draws the whole section on any sheet, back to front, so that nearer things cover what is behind them.

/** How far the ground extends beyond the sheet's edges, in meters. */
const OVERRUN = 1;

function drawSection(sheet: Sheet, { shop }: { readonly shop: boolean }): void {
  const { width, height, scale, origin } = sheet.size;
  const extent: Extent = {
    left: -origin[0] / scale - OVERRUN,
    right: (width - origin[0]) / scale + OVERRUN,
    bottom: -(height - origin[1]) / scale - OVERRUN,
    shop,
  };
  ground(sheet, extent);
  shell(sheet, extent);
  const tankFloor = core(sheet);
  leftRooms(sheet);
  rightRooms(sheet, extent);
  roofPlant(sheet, extent);
  houseBoiler(sheet);
  steamHeader(sheet);
  houseWaterHeater(sheet);
  steamRisers(sheet);
  domesticHotWater(sheet);
  coldWater(sheet, extent, tankFloor);
  if (shop) restaurant(sheet);
  else phoneRooftopDuct(sheet);
  loopPlant(sheet, extent);
  furnaceAndDucts(sheet, extent);
  refrigerant(sheet);
  if (shop) condenserLines(sheet);
  movingAir(sheet, extent);
  sheet.line('cut', [extent.left, 0], [0, 0]);
  sheet.line('cut', [shop ? SHOP_RIGHT : HOUSE_RIGHT, 0], [extent.right, 0]);
}

export const HERO_SIZE = { width: 2000, height: 900 } as const;

/** A system's name over the drawing; positions are in drawing pixels. */
export interface HeroTag {
  readonly system: SystemKey;
  /** Which point of the text is placed at `words`. */
  readonly align: 'start' | 'middle' | 'end';
  readonly words: Point;
  /** Where the machine is: left, top, width and height. */
  readonly room: readonly [number, number, number, number];
  readonly leader: readonly Point[];
}

const tag = (
  system: SystemKey,
  align: HeroTag['align'],
  words: Point,
  room: HeroTag['room'],
  ...leader: readonly Point[]
): HeroTag => ({ system, align, words, room, leader });

/** In order from the roof down. */
export const HERO_TAGS: readonly HeroTag[] = [
  // Ends left of the smoke, however large the words are next to the drawing.
  tag('vrf-vrv', 'end', [1368, 197], [1234, 236, 124, 56], [1290, 222], [1290, 240]),
  tag('mini-split', 'start', [1700, 309], [1598, 258, 66, 99], [1692, 309], [1656, 309]),
  tag('central-ac', 'start', [1700, 367], [1541, 361, 123, 62], [1692, 367], [1654, 367]),
  tag('wshp', 'start', [1700, 452], [1541, 429, 123, 62], [1692, 452], [1656, 452]),
  tag('ptac', 'start', [1700, 516], [1541, 495, 136, 62], [1692, 516], [1690, 516], [1678, 546]),
  tag('rtu', 'start', [1812, 545], [1720, 552, 116, 56], [1808, 545], [1796, 562]),
  tag('furnace', 'middle', [1771, 852], [1678, 726, 236, 68], [1771, 836], [1771, 793]),
  tag('boiler', 'end', [1304, 852], [1218, 728, 111, 66], [1284, 836], [1284, 793]),
  tag('water-heater', 'start', [1330, 852], [1329, 728, 49, 66], [1342, 836], [1342, 793]),
];

/** Level of the street, px. */
const GROUND = 716;

/** A cutaway of an apartment house and the shop next to it, from the subway to the roof tank. */
export function hero(): Drawing {
  const sheet = new Sheet({ ...HERO_SIZE, scale: 22, origin: [1208, GROUND] });
  drawSection(sheet, { shop: true });
  return finish(sheet, 'night', { ground: GROUND });
}

/** Only the house, at the width of a phone. */
export function heroPhone(): Drawing {
  const sheet = new Sheet({ width: 390, height: 660, scale: 16.4, origin: [21, 488], weights: 'light' });
  drawSection(sheet, { shop: false });
  return finish(sheet, 'night');
}
