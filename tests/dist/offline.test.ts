/** What a browser saves for visitors without a connection. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OFFLINE_PATH, WORKER_PATH } from '../../src/content/offline.ts';
import { languages } from '../../src/site/languages.ts';
import { bundleWorker, listSavedFiles } from '../../tools/build/write-worker.ts';
import { compressBrotli, QUALITY_ON_THE_WAY } from '../../tools/hosts/brotli.ts';
import { fileOfRoute, DIST as folder, readDist } from '../support/pages.ts';

/** Most bytes that saving may transfer, compressed on the way. */
const MOST_BYTES = 400_000;

const { files } = listSavedFiles(folder);

test('at most 400 kB are transferred to save the page without a connection, the code and the search', () => {
  const paths = [WORKER_PATH, fileOfRoute(OFFLINE_PATH), ...files.filter((path) => path !== OFFLINE_PATH)];
  const sizes = paths.map((path) => readFileSync(join(folder, path)));
  const unpacked = sizes.reduce((sum, { length }) => sum + length, 0);
  const transferred = sizes.reduce((sum, file) => sum + compressBrotli(file, QUALITY_ON_THE_WAY).length, 0);
  expect(unpacked).toBeGreaterThan(transferred);
  expect(transferred).toBeLessThanOrEqual(MOST_BYTES);
});

test('the page says in every language that another page is not saved', () => {
  const said = languages.flatMap(({ navigation }) => navigation.words.unsaved ?? []);
  expect(said).not.toEqual([]);
  for (const words of said) expect(readDist(fileOfRoute(OFFLINE_PATH))).toContain(words);
});

test('the worker tells that no file of the site has changed since the build', async () => {
  expect(readDist(WORKER_PATH)).toBe(await bundleWorker(folder));
});
