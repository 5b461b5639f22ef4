/** The picture for a shared link (1200 × 630): name, title, number, drawing. Long text is smaller, never cut off. */
import type { SystemKey } from '../../../content/parts.ts';
import type { ArtName } from '../../art.ts';
import type { Drawing } from '../../kit/drawing.ts';
import { CAPITAL, fitText, outlineText, textWidth } from '../../kit/lettering.ts';
import { HAIRLINES } from '../../kit/pens.ts';
import { toPlainPaths } from '../../kit/svg.ts';
import { GROUNDS } from '../../kit/themes.ts';
import { MARK_COLOR, markPaths } from './app-icon.ts';

export const CARD = { width: 1200, height: 630 } as const;
export const MARGIN = 60;
/** Width reserved for the text; the picture is to the right of it. */
export const COLUMN = 556;
/** Width of the mark plus the gap to the name. */
const MARK_WIDTH = 70;
const LOGO_GAP = 20;
/** Vertical middle of the mark and of the name next to it. */
const SIGN_MIDDLE = 84;

const LEADING = 1.02;
const NUMBER_SIZE = 66;
const NUMBER_BASELINE = CARD.height - 54;
const LICENSE_SIZE = 20;
const LICENSE_BASELINE = CARD.height - 30;
/** How far the phone number moves up to make room for the license. */
const LICENSE_ROOM = 16;

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

interface CardText {
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

// The crop of each drawing on its social card: a close-up whose left edge is a wall, so that nothing ends in midair.

interface CardFrame {
  /** The position in the drawing, in units from its left edge, that is placed at `at`. */
  readonly left: number;
  /** Left edge of the picture, in card pixels. */
  readonly at: number;
  /** Pixels per unit of the drawing. */
  readonly scale: number;
  /** Level of the street on the card. */
  readonly street: number;
  /** Lower edge of the picture. */
  readonly bottom: number;
  /** Level on the card's street, in units below the upper edge, if other than the drawing's street. */
  readonly level?: number;
  /** Factor for line widths relative to the page, because a card is displayed small. */
  readonly weight: number;
}

const STREET = 440;
const PICTURE = MARGIN + COLUMN + 24;
const USUAL: CardFrame = { left: 0, at: PICTURE, scale: 1, street: STREET, bottom: CARD.height, weight: 1.6 };

/** Drawings of page heads have their building on the right. */
const HEAD: CardFrame = { ...USUAL, left: 295 };

const FRAMES: Readonly<Partial<Record<ArtName, Partial<CardFrame>>>> = {
  hero: { left: 1208, scale: 1.85 },
  // the boiler is under the street, and so is the title
  'head-about': { left: 346, scale: 0.972, street: 140 },
  'project-4': { left: 225, scale: 1.3 },
  'borough-manhattan-night': { left: 99, scale: 1.27 },
  'borough-brooklyn-night': { left: 144, scale: 1.7 },
  'borough-queens-night': { left: 192, scale: 1.5 },
  'borough-bronx-night': { left: 54, scale: 1.75 },
  'borough-staten-island-night': { left: 205, scale: 1.45 },
};

/** A machine's floor is on the card's street and, except in `general`, the crop ends there. */
const MACHINES: Readonly<Record<SystemKey, Partial<CardFrame>>> = {
  boiler: { left: 110, scale: 1.15, level: 590 },
  'water-heater': { left: 120, scale: 1.1, level: 590 },
  furnace: { left: 55, scale: 1.1, level: 572 },
  ptac: { left: 115, scale: 1.5, level: 588 },
  wshp: { left: 125, scale: 1.35, level: 574 },
  'mini-split': { left: 40, scale: 0.95, level: 563 },
  'central-ac': { left: 45, scale: 1.1, level: 545 },
  // the roof with the units, and one of the floors
  'vrf-vrv': { left: 75, scale: 1.25, level: 392 },
  rtu: { left: 60, scale: 1.15, level: 437 },
  // a house with its own street and a cellar
  general: { left: 42, scale: 1.15, level: 488, bottom: CARD.height },
};

/** Returns the crop of a drawing on its social card; `HEAD`, `USUAL` or the defaults for machines fill in the rest. */
export function frameOf(art: ArtName): CardFrame {
  const [, machine] = /^preview-(.+)$/.exec(art) ?? [];
  return machine
    ? { ...USUAL, weight: 1, bottom: STREET, ...MACHINES[machine as SystemKey] }
    : { ...(art.startsWith('head-') ? HEAD : USUAL), ...FRAMES[art] };
}

const { ink: CHALK, paper: NIGHT } = GROUNDS.night;
const STREET_THICKNESS = 8;
/** Levels of the lines in the sky, closest together at the top (as in assets/sky.svg). */
const SKY = [10, 20, 30, 41, 52, 64, 77, 91, 106, 122, 140, 160, 182, 207, 235, 267, 304, 347, 397, 456];
/** Earth under the street: strokes at 45 degrees in groups of three, as in the drawings. */
const EARTH = { depth: 26, pitch: 15, group: 75 };
const MARK_HEIGHT = 52;

interface SocialCard extends CardText {
  /** Color of the mark’s riser and base; a logo replaces the mark. */
  readonly markColor?: string | undefined;
  readonly art: ArtName;
  readonly drawing: Drawing;
}

/** Returns the card as SVG with plain attributes: only outlines, and the logo as an image. */
export function drawSocialCard(card: SocialCard): string {
  const { width, height } = CARD;
  const frame = frameOf(card.art);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${NIGHT}"/>`,
    sky(frame.street),
    earth(frame.street),
    placeArt(card, frame),
    sign(card),
    ...cardWords(card, frame.street).flatMap(({ text, x, baseline, size }) =>
      outlineText(text, [x, baseline], size, 'start', 'headline').map(
        (d) => `<path d="${d}" fill="${CHALK}"/>`,
      ),
    ),
    '</svg>',
  ].join('');
}

/** Returns the logo or the mark as SVG, vertically centered with the name. */
function sign({ logo, markColor = MARK_COLOR }: SocialCard): string {
  const top = SIGN_MIDDLE - (logo?.height ?? MARK_HEIGHT) / 2;
  if (!logo) return `<g transform="translate(${MARGIN} ${top})">${markPaths(MARK_HEIGHT, markColor)}</g>`;
  const { address, width, height } = logo;
  return `<image x="${MARGIN}" y="${top}" width="${width}" height="${height}" href="${address}"/>`;
}

const sky = (street: number): string =>
  SKY.filter((y) => y < street)
    .map(
      (y, i) =>
        `<path d="M0 ${y}.5H${CARD.width}" stroke="${CHALK}" stroke-opacity="${(0.2 - i * 0.008).toFixed(3)}"/>`,
    )
    .join('');

function earth(street: number): string {
  const { depth, pitch, group } = EARTH;
  const top = street + STREET_THICKNESS;
  let strokes = '';
  for (let x = 0; x < CARD.width + depth; x += group)
    for (const i of [0, 1, 2]) strokes += `M${x + i * pitch} ${top}l${-depth} ${depth}`;
  return (
    `<path d="${strokes}" stroke="${CHALK}" stroke-opacity=".4" stroke-width="2"/>` +
    `<rect y="${street}" width="${CARD.width}" height="${STREET_THICKNESS}" fill="${CHALK}"/>`
  );
}

/** Returns the drawing as SVG, its street or `level` on the card's street, cropped by its frame and the card's edges. */
function placeArt({ drawing }: SocialCard, frame: CardFrame): string {
  const { left, at, scale, street, bottom, weight } = frame;
  const { viewBox, ground = viewBox.height } = drawing;
  const top = street - (frame.level ?? ground) * scale;
  const place = `translate(${at} ${top.toFixed(1)}) scale(${scale}) translate(${-viewBox.x - left} ${-viewBox.y})`;
  const strokes = drawing.strokes.filter(({ pen }) => !HAIRLINES.has(pen));
  return (
    `<clipPath id="picture"><path d="M${at} 0H${CARD.width}V${bottom}H${at}z"/></clipPath>` +
    `<g clip-path="url(#picture)"><g transform="${place}">${toPlainPaths({ ...drawing, strokes }, weight / scale)}</g></g>`
  );
}
