/**
 * The picture for a shared link (1200 × 630): name, title and phone number on a night background, with a close
 * crop of a drawing.
 */
import type { ArtName } from '../../art.ts';
import type { Drawing } from '../../kit/drawing.ts';
import { outlineText } from '../../kit/lettering.ts';
import { HAIRLINES } from '../../kit/pens.ts';
import { toPlainPaths } from '../../kit/svg.ts';
import { GROUNDS } from '../../kit/themes.ts';
import { MARK_COLOR, markPaths } from './app-icon.ts';
import { type CardFrame, frameOf } from './social-card-frames.ts';
import { CARD, type CardText, cardWords, MARGIN, SIGN_MIDDLE } from './social-card-words.ts';

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

/**
 * Returns the drawing as SVG at its frame's scale, with its street, or the frame's `level`, on the card's street. The
 * frame crops it on the left and at the bottom; the edges of the card crop it at the top and on the right.
 */
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
