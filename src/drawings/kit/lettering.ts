/** Converts text to outlines in Libre Franklin, the site's own font, so that the files need no font. */

import { join } from 'node:path';
import { type Font, type GlyphRun, openSync } from 'fontkit';
import { remember } from '../../lib/caching/remember.ts';
import { ALPHABETS, letteringFontOf } from '../../lib/text/font-files.ts';
import type { Point } from './geometry.ts';
import { formatNumber } from './path.ts';

export type TextAlign = 'start' | 'middle' | 'end';

/** `label`: text in drawings. `headline`: weight and tracking of the site's headings. */
type Cut = 'label' | 'headline';

interface CutOfFace {
  readonly file: string;
  /** The nearest available weight for letters of other alphabets. */
  readonly nearest: 500 | 600;
  readonly tracking: number;
}

const CUTS: Readonly<Record<Cut, CutOfFace>> = {
  label: { file: 'libre-franklin-520.ttf', nearest: 500, tracking: 0 },
  headline: { file: 'libre-franklin-640.ttf', nearest: 600, tracking: -0.027 },
};

const FONT_FOLDER = 'src/drawings/fonts';
const COMMANDS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

/** Opens a font file once. The path is relative to the working directory, because the build moves this code. */
const openFont = remember((file: string): Font => openSync(join(process.cwd(), file)) as Font);

const basicFontOf = (cut: Cut): Font => openFont(`${FONT_FOLDER}/${CUTS[cut].file}`);

/** Returns a font that has the character, or else the basic font, which draws a box. */
function findFont(character: string, cut: Cut): Font {
  const basic = basicFontOf(cut);
  const code = character.codePointAt(0) ?? 0;
  if (basic.hasGlyphForCodePoint(code)) return basic;
  const others = ALPHABETS.map((alphabet) => openFont(letteringFontOf(alphabet, CUTS[cut].nearest)));
  return others.find((font) => font.hasGlyphForCodePoint(code)) ?? basic;
}

interface TextRun {
  readonly font: Font;
  readonly text: string;
}

function splitIntoRuns(text: string, cut: Cut): TextRun[] {
  const runs: TextRun[] = [];
  for (const character of text) {
    const font = findFont(character, cut);
    const last = runs.at(-1);
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + character };
    else runs.push({ font, text: character });
  }
  return runs;
}

interface SetText {
  readonly glyphs: GlyphRun['glyphs'];
  readonly advances: readonly number[];
}

/**
 * Returns the glyphs of some text and their advances in em, with kerning and the tracking of the cut. Line breaking tries
 * many combinations of the same words.
 */
const setText = remember((text: string, cut: Cut): SetText => {
  const pieces = splitIntoRuns(text, cut).map((run) => ({ ...run.font.layout(run.text), font: run.font }));
  return {
    glyphs: pieces.flatMap(({ glyphs }) => glyphs),
    advances: pieces.flatMap(({ positions, font }) =>
      positions.map(({ xAdvance }) => xAdvance / font.unitsPerEm + CUTS[cut].tracking),
    ),
  };
});

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Returns the width of a line of text, in pixels. */
export function textWidth(text: string, size: number, cut: Cut = 'label'): number {
  return sum(setText(text, cut).advances) * size;
}

/** An area for text, in pixels. */
interface Board {
  readonly width: number;
  readonly height: number;
  /** The largest type size, used for short text. */
  readonly largest: number;
}

interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
  /** From one baseline to the next. */
  readonly leading: number;
}

const LEADING = 1.08;
/** Height of a capital letter, as a fraction of the type size. */
export const CAPITAL = 0.72;

/** Returns the lines and the largest size that fit: one line, or two if that allows text more than 12% larger. */
export function fitText(text: string, board: Board, cut: Cut = 'label'): FittedText {
  const words = text.split(/\s+/).filter(Boolean);
  const breaks = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const fitted = [[words.join(' ')], ...breaks].map((lines): FittedText => {
    const widest = Math.max(...lines.map((line) => textWidth(line, 1, cut)));
    const tallest = CAPITAL + (lines.length - 1) * LEADING;
    const size = Math.min(board.largest, board.width / widest, board.height / tallest);
    return { lines, size, leading: size * LEADING };
  });
  const [one, ...two] = fitted;
  const slack = ({ lines }: FittedText): number => Math.max(...lines.map((line) => textWidth(line, 1, cut)));
  const [best] = two.sort((a, b) => b.size - a.size || slack(a) - slack(b));
  if (!one) return { lines: [text], size: board.largest, leading: board.largest * LEADING };
  return best && best.size > one.size * 1.12 ? best : one;
}

/** Returns one path per visible glyph, with the baseline at `at` (pixels, y down). */
export function outlineText(
  text: string,
  at: Point,
  size: number,
  align: TextAlign,
  cut: Cut = 'label',
): string[] {
  // All font files have the same number of units per em.
  const scale = size / basicFontOf(cut).unitsPerEm;
  const { glyphs, advances } = setText(text, cut);
  const width = sum(advances) * size;
  let x = at[0] - { start: 0, middle: width / 2, end: width }[align];
  return glyphs.flatMap((glyph, index) => {
    const left = x;
    x += (advances[index] ?? 0) * size;
    const place = (value: number, i: number): string =>
      formatNumber(i % 2 ? at[1] - value * scale : left + value * scale);
    const path = glyph.path.commands
      .map(({ command, args }) => COMMANDS[command] + args.map(place).join(' '))
      .join('');
    return path ? [path] : [];
  });
}
