/**
 * Drawings as `data:` URLs, or as files in /art with a hash in their names, so that browsers may cache them forever.
 */
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
import { remember } from '../../lib/caching/remember.ts';
import { hashedName } from '../../lib/files/made-files.ts';
import { accentColors } from '../../site/brand.ts';
import { business } from '../../site/business.ts';
import { team } from '../../site/catalog.ts';

export interface ArtSource {
  readonly src: string;
  /** Width and height are in units of the drawing; their ratio reserves space on the page. */
  readonly width: number;
  readonly height: number;
}

/** House number of the office; empty unless it is one to five digits, because nothing else fits above a door. */
const streetNumber = /^\d{1,5}(?= )/.exec(business.address.street)?.[0] ?? '';

/** Returns the nickname, which is the part of a name in quotation marks; without one, the first name. */
const calledName = (name: string): string => /“(.+?)”/.exec(name)?.[1] ?? name.split(' ', 1).join();

/** Maps each portrait to the name on its shirt; a portrait that several people share shows none. */
const shirtNames = Object.fromEntries(
  [...Map.groupBy(team, ({ drawing }) => drawing?.name)].flatMap(([portrait, [person, ...others]]) =>
    portrait && person && others.length === 0 ? [[portrait, calledName(person.name).toUpperCase()]] : [],
  ),
);

const heat = accentColors?.heat;
const context: DrawingContext = { companyName: business.name, streetNumber, shirtNames, heat };

/** Renders a drawing with the company's name, house number, shirt names and heat color. */
export const drawArt = (name: ArtName): Art => renderArt(name, context);

/** Returns the same drawing before it is rendered as SVG. */
export const drawingOf = (name: ArtName): Drawing => artDrawing(name, context);

/** Renders several small drawings as one file. */
export const drawSprite = (name: SpriteName): string => renderSprite(name, heat);

/** Returns the file name in /art, with ten digits of the content's hash. */
export const artFile = remember((name: ArtName): string => hashedName(name, drawArt(name).svg, 'svg'));

/** Returns the file name of a sprite. */
export const spriteFile = remember((name: SpriteName): string => hashedName(name, drawSprite(name), 'svg'));

export function artSource(name: ArtName): ArtSource {
  const { width, height } = drawArt(name);
  const shared = spriteOf(name);
  const file = shared ? `${spriteFile(shared.sprite)}#${shared.key}` : artFile(name);
  return { src: `/art/${file}`, width: Math.round(width), height: Math.round(height) };
}

/**
 * Matches all characters but ASCII URL code points (WHATWG URL Standard), and “#” and “%”, which begin a fragment or
 * an escape. Spaces and double quotes would end a URL in an attribute or a `srcset`.
 */
const RESERVED = /[^\w!$&'()*+,./:;=?@~-]/gu;

const toDataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll(RESERVED, encodeURIComponent)}`;

/** Returns a drawing as a `data:` URL (RFC 2397), which is painted together with the text (record 20). */
export const artInPage = (name: ArtName): ArtSource => ({
  ...artSource(name),
  src: toDataUrl(drawArt(name).svg),
});
