/** Converts colors to and from OKLCH lightness, chroma and hue (CSS Color 4), in which equal steps look equal. */
import { readChannels } from './contrast.ts';

export interface Oklch {
  /** 0 is black, 1 is white. */
  readonly lightness: number;
  /** 0 is gray. */
  readonly chroma: number;
  /** Degrees: red is about 29, blue about 260. */
  readonly hue: number;
}

type Triple = readonly [number, number, number];

const encode = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** Converts the color `#rrggbb`. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = readChannels(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** Returns the channels, from 0 to 1, or outside that range if no screen can show the color. */
function toChannels({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encode(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    encode(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    encode(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

/** How far outside its range a channel may be to be rounded into it. */
const ROUNDING = 1 / 510;
/** Factor by which each step reduces the chroma. */
const STEP = 0.98;

/** Returns `#rrggbb` with the same lightness and hue, and as much of the chroma as a screen can show. */
export function toHex(color: Oklch): string {
  const channels = toChannels(color);
  const isShown = channels.every((value) => value >= -ROUNDING && value <= 1 + ROUNDING);
  if (!isShown && color.chroma > 0.001) return toHex({ ...color, chroma: color.chroma * STEP });
  const digits = channels.map((value) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}
