/** A finished drawing: its name and title, its display settings, and its strokes. */
import { HAIRLINES, type Weights } from './pens.ts';
import type { Sheet, Stroke } from './sheet.ts';
import type { Heat, ThemeName } from './themes.ts';

export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a drawing uses from the company's identity. */
export interface DrawingContext {
  /** Lettered on the awning of the company's office; tested with up to fifty characters. */
  readonly companyName: string;
  /** Shown above the office's door; up to five digits. */
  readonly streetNumber?: string;
  /** Names on the team's name patches, keyed by portrait; a portrait without a name has no patch. */
  readonly shirtNames?: Readonly<Record<string, string>>;
  /** The color of heat on each ground, if not red. */
  readonly heat?: Heat | undefined;
}

export interface Drawing {
  /** File name without extension and theme, such as `system-boiler`. */
  readonly name: string;
  readonly title: string;
  readonly theme: ThemeName;
  readonly weights: Weights;
  /** CSS pixels per unit at the largest size on the page, 1 by default. Line widths are set for that size. */
  readonly shown?: number;
  /** The color of heat on each ground; red by default. */
  readonly heat?: Heat | undefined;
  readonly viewBox: ViewBox;
  /** Set for a drawing whose rooms are lit by day, too: on paper, if its URL ends in `#lit`; in a double file, always. */
  readonly hasLamps?: true | undefined;
  /** Set for a night drawing whose file shows it twice: in night colors and, to the right, in paper colors. */
  readonly isDouble?: true;
  /** How far strokes such as earth and pipes may extend beyond the edge of the view, in units. */
  readonly bleed: number;
  /** Distance from the upper edge of the view down to the street, in units, if the drawing has a street. */
  readonly ground?: number;
  readonly strokes: readonly Stroke[];
}

interface FinishOptions {
  readonly view?: ViewBox;
  readonly hasLamps?: true;
  readonly bleed?: number;
  readonly ground?: number;
}

/** Returns the finished drawing, with the strokes of the sheet. */
export function finish(
  sheet: Sheet,
  theme: ThemeName,
  name: string,
  title: string,
  spec: FinishOptions = {},
): Drawing {
  const { width, height, shown, weights = 'standard' } = sheet.size;
  return {
    name,
    title,
    theme,
    weights,
    ...(shown !== undefined && { shown }),
    viewBox: spec.view ?? { x: 0, y: 0, width, height },
    // the frame may crop a scene anywhere, but nothing may extend far beyond the frame
    bleed: spec.bleed ?? (shown === undefined ? 0 : width / 2),
    hasLamps: spec.hasLamps,
    ...(spec.ground === undefined ? {} : { ground: spec.ground }),
    strokes: sheet.strokes,
  };
}

/** Returns a drawing for phones, which always show it small, without the lines that `strokeScalingRules` would hide. */
export const forPhone = (drawing: Drawing): Drawing => ({
  ...drawing,
  name: `${drawing.name}-phone`,
  strokes: drawing.strokes.filter(({ pen }) => !HAIRLINES.has(pen)),
});
