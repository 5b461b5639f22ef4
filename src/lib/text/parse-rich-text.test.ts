import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findLinkTargets, parseRichText } from './parse-rich-text.ts';

const words = fc.stringMatching(/^[a-zA-Z .,’()0-9]{1,20}$/);
const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,2}$/);
const type = fc.constantFrom('service', 'borough', 'page');
const link = fc.tuple(words, type, slug);

describe('running text', () => {
  test('without brackets is a single part', () => {
    expect(parseRichText('A plain (quite plain) sentence.')).toEqual([
      { kind: 'text', text: 'A plain (quite plain) sentence.' },
    ]);
  });

  test('keeps the text before, between and after its links', () => {
    expect(parseRichText('See [boilers](service:boiler-repair), [Queens](borough:queens).')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'link', text: 'boilers', target: { type: 'service', slug: 'boiler-repair' } },
      { kind: 'text', text: ', ' },
      { kind: 'link', text: 'Queens', target: { type: 'borough', slug: 'queens' } },
      { kind: 'text', text: '.' },
    ]);
  });

  test('keeps every word and has its links in order, wherever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(words, link)), (pieces) => {
        const written = pieces.map((piece) =>
          typeof piece === 'string' ? piece : `[${piece[0]}](${piece[1]}:${piece[2]})`,
        );
        const parts = parseRichText(written.join(''));
        const visible = pieces.map((piece) => (typeof piece === 'string' ? piece : piece[0]));
        expect(parts.map(({ text }) => text).join('')).toBe(visible.join(''));
        const targets = pieces.flatMap((piece) =>
          typeof piece === 'string' ? [] : [{ type: piece[1], slug: piece[2] }],
        );
        expect(findLinkTargets([written.join('')])).toEqual(targets);
      }),
    );
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
