/** The picture beside a shared link: name, words and number on night, with one of the drawings (1200 × 630). */
import type { Art } from './art.ts';
import { flattenStyles } from './kit/flatten.ts';
import { outlineText, textWidth } from './kit/lettering.ts';

export const CARD = { width: 1200, height: 630 } as const;

const COLOR = { night: '#12181d', chalk: '#eceae2', soft: '#b9bab5', hot: '#ff5a36' } as const;
const MARGIN = 64;
/** The words keep this much of the width. */
const COLUMN = 560;
const GROUND = 520;
/** The engraved sky: close at the top, opening downward (as assets/sky.svg). */
const SKY = [10, 20, 30, 41, 52, 64, 77, 91, 106, 122, 140, 160, 182, 207, 235, 267, 304, 347, 397, 456];

export interface SocialCard {
  readonly name: string;
  readonly title: string;
  readonly footer: string;
  readonly art: Art;
}

/** The card as SVG with outlines and plain attributes only. */
export function drawSocialCard({ name, title, footer, art }: SocialCard): string {
  const { width, height } = CARD;
  const sky = SKY.map(
    (y, i) =>
      `<path d="M0 ${y}.5H${width}" stroke="${COLOR.chalk}" stroke-opacity="${(0.2 - i * 0.008).toFixed(3)}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${COLOR.night}"/>`,
    ...sky,
    placeArt(art),
    `<rect y="${GROUND}" width="${COLUMN + MARGIN}" height="6" fill="${COLOR.chalk}"/>`,
    sign(),
    line(name, [MARGIN + 46, 94], 30, COLOR.chalk),
    ...titleLines(title),
    line(footer, [MARGIN, GROUND + 66], 34, COLOR.chalk),
    '</svg>',
  ].join('');
}

/** The drawing stands on the card's lower edge at the right, as large as it goes. */
function placeArt({ svg, width, height }: Art): string {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? `0 0 ${width} ${height}`;
  const room = { width: CARD.width - COLUMN - MARGIN - 8, height: CARD.height - 40 };
  const wide = width / height > 1.6;
  const scale = wide ? room.height / height : Math.min(room.width / width, room.height / height);
  const size = { width: width * scale, height: height * scale };
  const x = wide
    ? CARD.width - size.width + 20
    : CARD.width - room.width + (room.width - size.width) / 2 - 16;
  const y = CARD.height - size.height - (wide ? 0 : 24);
  const clip = `<clipPath id="room"><path d="M${COLUMN + MARGIN + 8} 0H${CARD.width}V${CARD.height}H${COLUMN + MARGIN + 8}z"/></clipPath>`;
  return `${clip}<g clip-path="url(#room)"><svg x="${x}" y="${y}" width="${size.width}" height="${size.height}" viewBox="${viewBox}">${flattenStyles(svg)}</svg></g>`;
}

function sign(): string {
  const bars = [72, 78, 84, 90].map((y) => `M${MARGIN + 5} ${y}h22`).join('');
  return (
    `<path d="M${MARGIN} 100V66h32v34${bars}" fill="none" stroke="${COLOR.chalk}" stroke-width="2.6"/>` +
    `<path d="M${MARGIN + 5} 97h22" stroke="${COLOR.hot}" stroke-width="4"/>`
  );
}

function line(text: string, at: readonly [number, number], size: number, fill: string): string {
  return outlineText(text, at, size, 'start')
    .map((d) => `<path d="${d}" fill="${fill}"/>`)
    .join('');
}

/** The title as large as the column allows: smaller type rather than a fifth line or a cut word. */
function titleLines(title: string): string[] {
  const sizes = [96, 88, 80, 72, 64, 56, 48, 40];
  const size = sizes.find((one) => fits(wrapWords(title, one), one)) ?? 32;
  const lines = wrapWords(title, size);
  const leading = size * 1.06;
  const first = GROUND - 48 - (lines.length - 1) * leading;
  return lines.map((words, i) => line(words, [MARGIN - size * 0.04, first + i * leading], size, COLOR.chalk));
}

function fits(lines: readonly string[], size: number): boolean {
  return (
    lines.length <= 4 &&
    lines.length * size * 1.06 < GROUND - 170 &&
    lines.every((words) => textWidth(words, size) <= COLUMN)
  );
}

function wrapWords(text: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && textWidth(longer, size) <= COLUMN) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
