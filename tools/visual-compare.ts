/**
 * Compares two pictures of a page: a block that moved is a change, another way to smooth an edge is none.
 *
 * A pixel counts as changed where it lies outside of what its neighborhood in the other picture spans (an edge
 * may be smoothed anywhere between its two sides), and where both pictures are flat but not of one color.
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Three bytes a pixel. */
  readonly bytes: Uint8Array;
}

/** What a channel may lie outside of the other picture's neighborhood; a palette needs a part of it. */
const EDGE_TOLERANCE = 36;
/** What a flat ground may differ in a channel: less than paper from white. */
const FLAT_TOLERANCE = 6;
/** Changed pixels that a picture may have: fewer than a moved letter has. */
export const CHANGED_PIXELS = 24;

export async function readPicture(source: Buffer | string): Promise<Picture> {
  const { data, info } = await sharp(source)
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`Expected three channels, found ${info.channels}`);
  return { width: info.width, height: info.height, bytes: data };
}

/** A picture as a file with a palette of 256 colors; with all of its colors where the palette would tell another picture. */
export async function writePicture(picture: Picture, file: string): Promise<void> {
  const { bytes, width, height } = picture;
  const source = sharp(bytes, { raw: { width, height, channels: 3 } });
  const small = await source
    .clone()
    .png({ palette: true, dither: 0, effort: 4, compressionLevel: 9 })
    .toBuffer();
  const isTrue = !comparePictures(await readPicture(small), picture).difference;
  writeFileSync(file, isTrue ? small : await source.png({ compressionLevel: 9 }).toBuffer());
}

/** Smallest and largest value of a channel around a pixel. */
function span({ bytes, width, height }: Picture, x: number, y: number, channel: number): [number, number] {
  let [low, high] = [255, 0];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      const value = bytes[(row * width + column) * 3 + channel] ?? 0;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  return [low, high];
}

function isChanged(one: Picture, other: Picture, x: number, y: number): boolean {
  for (let channel = 0; channel < 3; channel += 1) {
    const at = (y * one.width + x) * 3 + channel;
    const [a, b] = [one.bytes[at] ?? 0, other.bytes[at] ?? 0];
    if (Math.abs(a - b) <= FLAT_TOLERANCE) continue;
    const [[lowA, highA], [lowB, highB]] = [span(one, x, y, channel), span(other, x, y, channel)];
    if (highA - lowA <= FLAT_TOLERANCE && highB - lowB <= FLAT_TOLERANCE) return true;
    const outside = Math.max(lowB - a, a - highB, lowA - b, b - highA);
    if (outside > EDGE_TOLERANCE) return true;
  }
  return false;
}

export interface Comparison {
  /** Why the pictures are not the same, in words; undefined where they are. */
  readonly difference: string | undefined;
  /** The second picture, paler, with the changed pixels in red. */
  readonly marked: Picture;
}

/** Compares a picture with the one that is kept. */
export function comparePictures(kept: Picture, now: Picture): Comparison {
  const { width, height } = now;
  const bytes = now.bytes.map((value) => 191 + (value >> 2));
  const marked: Picture = { width, height, bytes };
  if (kept.width !== width || kept.height !== height)
    return {
      difference: `it is ${width} × ${height} px, was ${kept.width} × ${kept.height}`,
      marked: now,
    };
  let changed = 0;
  let [top, bottom] = [height, 0];
  for (let at = 0; at < now.bytes.length; at += 3) {
    if (
      kept.bytes[at] === now.bytes[at] &&
      kept.bytes[at + 1] === now.bytes[at + 1] &&
      kept.bytes[at + 2] === now.bytes[at + 2]
    )
      continue;
    const pixel = at / 3;
    const y = Math.floor(pixel / width);
    if (!isChanged(kept, now, pixel % width, y)) continue;
    changed += 1;
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    bytes.set([216, 41, 15], at);
  }
  if (changed <= CHANGED_PIXELS) return { difference: undefined, marked };
  return { difference: `${changed} pixels changed between ${top} and ${bottom} px from the top`, marked };
}
