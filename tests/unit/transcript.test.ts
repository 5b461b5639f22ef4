import { describe, expect, test } from 'vitest';
import { type Phrase, writeTranscript } from '../transcripts/transcript.ts';

const voice = 'en-US';
/** Phrases of one voice from pairs of element and text. */
const phrases = (...said: readonly (readonly [node: number, text: string])[]): Phrase[] =>
  said.map(([node, text]) => ({ node, text, voice }));

const lines = (said: readonly Phrase[]): string[] => writeTranscript(said).trimEnd().split('\n').slice(1);

describe('a transcript', () => {
  test('has one phrase a line, indented in what holds it, and no “end of”', () => {
    const said = phrases(
      [1, 'navigation, Main'],
      [2, 'list, items: 1'],
      [3, 'listitem, level 1, position 1, set size 1'],
      [4, 'link, Home'],
      [3, 'end of listitem, level 1, position 1, set size 1'],
      [2, 'end of list'],
      [1, 'end of navigation, Main'],
      [5, 'main'],
    );
    expect(lines(said)).toEqual(['navigation, Main', '  list, items: 1', '    link, Home', 'main']);
  });

  test('says a name made of its content once, and what is more than the name', () => {
    const said = phrases(
      [1, 'heading, Old houses, new heat., level 1'],
      [2, 'Old houses,'],
      [3, 'new heat.'],
      [4, 'link, Why'],
      [1, 'end of heading, Old houses, new heat., level 1'],
      [5, 'region, Brands'],
      [6, 'Brands'],
      [5, 'end of region, Brands'],
    );
    expect(lines(said)).toEqual([
      'heading, Old houses, new heat., level 1',
      '  link, Why',
      'region, Brands',
      '  Brands',
    ]);
  });

  test('is silent where screen readers are', () => {
    const said = phrases(
      [1, 'paragraph'],
      [2, 'Call\u00a0us.'],
      [1, 'end of paragraph'],
      [3, 'status'],
      [4, 'group'],
      [5, 'Inside'],
      [4, 'end of group'],
      [6, 'group, Hours'],
    );
    expect(lines(said)).toEqual(['Call us.', 'Inside', 'group, Hours']);
  });

  test('names the voice wherever it changes', () => {
    const said = [
      { node: 1, text: 'Heat', voice: 'en-US' },
      { node: 2, text: 'link, Español', voice: 'es' },
      { node: 3, text: 'link, Más', voice: 'es' },
      { node: 4, text: 'Air', voice: 'en-US' },
    ];
    expect(writeTranscript(said)).toBe('[en-US]\nHeat\n[es]\nlink, Español\nlink, Más\n[en-US]\nAir\n');
  });
});
