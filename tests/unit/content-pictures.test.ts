import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { teamMemberSchema } from '../../src/content/schema.ts';
import { ContentError } from '../../src/lib/content/content-error.ts';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { readCatalog } from '../../src/site/read-catalog.ts';
import { makeFolder } from '../support/temporary-folder.ts';

const LOU = 'team/lou-ortega.yaml';
const PHOTO = 'photo:\n  file: team/lou/photo.jpg\n  alt: Lou at a boiler\n';
const DRAWING = /^drawing:\n(?: {2}.*\n)+/m;

/** The content with one picture changed and a photo below `photos/`; what it is refused with. */
async function listProblems(picture: string, photo?: Buffer | string): Promise<readonly string[]> {
  const folder = join(makeFolder(), 'content');
  cpSync(CONTENT_FOLDER, folder, { recursive: true });
  const path = join(folder, LOU);
  writeFileSync(path, readFileSync(path, 'utf8').replace(DRAWING, picture));
  if (photo !== undefined) {
    mkdirSync(join(folder, 'photos/team/lou'), { recursive: true });
    writeFileSync(join(folder, 'photos/team/lou/photo.jpg'), photo);
  }
  const refusal = await readCatalog(folder).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (refusal === undefined) return [];
  if (!(refusal instanceof ContentError)) throw refusal;
  return refusal.sentences.map((sentence) => sentence.replaceAll(`${folder}/`, ''));
}

const makePhoto = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#654' } })
    .jpeg()
    .toBuffer();

describe('a person', () => {
  test('may have a photo in place of the drawing', async () => {
    expect(await listProblems(PHOTO, await makePhoto(700))).toEqual([]);
  });

  test('has one picture: both and none are told', async () => {
    const drawing = 'drawing:\n  name: team-lou\n  alt: Lou\n';
    expect(await listProblems(drawing + PHOTO, await makePhoto(700))).toEqual([
      `${LOU}, line 8, photo: stands beside a drawing; keep one of the two and delete the other.`,
    ]);
    expect(await listProblems('')).toEqual([
      `${LOU}, drawing: is missing; write a drawing with “name” and “alt”, or a photo with “file” and “alt”.`,
    ]);
  });

  test('whose photo is elsewhere, broken or small is told by file, line and field', async () => {
    expect(await listProblems(PHOTO)).toEqual([
      `${LOU}, line 6, photo, file: in photos/ there is no “team/lou/photo.jpg”; put it there.`,
    ]);
    expect(await listProblems(PHOTO.replace('lou/', 'luo/'), await makePhoto(700))).toEqual([
      `${LOU}, line 6, photo, file: in photos/ there is no “team/luo/photo.jpg”; did you mean “team/lou/photo.jpg”? You can write one of these: team/lou/photo.jpg.`,
    ]);
    expect(await listProblems(PHOTO, 'words')).toEqual([
      `${LOU}, line 6, photo, file: “team/lou/photo.jpg” is no photo that can be read here; save it as JPEG, PNG, WebP or AVIF.`,
    ]);
    expect(await listProblems(PHOTO, await makePhoto(200))).toEqual([
      `${LOU}, line 6, photo, file: “team/lou/photo.jpg” is 200 × 200 pixels; take one whose shorter side has at least 600.`,
    ]);
  });
});

test('a group that a form left empty counts as left out', () => {
  const person = { order: 1, name: 'Ana Ruiz', role: 'Steam', description: 'She listens.' };
  const drawing = { name: 'team-dee', alt: 'Ana with a meter' };
  const parsed = teamMemberSchema.parse({ ...person, drawing, photo: { file: '', alt: '' } });
  expect(parsed.photo).toBeUndefined();
  expect(teamMemberSchema.parse({ ...person, drawing: { name: '' }, photo: null }).drawing).toBeUndefined();
});
