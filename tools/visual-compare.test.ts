import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { comparePictures, type Picture, readPicture, writePicture } from './visual-compare.ts';

const folder = mkdtempSync(join(tmpdir(), 'visual-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LETTERS =
  '<circle cx="52" cy="66" r="13" fill="none" stroke="#14171a" stroke-width="3.4"/><path d="M74 80l10-28 10 28M78 70h13M104 80V52l18 28V52" fill="none" stroke="#14171a" stroke-width="3.2"/>';

interface Scene {
  /** Where the block of the page stands. */
  readonly x?: number;
  readonly y?: number;
  /** What the block is. */
  readonly block?: string;
  readonly ground?: string;
}

/** A picture of a page with a block on it. */
function paint({ x = 0, y = 0, block = LETTERS, ground = '#f4f5f1' }: Scene = {}): Promise<Picture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160"><rect width="240" height="160" fill="${ground}"/><g transform="translate(${x} ${y})">${block}</g><path d="M0 140.5h240" stroke="#14171a" stroke-opacity=".24"/></svg>`;
  return readPicture(Buffer.from(svg));
}

/** Numbers from 0 to 1, the same every time. */
function* numbers(): Generator<number, never> {
  for (let state = 7; ; ) {
    state = (state * 48271) % 0x7fffffff;
    yield state / 0x7fffffff;
  }
}

/** Makes the edges in a picture a little rougher, as another rasterizer does; flat grounds stay. */
function roughen({ bytes, width, height }: Picture, strength: number): Picture {
  const random = numbers();
  const rough = Uint8Array.from(bytes, (value, at) => {
    const isEdge = [-3, 3, -3 * width, 3 * width].some(
      (step) => Math.abs((bytes[at + step] ?? value) - value) > 20,
    );
    const noise = isEdge ? Math.round((random.next().value - 0.5) * 2 * strength) : 0;
    return Math.min(255, Math.max(0, value + noise));
  });
  return { bytes: rough, width, height };
}

const difference = (kept: Picture, now: Picture): string | undefined => comparePictures(kept, now).difference;

describe('a picture differs from the one kept', () => {
  test.each([
    [4, 0],
    [-4, 0],
    [0, 4],
    [0, -4],
    [4, 4],
  ])('where a block moved by %i and %i px', async (x, y) => {
    expect(difference(await paint(), await paint({ x, y }))).toMatch(/pixels changed/);
  });

  test.each([
    ['a hairline', '<path d="M30 60.5h180" stroke="#14171a" stroke-opacity=".24"/>', 0, 4],
    ['a white card on paper', '<rect x="40" y="40" width="120" height="60" fill="#fff"/>', 4, 0],
    ['a small red sign', '<path d="M60 60h14v14H60z" fill="#cf2409"/>', 4, 0],
  ])('where %s moved by 4 px', async (_, block, x, y) => {
    expect(difference(await paint({ block }), await paint({ block, x, y }))).toMatch(/pixels changed/);
  });

  test('where a block is missing, with the place', async () => {
    expect(difference(await paint(), await paint({ block: '' }))).toMatch(/between 4\d and 8\d px/);
  });

  test('where the ground turned from paper to white', async () => {
    expect(difference(await paint(), await paint({ ground: '#ffffff' }))).toMatch(/pixels changed/);
  });

  test('where the page grew, with both sizes', async () => {
    const page = await paint();
    const longer = { ...page, height: 161, bytes: new Uint8Array(240 * 161 * 3) };
    expect(difference(page, longer)).toBe('it is 240 × 161 px, was 240 × 160');
  });
});

describe('a picture is as the one kept', () => {
  test('where nothing changed', async () => {
    expect(difference(await paint(), await paint())).toBeUndefined();
  });

  test('where every edge is smoothed in another way', async () => {
    const page = await paint();
    expect(difference(page, roughen(page, 30))).toBeUndefined();
  });

  test('where letters are set a third of a pixel further', async () => {
    expect(difference(await paint(), await paint({ x: 0.33, y: 0.2 }))).toBeUndefined();
  });

  test('where edges are softer', async () => {
    const page = await paint();
    const { data } = await sharp(page.bytes, { raw: { width: 240, height: 160, channels: 3 } })
      .blur(0.4)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(difference(page, { ...page, bytes: data })).toBeUndefined();
  });

  test('after it went through the file it is kept in', async () => {
    const file = join(folder, 'page.png');
    const page = await paint();
    await writePicture(page, file);
    expect(difference(await readPicture(file), page)).toBeUndefined();
  });
});
