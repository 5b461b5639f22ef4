/** Text to outlines, so that the files need no font. Libre Franklin at weight 520, the site's own face. */
import { join } from 'node:path';
import type { Font } from 'fontkit';
import { openSync } from 'fontkit';
import type { Point } from './geometry.ts';
import { formatNumber } from './path.ts';

export type TextAlign = 'start' | 'middle' | 'end';

/**
 * Found from the folder in which npm runs (build, tests, development): the site's code is bundled for the build,
 * so this file's own address says nothing about where the font lies.
 */
const FONT_FILE = join(process.cwd(), 'src/drawings/fonts/libre-franklin-520.ttf');
const COMMANDS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

let openedFont: Font | undefined;

function font(): Font {
  openedFont ??= openSync(FONT_FILE) as Font;
  return openedFont;
}

/** Length of a line of text, pixels. */
export function textWidth(text: string, size: number): number {
  const units = font()
    .glyphsForString(text)
    .reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
  return (units * size) / font().unitsPerEm;
}

/** A board with room for text, pixels. */
export interface Board {
  readonly width: number;
  readonly height: number;
  /** The size that a short text gets. */
  readonly largest: number;
}

export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
  /** From one baseline to the next. */
  readonly leading: number;
}

const LEADING = 1.08;
/** Height of a capital, of the size. */
export const CAPITAL = 0.72;

/** Words as large as the board allows: on one line where that costs little, otherwise on two of about one length. */
export function fitText(text: string, board: Board): FittedText {
  const words = text.split(/\s+/).filter(Boolean);
  const breaks = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const fitted = [[words.join(' ')], ...breaks].map((lines): FittedText => {
    const widest = Math.max(...lines.map((line) => textWidth(line, 1)));
    const tallest = CAPITAL + (lines.length - 1) * LEADING;
    const size = Math.min(board.largest, board.width / widest, board.height / tallest);
    return { lines, size, leading: size * LEADING };
  });
  const [one, ...two] = fitted;
  const slack = ({ lines }: FittedText): number => Math.max(...lines.map((line) => textWidth(line, 1)));
  const [best] = two.sort((a, b) => b.size - a.size || slack(a) - slack(b));
  if (!one) return { lines: [text], size: board.largest, leading: board.largest * LEADING };
  return best && best.size > one.size * 1.12 ? best : one;
}

/** One path per visible glyph, standing on the baseline at `at` (pixels, y down). */
export function outlineText(text: string, at: Point, size: number, align: TextAlign): string[] {
  const scale = size / font().unitsPerEm;
  const glyphs = font().glyphsForString(text);
  const width = glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth * scale, 0);
  let x = at[0] - { start: 0, middle: width / 2, end: width }[align];
  return glyphs.flatMap((glyph) => {
    const left = x;
    x += glyph.advanceWidth * scale;
    const place = (value: number, i: number): string =>
      formatNumber(i % 2 ? at[1] - value * scale : left + value * scale);
    const path = glyph.path.commands
      .map(({ command, args }) => COMMANDS[command] + args.map(place).join(' '))
      .join('');
    return path ? [path] : [];
  });
}
