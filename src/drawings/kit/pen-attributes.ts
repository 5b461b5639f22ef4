/** Converts pens to presentation attributes (SVG 2, 6.6), which are the same in a stylesheet and on a path. */
import type { Drawing } from './drawing.ts';
import { formatNumber } from './path.ts';
import { type Color, type Pen, penStyle, type ThemedOpacity, weightFactor } from './pens.ts';
import { THINNEST } from './stroke-scaling.ts';

export type Attributes = Readonly<Record<string, string>>;

/** Returns a color or opacity that depends on the ground: as a custom property, or as its value on one ground. */
export type ThemeValue = (name: Color | ThemedOpacity) => string;

/** Units of the drawing per CSS pixel, at its largest size on the page. */
const unitsPerPixel = ({ shown = 1 }: Drawing): number => 1 / shown;

/** Width of a pen's line in units of the drawing; undefined for pens that only fill. */
export function lineWidth(pen: Pen, drawing: Drawing): number | undefined {
  const { width } = penStyle(pen, drawing.weights);
  if (width === undefined) return undefined;
  return Math.max(THINNEST, width * weightFactor(drawing.weights)) * unitsPerPixel(drawing);
}

/** Returns the default attributes of every path. */
export const pathAttributes = (themeValue: ThemeValue): Attributes => ({
  fill: 'none',
  stroke: themeValue('ink'),
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
});

/**
 * Returns the attributes that a pen adds to the default ones.
 *
 * @param emphasis factor for the line width, for a drawing displayed smaller than `shown`
 */
export function penAttributes(pen: Pen, drawing: Drawing, themeValue: ThemeValue, emphasis = 1): Attributes {
  const style = penStyle(pen, drawing.weights);
  const opacity = (value: number | ThemedOpacity): string =>
    typeof value === 'number' ? formatNumber(value, 3) : themeValue(value);
  const width = lineWidth(pen, drawing);
  return {
    ...(style.fill && { fill: themeValue(style.fill) }),
    ...(style.fillOpacity !== undefined && { 'fill-opacity': opacity(style.fillOpacity) }),
    ...(style.stroke !== 'ink' && { stroke: style.stroke ? themeValue(style.stroke) : 'none' }),
    ...(width !== undefined && { 'stroke-width': formatNumber(width * emphasis, 2) }),
    ...(style.strokeOpacity !== undefined && { 'stroke-opacity': opacity(style.strokeOpacity) }),
    ...(style.square && { 'stroke-linejoin': 'miter', 'stroke-linecap': 'square' }),
    ...(style.dash && {
      'stroke-dasharray': style.dash
        .map((length) => formatNumber(length * weightFactor(drawing.weights) * unitsPerPixel(drawing), 2))
        .join(' '),
    }),
  };
}
