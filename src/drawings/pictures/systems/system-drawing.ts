/** What the system drawings share: one sheet size, a picture in the middle, and labels on both sides. */
import type { FIGURE_PARTS, FigureKey } from '../../../content/parts.ts';
import { type Drawing, finish } from '../../kit/drawing.ts';
import { type Area, type Point, rectangle } from '../../kit/geometry.ts';
import { type Label, type LabelSpec, type Outline, placeLabels } from '../../kit/labels.ts';
import { HAIRLINES } from '../../kit/pens.ts';
import { Sheet } from '../../kit/sheet.ts';
import type { ThemeName } from '../../kit/themes.ts';
import type { Box } from '../../parts/cut-building.ts';

export const FIGURE = { width: 880, height: 640 } as const;
const PICTURE: Area = { x: 140, y: 0, width: 600, height: FIGURE.height };

type LabelsOf<Words extends readonly string[]> = { readonly [Index in keyof Words]: LabelSpec<Words[Index]> };

/** Exactly one label for each part in FIGURE_PARTS, in the order of their numbers. */
export type PartLabels<Key extends FigureKey> = LabelsOf<(typeof FIGURE_PARTS)[Key]>;

export interface SystemDrawing extends Drawing {
  readonly labels: readonly Label[];
  /** Pixels per meter. */
  readonly scale: number;
  /** Outlines of the lamplit rooms, in sheet pixels; leaders over them are drawn in ink. */
  readonly litRooms: readonly Outline[];
}

/** With `small`, which is for social cards, some drawings leave out people, furniture or small parts. */
export type Detail = 'full' | 'small';

export type DrawSystem = (theme: ThemeName, detail?: Detail) => SystemDrawing;

interface SystemSpec {
  readonly labels: readonly LabelSpec[];
  /** Pixels per meter. */
  readonly scale: number;
  /** Position of the point (0, 0) of the drawing, in pixels from the upper left corner. */
  readonly origin: Point;
  /** In meters. */
  readonly litRooms?: readonly Box[];
}

/**
 * Returns a function that draws the cutaway of a system in the colors of a theme.
 *
 * @param draw - draws from back to front
 */
export function cutaway(
  { labels, scale, origin, litRooms = [] }: SystemSpec,
  draw: (sheet: Sheet, detail: Detail) => void,
): DrawSystem {
  return (theme, detail = 'full') => {
    const sheet = new Sheet({ ...FIGURE, scale, origin });
    draw(sheet, detail);
    const drawing = finish(sheet, theme, { view: PICTURE });
    return {
      ...drawing,
      labels: placeLabels(sheet, labels),
      scale,
      litRooms: litRooms.map(({ left, right, floor, ceiling }) =>
        rectangle(left, floor, right - left, ceiling - floor).map((point) => sheet.toPixels(point)),
      ),
    };
  };
}

/** Returns a cutaway for social cards, with few, heavy lines, so that it is legible at 300 pixels. */
export function machinePreview({ labels: _, ...system }: SystemDrawing): Drawing {
  return {
    ...system,
    weights: 'preview',
    strokes: system.strokes.filter(({ pen }) => !HAIRLINES.has(pen)),
  };
}
