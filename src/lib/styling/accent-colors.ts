/** Derives a company’s colors from its accent, and checks whether text in the accent, or on it, is readable. */
import { contrast } from './contrast.ts';
import { type Oklch, toHex, toOklch } from './oklch.ts';

/** The site's own red, for which `tokens.css` has all colors; nothing is derived from it. */
export const DEFAULT_ACCENT = '#cf2409';

/** Backgrounds that the accent appears on; tokens.test.ts keeps them in sync with `tokens.css`. */
export const SURFACES = {
  white: '#ffffff',
  paper: '#f4f5f1',
  lamp: '#f0ca8c',
  night: '#12181d',
} as const;

/** Minimum contrast of text, of shapes, and of text for readers who request more (WCAG 1.4.3, 1.4.11, 1.4.6). */
export const LEAST_CONTRAST = { words: 4.5, shapes: 3, strong: 7 } as const;

/** Uses of the accent itself, strictest last: a color that passes the last passes all. */
const NEEDS = [
  { use: 'white words on a button of this color', surface: SURFACES.white },
  { use: 'words of this color on a page', surface: SURFACES.paper },
] as const;

/** How much the lightness of a button changes on hover: the button gets darker. */
const HOVER_STEP = -0.07;
/** A button of this lightness or less gets lighter on hover, by this step. */
const NEARLY_BLACK = { lightness: 0.25, step: 0.2 } as const;
/** Lightness of the mark, and of heat on a night background, the same as that of `--color-hot-night`. */
const NIGHT_LIGHTNESS = 0.684;
/** Step size of the search for a lightness; finer steps give the same color. */
const LIGHTNESS_STEP = 0.002;

/** OKLCH hues that look hot, in degrees, from crimson to amber; a color with less chroma than `chroma` looks gray. */
const WARM = { from: 15, to: 80, chroma: 0.06 } as const;

/** Tokens in `tokens.css` and colors in drawings that a company’s accent replaces. */
export interface AccentColors {
  readonly book: string;
  readonly bookHover: string;
  /** For readers who request more contrast: buttons with white text, and heat on paper if the accent is warm. */
  readonly bookStrong: string;
  /** `book` and `bookHover` on a night background, if the accent is too dark to be visible there. */
  readonly nightBook?: { readonly book: string; readonly bookHover: string };
  /** The mark, on every background; the color is chosen for a night background. */
  readonly mark: string;
  /** Heat in drawings and warnings, if the accent is warm; otherwise heat stays red. */
  readonly heat?: { readonly paper: string; readonly night: string; readonly deep: string };
}

/** Returns the nearest color of the same hue that has enough contrast; a negative step searches darker colors. */
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

/** Returns the button colors for a night background; an empty object if the accent is visible there. */
function deriveNightBook(accent: string): Pick<AccentColors, 'nightBook'> {
  if (contrast(accent, SURFACES.night) >= LEAST_CONTRAST.shapes) return {};
  const book = shiftLightness(toOklch(accent), LIGHTNESS_STEP, SURFACES.night, LEAST_CONTRAST.shapes);
  return { nightBook: { book, bookHover: hoverOf(book) } };
}

/**
 * Returns all colors derived from an accent; undefined for the site’s own red.
 *
 * @param accent - `#rrggbb` in lowercase, with enough contrast for text
 */
export function deriveAccentColors(accent: string): AccentColors | undefined {
  if (accent === DEFAULT_ACCENT) return undefined;
  const color = toOklch(accent);
  const mark = toHex({ ...color, lightness: NIGHT_LIGHTNESS });
  const onLamp = shiftLightness(color, -LIGHTNESS_STEP, SURFACES.lamp, LEAST_CONTRAST.shapes);
  return {
    book: accent,
    bookHover: hoverOf(accent),
    bookStrong: shiftLightness(color, -LIGHTNESS_STEP, SURFACES.paper, LEAST_CONTRAST.strong),
    ...deriveNightBook(accent),
    mark,
    ...(isWarm(color) && { heat: { paper: onLamp, night: mark, deep: accent } }),
  };
}

/** Describes an accent with too little contrast, and the nearest one with enough. */
interface ContrastProblem {
  readonly use: string;
  readonly measured: number;
  /** The nearest color of the same hue that is readable everywhere. */
  readonly nearest: string;
}

/** Returns what is hard to read: white text on an accent, or text in it on paper; undefined if both are readable. */
export function findContrastProblem(accent: string): ContrastProblem | undefined {
  const failed = NEEDS.find(({ surface }) => contrast(accent, surface) < LEAST_CONTRAST.words);
  if (!failed) return undefined;
  return {
    use: failed.use,
    measured: contrast(accent, failed.surface),
    nearest: shiftLightness(toOklch(accent), -LIGHTNESS_STEP, SURFACES.paper, LEAST_CONTRAST.words),
  };
}
