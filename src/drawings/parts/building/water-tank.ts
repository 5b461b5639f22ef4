import { type Point, range, span, trapezoid } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

interface WaterTankOptions {
  readonly radius?: number;
  readonly height?: number;
  /** Height of the steel dunnage. */
  readonly legs?: number;
  readonly roof?: number;
}

const STAVES = 34;
const HOOPS = 11;
const PLATFORM = 0.22;
const JOIST = 0.14;
const RUNG = 0.3;

/**
 * Cedar roof tank on its dunnage; `position` is the middle of the dunnage, at its foot. A house tank is about 4 m
 * across and 3.6 m high. Hoops are closer together at the bottom, where the water pressure is higher. Returns the level
 * of the tank's floor, where the riser enters.
 */
export function waterTank(
  sheet: Sheet,
  [x, y]: Point,
  { radius = 2, height = 3.6, legs = 1.5, roof = 1.2 }: WaterTankOptions = {},
): number {
  dunnage(sheet, x, y, radius, legs);
  const bottom = y + legs + PLATFORM + JOIST;
  sheet.rect('maskEdge', x - radius, bottom, 2 * radius, height);
  for (const i of span(1, STAVES)) {
    const stave = x - radius * Math.cos((Math.PI * i) / STAVES);
    const inShade = i > STAVES * 0.62 || i < 4;
    sheet.line(inShade ? 'texture' : 'hatch', [stave, bottom], [stave, bottom + height]);
  }
  const hoops = range(HOOPS).map((i) => bottom + 0.12 + (height - 0.25) * (i / (HOOPS - 1)) ** 1.45);
  sheet.horizontals('fine', hoops, x - radius - 0.03, x + radius + 0.03);
  conicalRoof(sheet, [x, bottom + height], radius + 0.18, roof);
  ladder(sheet, x + radius * 0.62, y, bottom + height);
  return bottom;
}

function dunnage(sheet: Sheet, x: number, y: number, radius: number, legs: number): void {
  for (const leg of [-0.85, -0.3, 0.3, 0.85]) sheet.rect('maskEdge', x + leg * radius - 0.07, y, 0.14, legs);
  for (const [from, to] of [
    [-0.85, -0.3],
    [0.3, 0.85],
  ] as const) {
    sheet.line('fine', [x + from * radius, y], [x + to * radius, y + legs]);
    sheet.line('fine', [x + to * radius, y], [x + from * radius, y + legs]);
  }
  sheet.rect('maskEdge', x - radius - 0.15, y + legs, 2 * radius + 0.3, PLATFORM);
  for (const i of range(9)) {
    sheet.rect('fine', x - radius - 0.05 + (i * (2 * radius - 0.08)) / 8, y + legs + PLATFORM, 0.16, JOIST);
  }
}

function conicalRoof(sheet: Sheet, [x, eaves]: Point, halfWidth: number, rise: number): void {
  const cap = 0.12;
  const top = eaves + rise;
  sheet.polygon('maskEdge', ...trapezoid(x - halfWidth, eaves, 2 * halfWidth, top - eaves, halfWidth - cap));
  for (const seam of [-0.8, -0.45, -0.1, 0.25, 0.55, 0.8]) {
    sheet.line('texture', [x + seam * halfWidth, eaves], [x + seam * cap, top]);
  }
  sheet.polygon('maskFine', [x - cap, top], [x + cap, top], [x, top + 0.25]);
}

function ladder(sheet: Sheet, x: number, bottom: number, top: number): void {
  sheet.verticals('fine', [x, x + 0.3], bottom, top);
  const rungs = range(Math.trunc((top - bottom) / RUNG)).map((i) => bottom + 0.2 + i * RUNG);
  sheet.horizontals('texture', rungs, x, x + 0.3);
}
