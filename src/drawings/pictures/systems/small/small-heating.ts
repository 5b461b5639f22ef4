/** Small sections of the machines in cellars: boiler, water heater, furnace. */
import { type Point, range, rectangle, trapezoid } from '../../../kit/geometry.ts';
import type { Sheet } from '../../../kit/sheet.ts';
import { flameShape } from '../../../parts/heating/burner.ts';
import { casings, ground, machinery, smallCoils, smallDraft, smallPipe, VIEW } from './small-parts.ts';

/** A flue with two red walls, below and above its draft hood, up to the edge of the view. */
function flue(sheet: Sheet, x: number, bottom: number, hood: number): void {
  for (const wall of [x - 0.09, x + 0.09]) {
    if (bottom < hood) sheet.line('hotFine', [wall, bottom], [wall, hood]);
    sheet.line('hotFine', [wall, hood + 0.2], [wall, VIEW.top]);
  }
  sheet.polygon('hotFine', ...trapezoid(x - 0.16, hood, 0.32, 0.2, 0.07));
}

/** Cast-iron sections over their fires; risers, header and equalizer; flue with its hood; gauge glass. */
export function smallBoiler(sheet: Sheet): void {
  const sections = range(4).map((i) => 0.49 + i * 0.2);
  ground(sheet);
  sheet.rect('solid', 0.4, 0, 0.96, 0.06);
  casings(sheet, rectangle(0.45, 0.06, 0.86, 1.02));
  for (const x of sections) {
    sheet.roundRect('hotSolid', x, 0.4, 0.18, 0.62, 0.06);
    flameShape(sheet, [x + 0.09, 0.13], 0.21);
  }
  for (const x of [0.98, 1.18]) smallPipe(sheet, 'hot', 0.09, [x, 1.02], [x, 1.5]);
  smallPipe(sheet, 'hot', 0.11, [0.88, 1.5], [1.76, 1.5]);
  smallPipe(sheet, 'hot', 0.09, [1.43, 1.5], [1.43, 1.83], [1.99, 1.79]);
  smallPipe(sheet, 'hot', 0.08, [1.7, 1.5], [1.7, 0.16], [1.27, 0.16]);
  for (const x of sections) sheet.roundRect('knockout', x + 0.06, 0.48, 0.06, 0.26, 0.03);
  flue(sheet, 0.66, 1.08, 1.34);
  for (const level of [0.52, 0.96]) sheet.line('edge', [0.45, level], [0.2, level]);
  sheet.rect('maskEdge', 0.15, 0.47, 0.1, 0.54);
  sheet.rect('coldSolid', 0.17, 0.49, 0.06, 0.3);
}

/** Hot water over cold in a jacket, flue tube through it, fire under it; dip tube on the left. */
export function smallWaterHeater(sheet: Sheet): void {
  const [left, width, middle] = [0.66, 0.68, 1];
  const tank = { x: left + 0.08, y: 0.42, width: width - 0.16, height: 0.98 };
  ground(sheet);
  for (const x of [left + 0.06, left + width - 0.14]) sheet.rect('solid', x, 0, 0.08, 0.09);
  casings(sheet, rectangle(left, 0.09, width, 1.4));
  sheet.rect('coldTone', tank.x, tank.y, tank.width, tank.height / 2);
  sheet.rect('hotSolid', tank.x, tank.y + tank.height / 2, tank.width, tank.height / 2);
  smallPipe(sheet, 'hot', 0.08, [1.22, 1.38], [1.22, 1.77], [VIEW.right, 1.77]);
  for (const x of [-0.15, 0, 0.15]) flameShape(sheet, [middle + x, 0.15], 0.2);
  sheet.roundRect('edge', tank.x, tank.y, tank.width, tank.height, 0.06);
  sheet.rect('maskEdge', middle - 0.06, tank.y, 0.12, 1.15);
  smallPipe(sheet, 'cold', 0.07, [0.79, VIEW.top], [0.79, 0.58]);
  flue(sheet, middle, 1.57, 1.57);
  sheet.line('edge', [left + width, 0.37], [1.64, 0.37], [1.64, 0.8], [VIEW.right, 0.8]);
  sheet.rect('maskEdge', left + width, 0.28, 0.13, 0.18);
}

/** Return drop, blower, burners and heat exchanger, coil and warm duct. */
export function smallFurnace(sheet: Sheet): void {
  const [left, right] = [0.8, 1.44];
  ground(sheet);
  const shell: readonly Point[] = [
    [0.26, 1.2],
    [0.26, 0],
    [right, 0],
    [right, 2.02],
    [0, 2.02],
    [0, 1.62],
    [left, 1.62],
    [left, 0.22],
    [0.58, 0.22],
    [0.58, 1.2],
  ];
  sheet.polygon('tone', ...shell);
  sheet.line('cut', ...shell);
  sheet.line('cut', [left, 1.1], [right, 1.1]);
  smallCoils(sheet, {
    cold: [
      { from: [0.92, 1.17], to: [1.08, 1.56] },
      { from: [1.32, 1.17], to: [1.16, 1.56] },
    ],
  });
  smallPipe(
    sheet,
    'hot',
    0.1,
    [1.42, 0.62],
    [0.94, 0.62],
    [0.94, 0.8],
    [1.28, 0.8],
    [1.28, 0.98],
    [1.62, 0.98],
  );
  sheet.verticals('hotFine', [1.55, 1.69], 0.93, VIEW.top);
  sheet.rect('maskEdge', right - 0.06, 0.54, 0.16, 0.16);
  machinery(sheet, { wheels: [[[1.12, 0.27], 0.22]] });
  smallDraft(sheet, 'hot', [1.12, 1.66], [0.9, 1.82], [0.3, 1.82]);
}
