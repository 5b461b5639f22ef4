import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { copyContent, listProblems } from './spoiled-content.ts';

const PERSON = 'team/ana-ruiz.yaml';
const PHOTO = 'photo:\n  file: team/ana/photo.jpg\n  alt: Ana at a boiler\n';
const DRAWING = /^drawing:\n(?: {2}.*\n)+/m;

/** Returns the problems in a person’s file that has this picture, while `photos/team/ana/` contains this photo. */
async function listPictureProblems(
  picture: string,
  photo?: Buffer | string,
  name = 'photo.jpg',
): Promise<readonly string[]> {
  const folder = copyContent();
  rmSync(join(folder, 'photos'), { recursive: true });
  const path = join(folder, PERSON);
  writeFileSync(path, readFileSync(path, 'utf8').replace(DRAWING, picture));
  if (photo !== undefined) {
    mkdirSync(join(folder, 'photos/team/ana'), { recursive: true });
    writeFileSync(join(folder, 'photos/team/ana', name), photo);
  }
  return (await listProblems(folder)).filter((problem) => problem.startsWith(PERSON));
}

const makePhoto = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#654' } })
    .jpeg()
    .toBuffer();

test.each([
  ['Lobby.jpg', 'lobby.JPG'],
  ['José.jpg'.normalize('NFC'), 'José.jpg'.normalize('NFD')],
])('photos named %s and %s are reported together', async (...names) => {
  const folder = copyContent();
  for (const name of names) writeFileSync(join(folder, 'photos', name), await makePhoto(700));
  const [problem = '', ...others] = await listProblems(folder);
  for (const name of names) expect(problem).toContain(`photos/${name} `);
  expect(problem).toMatch(/give one another name\.$/);
  expect(others).toEqual([]);
});

describe('a person', () => {
  test('may have a photo instead of the drawing', async () => {
    expect(await listPictureProblems(PHOTO, await makePhoto(700))).toEqual([]);
  });

  test.each(['NFC', 'NFD'])('may have a photo whose file name is in Unicode form %s', async (form) => {
    const picture = PHOTO.replace('photo.jpg', 'José ế.jpg');
    expect(await listPictureProblems(picture, await makePhoto(700), 'José ế.jpg'.normalize(form))).toEqual(
      [],
    );
    expect(await listPictureProblems(picture.normalize('NFD'), await makePhoto(700), 'José ế.jpg')).toEqual(
      [],
    );
  });

  test('must have exactly one picture', async () => {
    const drawing = 'drawing:\n  name: team-lou\n  alt: Ana\n';
    expect(await listPictureProblems(drawing + PHOTO, await makePhoto(700))).toEqual([
      `${PERSON}, line 7, photo: is set in addition to a drawing; keep one of the two and delete the other.`,
    ]);
    expect(await listPictureProblems('')).toEqual([
      `${PERSON}, drawing: is missing; write a drawing with “name” and “alt”, or a photo with “file” and “alt”.`,
    ]);
  });

  test('with a missing, broken or small photo is reported with file, line and field', async () => {
    expect(await listPictureProblems(PHOTO)).toEqual([
      `${PERSON}, line 5, photo, file: in photos/ there is no “team/ana/photo.jpg”; put it there.`,
    ]);
    expect(await listPictureProblems(PHOTO.replace('ana/', 'ann/'), await makePhoto(700))).toEqual([
      `${PERSON}, line 5, photo, file: in photos/ there is no “team/ann/photo.jpg”; did you mean “team/ana/photo.jpg”? You can write one of these: team/ana/photo.jpg.`,
    ]);
    expect(await listPictureProblems(PHOTO, 'words')).toEqual([
      `${PERSON}, line 5, photo, file: “team/ana/photo.jpg” is not a photo that can be read here; save it as JPEG, PNG, WebP or AVIF.`,
    ]);
    expect(await listPictureProblems(PHOTO, await makePhoto(200))).toEqual([
      `${PERSON}, line 5, photo, file: “team/ana/photo.jpg” is 200 × 200 pixels; use one whose shorter side is at least 600.`,
    ]);
  });
});
