import { describe, expect, test } from 'vitest';
import { findLinkTargets, parseRichText } from './parse-rich-text.ts';

describe('running text', () => {
  test('without brackets is a single part', () => {
    expect(parseRichText('A plain (quite plain) sentence.')).toEqual([
      { kind: 'text', text: 'A plain (quite plain) sentence.' },
    ]);
  });

  test('keeps the text before, between and after its links', () => {
    const text = 'See [boilers](service:boiler-repair), [Queens](borough:queens).';
    const targets = [
      { type: 'service', slug: 'boiler-repair' },
      { type: 'borough', slug: 'queens' },
    ];
    expect(findLinkTargets([text])).toEqual(targets);
    expect(parseRichText(text)).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'link', text: 'boilers', target: targets[0] },
      { kind: 'text', text: ', ' },
      { kind: 'link', text: 'Queens', target: targets[1] },
      { kind: 'text', text: '.' },
    ]);
  });

  test.each([
    '[words](sevice:boiler-repair)',
    '[words](service:Boiler)',
    '[words] (service:boiler-repair)',
    '[words](https://example.com)',
    '[[words](service:boiler-repair)',
    'a stray ] bracket',
  ])('with a misspelled link is refused: %s', (paragraph) => {
    expect(() => parseRichText(paragraph)).toThrow(/Misspelled link/);
  });
});
