import { describe, expect, test } from 'vitest';
import { outlineText, textWidth } from './lettering.ts';

describe('letters of other alphabets', () => {
  test.each(['Żyła', 'Nguyễn', 'Ковальчук'])('have outlines instead of boxes, as in %s', (word) => {
    const paths = outlineText(word, [0, 100], 50, 'start');
    expect(paths).toHaveLength([...word].length);
    const [box = ''] = outlineText('中', [0, 100], 50, 'start');
    const shapes = paths.map((path) => path.replace(/[\d.-]+/g, ''));
    expect(shapes).not.toContain(box.replace(/[\d.-]+/g, ''));
  });

  test('are about as wide as those of the basic font', () => {
    const mixed = textWidth('Żyła', 100);
    const plain = textWidth('Zyla', 100);
    expect(Math.abs(mixed - plain) / plain).toBeLessThan(0.1);
  });

  test('exist in the headline cut', () => {
    expect(textWidth('Ż', 100, 'headline')).toBeGreaterThan(50);
  });
});
