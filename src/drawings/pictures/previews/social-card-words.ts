/** Sets the position and size of the text on a social card. Long text is smaller, but never cut off. */
import { CAPITAL, fitText, textWidth } from '../../kit/lettering.ts';

export const CARD = { width: 1200, height: 630 } as const;
export const MARGIN = 60;
/** Width reserved for the text; the picture is to the right of it. */
export const COLUMN = 556;
/** Width of the mark plus the gap to the name. */
const MARK_WIDTH = 70;
/** Gap between a logo and the name. */
const LOGO_GAP = 20;
/** Vertical middle of the mark and of the name next to it. */
export const SIGN_MIDDLE = 84;

const LEADING = 1.02;
const NUMBER_SIZE = 66;
const NUMBER_BASELINE = CARD.height - 54;
const LICENSE_SIZE = 20;
const LICENSE_BASELINE = CARD.height - 30;
/** How far the phone number moves up to make room for the license. */
const LICENSE_ROOM = 16;

/** One line of type on the card. */
interface CardLine {
  readonly part: 'name' | 'title' | 'footer' | 'license';
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
}

/** A company’s logo, which replaces the mark. */
export interface CardLogo {
  /** A `data:` URL, because image converters do not fetch anything. */
  readonly address: string;
  /** In card pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether the logo includes the name, so that the card does not need the name next to it. */
  readonly showsName: boolean;
}

/** Maximum size of a logo: next to the name, and instead of the name. */
export const LOGO_BOX = {
  besideName: { width: 150, height: 60 },
  alone: { width: COLUMN, height: 72 },
} as const;

export interface CardText {
  readonly name: string;
  readonly logo?: CardLogo | undefined;
  readonly title: string;
  /** The telephone number. */
  readonly footer: string;
  /** A license with its number, in small type below the telephone number. */
  readonly license?: string | undefined;
}

/** Returns the width of a line of text in card pixels; all text on a card is set as a headline. */
export const cardTextWidth = (text: string, size: number): number => textWidth(text, size, 'headline');

/**
 * @param street level of the street in pixels below the upper edge; the title is above the street, or below it if the
 * street is in the upper half
 */
export function cardWords({ name, logo, title, footer, license }: CardText, street: number): CardLine[] {
  const numberBaseline = license ? NUMBER_BASELINE - LICENSE_ROOM : NUMBER_BASELINE;
  const [top, bottom] =
    street > CARD.height / 2 ? [150, street - 40] : [street + 48, numberBaseline - NUMBER_SIZE - 32];
  const broken = breakTitle(title, bottom - top);
  const titleFirst = bottom - (broken.lines.length - 1) * broken.size * LEADING;
  return [
    ...(logo?.showsName ? [] : nameLines(name, MARGIN + (logo ? logo.width + LOGO_GAP : MARK_WIDTH))),
    ...broken.lines.map(
      (text, i): CardLine => ({
        part: 'title',
        text,
        x: MARGIN - broken.size * 0.04,
        baseline: titleFirst + i * broken.size * LEADING,
        size: broken.size,
      }),
    ),
    {
      part: 'footer',
      text: footer,
      x: MARGIN,
      baseline: numberBaseline,
      size: Math.min(NUMBER_SIZE, COLUMN / cardTextWidth(footer, 1)),
    },
    ...(license ? [licenseLine(license)] : []),
  ];
}

const licenseLine = (text: string): CardLine => ({
  part: 'license',
  text,
  x: MARGIN,
  baseline: LICENSE_BASELINE,
  size: Math.min(LICENSE_SIZE, COLUMN / cardTextWidth(text, 1)),
});

/** Sets the name next to the mark or the logo, on two lines if it is long. */
function nameLines(name: string, left: number): CardLine[] {
  const board = { width: MARGIN + COLUMN - left, height: 56, largest: 40 };
  const { lines, size, leading } = fitText(name, board, 'headline');
  const first = SIGN_MIDDLE + (size * CAPITAL) / 2 - ((lines.length - 1) * leading) / 2;
  return lines.map((text, i) => ({ part: 'name', text, x: left, baseline: first + i * leading, size }));
}

/** Words that must not end a line. */
const LEANING = /^(?:a|an|and|at|for|in|of|on|or|the|to|with)$/i;
const SIZES = [116, 108, 102, 96, 90, 84, 78, 72, 66, 60, 54, 48, 42, 36] as const;

interface BrokenTitle {
  readonly lines: readonly string[];
  readonly size: number;
}

/**
 * Breaks a title into at most four lines of similar length, in large type; slightly smaller type is accepted if it
 * saves a line. No short word is alone on a line, and no article, conjunction or preposition ends one. If no size
 * allows that, each word gets a line of its own.
 */
export function breakTitle(title: string, height: number): BrokenTitle {
  const words = title.split(/\s+/).filter(Boolean);
  const set = SIZES.flatMap((size): BrokenTitle[] => {
    const most = Math.min(4, Math.floor((height - size * CAPITAL) / (size * LEADING)) + 1);
    const [best] = breaks(words, most)
      .filter((lines) => isWellBroken(lines) && lines.every((one) => cardTextWidth(one, size) <= COLUMN))
      .sort((a, b) => raggedness(a) - raggedness(b));
    return best ? [{ lines: best, size }] : [];
  });
  // slightly smaller type is acceptable if it saves a line
  const [best] = set.sort((a, b) => merit(b) - merit(a));
  if (best) return best;
  const widest = Math.max(...words.map((word) => cardTextWidth(word, 1)));
  return { lines: words, size: Math.min(COLUMN / widest, height / (words.length * LEADING)) };
}

const merit = ({ lines, size }: BrokenTitle): number => size / lines.length ** 0.2;

/** Returns all ways to break the words into at most `most` lines. */
function breaks(words: readonly string[], most: number): string[][] {
  if (words.length === 0) return [[]];
  if (most < 1) return [];
  return words.flatMap((_, i) =>
    breaks(words.slice(i + 1), most - 1).map((rest) => [words.slice(0, i + 1).join(' '), ...rest]),
  );
}

/** An acronym stays with the word before it. */
const ACRONYM = /^[A-Z/]{2,}$/;

export function isWellBroken(lines: readonly string[]): boolean {
  const last = lines.length - 1;
  return lines.every((text, i) => {
    const words = text.split(' ');
    const [first = '', end = ''] = [words[0], words.at(-1)];
    const isAlone =
      last > 0 && words.length === 1 && !ACRONYM.test(text) && text.replace(/\P{L}/gu, '').length <= 4;
    return !isAlone && !(i < last && LEANING.test(end)) && !(i > 0 && ACRONYM.test(first));
  });
}

/** Rates line breaks; lower is better. Few lines matter most, then lines of similar length. */
function raggedness(lines: readonly string[]): number {
  const widths = lines.map((text) => cardTextWidth(text, 1));
  return lines.length * 100 + Math.max(...widths) - Math.min(...widths);
}
