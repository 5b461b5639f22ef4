/** Converts colors to and from OKLCH lightness, chroma and hue (CSS Color 4), in which equal steps look equal. */
import Color from 'colorjs.io';

export interface Oklch {
  /** 0 is black, 1 is white. */
  readonly lightness: number;
  /** 0 is gray. */
  readonly chroma: number;
  /** Degrees: red is about 29, blue about 260; 0 for gray. */
  readonly hue: number;
}

/** Converts a color from `#rrggbb` to OKLCH. */
export function toOklch(hex: string): Oklch {
  const [lightness, chroma, hue] = new Color(hex).to('oklch').coords;
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0 };
}

/** Returns `#rrggbb` with the same lightness and hue, and as much of the chroma as a screen can show. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const color = new Color('oklch', [lightness, chroma, hue]);
  color.toGamut({ space: 'srgb', method: 'oklch.c', jnd: 0 });
  return color.to('srgb').toString({ format: 'hex', collapse: false });
}
