import Color from 'colorjs.io';

/** Returns the contrast ratio of two colors, 1 to 21 (WCAG 2.2, relative luminance and contrast ratio). */
export const contrast = (one: string, other: string): number => new Color(one).contrast(other, 'WCAG21');
