import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeadingLines } from './heading-lines.tsx';

/** Returns the markup with each phrase in braces and each line break as `|`. */
const show = (text: string): string =>
  renderToStaticMarkup(createElement(HeadingLines, { text }))
    .replaceAll(/<span[^>]*>/g, '{')
    .replaceAll('</span>', '}')
    .replaceAll('<br/>', '|');

test.each([
  ['a line without punctuation', 'Go by what it does', 'Go by what it does'],
  ['a line of two clauses', 'Say what, or why.', '{Say what,} {or why.}'],
  ['written lines', 'Find the unit.\nPick the job.', '{Find the unit.} |{Pick the job.}'],
  ['a hyphenated word', 'Thirty-one jobs', '{Thirty-one} jobs'],
  ['clauses without spaces', '暖氣和鍋爐，從地下室到屋頂。', '{暖氣和鍋爐，}{從地下室到屋頂。}'],
])('groups the phrases of %s', (_, text, phrases) => {
  expect(show(text)).toBe(phrases);
});
