/** Earth, bedrock, the subway and the mains under the street. */

import { type Point, range, rectangle, spaced, symmetric } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { dog } from '../../parts/animals/dogs.ts';
import { hatchEarth } from '../../parts/building/masonry.ts';
import { hydrant } from '../../parts/street/street.ts';
import { figure } from '../../people/figure.ts';
import { type Extent, HOUSE_RIGHT, SHOP_RIGHT } from './hero-dimensions.ts';

const SIDEWALK = 0.13;
/** Subway box: two tracks between walls 0.55 m thick. */
const SUBWAY = { left: -17.2, top: -1.7, width: 9.4, height: 5.1, wall: 0.55, bed: 0.28 };
const SUBWAY_BOTTOM = SUBWAY.top - SUBWAY.height;
const RAIL_BED = SUBWAY_BOTTOM + SUBWAY.bed;

export function ground(sheet: Sheet, extent: Extent): void {
  earth(sheet, extent);
  if (extent.shop) {
    subway(sheet);
    ventilationShaft(sheet);
    mains(sheet);
    street(sheet, extent);
  } else {
    sheet.rect('solid', extent.left, -SIDEWALK, -extent.left, SIDEWALK);
    sheet.rect('solid', HOUSE_RIGHT, -SIDEWALK, extent.right - HOUSE_RIGHT, SIDEWALK);
    hydrant(sheet, [-0.55, 0]);
  }
}

function earth(sheet: Sheet, { left, right, bottom, shop }: Extent): void {
  sheet.polygon('toneFaint', [left, 0], [right, 0], [right, bottom], [left, bottom]);
  hatchEarth(sheet, rectangle(left, -0.1, right - left, bottom + 0.1), 0.62, 2);
  const surface: Point[] = shop
    ? [
        [left, -7.2],
        [left + 6, -7],
        [-9, -7.35],
        [-4, -6.2],
        [2, -5.6],
        [9, -5.9],
        [15, -5.3],
        [22, -5.7],
        [29, -5],
        [right, -5.2],
      ]
    : [
        [left, -5.9],
        [2, -5.6],
        [9, -5.9],
        [15, -5.3],
        [right, -5.7],
      ];
  const schist: Point[] = [...surface, [right, bottom], [left, bottom]];
  sheet.polygon(['mask', 'tone'], ...schist);
  sheet.line('fine', ...surface);
  sheet.hatch('texture', schist, 64, 0.38, { rhythm: [true, false, true, true, false, true, false, false] });
  sheet.hatch('hatch', schist, -14, 0.9);
}

function subway(sheet: Sheet): void {
  const { left, top, width, height, wall, bed } = SUBWAY;
  sheet.rect('solid', left - wall, SUBWAY_BOTTOM - wall, width + 2 * wall, height + 2 * wall);
  sheet.rect(['mask', 'tone'], left, SUBWAY_BOTTOM, width, height);
  sheet.rect('solid', left, SUBWAY_BOTTOM, width, bed);
  const [first, second] = [left + 2.35, left + 2.35 + 4.7];
  track(sheet, first);
  train(sheet, first, RAIL_BED + 0.36);
  track(sheet, second);
  platform(sheet, [left + width - 1.35, RAIL_BED]);
  const column = left + width / 2 - 0.12;
  sheet.rect('maskEdge', column, SUBWAY_BOTTOM, 0.24, height);
  sheet.rect('fine', column - 0.1, top - 0.35, 0.44, 0.35);
  sheet.rect('fine', column - 0.1, RAIL_BED, 0.44, 0.2);
  for (const i of range(12)) sheet.rect('solid', left - 0.2 + i * 0.86, top + 0.12, 0.1, 0.32); // roof beams
}

/** Platform, 1.1 m above the track bed, with someone waiting for the next train. */
function platform(sheet: Sheet, [x, y]: Point): void {
  const height = 1.1;
  sheet.rect('solid', x, y, 1.35, height - 0.24);
  sheet.rect('maskFine', x - 0.12, y + height - 0.24, 1.47, 0.24);
  figure(sheet, [x + 0.5, y + height], { who: 'tenant', posture: 'stand', mirrored: true });
}

/** Tie and two rails, standard gauge. */
function track(sheet: Sheet, axis: number): void {
  sheet.rect('fine', axis - 1.2, RAIL_BED, 2.4, 0.14);
  for (const rail of [axis - 0.76, axis + 0.69]) sheet.rect('solid', rail, RAIL_BED + 0.14, 0.07, 0.16);
}

/** Subway car from the front, 2.96 m wide. */
function train(sheet: Sheet, axis: number, rail: number): void {
  const car = sheet.at([axis, rail]);
  car.polygon('maskEdge', ...symmetric(0, [1.4, 0.55], [1.48, 1.1], [1.42, 2.75], [1.1, 3.2]));
  for (const pane of [-1.2, 0.45]) car.roundRect('fine', pane, 1.5, 0.75, 1.05, 0.1);
  car.roundRect('fine', -0.36, 0.62, 0.72, 2.05, 0.06);
  car.roundRect('texture', -0.25, 1.5, 0.5, 0.9, 0.06);
  car.rect('texture', -0.9, 2.72, 1.8, 0.25);
  for (const lamp of [-1, 1]) car.circle('fine', [lamp, 0.85], 0.13);
  car.rect('fine', -1.1, 0.2, 2.2, 0.35);
  for (const wheel of [-0.75, 0.75]) car.circle('maskFine', [wheel, 0.22], 0.32);
}

/** Shaft under the sidewalk grating, and the passage to the tunnel. */
function ventilationShaft(sheet: Sheet): void {
  const tunnelRight = SUBWAY.left + SUBWAY.width;
  sheet.rect('mask', -7.7, -1.7, 1.2, 1.6);
  for (const wall of [-7.95, -6.5]) sheet.rect('solid', wall, -2.6, 0.25, 2.5);
  sheet.rect('mask', -7.7, -2.6, 1.2, 2.5);
  sheet.rect('mask', -7.9, -3.3, 1, 1);
  sheet.rect('mask', tunnelRight - 0.2, -3.3, 1.75, 0.7);
  sheet.rect('solid', tunnelRight + 0.5, -3.55, 2.05, 0.25);
  sheet.verticals('fine', spaced(-7.65, 0.14, 9), 0, -0.16);
}

/** Water, gas, electric ducts, sewer, steam. */
function mains(sheet: Sheet): void {
  const water: Point = [-5.2, -1.25];
  sheet.circle(['maskCold', 'coldTone'], water, 0.25);
  sheet.circle('maskFine', [-4.1, -0.95], 0.13);
  sheet.rect('maskFine', -3.3, -1.05, 0.5, 0.34);
  for (const i of range(4))
    sheet.circle('texture', [-3.18 + 0.24 * (i % 2), -0.97 + 0.17 * Math.trunc(i / 2)], 0.055);
  sheet.circle('maskEdge', [-5.4, -3.4], 0.55);
  sheet.circle('fine', [-5.4, -3.4], 0.45);
  const steam: Point = [-3.1, -2.3];
  sheet.circle('maskHot', steam, 0.36);
  sheet.circle('hotSolid', steam, 0.22);
}

/** Roadway, curb, sidewalk; a hydrant and someone walking the dog. */
function street(sheet: Sheet, { left, right }: Extent): void {
  const curb = -4.6;
  sheet.rect('solid', left, -0.32, curb - 0.15 - left, 0.18);
  sheet.polygon('maskEdge', [curb - 0.15, 0], [curb, 0], [curb, -0.5], [curb - 0.15, -0.5]);
  sheet.rect('solid', curb, -SIDEWALK, -curb, SIDEWALK);
  hydrant(sheet, [-4.1, 0]);
  figure(sheet, [-2.4, 0], { who: 'super', posture: 'walk', mirrored: true });
  dog(sheet, [-3.3, 0], { mirrored: true });
  sheet.line('texture', [-2.62, 0.85], [-3.9, 0.55]); // leash
  sheet.rect('solid', SHOP_RIGHT, -SIDEWALK, right - SHOP_RIGHT, SIDEWALK);
}
