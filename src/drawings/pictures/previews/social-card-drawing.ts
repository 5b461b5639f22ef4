/** The picture beside a shared link: name, words and number on night, with one of the drawings (1200 × 630). */
import type { ArtName } from '../../art.ts';
import type { Drawing } from '../../kit/drawing.ts';
import { CAPITAL, fitText, outlineText, textWidth } from '../../kit/lettering.ts';
import { toPlainPaths } from '../../kit/svg.ts';

export const CARD = { width: 1200, height: 630 } as const;

const COLOR = { night: '#12181d', chalk: '#eceae2', hot: '#ff5a36' } as const;
const MARGIN = 64;
/** The words keep this much of the width; what is right of it belongs to the picture. */
export const COLUMN = 556;
const PICTURE = MARGIN + COLUMN + 12;
/** The street, where the drawing does not ask for another level. */
const GROUND = 520;
const GROUND_THICKNESS = 6;
/** The engraved sky: close at the top, opening downward (as assets/sky.svg). */
const SKY = [10, 20, 30, 41, 52, 64, 77, 91, 106, 122, 140, 160, 182, 207, 235, 267, 304, 347, 397, 456];

export interface SocialCard {
  readonly name: string;
  readonly title: string;
  readonly footer: string;
  readonly art: ArtName;
  readonly drawing: Drawing;
}

interface Frame {
  /** What is shown of the drawing's width, in units of the drawing; the rest is cut off. */
  readonly from?: number;
  readonly to?: number;
  /** Level of the street on the card. */
  readonly ground?: number;
  /** How much heavier lines are than on the page, at equal size. */
  readonly weight?: number;
}

/** Wide drawings show the part that says where we are. */
const FRAMES: Readonly<Partial<Record<ArtName, Frame>>> = {
  hero: { from: 1172, to: 2000, weight: 1.2 },
  // the boiler is under the street: so is the title
  'head-about': { from: 277, to: 1200, ground: 150 },
  'head-contact': { from: 285, to: 1130 },
  'project-4': { from: 225, to: 1008, weight: 1.2 },
  'borough-manhattan-night': { weight: 1.1 },
  'borough-brooklyn-night': { from: 130, to: 720 },
  'borough-queens-night': { from: 185, to: 662 },
  'borough-bronx-night': { from: 20, to: 810 },
  'borough-staten-island-night': { from: 176, to: 700 },
};

/** The card as SVG with outlines and plain attributes only. */
export function drawSocialCard(card: SocialCard): string {
  const { width, height } = CARD;
  const { ground = GROUND } = FRAMES[card.art] ?? {};
  const sky = SKY.filter((y) => y < ground).map(
    (y, i) =>
      `<path d="M0 ${y}.5H${width}" stroke="${COLOR.chalk}" stroke-opacity="${(0.2 - i * 0.008).toFixed(3)}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${COLOR.night}"/>`,
    ...sky,
    `<rect y="${ground}" width="${width}" height="${GROUND_THICKNESS}" fill="${COLOR.chalk}"/>`,
    placeArt(card),
    sign(),
    ...cardWords(card).flatMap(({ text, x, baseline, size }) =>
      outlineText(text, [x, baseline], size, 'start').map((d) => `<path d="${d}" fill="${COLOR.chalk}"/>`),
    ),
    '</svg>',
  ].join('');
}

/** The drawing stands on the card's street, or on its lower edge where it has none, as large as its half allows. */
function placeArt({ art, drawing }: SocialCard): string {
  const { ground, viewBox } = drawing;
  const [width, height] = [Math.round(viewBox.width), Math.round(viewBox.height)];
  const frame = FRAMES[art] ?? {};
  const street = frame.ground ?? GROUND;
  const room = CARD.width - PICTURE;
  const { from = 0, to = width, weight = 1 } = frame;
  const isMachine = art.startsWith('thumb-');
  const above = ground ?? height;
  const scale = Math.min(
    room / (to - from),
    // what a scene's own frame cuts off above is cut off here too
    frame.ground === undefined
      ? (street - 14) / (above - (isMachine ? MACHINE_AIR : 0))
      : Number.POSITIVE_INFINITY,
    isMachine && above < height ? (CARD.height - street - 8) / (height - above) : Number.POSITIVE_INFINITY,
  );
  const left = PICTURE + (room - (to - from) * scale) / 2 - from * scale;
  const top = street - above * scale;
  const place = `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(4)}) translate(${-viewBox.x} ${-viewBox.y})`;
  // under the street the cut follows the hatch of the earth, and ends with the drawing
  const foot = Math.min(CARD.height, top + height * scale);
  const run = Math.min(foot - street, 90);
  const clip = `<clipPath id="room"><path d="M${PICTURE} 0H${CARD.width}V${foot.toFixed(1)}H${(PICTURE - run).toFixed(1)}L${PICTURE} ${(foot - run).toFixed(1)}z"/></clipPath>`;
  const heavier = Math.max(1, (weight * LEAST) / scale);
  return `${clip}<g clip-path="url(#room)"><g transform="${place}">${toPlainPaths(drawing, heavier)}</g></g>`;
}

/** Lines are drawn as at this scale at least: a card is looked at small. */
const LEAST = 0.95;
/** Nothing stands in this much of a thumbnail's upper edge, units. */
const MACHINE_AIR = 45;

function sign(): string {
  const bars = [72, 78, 84, 90].map((y) => `M${MARGIN + 5} ${y}h22`).join('');
  return (
    `<path d="M${MARGIN} 100V66h32v34${bars}" fill="none" stroke="${COLOR.chalk}" stroke-width="2.6"/>` +
    `<path d="M${MARGIN + 5} 97h22" stroke="${COLOR.hot}" stroke-width="4"/>`
  );
}

/** One line of type on the card. */
export interface CardLine {
  readonly part: 'name' | 'title' | 'footer';
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
}

const LEADING = 1.06;

/** Where the words stand, and how large: long ones are set smaller, never cut. */
export function cardWords({ name, title, footer, art }: SocialCard): CardLine[] {
  const { ground = GROUND } = FRAMES[art] ?? {};
  const signature = fitText(name, { width: COLUMN - 46, height: 54, largest: 36 });
  const nameFirst =
    83 + (signature.size * CAPITAL) / 2 - ((signature.lines.length - 1) * signature.leading) / 2;
  // the title stands on the street, or under it with what is under it
  const [top, bottom] = ground > CARD.height / 2 ? [130, ground - 44] : [ground + 40, CARD.height - 124];
  const broken = breakTitle(title, bottom - top);
  const titleFirst = bottom - (broken.lines.length - 1) * broken.size * LEADING;
  return [
    ...signature.lines.map(
      (text, i): CardLine => ({
        part: 'name',
        text,
        x: MARGIN + 46,
        baseline: nameFirst + i * signature.leading,
        size: signature.size,
      }),
    ),
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
      baseline: CARD.height - 42,
      size: Math.min(42, COLUMN / textWidth(footer, 1)),
    },
  ];
}

/** Words that do not end a line. */
const LEANING = /^(?:a|an|and|at|for|in|of|on|or|the|to|with)$/i;
const SIZES = [96, 90, 84, 78, 72, 66, 60, 54, 48, 42, 36] as const;

export interface BrokenTitle {
  readonly lines: readonly string[];
  readonly size: number;
}

/** As large as the column allows on four lines at most, all of about one length; no short word stands alone or leans out at the end of a line. */
export function breakTitle(title: string, height: number): BrokenTitle {
  const words = title.split(/\s+/).filter(Boolean);
  const set = SIZES.flatMap((size): BrokenTitle[] => {
    const most = Math.min(4, Math.floor((height - size * CAPITAL) / (size * LEADING)) + 1);
    const [best] = breaks(words, most)
      .filter((lines) => isWellBroken(lines) && lines.every((one) => textWidth(one, size) <= COLUMN))
      .sort((a, b) => raggedness(a) - raggedness(b));
    return best ? [{ lines: best, size }] : [];
  });
  // a line less is worth type a little smaller
  const [best] = set.sort((a, b) => merit(b) - merit(a));
  if (best) return best;
  const widest = Math.max(...words.map((word) => textWidth(word, 1)));
  return { lines: words, size: Math.min(COLUMN / widest, height / (words.length * LEADING)) };
}

const merit = ({ lines, size }: BrokenTitle): number => size / lines.length ** 0.35;

/** All ways to set the words on so many lines at most. */
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

/** Few lines first, then lines of one length. */
function raggedness(lines: readonly string[]): number {
  const widths = lines.map((text) => textWidth(text, 1));
  return lines.length * 100 + Math.max(...widths) - Math.min(...widths);
}
