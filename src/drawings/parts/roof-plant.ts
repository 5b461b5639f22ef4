/** Machines on the roof. The position of a machine is its lower left corner. */
import { dividing, type Point, polar, range, spaced, span, trapezoid } from '../kit/geometry.ts';
import type { Sheet } from '../kit/sheet.ts';

interface Size {
  readonly width?: number;
  readonly height?: number;
}

/** Fan outlet with its guard, 0.1 m high. */
function fanDeck(sheet: Sheet, [x, y]: Point, width: number): void {
  const bar = 0.08;
  sheet.rect('maskFine', x, y, width, 0.1);
  sheet.verticals('hatch', spaced(x + bar, bar, Math.trunc(width / bar) - 1), y, y + 0.1);
}

/** Split-system condenser, fan on top; usually a 0.85 m cube. */
export function condenser(sheet: Sheet, [x, y]: Point, { width = 0.85, height = 0.85 }: Size = {}): void {
  const [foot, slat] = [0.08, 0.085];
  sheet.rect('maskEdge', x, y + foot, width, height);
  sheet.rect('fine', x - 0.06, y, width + 0.12, foot);
  const slats = span(1, Math.trunc(height / slat)).map((i) => y + 0.1 + i * slat);
  sheet.horizontals('texture', slats, x + 0.06, x + width - 0.06);
  fanDeck(sheet, [x + 0.08, y + height + foot], width - 0.16);
  sheet.verticals('fine', [x + 0.06, x + width - 0.06], y + foot, y + height + foot);
}

/** A distant condenser, drawn as a blue box with slats. Usual size: 0.8 by 0.7 m. */
export function smallCondenser(sheet: Sheet, [x, y]: Point, { width = 0.8, height = 0.7 }: Size = {}): void {
  const slat = 0.08;
  sheet.rect('maskCold', x, y, width, height);
  const slats = spaced(y + slat, slat, Math.round(height / slat) - 1);
  sheet.horizontals('coldFine', slats, x + 0.05, x + width - 0.05);
}

/** VRF outdoor module, 1.24 by 1.7 m: doors below, coil above, two fans on top. */
export function vrfModule(sheet: Sheet, [x, y]: Point, { width = 1.24, height = 1.7 }: Size = {}): void {
  sheet.rect('maskEdge', x, y + 0.12, width, height - 0.12);
  sheet.rect('fine', x - 0.04, y, width + 0.08, 0.12);
  sheet.rect('fine', x + 0.06, y + 0.2, width - 0.12, 0.62);
  sheet.line('fine', [x + width / 2, y + 0.2], [x + width / 2, y + 0.82]);
  sheet.horizontals('texture', spaced(y + 0.86 + 0.07, 0.07, 9), x + 0.08, x + width - 0.08);
  for (const i of range(2)) fanDeck(sheet, [x + 0.08 + (i * width) / 2, y + height], width / 2 - 0.16);
}

/** Open cooling tower, 2.6 m wide: louvers on both sides, spray between them, fan stack above. */
export function coolingTower(sheet: Sheet, [x, y]: Point, { width = 2.6, height = 2.6 }: Size = {}): void {
  const across = (share: number): number => x + width * share;
  const legs = 0.4;
  sheet.verticals('edge', [x + 0.2, x + width - 0.2], y, y + legs);
  sheet.rect('maskEdge', x, y + legs, width, height - legs);
  for (const i of span(1, 10)) {
    const level = y + 0.5 + i * 0.16;
    sheet.line('texture', [x + 0.1, level], [across(0.32), level]);
    sheet.line('texture', [across(0.68), level], [x + width - 0.1, level]);
  }
  sheet.verticals('fine', [across(0.34), across(0.66)], y + legs, y + height);
  const top = y + height;
  sheet.polygon('maskEdge', ...trapezoid(across(0.2), top, width * 0.6, 0.5, width * 0.04));
  sheet.line('fine', [across(0.24), top + 0.4], [across(0.76), top + 0.4]);
  sheet.verticals('coldFine', spaced(across(0.38), width * 0.05, 6), y + height - 0.5, y + 0.75);
  sheet.line('cold', [across(0.34), y + 0.6], [across(0.66), y + 0.6]);
}

const CURB = 0.36;

/** Cutaway rooftop unit on its curb: hood, filters, blower, gas heat, condenser; usually 4.2 by 1.75 m. */
export function rooftopUnit(sheet: Sheet, [x, roof]: Point, { width = 4.2, height = 1.75 }: Size = {}): void {
  sheet.rect('solid', x + 0.25, roof, 0.09, CURB);
  sheet.rect('solid', x + width - 1.5, roof, 0.09, CURB);
  sheet.rect('fine', x + 0.25, roof, width - 1.66, CURB);
  const y = roof + CURB;
  const across = (share: number): number => x + width * share;
  sheet.rect('maskEdge', x, y, width, height);
  sheet.verticals('fine', [0.26, 0.5, 0.68].map(across), y, y + height);
  outdoorAirHood(sheet, [x, y], height);
  sheet.horizontals('texture', [y + 0.12, y + height - 0.12], x, across(0.68));
  for (const pleat of spaced(y + 0.14, height * 0.09, 9))
    sheet.line('texture', [across(0.19), pleat], [across(0.25), pleat + height * 0.09]);
  supplyBlower(sheet, [across(0.38), y + height * 0.42], height);
  heatExchanger(sheet, across(0.52), across(0.66), y);
  const louvers = spaced(y + 0.1 + height * 0.06, height * 0.06, 14);
  sheet.horizontals('texture', louvers, across(0.7) + 0.02, across(0.985));
  for (const left of [across(0.7), across(0.7 + 0.145)]) {
    const fan = width * 0.13;
    sheet.rect('maskFine', left, y + height, fan, 0.16);
    sheet.verticals('texture', dividing(left, fan, 6), y + height, y + height + 0.16);
  }
}

function outdoorAirHood(sheet: Sheet, position: Point, height: number): void {
  const own = sheet.at(position);
  const [reach, foot] = [0.65, height * 0.36];
  own.polygon('maskEdge', [0, height * 0.86], [-reach, height * 0.5], [-reach, foot], [0, foot]);
  for (const i of span(1, 5))
    own.verticals('texture', [-reach + 0.13 * i], height * 0.37, height * (0.5 + (0.36 * i) / 5));
}

function supplyBlower(sheet: Sheet, center: Point, height: number): void {
  sheet.circle('fine', center, height * 0.27);
  sheet.circle('fine', center, height * 0.07);
  for (const i of range(12)) {
    const angle = i * 30;
    sheet.line('texture', polar(center, height * 0.12, angle), polar(center, height * 0.26, angle + 22));
  }
}

/** Serpentine of five passes, 0.25 m apart. */
function heatExchanger(sheet: Sheet, left: number, right: number, y: number): void {
  sheet.horizontals('hotFine', spaced(y + 0.25, 0.25, 5), left, right);
  for (const i of range(4)) {
    const center: Point = [i % 2 ? left : right, y + 0.375 + i * 0.25];
    sheet.arc('hotFine', center, 0.125, i % 2 ? 270 : -90, 90);
  }
}
