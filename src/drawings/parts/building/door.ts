import type { Point } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';

const WIDTH = 0.85;
const CASING = 0.08;
const KNOB_HEIGHT = 0.98;

/** Four-panel interior door with its casing. Usual size: 0.85 by 2.1 m. */
export function door(sheet: Sheet, [x, y]: Point, height = 2.1): void {
  const casing = (by: number): Point[] => [
    [x - by, y],
    [x - by, y + height + by],
    [x + WIDTH + by, y + height + by],
    [x + WIDTH + by, y],
  ];
  sheet.line('fine', ...casing(CASING));
  sheet.line('fine', ...casing(0));
  const panelWidth = WIDTH / 2 - 0.15;
  for (const [bottom, panelHeight] of [
    [0.15, 0.62],
    [0.9, 1.05],
  ] as const) {
    sheet.rect('texture', x + 0.1, y + bottom, panelWidth, panelHeight);
    sheet.rect('texture', x + WIDTH / 2 + 0.05, y + bottom, panelWidth, panelHeight);
  }
  sheet.circle('fine', [x + WIDTH - 0.09, y + KNOB_HEIGHT], 0.03);
}
