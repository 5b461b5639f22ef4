import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { nameRecipe } from '../files/made-files.ts';
import { paintIcon, paintPng } from './png.ts';

test('a drawing is painted at its own size and cached; an icon is painted at the requested size', async () => {
  const color = `#${process.hrtime.bigint().toString(16).slice(-6)}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path fill="${color}" d="M0 0h30v20H0z"/></svg>`;
  const picture = await paintPng(svg);
  const icon = await paintIcon(svg, 16);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 30, height: 20 });
  expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: 16, height: 16 });
  expect(await paintPng(svg)).toEqual(picture);
  expect(await paintIcon(svg, 16)).toEqual(icon);
  expect(existsSync(`.cache/generated/${nameRecipe('png', svg, sharp.versions.vips)}.png`)).toBe(true);
});
