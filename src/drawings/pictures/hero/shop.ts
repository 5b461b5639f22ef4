/** The furnace in the cellar with its ducts, and the restaurant that it heats. */
import { acrossFirst, range, upFirst } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import * as furniture from '../../parts/furniture.ts';
import { fluePipe } from '../../parts/piping.ts';
import { rooftopUnit } from '../../parts/roof-plant.ts';
import { figure } from '../../people/figure.ts';
import {
  CELLAR,
  type Extent,
  HOUSE_RIGHT,
  roomAt,
  SHOP_CHASE,
  SHOP_RIGHT,
  SHOP_ROOF,
  WALL,
} from './hero-dimensions.ts';
import { windowAtNight } from './rooms.ts';

/** On the phone sheet the furnace is below the house's deli, next to the loop's boiler and pumps. */
export function furnaceAndDucts(sheet: Sheet, { shop }: Extent): void {
  const x = shop ? 25.2 : 19.25;
  const [left, right] = shop ? [HOUSE_RIGHT + 0.6, SHOP_RIGHT - WALL - 1] : [18.55, 20.1];
  const trunk = CELLAR + 2.3;
  const middle = x + 0.4;
  if (shop) shopFlue(sheet, x + 0.75);
  else directVent(sheet, x + 0.75);
  furnace(sheet.at([x, CELLAR]));
  sheet.rect('maskHot', left, trunk, right - left, 0.45);
  sheet.line('hotAir', [middle, trunk + 0.22], [left + 0.1, trunk + 0.22]);
  sheet.line('hotAir', [middle, trunk + 0.22], [right - 0.1, trunk + 0.22]);
  const registers = shop ? [left + 0.4, (left + x) / 2, (x + right) / 2 + 0.6, right - 0.7] : [left + 0.04];
  for (const register of registers) {
    sheet.rect('mask', register, -0.32, 0.3, 0.36);
    sheet.rect('maskHot', register, CELLAR + 2.75, 0.3, 0.76);
    roomAt(sheet, [register + 0.15, 1]).line('hotAir', [register + 0.15, 0.1], [register + 0.15, 1.3]);
  }
  // Filter and return drop
  sheet.rect('maskFine', x - 0.3, CELLAR + 0.15, 0.3, 1);
  sheet.rect('maskFine', x - 0.7, CELLAR + 0.15, 0.4, 2.15);
}

/** Flue from the inducer, under the trunk duct, to the chase at the lot-line wall, and up to above the parapet. */
function shopFlue(sheet: Sheet, inducer: number): void {
  const [rise, axis, top] = [CELLAR + 1.95, SHOP_CHASE.left + 0.3, SHOP_ROOF + 1.55];
  fluePipe(sheet, 0.2, ...acrossFirst([inducer, CELLAR + 1.5], inducer + 0.4, rise, axis, top));
  sheet.rect('solid', axis - 0.2, top, 0.4, 0.1);
  sheet.rect('solid', axis - 0.12, top + 0.16, 0.24, 0.06);
}

/** Sealed combustion: the vent leaves through the wall above the sidewalk. */
function directVent(sheet: Sheet, inducer: number): void {
  const [axis, outlet] = [20.36, 0.34];
  fluePipe(sheet, 0.13, ...acrossFirst([inducer - 0.2, CELLAR + 1.5], axis, -0.2));
  fluePipe(roomAt(sheet, [axis, outlet]), 0.13, ...upFirst([axis, 0], outlet, 20.58));
  fluePipe(sheet, 0.13, [20.58, outlet], [21.25, outlet]);
}

/** Upflow furnace, 0.8 m wide: blower, heat exchanger, plenum with the cooling coil. */
function furnace(sheet: Sheet): void {
  sheet.rect('solid', -0.1, 0, 1, 0.1);
  sheet.rect('maskEdge', 0, 0.1, 0.8, 1.75);
  sheet.line('fine', [0, 0.75], [0.8, 0.75]);
  for (const radius of [0.22, 0.06]) sheet.circle('edge', [0.4, 0.42], radius);
  for (const i of range(4)) {
    const tube = 0.12 + i * 0.18;
    sheet.line('hot', [tube, 0.9], [tube, 1.35]);
    if (i < 3) sheet.arc('hotFine', [tube + 0.09, 1.35], 0.09, 180, 0);
  }
  sheet.polygon('maskEdge', [0, 1.85], [0.8, 1.85], [0.8, 2.3], [0, 2.3]);
  sheet.line('coldFine', [0.1, 1.9], [0.4, 2.25], [0.7, 1.9]);
}

export function restaurant(sheet: Sheet): void {
  const room = roomAt(sheet, [HOUSE_RIGHT + 1, 1]);
  for (const i of range(3)) windowAtNight(room, [22.05 + i * 2.35, 1.55], { width: 1.5, height: 1.5 });
  for (const i of range(3)) diningTable(room, 22.3 + i * 2.35, { full: i !== 1 });
  bottleShelves(room);
  furniture.counter(room, [29.7, 0], { width: 2.1, height: 1.1 });
  figure(room, [29.05, 0], { who: 'super', posture: 'walk', mirrored: true });
  rooftopUnit(sheet, [24, SHOP_ROOF], { width: 4.4 });
  ceilingDuct(sheet);
  store(sheet);
}

function diningTable(sheet: Sheet, x: number, { full }: { readonly full: boolean }): void {
  furniture.table(sheet, [x, 0], { width: 1.1 });
  furniture.chair(sheet, [x - 0.45, 0]);
  furniture.chair(sheet, [x + 1.55, 0], { mirrored: true });
  if (full) figure(sheet, [x - 0.3, 0], { who: 'tenant', posture: 'sit' });
  figure(sheet, [x + 1.4, 0], { who: 'tenant', posture: 'sit', mirrored: true });
}

function bottleShelves(sheet: Sheet): void {
  for (const shelf of range(4).map((i) => 1.55 + i * 0.36)) {
    for (const i of range(5)) sheet.rect('solid', 29.95 + i * 0.36, shelf, 0.09, 0.2);
    sheet.line('fine', [29.7, shelf], [31.85, shelf]);
  }
}

/** The rooftop unit's supply duct with four diffusers. */
function ceilingDuct(outside: Sheet): void {
  const sheet = roomAt(outside, [HOUSE_RIGHT + 1, 1]);
  outside.rect('mask', 26.2, 4.68, 0.7, 0.4);
  outside.rect('mask', 24.6, 4.68, 0.6, 0.4);
  outside.rect('maskCold', 26.25, 4.7, 0.6, 0.35);
  sheet.rect('maskCold', 26.25, 3.75, 0.6, 0.95);
  sheet.rect('maskCold', 22, 3.62, 9.5, 0.42);
  for (const x of [22.4, 24.6, 28.2, 30.8]) {
    sheet.rect('maskCold', x, 3.5, 0.5, 0.13);
    sheet.line('coldAir', [x + 0.1, 3.45], [x - 0.2, 2.95]);
    sheet.line('coldAir', [x + 0.4, 3.45], [x + 0.7, 2.95]);
  }
  outside.line('coldAir', [26.55, 5.3], [26.55, 4.7]);
  sheet.line('coldAir', [26.55, 4.7], [26.55, 3.85]);
  sheet.line('coldAir', [26.4, 3.82], [22.3, 3.82]);
  sheet.line('coldAir', [26.7, 3.82], [31.2, 3.82]);
}

/** Storeroom in the cellar: shelves and boxes. */
function store(sheet: Sheet): void {
  furniture.bookcase(sheet, [21.4, CELLAR], { width: 2.2, height: 1.6, shelves: 3, coarse: true });
  for (const i of range(4)) sheet.rect('maskEdge', 28.3 + i * 0.85, CELLAR, 0.7, 0.5);
  for (const i of range(2)) sheet.rect('maskEdge', 28.7 + i * 0.85, CELLAR + 0.5, 0.7, 0.5);
}
