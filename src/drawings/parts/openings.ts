import type { Point } from '../kit/geometry.ts';
import { span } from '../kit/geometry.ts';
import type { Sheet } from '../kit/sheet.ts';

export interface OpeningSize {
  readonly width?: number;
  readonly height?: number;
}

/** Panes in each of the two sashes. */
const PANES_WIDE = 3;
const PANES_HIGH = 2;
/** Muntins stop short of the sash by its own width. */
const SASH = 0.04;

/** Double-hung window seen from the room, six panes over six, with its stone sill. Usual size 1.0 by 1.6 m. */
export function sashWindow(sheet: Sheet, [x, y]: Point, { width = 1, height = 1.6 }: OpeningSize = {}): void {
  sheet.rect('tone', x, y, width, height);
  sheet.rect('fine', x, y, width, height);
  sheet.line('fine', [x, y + height / 2], [x + width, y + height / 2]);
  for (const sash of [y, y + height / 2]) {
    const columns = span(1, PANES_WIDE).map((i) => x + (width * i) / PANES_WIDE);
    const rows = span(1, PANES_HIGH).map((i) => sash + ((height / 2) * i) / PANES_HIGH);
    sheet.verticals('texture', columns, sash + SASH, sash + height / 2 - SASH);
    sheet.horizontals('texture', rows, x + SASH, x + width - SASH);
  }
  sheet.rect('fine', x - 0.08, y - 0.1, width + 0.16, 0.1);
}

const CASING = 0.08;
const KNOB_HEIGHT = 0.98;

/** Four-panel interior door with its casing. Usual size 0.85 by 2.1 m. */
export function door(sheet: Sheet, [x, y]: Point, { width = 0.85, height = 2.1 }: OpeningSize = {}): void {
  const casing = (by: number): Point[] => [
    [x - by, y],
    [x - by, y + height + by],
    [x + width + by, y + height + by],
    [x + width + by, y],
  ];
  sheet.line('fine', ...casing(CASING));
  sheet.line('fine', ...casing(0));
  const panelWidth = width / 2 - 0.15;
  for (const [bottom, panelHeight] of [
    [0.15, 0.62],
    [0.9, 1.05],
  ] as const) {
    sheet.rect('texture', x + 0.1, y + bottom, panelWidth, panelHeight);
    sheet.rect('texture', x + width / 2 + 0.05, y + bottom, panelWidth, panelHeight);
  }
  sheet.circle('fine', [x + width - 0.09, y + KNOB_HEIGHT], 0.03);
}
