import { describe, expect, test } from 'vitest';
import { outlineText } from './lettering.ts';

describe('letters of other alphabets', () => {
  test.each(['Żyła', 'Nguyễn', 'Ковальчук'])('have outlines instead of boxes, as in %s', (word) => {
    const paths = outlineText(word, [0, 100], 50, 'start');
    expect(paths).toHaveLength([...word].length);
    const [box = ''] = outlineText('中', [0, 100], 50, 'start');
    const shapes = paths.map((path) => path.replace(/[\d.-]+/g, ''));
    expect(shapes).not.toContain(box.replace(/[\d.-]+/g, ''));
  });
});
