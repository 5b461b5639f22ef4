/** Hashes the tiles of a picture: in practice, equal digests mean equal pixels; different digests show where pixels differ. */
import { createHash } from 'node:crypto';
import type { Paint } from '../support/browser-pixels.ts';

/** Side length of a tile, px. */
export const TILE = 90;
/** Characters per digest, each 6 bits. */
const LETTERS = 4;

/** Upper left corner of a tile, px. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

function digestTile({ bytes, width, height }: Paint, { x, y }: Place): string {
  const hash = createHash('sha1');
  const right = Math.min(x + TILE, width);
  for (let row = y; row < Math.min(y + TILE, height); row += 1)
    hash.update(bytes.subarray((row * width + x) * 3, (row * width + right) * 3));
  return hash.digest('base64url').slice(0, LETTERS);
}

const steps = (length: number): number[] =>
  Array.from({ length: Math.ceil(length / TILE) }, (_, index) => index * TILE);

/** Returns the size of a picture in the first line, and then one line with the digests for each row of tiles. */
export function digestTiles(paint: Paint): string {
  const { width, height } = paint;
  const rows = steps(height).map((y) =>
    steps(width)
      .map((x) => digestTile(paint, { x, y }))
      .join(''),
  );
  return [`${width} × ${height} px`, ...rows, ''].join('\n');
}

/** Returns the tiles that differ between two outputs of `digestTiles`, including those that only one has. */
export function findChangedTiles(kept: string, seen: string): Place[] {
  const [keptRows, seenRows] = [kept, seen].map((text) => text.trimEnd().split('\n').slice(1));
  const longer = (one = '', other = '') => (one.length > other.length ? one : other);
  const count = Math.max(keptRows?.length ?? 0, seenRows?.length ?? 0);
  return Array.from({ length: count }).flatMap((_, row) => {
    const [one = '', other = ''] = [keptRows?.[row], seenRows?.[row]];
    const tiles = longer(one, other).match(new RegExp(`.{${LETTERS}}`, 'g')) ?? [];
    return tiles.flatMap((_tile, column) => {
      const [from, to] = [column * LETTERS, (column + 1) * LETTERS];
      return one.slice(from, to) === other.slice(from, to) ? [] : [{ x: column * TILE, y: row * TILE }];
    });
  });
}
