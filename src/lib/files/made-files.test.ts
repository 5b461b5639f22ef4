import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { keepInCache } from './made-files.ts';

const RIGHT = Buffer.from('the bytes of a picture');

test.each<[what: string, damage: (path: string) => void, makes: number]>([
  ['whole', () => {}, 0],
  ['empty', (path) => writeFileSync(path, ''), 1],
  ['cut off', (path) => writeFileSync(path, readFileSync(path).subarray(0, -9)), 1],
  ['without a digest', (path) => writeFileSync(path, RIGHT), 1],
  ['a folder', (path) => [rmSync(path), mkdirSync(`${path}/other`, { recursive: true })], 1],
])('a cached file that is %s gives the right bytes', async (_what, damage, makes) => {
  const name = `${randomUUID()}.png`;
  const path = `.cache/encoded/${name}`;
  const make = vi.fn(async () => RIGHT);
  const read = async (): Promise<string> => (await keepInCache(name, make)).toString();
  expect(await read()).toBe(RIGHT.toString());
  damage(path);
  for (const _ of [1, 2]) expect(await read()).toBe(RIGHT.toString());
  expect(make).toHaveBeenCalledTimes(1 + makes);
  rmSync(path);
});
