/** Cutaway parts of the refrigeration circuit. */
import { type Area, type Point, range, rotated, span } from '../kit/geometry.ts';
import { MEDIA, type Temperature } from '../kit/pens.ts';
import type { Sheet } from '../kit/sheet.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface CoilOptions extends Size {
  /** A condenser coil is hot and gives off heat; an evaporator coil is cold and absorbs it. */
  readonly medium: Temperature;
  /** Number of rows of tubes across the width of the coil; `tubes` is the number in each row. */
  readonly rows?: number;
  readonly tubes?: number;
  /** Slant in degrees about the lower left corner. */
  readonly slant?: number;
}

/** Approximate distance between fins, in px. */
const FIN_SPACING = 5;

/** Fin-and-tube coil in section: tubes seen end-on, staggered row by row. `position` is its lower left corner. */
export function coil(sheet: Sheet, position: Point, options: CoilOptions): void {
  const { width, height, medium, rows = 2, tubes = 10, slant = 0 } = options;
  const pens = MEDIA[medium];
  const place = rotated(position, slant);
  const outline = [place(0, 0), place(width, 0), place(width, height), place(0, height)];
  sheet.polygon([pens.mask, pens.tone], ...outline);
  const fins = Math.trunc(height / sheet.meters(FIN_SPACING));
  for (const fin of span(1, fins)) {
    const level = (height * fin) / fins;
    sheet.line(pens.texture, place(0, level), place(width, level));
  }
  const radius = Math.min((width / rows) * 0.3, (height / tubes) * 0.34);
  for (const row of range(rows)) {
    const stagger = row % 2 ? 0.25 : -0.25;
    const across = (width * (row + 0.5)) / rows;
    for (const tube of range(tubes))
      sheet.circle(pens.mask, place(across, (height * (tube + 0.5 + stagger)) / tubes), radius);
  }
}

/** Hermetic compressor on rubber grommets; `position` is the middle of its base. A small one is 0.2 by 0.36 m. */
export function compressor(sheet: Sheet, [x, y]: Point, { width, height }: Size): void {
  const level = (share: number): number => y + height * share;
  const across = (share: number): number => x + width * share;
  sheet.rect('fine', across(-0.62), y, width * 1.24, height * 0.05);
  for (const side of [-1, 1])
    sheet.rect('fine', x + side * width * 0.5 - width * 0.05, y - height * 0.05, width * 0.1, height * 0.05);
  sheet.roundRect('maskEdge', x - width / 2, level(0.05), width, height * 0.9, width * 0.42);
  sheet.horizontals('fine', [0.32, 0.36, 0.74].map(level), x - width / 2, x + width / 2);
  sheet.verticals('hatch', [-0.38, -0.3, 0.3, 0.36, 0.41].map(across), level(0.38), level(0.72));
  sheet.roundRect('maskFine', across(-0.2), level(0.46), width * 0.4, height * 0.16, width * 0.04);
}

/** Control board on its plate: a chip, and rows of relays and terminals. A small one is 0.07 by 0.13 m. */
export function controlBoard(sheet: Sheet, { x, y, width, height }: Area): void {
  sheet.rect('maskEdge', x, y, width, height);
  const rows = range(3).map((row) => y + height * (0.15 + row * 0.18));
  sheet.horizontals('fine', rows, x + width * 0.18, x + width * 0.82);
  sheet.rect('fine', x + width * 0.25, y + height * 0.68, width * 0.5, height * 0.18);
}
