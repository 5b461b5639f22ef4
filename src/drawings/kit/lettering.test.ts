import { describe, expect, test } from 'vitest';
import { outlineText, textWidth } from './lettering.ts';

describe('letters of other alphabets', () => {
  test.each(['Żyła', 'Nguyễn', 'Ковальчук'])('are outlines of their own in %s', (word) => {
    const paths = outlineText(word, [0, 100], 50, 'start');
    expect(paths).toHaveLength([...word].length);
    const [box = ''] = outlineText('中', [0, 100], 50, 'start');
    const shapes = paths.map((path) => path.replace(/[\d.-]+/g, ''));
    expect(shapes).not.toContain(box.replace(/[\d.-]+/g, ''));
  });

  test('stand beside those of the basic font, at their size', () => {
    const mixed = textWidth('Żyła', 100);
    const plain = textWidth('Zyla', 100);
    expect(Math.abs(mixed - plain) / plain).toBeLessThan(0.1);
  });

  test('are there in the headline cut, too', () => {
    expect(textWidth('Ż', 100, 'headline')).toBeGreaterThan(50);
  });
});
