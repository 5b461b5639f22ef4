/** A finished drawing: what it shows, how it is shown, and its strokes. */
import { HAIRLINES, type Pen, type Weights } from './pens.ts';
import type { Sheet, Stroke } from './sheet.ts';
import type { Ground, Heat, ThemeName } from './themes.ts';

export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a drawing takes from the site's identity. */
export interface DrawingContext {
  /** Lettered on the awning; up to fifty characters. */
  readonly companyName: string;
  /** Stands over the office's door; up to five digits. */
  readonly streetNumber?: string;
  /** On the name patches of the team, by the name of the portrait; a portrait without one has no patch. */
  readonly shirtNames?: Readonly<Record<string, string>>;
  /** Where heat is not red. */
  readonly heat?: Heat | undefined;
}

export interface Drawing {
  /** File name without its ending and its theme, e.g. `system-boiler`. */
  readonly name: string;
  readonly title: string;
  readonly theme: ThemeName;
  readonly weights: Weights;
  /** CSS pixels per unit at the largest size on the page, which pens are set for; 1 where it is left out. */
  readonly shown?: number;
  /** Nothing in it moves. */
  readonly still?: true;
  /** `file.svg#paper` shows it on paper: one file for the screen and for print. */
  readonly hasPaperVersion?: true;
  /** The color of what is hot; red where it is left out. */
  readonly heat?: Heat | undefined;
  readonly viewBox: ViewBox;
  /** How far strokes may run over the edge of the view, px: earth and pipes continue, objects do not. */
  readonly bleed: number;
  /** Level of the street, px below the upper edge of the view, where the drawing has one. */
  readonly ground?: number;
  readonly strokes: readonly Stroke[];
  /** What the file shows by the fragment of its address; without one it is as it was drawn. */
  readonly states?: readonly DrawingState[];
}

/** `file.svg#name` shows it. */
export interface DrawingState {
  readonly name: string;
  readonly changes: readonly StateChange[];
}

export interface StateChange {
  /** What changes; without it the whole drawing does. */
  readonly part?: string;
  /** It is drawn on this ground instead. */
  readonly ground?: Ground;
  /** What is hot in it has gone cold. */
  readonly isOff?: true;
  /** Pens that are not seen in it. */
  readonly hidden?: readonly Pen[];
}

export interface DrawingSpec {
  readonly name: string;
  readonly title: string;
  readonly weights?: Weights;
  readonly view?: ViewBox;
  readonly bleed?: number;
  readonly ground?: number;
  readonly states?: readonly DrawingState[];
}

/** Takes the strokes off the sheet. */
export function finish(sheet: Sheet, theme: ThemeName, spec: DrawingSpec): Drawing {
  const { width, height } = sheet.size;
  return {
    name: spec.name,
    title: spec.title,
    theme,
    weights: spec.weights ?? 'standard',
    viewBox: spec.view ?? { x: 0, y: 0, width, height },
    bleed: spec.bleed ?? 0,
    ...(spec.ground === undefined ? {} : { ground: spec.ground }),
    strokes: sheet.strokes,
    ...(spec.states && { states: spec.states }),
  };
}

/** The same picture for phones, always shown small: without the lines that `strokeScalingRules` would hide there. */
export const forPhone = (drawing: Drawing): Drawing => ({
  ...drawing,
  name: `${drawing.name}-phone`,
  strokes: drawing.strokes.filter(({ pen }) => !HAIRLINES.has(pen)),
});
