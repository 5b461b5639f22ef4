import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { copyContent, JARGON, listProblems } from './spoiled-content.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">';
const LOGO = `${SVG}<path fill="#fff" d="M0 0h20v30H0z"/></svg>`;
const SQUARE = LOGO.replace('90 30', '30 30');

/** Returns the problems in the content with this `brand.yaml` and these files in `content/brand/`. */
async function listBrandProblems(yaml: string, files: Readonly<Record<string, Buffer | string>> = {}) {
  const folder = copyContent();
  writeFileSync(join(folder, 'brand.yaml'), yaml);
  mkdirSync(join(folder, 'brand'), { recursive: true });
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, 'brand', name), bytes);
  return await listProblems(folder);
}

/** Makes a PNG that is white in its upper-left quarter and transparent elsewhere. */
const makePng = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width: width / 2, height: height / 2, channels: 4, background: '#fff' } })
    .extend({ right: width / 2, bottom: height / 2, background: '#0000' })
    .png({ palette: true, colors: 2 })
    .toBuffer();

const COLOR = 'write a color: # and six digits or letters from a to f, like #cf2409.';

describe('a color', () => {
  test.each(['#cf2409', '#0B4FA0', '#000000', '#b3540a'])('%s is accepted', async (color) => {
    expect(await listBrandProblems(`accent: "${color}"\n`)).toEqual([]);
  });

  test.each([
    ['that is a name', 'accent: orange', `brand.yaml, line 1, accent: is “orange”; ${COLOR}`],
    ['with three digits', 'accent: "#c20"', `brand.yaml, line 1, accent: is “#c20”; ${COLOR}`],
    [
      'with too little contrast for white words',
      'accent: "#ff9900"',
      'brand.yaml, line 1, accent: white words on a button of this color have a contrast of 2.1:1 and need 4.5:1; write "#a46000", the nearest color of the same hue.',
    ],
    [
      'with too little contrast on a page',
      'accent: "#E4002B"',
      'brand.yaml, line 1, accent: words of this color on a page have a contrast of 4.4:1 and need 4.5:1; write "#e1002a", the nearest color of the same hue.',
    ],
    [
      'under an unknown field name',
      'acent: "#cf2409"',
      'brand.yaml, line 1, acent: is not a known field; did you mean “accent”? You can delete it or write one of these: accent, logo, icon.',
    ],
  ])('%s is reported in one sentence', async (_, yaml, sentence) => {
    const problems = await listBrandProblems(`${yaml}\n`);
    expect(problems).toEqual([sentence]);
    expect(problems.join().replaceAll(/“[^”]*”/g, '')).not.toMatch(JARGON);
  });
});

test('a color without quotation marks is reported, because YAML reads it as a comment', async () => {
  const [remark, ...others] = await listBrandProblems('accent: #cf2409\n');
  expect(remark).toBe(
    'brand.yaml, line 1: “#cf2409” is left out, because # starts a comment; write quotation marks " around the whole text.',
  );
  expect(others).toEqual([`brand.yaml, line 1, accent: is empty; ${COLOR}`]);
});

const NAMED = 'logo:\n  file: logo.svg\n';
const PLACE = 'brand.yaml, line 2, logo, file:';

describe('a logo', () => {
  test('may be an SVG or a PNG', async () => {
    for (const size of ['viewBox="0 0 90 30"', 'width="90" height="30"', 'height="30" width="90"']) {
      const svg = LOGO.replace('viewBox="0 0 90 30"', size);
      expect(await listBrandProblems(`${NAMED}  showsName: true\n`, { 'logo.svg': svg })).toEqual([]);
    }
    expect(await listBrandProblems('logo:\n  file: a.png\n', { 'a.png': await makePng(400, 100) })).toEqual(
      [],
    );
  });

  test('that is missing is reported, with the names of existing files', async () => {
    expect(await listBrandProblems(NAMED)).toEqual([
      `${PLACE} in brand/ there is no “logo.svg”; put it there.`,
    ]);
    expect(await listBrandProblems(NAMED, { 'logo2.svg': LOGO })).toEqual([
      `${PLACE} in brand/ there is no “logo.svg”; did you mean “logo2.svg”? You can write one of these: logo2.svg.`,
    ]);
  });

  test.each<[name: string, svg: string | Buffer, sentence: string]>([
    [
      'a broken SVG',
      `${SVG}<path`,
      'cannot be read; open it in the program it was made with and save it again as SVG or PNG.',
    ],
    [
      'a shape that does not fit the bar',
      LOGO.replace('90 30', '900 30'),
      'is 900 × 30; use one whose width is at most 8 times its height, and whose height is at most twice its width.',
    ],
    ...[
      '',
      '<g display="none"><path d="M0 0h90v30H0z"/></g>',
      '<path d="M0 0h20v30H0z"/>',
      '<path fill="#fff" d="M0 0h90v29.9H0z"/>',
    ].map((inner): [string, string, string] => [
      `nothing visible (${inner.slice(0, 30)})`,
      `${SVG}${inner}</svg>`,
      'is invisible, or a block of one color, on the dark background on which it is shown; use the version of your logo for dark backgrounds, with a transparent background and without empty space around it.',
    ]),
  ])('with a fault is reported in one sentence: %s', async (_, svg, sentence) => {
    expect(await listBrandProblems(NAMED, { 'logo.svg': svg })).toEqual([`${PLACE} “logo.svg” ${sentence}`]);
  });

  test('with too few pixels or in another format is reported', async () => {
    const jpeg = await sharp(await makePng(200, 200))
      .flatten()
      .jpeg()
      .toBuffer();
    expect(await listBrandProblems(NAMED, { 'logo.svg': await makePng(300, 60) })).toEqual([
      `${PLACE} “logo.svg” is 60 pixels high; use one that is at least 96.`,
    ]);
    expect(await listBrandProblems(NAMED, { 'logo.svg': jpeg })).toEqual([
      `${PLACE} “logo.svg” is neither an SVG nor a PNG; save it as one of the two.`,
    ]);
  });

  test.each([
    [5000, 1000],
    [4002, 4002],
  ])('with too many pixels, such as %i × %i, is reported', async (width, height) => {
    expect(await listBrandProblems(NAMED, { 'logo.svg': await makePng(width, height) })).toEqual([
      `${PLACE} “logo.svg” is ${width} × ${height} pixels; reduce it to at most 4000 on each side.`,
    ]);
  });
});

test('an icon must be square', async () => {
  expect(await listBrandProblems('icon: icon.svg\n', { 'icon.svg': SQUARE })).toEqual([]);
  expect(await listBrandProblems('icon: icon.svg\n', { 'icon.svg': LOGO })).toEqual([
    'brand.yaml, line 1, icon: “icon.svg” is 90 × 30; use a square one.',
  ]);
});
