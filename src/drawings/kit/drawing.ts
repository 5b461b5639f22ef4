/** A finished drawing: its display settings and its strokes. */
import type { Area } from './geometry.ts';
import { HAIRLINES, type Weights } from './pens.ts';
import type { Sheet, Stroke } from './sheet.ts';
import type { Heat, ThemeName } from './themes.ts';

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
  readonly theme: ThemeName;
  readonly weights: Weights;
  /** CSS pixels per unit at the largest size on the page, 1 by default. Line widths are set for that size. */
  readonly shown?: number;
  /** The color of heat on each ground; red by default. */
  readonly heat?: Heat | undefined;
  readonly viewBox: Area;
  /** Set for a drawing whose rooms are lit by day, too: on paper, if its URL ends in `#lit`; in a pair, always. */
  readonly hasLamps?: true | undefined;
  /**
   * Set for a night drawing whose file shows it twice: at the left by night and at the right by day, or at the left with
   * its lamps off and at the right with its lamps on.
   */
  readonly pair?: 'night and day' | 'dark and lit';
  /** Distance from the upper edge of the view down to the street, in units, if the drawing has a street. */
  readonly ground?: number;
  readonly strokes: readonly Stroke[];
}

interface FinishOptions {
  readonly view?: Area;
  readonly hasLamps?: true;
  readonly ground?: number;
}

/** Returns the finished drawing, with the strokes of the sheet. */
export function finish(sheet: Sheet, theme: ThemeName, spec: FinishOptions = {}): Drawing {
  const { width, height, shown, weights = 'standard' } = sheet.size;
  return {
    theme,
    weights,
    ...(shown !== undefined && { shown }),
    viewBox: spec.view ?? { x: 0, y: 0, width, height },
    hasLamps: spec.hasLamps,
    ...(spec.ground === undefined ? {} : { ground: spec.ground }),
    strokes: sheet.strokes,
  };
}

/** Returns a drawing for phones, which always show it small, without the lines that `strokeScalingRules` would hide. */
export const forPhone = (drawing: Drawing): Drawing => ({
  ...drawing,
  strokes: drawing.strokes.filter(({ pen }) => !HAIRLINES.has(pen)),
});
