/** The colors of a company, all made from its accent, and whether words in it can be read. */
import { contrast } from './contrast.ts';
import { type Oklch, toHex, toOklch } from './oklch.ts';

/** The red of buttons, which `tokens.css` has with all that belongs to it; nothing is derived for it. */
export const DEFAULT_ACCENT = '#cf2409';

/** Backgrounds that the accent appears on; tokens.test.ts keeps them in sync with `tokens.css`. */
export const SURFACES = {
  white: '#ffffff',
  paper: '#f4f5f1',
  lamp: '#f0ca8c',
  night: '#12181d',
} as const;

/** Contrast of short words, of what is no text but must be seen, and for who asks for more (WCAG 1.4.3, 1.4.11, 1.4.6). */
export const LEAST_CONTRAST = { words: 4.5, shapes: 3, strong: 7 } as const;

/** What is seen in the accent itself, hardest last: what passes the last passes all. */
const NEEDS = [
  { use: 'white words on a button of this color', surface: SURFACES.white },
  { use: 'words of this color on a page', surface: SURFACES.paper },
] as const;

/** How much darker a button is under the pointer. */
const HOVER_STEP = -0.07;
/** A button of this lightness or less is lighter under the pointer, by so much. */
const NEARLY_BLACK = { lightness: 0.25, step: 0.2 } as const;
/** Lightness on night: that of the site’s own `--color-hot-night`. */
const NIGHT_LIGHTNESS = 0.684;
/** Step size of the search for a lightness; finer steps give the same color. */
const LIGHTNESS_STEP = 0.002;

/** Hues that look hot, degrees of OKLCH from crimson over orange to amber; a color with less chroma looks gray. */
const WARM = { from: 15, to: 80, chroma: 0.06 } as const;

/** Tokens of `tokens.css` and colors of drawings that a company’s accent replaces. */
export interface AccentColors {
  readonly book: string;
  readonly bookHover: string;
  /** For readers who ask for more contrast. */
  readonly bookStrong: string;
  /** The same two on night, where the accent is too dark to be seen there. */
  readonly nightBook?: { readonly book: string; readonly bookHover: string };
  /** The mark, on night. */
  readonly mark: string;
  /** Heat in drawings and warnings, where the accent is warm; elsewhere heat stays red. */
  readonly heat?: { readonly paper: string; readonly night: string; readonly deep: string };
}

/** The color nearest in lightness that has the contrast, of the same hue: darker with a negative step. */
function shiftLightness(color: Oklch, step: number, surface: string, least: number): string {
  const hex = toHex(color);
  if (contrast(hex, surface) >= least) return hex;
  return shiftLightness({ ...color, lightness: color.lightness + step }, step, surface, least);
}

function isWarm({ hue, chroma }: Oklch): boolean {
  return chroma >= WARM.chroma && hue >= WARM.from && hue <= WARM.to;
}

function hoverOf(accent: string): string {
  const color = toOklch(accent);
  const step = color.lightness <= NEARLY_BLACK.lightness ? NEARLY_BLACK.step : HOVER_STEP;
  return toHex({ ...color, lightness: color.lightness + step });
}

/** The same button on night; nothing where the accent is seen there. */
function deriveNightBook(accent: string): Pick<AccentColors, 'nightBook'> {
  if (contrast(accent, SURFACES.night) >= LEAST_CONTRAST.shapes) return {};
  const book = shiftLightness(toOklch(accent), LIGHTNESS_STEP, SURFACES.night, LEAST_CONTRAST.shapes);
  return { nightBook: { book, bookHover: hoverOf(book) } };
}

/**
 * Everything that follows from an accent; undefined for the site’s own red.
 *
 * @param accent - `#rrggbb` in small letters, in which words can be read
 */
export function deriveAccentColors(accent: string): AccentColors | undefined {
  if (accent === DEFAULT_ACCENT) return undefined;
  const color = toOklch(accent);
  const mark = toHex({ ...color, lightness: NIGHT_LIGHTNESS });
  const onLamp = shiftLightness(color, -LIGHTNESS_STEP, SURFACES.lamp, LEAST_CONTRAST.shapes);
  return {
    book: accent,
    bookHover: hoverOf(accent),
    bookStrong: shiftLightness(color, -LIGHTNESS_STEP, SURFACES.white, LEAST_CONTRAST.strong),
    ...deriveNightBook(accent),
    mark,
    ...(isWarm(color) && { heat: { paper: onLamp, night: mark, deep: accent } }),
  };
}

/** A color in which words cannot be read, and one in which they can. */
export interface ContrastProblem {
  /** The use that has too little contrast. */
  readonly use: string;
  /** Ratio that was measured. */
  readonly measured: number;
  /** The nearest color of the same hue that can be read everywhere. */
  readonly nearest: string;
}

/** Measures an accent on everything it stands on. */
export function findContrastProblem(accent: string): ContrastProblem | undefined {
  const failed = NEEDS.find(({ surface }) => contrast(accent, surface) < LEAST_CONTRAST.words);
  if (!failed) return undefined;
  return {
    use: failed.use,
    measured: contrast(accent, failed.surface),
    nearest: shiftLightness(toOklch(accent), -LIGHTNESS_STEP, SURFACES.paper, LEAST_CONTRAST.words),
  };
}
