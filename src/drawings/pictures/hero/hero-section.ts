/** Draws the whole section on any sheet, back to front, so that nearer things cover what is behind them. */
import type { Sheet } from '../../kit/sheet.ts';
import { core } from './core.ts';
import {
  coldWater,
  condenserLines,
  domesticHotWater,
  movingAir,
  refrigerant,
  steamHeader,
  steamRisers,
} from './distribution.ts';
import { ground } from './ground.ts';
import { type Extent, HOUSE_RIGHT, SHOP_RIGHT } from './hero-dimensions.ts';
import { leftRooms } from './left-rooms.ts';
import { loopPlant } from './loop.ts';
import { houseBoiler, houseWaterHeater, phoneRooftopDuct, roofPlant } from './plant.ts';
import { rightRooms } from './right-rooms.ts';
import { shell } from './shell.ts';
import { furnaceAndDucts, restaurant } from './shop.ts';

/** How far the ground extends beyond the sheet's edges, in meters. */
const OVERRUN = 1;

export function drawSection(sheet: Sheet, { shop }: { readonly shop: boolean }): void {
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
