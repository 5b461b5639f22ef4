/** Drawings as files under /art, named by their content, so that browsers may cache them forever. */
import { createHash } from 'node:crypto';
import {
  type Art,
  type ArtName,
  artDrawing,
  type DrawingContext,
  renderArt,
  renderSprite,
  type SpriteName,
  spriteOf,
} from '../../drawings/art.ts';
import type { Drawing } from '../../drawings/kit/drawing.ts';
import { accentColors } from '../../site/brand.ts';
import { business } from '../../site/business.ts';
import { team } from '../../site/catalog.ts';

export interface ArtSource {
  readonly src: string;
  /** Size in units of the drawing; the ratio reserves its space on the page. */
  readonly width: number;
  readonly height: number;
}

/** House number of the office; empty where it has letters or hyphens, which do not fit over a door. */
const streetNumber = /^\d{1,5}(?= )/.exec(business.address.street)?.[0] ?? '';

/** What someone is called: the name in quotes, or the first one. */
const calledName = (name: string): string => /“(.+?)”/.exec(name)?.[1] ?? name.split(' ', 1).join();

/** Names by the portrait that shows them; one that several people share says none of them. */
const shirtNames = Object.fromEntries(
  [...Map.groupBy(team, ({ drawing }) => drawing?.name)].flatMap(([portrait, [person, ...others]]) =>
    portrait && person && others.length === 0 ? [[portrait, calledName(person.name).toUpperCase()]] : [],
  ),
);

const heat = accentColors?.heat;
const context: DrawingContext = { companyName: business.name, streetNumber, shirtNames, heat };

/** The drawing with the company's name, its number over the door and its color of heat. */
export const drawArt = (name: ArtName): Art => renderArt(name, context);

/** The same, not yet written as SVG. */
export const drawingOf = (name: ArtName): Drawing => artDrawing(name, context);

/** Several small drawings in one file. */
export const drawSprite = (name: SpriteName): string => renderSprite(name, heat);

/** File names by content: pages use the same few drawings again and again. */
const fileNames = new Map<string, string>();

function fileName(name: string, svg: string): string {
  const known = fileNames.get(svg);
  if (known) return known;
  const made = `${name}.${createHash('sha256').update(svg).digest('hex').slice(0, 10)}.svg`;
  fileNames.set(svg, made);
  return made;
}

/** File name below /art, with ten digits of the content's hash. */
export const artFile = (name: ArtName): string => fileName(name, drawArt(name).svg);

/** File name of a sprite. */
export const spriteFile = (name: SpriteName): string => fileName(name, drawSprite(name));

export function artSource(name: ArtName): ArtSource {
  const { width, height } = drawArt(name);
  const shared = spriteOf(name);
  const file = shared ? `${spriteFile(shared.sprite)}#${shared.key}` : artFile(name);
  return { src: `/art/${file}`, width: Math.round(width), height: Math.round(height) };
}

/**
 * All but URL code points (WHATWG URL Standard), which excludes what would end an address in an attribute or a `srcset`;
 * of those, “#” would begin a fragment, and “%” an escape.
 */
const RESERVED = /[^\w!$&'()*+,./:;=?@~-]/gu;

/**
 * A drawing as a `data:` address (RFC 2397), which is painted with the words of its page instead of one request later
 * (docs/decisions/0020-drawing-in-the-page.md).
 */
export function artInPage(name: ArtName): ArtSource {
  const svg = drawArt(name).svg.replaceAll(RESERVED, encodeURIComponent);
  return { ...artSource(name), src: `data:image/svg+xml,${svg}` };
}
