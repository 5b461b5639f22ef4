import { expect, test } from 'vitest';
import { choosePicture } from './choose-picture.ts';

const drawing = { name: 'team-lou', alt: 'Lou with a wrench' };
const photo = { file: 'team/lou/photo.jpg', alt: 'Lou beside a boiler' };

test('a photo replaces the drawing', () => {
  expect(choosePicture({ name: 'Lou', drawing, photo })).toEqual({ name: 'Lou', photo });
});

test('the description of a removed photo is removed, too', () => {
  expect(choosePicture({ name: 'Lou', drawing, photo: { alt: 'Lou beside a boiler' } })).toEqual({
    name: 'Lou',
    drawing,
  });
});

test.each([{ drawing: {}, photo: { alt: 'Lou beside a boiler' } }, { name: 'Home' }, 'text', null])(
  '%j stays unchanged, so that the content check can say what is missing',
  (entry) => {
    expect(choosePicture(entry)).toEqual(entry);
  },
);
