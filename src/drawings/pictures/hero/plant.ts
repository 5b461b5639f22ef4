/** Machines on the roof and in the house's cellar. */
import { dividing, range, trapezoid } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { condenser, rooftopUnit, vrfModule } from '../../parts/cooling/roof-plant.ts';
import { pipe } from '../../parts/piping/piping.ts';
import { figure } from '../../people/figure.ts';
import { CELLAR, CHIMNEY, type Extent, RIGHT_PARTITION, ROOF } from './hero-dimensions.ts';
import { roomAt } from './light.ts';

/** Left side of the boiler, which is 2.2 m wide. */
export const BOILER = 2.3;
/** Left side of the storage water heater. */
export const WATER_HEATER = 5.75;

export function roofPlant(sheet: Sheet, { shop }: Extent): void {
  sheet.rect('fine', 1.3, ROOF + 0.25, 5.4, 0.12);
  sheet.verticals('edge', [1.6, 6.4], ROOF, ROOF + 0.25);
  for (const i of range(3)) vrfModule(sheet, [1.5 + i * 1.62, ROOF + 0.37]);
  if (shop) {
    condenser(sheet, [18, ROOF + 0.2], { height: 0.8 });
    condenser(sheet, [19.25, ROOF + 0.2], { width: 0.8, height: 0.7 });
    sheet.rect('fine', 17.8, ROOF + 0.08, 2.6, 0.12);
  } else {
    rooftopUnit(sheet, [17.15, ROOF], { width: 3.3, height: 1.5 });
  }
}

/** Cast-iron sectional boiler with its burner box, and the breeching to the chimney. */
export function houseBoiler(sheet: Sheet): void {
  const own = sheet.at([BOILER, CELLAR]);
  const width = 2.2;
  own.rect('solid', -0.2, 0, 2.7, 0.12);
  own.rect('hotSolid', 0, 0.12, width, 1.62);
  own.verticals('knockout', dividing(0, width, 8), 0.5, 1.74);
  own.line('knockout', [0, 0.47], [width, 0.47]);
  for (const i of range(4)) own.circle('mask', [0.35 + i * 0.5, 0.3], 0.09);
  own.rect('maskFine', -0.45, 0.2, 0.45, 0.5);
  own.circle('fine', [-0.22, 0.45], 0.14);
  const flue = CHIMNEY + 0.1 - BOILER;
  own.polygon(
    'maskHot',
    [width, 1.2],
    [2.75, 1.2],
    [2.95, 1.5],
    [flue, 1.62],
    [flue, 1.95],
    [2.8, 1.82],
    [2.6, 1.55],
    [width, 1.55],
  );
}

export function houseWaterHeater(sheet: Sheet): void {
  const own = sheet.at([WATER_HEATER, CELLAR]);
  own.roundRect('hotSolid', 0, 0.12, 0.72, 1.75, 0.12);
  own.line('knockout', [0, 0.42], [0.72, 0.42]);
  own.rect('maskFine', 0.2, 0.2, 0.32, 0.16);
  // Draft hood and vent to the chimney
  const chimney = CHIMNEY + 0.1 - WATER_HEATER;
  pipe(own, { medium: 'hot', diameter: 0.15, isFlue: true }, [0.36, 2], [0.36, 2.3], [chimney, 2.3]);
  own.polygon('maskHot', ...trapezoid(0.2, 1.9, 0.32, 0.16, 0.08));
  figure(sheet, [5.05, CELLAR], { who: 'lou', posture: 'reach', mirrored: true });
}

/** On the phone sheet: the rooftop unit's duct on the top floor, on both sides of the partition. */
export function phoneRooftopDuct(sheet: Sheet): void {
  const level = ROOF - 0.74;
  sheet.rect('mask', 18.6, ROOF - 0.4, 0.6, 0.5);
  const bedroom = roomAt(sheet, [18.9, level]);
  bedroom.rect('maskCold', 18.62, level, 0.56, 0.44);
  sheet.rect('maskCold', 18.62, level + 0.44, 0.56, 0.3);
  sheet.rect('maskCold', 15.6, level, RIGHT_PARTITION - 15.6, 0.36);
  bedroom.rect('maskCold', RIGHT_PARTITION + 0.12, level, 1.5, 0.36);
  sheet.rect('maskCold', 15.9, level - 0.1, 0.45, 0.1);
  bedroom.rect('maskCold', 18.6, level - 0.1, 0.45, 0.1);
}
