/** Draws logos for the test companies. */
import sharp from 'sharp';
import { outlineText, textWidth } from '../../src/drawings/kit/lettering.ts';

/** Draws two letters in a ring, as a square PNG with a transparent background. */
export async function drawMonogram(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 32 32">
    <circle cx="16" cy="16" r="14.5" fill="none" stroke="#f4f1e8" stroke-width="2"/>
    <path fill="#ff9d4a" d="M8 9h3v5h4V9h3v14h-3v-6h-4v6H8z"/>
    <path fill="#f4f1e8" d="M19 9h6v3l-3.5 8H25v3h-6.500v-3L22 12h-3z"/>
  </svg>`;
  return await sharp(Buffer.from(svg)).png().toBuffer();
}

/** Draws a red flame and a light name, outlined as paths, as an SVG for dark backgrounds. */
export function drawWordmark(name: string): string {
  const width = Math.ceil(44 + textWidth(name, 30, 'headline') + 2);
  const letters = outlineText(name, [44, 31], 30, 'start', 'headline').map((d) => `<path d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40">
  <path fill="#ff5a36" d="M18 2c2 8 12 12 12 23a12 12 0 0 1-24 0c0-5 3-8 5-12 1 4 3 5 4 5 2-5 0-10 3-16z"/>
  <g fill="#eceae2">${letters.join('')}</g>
</svg>`;
}
