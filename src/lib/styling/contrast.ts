/** Computes color contrast (WCAG 2.2, relative luminance and contrast ratio). */

/** Returns the linear value of an sRGB channel, 0 to 1. */
const linearize = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/**
 * Returns the linear red, green and blue of `#rrggbb`, 0 to 1.
 *
 * @throws Error if the text has another form
 */
export function readChannels(hex: string): [red: number, green: number, blue: number] {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Not a color of the form #rrggbb: ${hex}`);
  const read = (start: number): number => linearize(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [read(1), read(3), read(5)];
}

function luminance(hex: string): number {
  const [red, green, blue] = readChannels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
