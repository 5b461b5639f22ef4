/** Draws the logo of the other company. */
import { outlineText, textWidth } from '../../src/drawings/kit/lettering.ts';

/** Draws a red flame and a light name, outlined as paths, as an SVG for dark backgrounds. */
export function drawWordmark(name: string): string {
  const width = Math.ceil(44 + textWidth(name, 30, 'headline') + 2);
  const letters = outlineText(name, [44, 31], 30, 'start', 'headline').map((d) => `<path d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40">
  <path fill="#ff5a36" d="M18 2c2 8 12 12 12 23a12 12 0 0 1-24 0c0-5 3-8 5-12 1 4 3 5 4 5 2-5 0-10 3-16z"/>
  <g fill="#eceae2">${letters.join('')}</g>
</svg>`;
}
